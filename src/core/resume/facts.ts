import { type FactKind, factKinds } from "./fact-kinds.ts";
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
 * Returns a fact in another language: a label and a value of the table as the table has them there, and whatever else the
 * person wrote as it is.
 */
export function factInLanguage(fact: Link, to: Language): Link {
  const { name, text } = fact;
  // One from before there were kinds is known by its label.
  const kind = fact.kind ?? (text === undefined ? null : kindOfLabel(name));
  if (kind === null || text === undefined) return fact;
  const { labels, options } = factTable[kind];
  const isOurs = kindOfLabel(name) === kind;
  const option = options.find((one) => languages.some((lang) => bare(one[lang]) === bare(text)));
  return { ...fact, name: isOurs ? labels[to] : name, text: option ? option[to] : text };
}

/** Returns the facts among the links that are said otherwise in another language. */
export function factsInLanguage(links: readonly Link[], to: Language): Link[] {
  return links.flatMap((link) => {
    const told = factInLanguage(link, to);
    return told.name === link.name && told.text === link.text ? [] : [told];
  });
}
