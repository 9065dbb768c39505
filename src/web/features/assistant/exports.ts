/** What other features use of the assistant. */

export { keptTranslation } from "./kept-translation.ts";
export { engineOf, providersQuery } from "./providers-query.ts";
export { TokensDialog } from "./tokens-dialog.tsx";
export { TranslateDialog } from "./translate.ts";
