import { createInstance } from "i18next";
import { ch } from "#locales/ch.ts";
import { en } from "#locales/en.ts";
import { type Locale, locales } from "#locales/words.ts";

/** Finds the edition of a request, and translates messages and mails. */

type Leaves<T> = {
  [Key in keyof T & string]: T[Key] extends string ? Key : `${Key}.${Leaves<T[Key]>}`;
}[keyof T & string];
export type Namespace = keyof typeof en;
export type WordKey<N extends Namespace> = Leaves<(typeof en)[N]>;

const texts = createInstance();
// All texts are bundled, so `init` has finished when the call returns. Mails escape values themselves.
void texts.init({
  lng: "en",
  fallbackLng: "en",
  ns: Object.keys(en),
  resources: { en, ch },
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** Returns the text of `key`, as in `translate("ch", "errors", "tooManyRequests", {seconds: 40})`. */
export function translate<N extends Namespace>(
  locale: Locale,
  namespace: N,
  key: WordKey<N>,
  values: Record<string, string | number> = {},
): string {
  return texts.t(key as string, { ...values, lng: locale, ns: namespace });
}

function known(value: string | undefined): Locale | undefined {
  return locales.find((locale) => locale === value);
}

type Asked = {
  /** The edition of the requested host, where editions have hosts. */
  host?: Locale | undefined;
  isCall?: boolean;
  query: string | undefined;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
};

/**
 * Returns the host's edition, else `?locale=`, else the cookie `locale`, else what Accept-Language prefers (English
 * where it names only languages that we do not have), else the installation's default. A call may ask for texts of the other edition whatever its host; a page of an edition has exactly one URL.
 */
export function requestLocale(asked: Asked, fallback: Locale): Locale {
  const query = known(asked.query);
  const named = asked.isCall ? (query ?? asked.host) : (asked.host ?? query);
  return named ?? known(asked.cookie) ?? accepted(asked.acceptLanguage) ?? fallback;
}

function accepted(header: string | undefined): Locale | undefined {
  if (!header) return undefined;
  const preferences = header
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...options] = part.trim().toLowerCase().split(";");
      const weight = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find(Boolean);
      return { language: tag.split("-")[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter((preference) => preference.weight > 0)
    .sort((left, right) => right.weight - left.weight);
  for (const preference of preferences) {
    if (preference.language === "zh") return "ch";
    if (preference.language === "en") return "en";
  }
  // Who names only languages that we do not have reads English more likely than Chinese. `*` names none.
  return preferences.some(({ language = "" }) => /^[a-z]{2,8}$/.test(language)) ? "en" : undefined;
}
