import { useTranslation } from "./translation.ts";

/** Returns "3 figures to fill in · 2 suggestions to confirm", as far as there are any. */
export function useUnfinishedWords({ blanks, suggestions }: { blanks: number; suggestions: number }): string {
  const { t } = useTranslation("editorUnfinished");
  const parts = [blanks && t("blanks", { count: blanks }), suggestions && t("suggestions", { count: suggestions })];
  return parts.filter(Boolean).join(" · ");
}
