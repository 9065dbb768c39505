import type { Language } from "#core/resume/schema.ts";
import type { Locale } from "#locales/words.ts";

/** Returns the edition in whose language the words around a resume are, and on whose host it is served. */
export const chromeLocale = (lang: Language): Locale => (lang === "ch" || lang === "zh-tw" ? "ch" : "en");
