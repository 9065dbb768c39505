/** What other features may use of the assistant. */
export { providersQuery } from "./providers-query.ts";
export { TokensDialog } from "./tokens-dialog.tsx";
