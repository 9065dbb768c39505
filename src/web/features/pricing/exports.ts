/** What other features may use of the pricing page. */
export { purseQuery } from "./orders.ts";
