import { limits } from "../limits.ts";
import { richTextToPlain } from "./rich-text.ts";
import type { BasicInfo, Link, ResumeData, ResumeDocument, Section } from "./schema.ts";
import type { ItemField } from "./sections.ts";

/**
 * The texts of a translated copy that kept the words of the language they were written in. A copy notes them by
 * fingerprints: a text counts as untranslated as long as it stands as it did, so that whoever edits it needs to clear
 * nothing, undo brings the mark back, and no word of a text that is gone is stored.
 */
export type Untranslated = {
  /** `basics`, or the id of a section. */
  section: string;
  /** An entry, or a fact of the basics; null for another text of the basics or the name of a section. */
  item: string | null;
  field: ItemField | "name" | "location" | "text";
  line: string;
};

/** Returns what tells a text from others: its letters and figures, however it is spaced, marked or numbered. */
export function fingerprint(text: string): string {
  const letters = text
    .replace(/^[^\p{L}]+/u, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
  // FNV-1a, 32 bits: two of some hundred texts of a resume hardly ever share one.
  let hash = 0x811c9dc5;
  for (let at = 0; at < letters.length; at += 1) hash = Math.imul(hash ^ letters.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Returns the document with such a list; without the field where the list is empty. */
export function withUntranslated(document: ResumeDocument, list: readonly string[]): ResumeDocument {
  const { untranslated: _, ...data } = document.data;
  const most = list.slice(0, limits.document.untranslated);
  return { ...document, data: most.length === 0 ? data : { ...data, untranslated: most } };
}

const basics = ["title", "location"] as const satisfies (keyof BasicInfo)[];
const factFields = ["name", "text"] as const satisfies (keyof Link)[];
const fields = ["title", "subTitle", "city", "description"] as const satisfies ItemField[];

/** Returns what is untranslated in a copy, in reading order. What is hidden is not asked for, because nobody reads it. */
export function untranslatedIn({ untranslated, basicInfo, links, sections }: ResumeData): readonly Untranslated[] {
  if (!untranslated || untranslated.length === 0) return none;
  const list = setOf(untranslated);
  const above = basics
    .filter((field) => isIn(list, basicInfo[field]))
    .map((field): Untranslated => ({ section: "basics", item: null, field, line: basicInfo[field] }));
  const facts = links
    .filter(({ text }) => text !== undefined)
    .flatMap((fact) =>
      factFields
        .filter((field) => isIn(list, fact[field] ?? ""))
        .map((field): Untranslated => ({ section: "basics", item: fact.id, field, line: fact[field] ?? "" })),
    );
  return [...above, ...facts, ...sections.flatMap((section) => (section.isHidden ? [] : inSection(section, list)))];
}

const none: readonly Untranslated[] = [];
const isIn = (list: ReadonlySet<string>, text: string) => /\p{L}/u.test(text) && list.has(fingerprint(text));

/** Asked for at every keystroke; a list and a section that did not change are looked at once. */
const sets = new WeakMap<readonly string[], ReadonlySet<string>>();
const known = new WeakMap<Section, { list: ReadonlySet<string>; found: readonly Untranslated[] }>();

function setOf(list: readonly string[]): ReadonlySet<string> {
  const set = sets.get(list) ?? new Set(list);
  sets.set(list, set);
  return set;
}

function inSection(section: Section, list: ReadonlySet<string>): readonly Untranslated[] {
  const last = known.get(section);
  if (last?.list === list) return last.found;
  const name: Untranslated[] = isIn(list, section.name)
    ? [{ section: section.id, item: null, field: "name", line: section.name }]
    : [];
  const found = [
    ...name,
    ...section.data
      .filter((item) => !item.isHidden && !item.isSample)
      .flatMap((item) =>
        fields.flatMap((field) =>
          (field === "description" ? richTextToPlain(item.description).split("\n") : [item[field]])
            .filter((line) => isIn(list, line))
            .map((line): Untranslated => ({ section: section.id, item: item.id, field, line: bareLine(line) })),
        ),
      ),
  ];
  known.set(section, { list, found });
  return found;
}

const bareLine = (line: string) => line.replace(/^[ \t]*(?:[•◦▪*-][ \t]*|\d+[.)][ \t]*)?(?:◇\s*)?/u, "");

/** Returns whether a line of a text is untranslated, by the list of its document. */
export function isUntranslated(list: readonly string[] | undefined, line: string): boolean {
  return list !== undefined && list.length > 0 && isIn(setOf(list), line);
}
