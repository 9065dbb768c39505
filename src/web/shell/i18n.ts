import { htmlLang, type Locale, locales } from "#locales/words.ts";
import { createTranslator, type ReadTexts } from "./translation.ts";

/**
 * The edition and its texts. The server names the edition in the document, by the URL, the cookie `locale`, the
 * browser's languages, or its own default. Only the texts that a page names are loaded: the document contains those of
 * its own page, and the others are one small file per namespace and edition.
 *
 * In a component: `const { t } = useTranslation("resumes")`, then `t("list.title")`; another namespace by `t("close", {
 * ns: "common" })`. A page names its namespaces in routes.tsx and finds them loaded.
 */
const files = import.meta.glob<Record<string, object>>([
  "../../locales/*/*.ts",
  "!**/mails.ts",
  "!**/descriptions.ts",
  "!**/account-server.ts",
  "!**/discovery.ts",
]);

/** The file of a namespace: `editorShare` is in `editor-share.ts`. `fields` and `errors` share a file. */
const fileOf = (namespace: string) =>
  namespace === "fields" ? "errors" : namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const read: ReadTexts = async (locale, namespace) => {
  const load = files[`../../locales/${locale}/${fileOf(namespace)}.ts`];
  const words = (await load?.())?.[namespace];
  if (!words) throw new Error(`No words for ${namespace} in ${locale}`);
  return words;
};

/** The namespaces that every page needs. */
export const shellTexts = ["common"] as const;

export function readLocale(cookie = document.cookie, languages: readonly string[] = navigator.languages): Locale {
  // The server has already decided; only the development server's document names no edition.
  const { locale } = document.documentElement.dataset;
  if (locale && isLocale(locale)) return locale;
  const chosen = /(?:^|;\s*)locale=(\w+)/.exec(cookie)?.[1];
  if (chosen && isLocale(chosen)) return chosen;
  for (const language of languages) {
    if (language.toLowerCase().startsWith("zh")) return "ch";
    if (language.toLowerCase().startsWith("en")) return "en";
  }
  return "ch";
}

/** The browser's translator. The server has its own ones (render.tsx). */
export const translator = createTranslator(typeof document === "undefined" ? "ch" : readLocale(), read);

export async function startI18n(): Promise<void> {
  await translator.load(shellTexts);
  document.documentElement.lang = htmlLang[currentLocale()];
}

export function currentLocale(): Locale {
  return translator.language;
}

/** Loads the texts of a page before it is shown. */
export function loadTexts(namespaces: readonly string[]): Promise<void> {
  return translator.load(namespaces);
}

/**
 * Switches the edition and remembers it for a year in a cookie that the server also reads for its messages and mails.
 */
export async function switchLocale(locale: Locale): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `locale=${locale}; Path=/; Max-Age=31536000; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`;
  await translator.changeLocale(locale);
  document.documentElement.lang = htmlLang[locale];
}

function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}
