import type { Locale } from "#locales/words.ts";
import { useTranslation } from "./translation.ts";

/** Returns the current edition; the component renders again when it changes. */
export function useLocale(): Locale {
  const { i18n } = useTranslation();
  return i18n.language === "en" ? "en" : "ch";
}
