import { isRecord } from "./healing/loose.ts";
import { richTextToPlain, sanitizeRichText } from "./rich-text.ts";
import {
  type BasicInfo,
  basicInfoSchema,
  type DesignSettings,
  designSettingsSchema,
  type Item,
  type Link,
  type ResumeConfig,
  type ResumeDocument,
  resumeConfigSchema,
  type Section,
} from "./schema.ts";
import type { SectionKind } from "./sections.ts";

/**
 * The differences between two states of a resume, field by field, as data; the editor puts them into words. This file
 * decides what counts as a difference; `difference-words.ts` compares two texts in detail.
 *
 * Sections, items and links are the same when their ids are. Fields that only the program reads are ignored: ids,
 * `templateId` (the template's name stands for it), `printerMode`, `isCreated`, `isNew`.
 */
export type DifferencePlace =
  | { part: "name" }
  | { part: "basic"; field: keyof BasicInfo }
  | { part: "link"; linkId: string; link: string; field?: LinkField }
  | ({ part: "section"; field?: SectionDetail; style?: string } & SectionPlace)
  | ({ part: "item"; itemId: string; item: string; field?: ItemDetail; style?: string } & SectionPlace)
  | { part: "config"; field: ConfigDetail }
  | { part: "design"; field: keyof DesignSettings };

type SectionPlace = { sectionId: string; section: string; type: SectionKind };

export type LinkField = "name" | "src" | "text" | "linkText";
export type SectionDetail = Exclude<keyof Section, "id" | "data" | "styles" | "isCreated">;
export type ItemDetail = Exclude<keyof Item, "id" | "styles">;
export type ConfigDetail = Exclude<keyof ResumeConfig, "templateId" | "printerMode" | "design">;

export type Difference = DifferencePlace & {
  /**
   * `moved`: it is elsewhere in its list (`before` and `after` are positions from 1) or in another section (they are
   * its name).
   */
  kind: "changed" | "added" | "removed" | "moved";
  /** Plain text before and after; empty where there was nothing. Switches are `true` and `false`. */
  before: string;
  after: string;
  /** True where only the formatting differs (bold, lists, links), not the words. */
  isFormat?: true;
};

const basicFields = Object.keys(basicInfoSchema.shape) as (keyof BasicInfo)[];
const designFields = Object.keys(designSettingsSchema.shape) as (keyof DesignSettings)[];
const configFields = (Object.keys(resumeConfigSchema.shape) as (keyof ResumeConfig)[]).filter(
  (field): field is ConfigDetail => field !== "templateId" && field !== "printerMode" && field !== "design",
);
const linkFields = ["name", "src", "text", "linkText"] as const;
const sectionFields = [
  ...(["name", "type", "position", "columns", "tagStyle", "onlyDesc", "profile", "isHidden"] as const),
] satisfies SectionDetail[];
const itemFields = [
  ...(["title", "subTitle", "startDate", "endDate", "city", "description", "isHidden"] as const),
  ...(["breakBefore", "keepTogether"] as const),
] satisfies ItemDetail[];

/** Returns every difference once, in the order in which a resume is read. Never throws; equal documents have none. */
export function difference(before: ResumeDocument, after: ResumeDocument): Difference[] {
  if (before === after) return [];
  const found: Difference[] = [];
  if (before.name !== after.name) found.push({ part: "name", kind: "changed", before: before.name, after: after.name });
  for (const change of changedFields(before.data.basicInfo, after.data.basicInfo, basicFields)) {
    found.push({ part: "basic", kind: "changed", ...change });
  }
  found.push(...linkDifferences(before.data.links, after.data.links));
  found.push(...sectionDifferences(before.data.sections, after.data.sections));
  for (const change of changedFields(before.config, after.config, configFields)) {
    found.push({ part: "config", kind: "changed", ...change });
  }
  for (const change of changedFields(before.config.design, after.config.design, designFields)) {
    // A setting that is absent is the design's own, as one that is null.
    if (change.before !== change.after) found.push({ part: "design", kind: "changed", ...change });
  }
  return found;
}

/** Returns true for deeply equal plain values. Parts that both share by identity are not descended into. */
export function isSameValue(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  const keys = Object.keys(left);
  if (Array.isArray(left) !== Array.isArray(right) || keys.length !== Object.keys(right).length) return false;
  const [one, other] = [left as Record<string, unknown>, right as Record<string, unknown>];
  return keys.every((key) => Object.hasOwn(other, key) && isSameValue(one[key], other[key]));
}

function linkDifferences(before: readonly Link[], after: readonly Link[]): Difference[] {
  if (before === after) return [];
  const pairs = pair(keyed(before), keyed(after));
  const place = (link: Link) =>
    ({ part: "link", linkId: link.id, link: link.name || link.src || link.text || "" }) as const;
  return pairs.flatMap(({ was, is, move }): Difference[] => {
    if (!was) return is ? [{ ...place(is), kind: "added", before: "", after: linkText(is) }] : [];
    if (!is) return [{ ...place(was), kind: "removed", before: linkText(was), after: "" }];
    const found: Difference[] = [];
    if (move) found.push({ ...place(is), kind: "moved", ...move });
    for (const change of changedFields(was, is, linkFields)) found.push({ ...place(is), kind: "changed", ...change });
    return found;
  });
}

type Located = { item: Item; section: Section };

function sectionDifferences(before: readonly Section[], after: readonly Section[]): Difference[] {
  if (before === after) return [];
  const wasItems = locate(before);
  const isItems = locate(after);
  return pair(keyed(before), keyed(after)).flatMap(({ was, is, move }): Difference[] => {
    if (!was) {
      if (!is) return [];
      const text = sectionText(is, (key) => !wasItems.has(key), keysOf(isItems, is));
      return [{ ...sectionPlace(is), kind: "added", before: "", after: text }, ...additions(is, wasItems, isItems)];
    }
    if (!is) {
      const text = sectionText(was, (key) => !isItems.has(key), keysOf(wasItems, was));
      return [{ ...sectionPlace(was), kind: "removed", before: text, after: "" }];
    }
    const found: Difference[] = move ? [{ ...sectionPlace(is), kind: "moved", ...move }] : [];
    if (was === is) return found;
    for (const change of changedFields(was, is, sectionFields)) {
      found.push({ ...sectionPlace(is), kind: "changed", ...change });
    }
    found.push(...styleDifferences(was.styles, is.styles, sectionPlace(is)));
    if (was.data !== is.data) found.push(...itemDifferences(was, is, wasItems, isItems));
    return found;
  });
}

function itemDifferences(
  wasIn: Section,
  isIn: Section,
  wasItems: ReadonlyMap<string, Located>,
  isItems: ReadonlyMap<string, Located>,
): Difference[] {
  const found: Difference[] = [];
  const stayed = pair(
    keysOf(wasItems, wasIn).flatMap((key) => entry(key, wasItems)),
    keysOf(isItems, isIn).flatMap((key) => entry(key, isItems)),
  );
  for (const { key, was, is, move } of stayed) {
    if (was && is) {
      if (move) found.push({ ...itemPlace(isIn, is), kind: "moved", ...move });
      found.push(...fieldDifferences(was, is, isIn));
    } else if (was && !isItems.has(key)) {
      found.push({ ...itemPlace(wasIn, was), kind: "removed", before: itemText(was), after: "" });
    } else if (is && !wasItems.has(key)) {
      found.push({ ...itemPlace(isIn, is), kind: "added", before: "", after: itemText(is) });
    }
  }
  return [...found, ...additions(isIn, wasItems, isItems)];
}

/** Items that moved into this section from another one. */
function additions(
  isIn: Section,
  wasItems: ReadonlyMap<string, Located>,
  isItems: ReadonlyMap<string, Located>,
): Difference[] {
  return keysOf(isItems, isIn).flatMap((key): Difference[] => {
    const [was, is] = [wasItems.get(key), isItems.get(key)];
    if (!was || !is || was.section.id === isIn.id) return [];
    const names = { before: was.section.name, after: isIn.name };
    return [{ ...itemPlace(isIn, is.item), kind: "moved", ...names }, ...fieldDifferences(was.item, is.item, isIn)];
  });
}

function fieldDifferences(was: Item, is: Item, section: Section): Difference[] {
  if (was === is) return [];
  const found: Difference[] = [];
  for (const field of itemFields) {
    if (was[field] === is[field]) continue;
    const place = { ...itemPlace(section, is), field, kind: "changed" } as const;
    // A rule that is absent does not hold.
    if (field === "breakBefore" || field === "keepTogether") {
      const [before, after] = [asText(was[field] === true), asText(is[field] === true)];
      if (before !== after) found.push({ ...place, before, after });
    } else if (field !== "description") found.push({ ...place, before: asText(was[field]), after: asText(is[field]) });
    // Two spellings of the same rich text are no difference.
    else if (sanitizeRichText(was.description) !== sanitizeRichText(is.description)) {
      const [before, after] = [richTextToPlain(was.description), richTextToPlain(is.description)];
      found.push({ ...place, before, after, ...(before === after && { isFormat: true }) });
    }
  }
  // Every edit of a sample makes it the user's own; that is told only where nothing else is.
  const [before, after] = [was, is].map(({ isSample }) => asText(isSample === true)) as [string, string];
  if (found.length === 0 && before !== after) {
    found.push({ ...itemPlace(section, is), field: "isSample", kind: "changed", before, after });
  }
  return [...found, ...styleDifferences(was.styles, is.styles, itemPlace(section, is))];
}

type Styles = Readonly<Record<string, string>>;

function styleDifferences(
  was: Styles,
  is: Styles,
  place: ReturnType<typeof sectionPlace> | ReturnType<typeof itemPlace>,
): Difference[] {
  if (was === is) return [];
  const styleOf = (styles: Styles, key: string) => (Object.hasOwn(styles, key) ? (styles[key] ?? "") : "");
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return keys
    .map((style) => ({ style, before: styleOf(was, style), after: styleOf(is, style) }))
    .filter(({ before, after }) => before !== after)
    .map((change) => ({ ...place, kind: "changed" as const, ...change }));
}

function changedFields<T extends object, Field extends keyof T>(was: T, is: T, fields: readonly Field[]) {
  if (was === is) return [];
  return fields
    .filter((field) => was[field] !== is[field])
    .map((field) => ({ field, before: asText(was[field]), after: asText(is[field]) }));
}

function sectionPlace(section: Section) {
  return { part: "section", sectionId: section.id, section: section.name, type: section.type } as const;
}

function itemPlace(section: Section, item: Item) {
  const name = item.title || item.subTitle;
  return { ...sectionPlace(section), part: "item", itemId: item.id, item: name } as const;
}

function sectionText(section: Section, isOwn: (key: string) => boolean, keys: readonly string[]): string {
  const items = section.data.filter((_, index) => isOwn(keys[index] ?? ""));
  return [section.name, ...items.map(itemText)].filter((text) => text !== "").join("\n");
}

function itemText(item: Item): string {
  const head = [item.title, item.subTitle].filter((text) => text !== "").join(" · ");
  const dates = [item.startDate, item.endDate].filter((text) => text !== "").join(" – ");
  const facts = [dates, item.city].filter((text) => text !== "").join(" · ");
  return [head, facts, richTextToPlain(item.description)].filter((text) => text !== "").join("\n");
}

function linkText(link: Link): string {
  return [link.name, link.src, link.text].filter(Boolean).join(" · ");
}

function asText(value: unknown): string {
  if (value === null || value === undefined || isRecord(value)) return "";
  return String(value);
}

type Keyed<T> = { key: string; value: T };

/**
 * The members with a key each: the id with a counter, so that ids that occur twice, which no document of ours has, stay
 * apart.
 */
function keyed<T extends { id: string }>(list: readonly T[], seen = new Map<string, number>()): Keyed<T>[] {
  return list.map((value) => {
    const count = seen.get(value.id) ?? 0;
    seen.set(value.id, count + 1);
    return { key: `${count}:${value.id}`, value };
  });
}

/** Every item of every section by its key, which is unique across sections. */
function locate(sections: readonly Section[]): ReadonlyMap<string, Located> {
  const found = new Map<string, Located>();
  const seen = new Map<string, number>();
  for (const section of sections) {
    for (const { key, value } of keyed(section.data, seen)) found.set(key, { item: value, section });
  }
  return found;
}

const keysBySection = new WeakMap<ReadonlyMap<string, Located>, Map<Section, string[]>>();

/** Returns the keys of a section's items; those of all sections are collected once for a comparison. */
function keysOf(items: ReadonlyMap<string, Located>, section: Section): string[] {
  let bySection = keysBySection.get(items);
  if (!bySection) {
    bySection = new Map();
    for (const [key, located] of items) {
      const keys = bySection.get(located.section);
      if (keys) keys.push(key);
      else bySection.set(located.section, [key]);
    }
    keysBySection.set(items, bySection);
  }
  return bySection.get(section) ?? [];
}

function entry(key: string, items: ReadonlyMap<string, Located>): Keyed<Item>[] {
  const located = items.get(key);
  return located ? [{ key, value: located.item }] : [];
}

type Pair<T> = {
  key: string;
  was?: T;
  is?: T;
  /** The positions, from 1, where its order among the others changed. */
  move?: { before: string; after: string };
};

/** Pairs the members of both lists: those of the new list in their order, followed by those that were removed. */
function pair<T>(before: readonly Keyed<T>[], after: readonly Keyed<T>[]): Pair<T>[] {
  const was = new Map(before.map(({ key, value }, index) => [key, { value, index }]));
  const is = new Set(after.map(({ key }) => key));
  const inOrder = new Set(longestRun(after.flatMap(({ key }) => was.get(key)?.index ?? [])));
  const kept = after.map(({ key, value }, index): Pair<T> => {
    const old = was.get(key);
    if (!old) return { key, is: value };
    const move = { before: String(old.index + 1), after: String(index + 1) };
    return { key, was: old.value, is: value, ...(!inOrder.has(old.index) && { move }) };
  });
  const gone = before.filter(({ key }) => !is.has(key)).map(({ key, value }): Pair<T> => ({ key, was: value }));
  return [...kept, ...gone];
}

/**
 * Returns the longest increasing subsequence of a list of distinct numbers: the members that stayed in order. The
 * others were moved.
 */
function longestRun(numbers: readonly number[]): number[] {
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  numbers.forEach((number, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? ends[low - 1] : undefined;
    ends[low] = index;
  });
  const run: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before[at]) run.unshift(numbers[at] ?? 0);
  return run;
}
