import { type FactKind, factKinds } from "./fact-kinds.ts";
import { hasWords, measureInLanguage } from "./fact-measures.ts";
import { type FactGroup, factTable } from "./fact-table.ts";
import { type Language, type Link, languages } from "./schema.ts";

/** Labels and values are compared by their letters, without case, spaces and the kind of an apostrophe or comma. */
const bare = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s:：,，、'’·-]/gu, "");

const byLabel = new Map<string, FactKind>();
for (const kind of factKinds) {
  const { labels, aliases } = factTable[kind];
  for (const label of [...languages.map((lang) => labels[lang]), ...aliases])
    if (!byLabel.has(bare(label))) byLabel.set(bare(label), kind);
}

/** Returns the kind that a label in any language names; null for any other text. */
export function kindOfLabel(label: string): FactKind | null {
  return byLabel.get(bare(label)) ?? null;
}

/** Returns the values to offer, in the resume's language. */
export function optionsOf(kind: FactKind, lang: Language): string[] {
  const { options, codes } = factTable[kind];
  return [...(codes?.[lang] ?? []), ...options.map((option) => option[lang])];
}

/** Returns the kinds to offer that no fact has yet: first those that are usual in the language, then the rest by group. */
export function offeredKinds(
  lang: Language,
  links: readonly Link[],
): { customary: FactKind[]; others: Readonly<Record<FactGroup, FactKind[]>> } {
  const taken = new Set(
    links.filter(({ text }) => text !== undefined).map(({ kind, name }) => kind ?? kindOfLabel(name)),
  );
  const free = factKinds.filter((kind) => !taken.has(kind));
  const isCustomary = (kind: FactKind) => factTable[kind].customary.includes(lang);
  const rest = (group: FactGroup) => free.filter((kind) => factTable[kind].group === group && !isCustomary(kind));
  return {
    customary: free.filter(isCustomary),
    others: { wanted: rest("wanted"), person: rest("person"), papers: rest("papers") },
  };
}

/** Returns the fact with its kind, where its label tells that; anything else as it is. */
export function withKind<T extends { name?: unknown; text?: unknown; kind?: unknown }>(
  fact: T,
): T & { kind?: FactKind } {
  const kind = typeof fact.text === "string" && typeof fact.name === "string" ? kindOfLabel(fact.name) : null;
  return fact.kind !== undefined || kind === null ? (fact as T & { kind?: FactKind }) : { ...fact, kind };
}

/**
 * Returns a fact in another language: a label and a value of the table as the table has them there, a number of years or
 * weeks with its unit, and whatever else the person wrote as it is.
 */
export function factInLanguage(fact: Link, to: Language): Link {
  return toldFact(fact, to).fact;
}

/** The parts of a fact that stay in the person's own words, which an engine may translate, or nobody (`isIntimate`). */
type OwnWords = { name: boolean; text: boolean; isIntimate: boolean };

/** Returns a fact as `factInLanguage` does, and which parts of it the table does not know. A link has no such parts. */
export function toldFact(fact: Link, to: Language): { fact: Link; own: OwnWords } {
  const { name, text } = fact;
  if (text === undefined) return { fact, own: { name: false, text: false, isIntimate: false } };
  // One from before there were kinds is known by its label.
  const kind = fact.kind ?? kindOfLabel(name);
  const row = kind === null ? null : factTable[kind];
  const isOurs = row !== null && kindOfLabel(name) === kind;
  const option = row?.options.find((one) => languages.some((lang) => bare(one[lang]) === bare(text)));
  const isCode = languages.some((lang) => row?.codes?.[lang]?.some((code) => bare(code) === bare(text)));
  const told = option?.[to] ?? (isCode ? text : measureInLanguage(text, to));
  return {
    fact: { ...fact, name: isOurs ? row.labels[to] : name, text: told ?? text },
    own: {
      name: !isOurs && hasWords(name),
      text: told === null && hasWords(text),
      isIntimate: row?.isIntimate === true,
    },
  };
}

/** Returns the facts among the links that are said otherwise in another language. */
export function factsInLanguage(links: readonly Link[], to: Language): Link[] {
  return links.flatMap((link) => {
    const told = factInLanguage(link, to);
    return told.name === link.name && told.text === link.text ? [] : [told];
  });
}
