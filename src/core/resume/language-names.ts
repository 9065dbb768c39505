import type { Language } from "./schema.ts";

/** What each language of a resume is called in itself. */
export const ownNames: Readonly<Record<Language, string>> = {
  ch: "中文",
  en: "English",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
  ja: "日本語",
  ko: "한국어",
  "zh-tw": "繁體中文",
};
