/// <reference path="./patterns.d.ts" />

import { richTextToPlain } from "#core/resume/rich-text.ts";
import type { Language, ResumeDocument } from "#core/resume/schema.ts";
import { designOf } from "../registry.ts";
import { type PatternList, type Patterns, placesIn, readPatterns } from "./liang.ts";

/**
 * The places at which the words of a sheet's justified texts may be hyphenated: for each word, as it occurs between
 * spaces, the number of characters before each place. Which of them get a hyphen is decided when the lines are laid out
 * (divide.ts).
 */
export type Hyphens = Readonly<Record<string, readonly number[]>>;

/** The patterns are fetched when the first justified text in the language is shown: those of German take 70 KB. */
const lists: Partial<Record<Language, () => Promise<{ default: PatternList }>>> = {
  en: () => import("hyphen/patterns/en-us.js"),
  de: () => import("hyphen/patterns/de-1996.js"),
  es: () => import("hyphen/patterns/es.js"),
  fr: () => import("hyphen/patterns/fr.js"),
};

const loading = new Map<Language, Promise<Patterns>>();

/** Returns the patterns of a language. Call it only for a language whose `justifiedText` is not empty. */
export function loadPatterns(lang: Language): Promise<Patterns> {
  const known = loading.get(lang);
  if (known) return known;
  const coming = (lists[lang]?.() ?? Promise.resolve({ default: { patterns: [], exceptions: [] } })).then(
    ({ default: list }) => readPatterns(list),
  );
  loading.set(lang, coming);
  // A failure, such as a moment offline, is not cached, so that the next call fetches again.
  coming.catch(() => loading.delete(lang));
  return coming;
}

/**
 * Returns the justified texts of a sheet, one paragraph a line. Empty where the language has no patterns or nothing is
 * justified, which is the usual case.
 */
export function justifiedText({ data, config }: ResumeDocument): string {
  if (!lists[config.lang]) return "";
  const { justifies = [] } = designOf(config.templateName);
  const texts: string[] = [];
  for (const { type, isHidden, data: items } of data.sections) {
    if (isHidden) continue;
    for (const { description } of items)
      if (description !== "" && (justifies.includes(type) || description.includes("justify")))
        texts.push(richTextToPlain(description));
  }
  return texts.join("\n");
}

/**
 * Letters with the punctuation that may surround them: an opening mark, an elided article, closing marks. No figures
 * and no URLs.
 */
const plainWord = /^([([«“„‘"'¿¡]*(?:\p{L}{1,3}[’'])?)(\p{Script=Latin}+)(?:[’']\p{L}{1,2})?[)\]»”“’"'.,;:!?…]*$/u;

/** Returns the places of each word of a text that has any. */
export function hyphensIn(text: string, lang: Language, patterns: Patterns): Hyphens {
  const places: Record<string, readonly number[]> = {};
  for (const token of new Set(text.split(/\s+/))) {
    const [, ahead = "", word = ""] = plainWord.exec(token) ?? [];
    if (!isDivided(word, lang)) continue;
    const own = placesIn(word, patterns);
    if (own.length > 0) places[token] = own.map((place) => ahead.length + place);
  }
  return places;
}

/**
 * False for abbreviations, for product names (`GitHub`), and for capitalised words where only names and the beginnings
 * of sentences have a capital.
 */
function isDivided(word: string, lang: Language): boolean {
  const small = lang === "de" ? word.slice(1) : word;
  return small !== "" && small === small.toLowerCase();
}

/** Loads the patterns and returns the places for one document, or null where nothing is justified. */
export async function hyphensOf(document: ResumeDocument): Promise<Hyphens | null> {
  const text = justifiedText(document);
  const { lang } = document.config;
  return text === "" ? null : hyphensIn(text, lang, await loadPatterns(lang));
}
