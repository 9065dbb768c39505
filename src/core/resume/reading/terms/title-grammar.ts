import type { HeadingKind } from "../words/headings.ts";

/** How a language puts titles of sections together; all words as the table of titles has them, in small letters without accents. */
export type TitleGrammar = {
  /** The nouns that titles begin with and that say by themselves what follows. */
  nouns: readonly (readonly [RegExp, HeadingKind])[];
  /** Nouns that say nothing before what stands behind them does. */
  neutral: RegExp;
  byQuality: readonly (readonly [RegExp, HeadingKind])[];
  /** What stands behind a noun may turn it into something else. */
  turns: readonly (readonly [HeadingKind, RegExp, HeadingKind])[];
  /** What says more of a noun, and the small words between. */
  quality: RegExp;
  small: RegExp;
  /** What says which of several there are, before the noun. */
  before: RegExp;
  /** What is put together so and is no title. */
  isNone: RegExp;
};

/**
 * Returns the kind of section that a title announces which is put together of common words: a noun, and nothing behind it
 * but what says more of it ("Antecedentes académicos", "Compétences relationnelles"). Null for a noun alone, which the
 * table of titles has, and for any other text.
 */
export function kindByGrammar(grammar: TitleGrammar, title: string): HeadingKind | null {
  const { nouns, neutral, byQuality, turns, quality, small, before, isNone } = grammar;
  const kindOfNoun = (word: string) => nouns.find(([noun]) => noun.test(word))?.[1];
  const words = title.replace(before, "").split(/[\s/&,'’-]+/u);
  const [noun = "", ...others] = words;
  const isTitle =
    words.length < 8 && others.every((word) => quality.test(word) || small.test(word) || kindOfNoun(word));
  if (!isTitle || title === noun || isNone.test(title)) return null;
  const kind = kindOfNoun(noun);
  if (kind) return turns.find(([of, sign]) => of === kind && sign.test(title))?.[2] ?? kind;
  if (!neutral.test(noun)) return null;
  return byQuality.find(([sign]) => others.some((word) => sign.test(word)))?.[1] ?? null;
}
