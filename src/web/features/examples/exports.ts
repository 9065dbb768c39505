/** What other features may use of the examples. */
export { Creator } from "./creator.tsx";
