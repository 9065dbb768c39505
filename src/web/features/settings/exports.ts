/** What other features may use of the settings. */
export { Records } from "./records.tsx";
export { When } from "./when.tsx";
