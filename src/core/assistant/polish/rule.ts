/**
 * A rule of the built-in polisher: it finds places in a text and says what to write there. Rules change words and form,
 * never what is claimed: no rule may bring a figure, a name or a tool, or make a claim larger.
 */
export type Edit = { start: number; end: number; after: string };

export type PolishContext = {
  /** The tense in which the lines of this passage begin: what is over, or what goes on. */
  tense: "past" | "present";
};

/** The same sentence in the language of each edition. */
export type Reason = Readonly<Record<"en" | "ch", string>>;

export type Rule = {
  name: string;
  /** Why, for the person, who may read another edition than the passage is written in. */
  reason: Reason;
  /** True for what concerns form alone and is sure. */
  isSafe: boolean;
  find: (text: string, context: PolishContext) => Edit[];
};

/** Returns a rule that replaces what a pattern matches; `null` from the function leaves the place as it is. */
export function replacing(
  name: string,
  reason: Reason,
  isSafe: boolean,
  pattern: RegExp,
  write: (match: RegExpExecArray, context: PolishContext) => string | null,
): Rule {
  const global = new RegExp(pattern.source, pattern.flags.includes("g") ? pattern.flags : `${pattern.flags}g`);
  const find = (text: string, context: PolishContext) =>
    [...text.matchAll(global)].flatMap((match) => {
      const after = write(match as RegExpExecArray, context);
      const start = match.index;
      return after === null || after === match[0] ? [] : [{ start, end: start + match[0].length, after }];
    });
  return { name, reason, isSafe, find };
}

/** The same in every language. */
export const oneSpace: Rule = replacing(
  "space-twice",
  { en: "One space is enough.", ch: "一个空格就够了。" },
  true,
  /(?<=\S) {2,}(?=\S)/g,
  () => " ",
);

/** Returns the word with its first letter as large as that of the word that it replaces. */
export function casedLike(word: string, model: string): string {
  if (model.length > 1 && model === model.toUpperCase() && /[A-Z]{2}/.test(model)) return word.toUpperCase();
  const first = model.charAt(0);
  return first !== first.toLowerCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** Returns the pairs of a table, one `wrong=right` a word or a line. */
export function pairsOf(table: string, separator: RegExp): Map<string, string> {
  const pairs = table
    .split(separator)
    .map((pair) => pair.trim())
    .filter(Boolean);
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]));
}

/** The beginning of a line, with what a list is written with, as the source of a pattern; its first group. */
export const lineStart = "(?<=^|\\n)([ \\t]*(?:[•·*◇-][ \\t]*)*)";

/** Returns the source of a pattern that matches one of the texts, the longest that it can. */
export function oneOf(texts: Iterable<string>): string {
  const escaped = [...texts].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return escaped.sort((a, b) => b.length - a.length).join("|");
}
