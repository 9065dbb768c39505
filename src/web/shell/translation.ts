import type { FlatNamespace, KeyPrefix, TFunction } from "i18next";
import { createContext, use, useMemo, useSyncExternalStore } from "react";
import { htmlLang, type Locale } from "#locales/words.ts";

/**
 * Texts by key, as in `t("list.title", { count })`: the part of i18next's interface that this product uses, with its
 * types. The library itself would be an eighth of the code that an anonymous visitor's browser loads. The server, where
 * size does not matter, uses the library, and a test holds the two together. Supported: dotted keys, `{{value}}`,
 * plurals by `count`, `defaultValue`, `returnObjects`, `keyPrefix`, `ns`.
 */
export type Texts = { [key: string]: string | Texts };
/** Reads the texts of a namespace in an edition; rejects where there are none. */
export type ReadTexts = (locale: Locale, namespace: string) => Promise<object>;

type Options = {
  ns?: string;
  count?: number;
  defaultValue?: unknown;
  returnObjects?: boolean;
  [value: string]: unknown;
};

export type Translator = {
  readonly language: Locale;
  t: TFunction<"common">;
  exists(key: string, options?: { ns?: string }): boolean;
  /** Returns `t` for a namespace and a common prefix of keys; the same function until the language changes. */
  getFixedT(namespace: string, prefix: string | undefined): TFunction<never>;
  has(namespace: string): boolean;
  load(namespaces: readonly string[]): Promise<void>;
  /** Adds texts of the current edition, by namespace. */
  addTexts(known: Record<string, object>): void;
  /** Loads the loaded namespaces in the other edition too, then switches to it. */
  changeLocale(locale: Locale): Promise<void>;
  subscribe(listener: () => void): () => void;
};

/**
 * Creates a translator.
 * @param known texts that need not be read: `known[locale][namespace]`
 */
export function createTranslator(
  locale: Locale,
  read: ReadTexts,
  known: Partial<Record<Locale, object>> = {},
): Translator {
  const words = new Map<string, Texts>();
  const asked = new Map<string, Promise<void>>();
  const functions = new Map<string, TFunction<never>>();
  const listeners = new Set<() => void>();
  let language = locale;
  for (const [each, namespaces] of Object.entries(known)) {
    for (const [namespace, texts] of Object.entries(namespaces)) words.set(`${each}/${namespace}`, texts as Texts);
  }

  function loadOne(edition: Locale, namespace: string): Promise<void> {
    const place = `${edition}/${namespace}`;
    const running = asked.get(place);
    if (running || words.has(place)) return running ?? Promise.resolve();
    const loading = read(edition, namespace).then(
      (texts) => void words.set(place, texts as Texts),
      (error: unknown) => {
        // Forgets the failed request, so that the next page that needs these texts asks again.
        asked.delete(place);
        throw error;
      },
    );
    asked.set(place, loading);
    return loading;
  }

  function find(namespace: string, key: string): string | Texts | undefined {
    let found: string | Texts | undefined = words.get(`${language}/${namespace}`);
    for (const part of key.split(".")) {
      found = typeof found === "object" && Object.hasOwn(found, part) ? found[part] : undefined;
    }
    return found;
  }

  function translate(namespace: string, key: string, options: Options): unknown {
    const place = options.ns ?? namespace;
    const plural = options.count === undefined ? undefined : `${key}_${pluralOf(language, options.count)}`;
    const found = (plural && find(place, plural)) ?? find(place, key);
    if (typeof found === "object" && options.returnObjects) return found;
    const text = typeof found === "string" ? found : options.defaultValue;
    return typeof text === "string" ? fill(text, options) : (text ?? key);
  }

  const translator: Translator = {
    get language() {
      return language;
    },
    t: ((key: string, options: Options = {}) => translate("common", key, options)) as TFunction<"common">,
    exists: (key, { ns = "common" } = {}) => find(ns, key) !== undefined,
    getFixedT(namespace, prefix) {
      const name = `${language}/${namespace}/${prefix ?? ""}`;
      let made = functions.get(name);
      if (!made) {
        made = ((key: string, options: Options = {}) =>
          translate(namespace, prefix ? `${prefix}.${key}` : key, options)) as TFunction<never>;
        functions.set(name, made);
      }
      return made;
    },
    has: (namespace) => words.has(`${language}/${namespace}`),
    async load(namespaces) {
      await Promise.all(namespaces.map((namespace) => loadOne(language, namespace)));
    },
    addTexts(given) {
      for (const [namespace, texts] of Object.entries(given)) words.set(`${language}/${namespace}`, texts as Texts);
    },
    async changeLocale(next) {
      const loaded = [...words.keys()].filter((place) => place.startsWith(`${language}/`));
      await Promise.all(loaded.map((place) => loadOne(next, place.slice(language.length + 1))));
      language = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return translator;
}

function fill(text: string, values: Options): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ""));
}

const rules = new Map<Locale, Intl.PluralRules>();

function pluralOf(locale: Locale, count: number): string {
  const known = rules.get(locale) ?? new Intl.PluralRules(htmlLang[locale]);
  rules.set(locale, known);
  return known.select(count);
}

/** The translator of the components below. The browser has one, the server one per edition. */
export const TranslatorContext = createContext<Translator | null>(null);

type Namespaces = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]];

/**
 * Returns the texts of a namespace, or of the first of several. Suspends where they are not loaded yet; the component
 * renders again when the edition changes.
 */
export function useTranslation<const N extends Namespaces = "common", const K extends KeyPrefix<N> = undefined>(
  namespaces?: N,
  options?: { keyPrefix?: K },
) {
  const translator = use(TranslatorContext);
  if (!translator) throw new Error("useTranslation needs a TranslatorContext");
  const language = useSyncExternalStore(
    translator.subscribe,
    () => translator.language,
    () => translator.language,
  );
  const names: readonly string[] = typeof namespaces === "string" ? [namespaces] : (namespaces ?? ["common"]);
  if (!names.every((name) => translator.has(name))) use(waitFor(translator, language, names));
  const first = names[0] ?? "common";
  const prefix = options?.keyPrefix as string | undefined;
  return useMemo(
    () => ({ t: translator.getFixedT(first, prefix) as unknown as TFunction<N, K>, i18n: translator, language }),
    [translator, language, first, prefix],
  );
}

const waits = new WeakMap<Translator, Map<string, Promise<void>>>();

/** Returns the same promise for the same texts, as `use` requires. */
function waitFor(translator: Translator, language: Locale, names: readonly string[]): Promise<void> {
  const known = waits.get(translator) ?? new Map<string, Promise<void>>();
  waits.set(translator, known);
  const key = `${language}/${names.join()}`;
  const wait = known.get(key) ?? translator.load(names);
  known.set(key, wait);
  return wait;
}
