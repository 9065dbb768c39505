import { loadTexts } from "#web/shell/i18n.ts";
import { part } from "#web/shell/lazy-part.ts";

/** The dialog that translates a resume; its code is loaded when it is first opened. */
export const TranslateDialog = part(async () => {
  const [module] = await Promise.all([import("./translate-dialog.tsx"), loadTexts(["translation", "assistant"])]);
  return module.TranslateDialog;
});
