export { engineOf, providersQuery } from "./providers-query.ts";
