/** What other features use of the assistant. */
export { engineOf, providersQuery } from "./providers-query.ts";
export { TokensDialog } from "./tokens-dialog.tsx";
export { TranslateDialog } from "./translate.ts";
