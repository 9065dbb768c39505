import { limits } from "../../limits.ts";
import { cut } from "../plain-text.ts";
import { richTextToPlain } from "../rich-text.ts";
import { isSame } from "../same.ts";
import { hasSameWords } from "../sample-items.ts";
import type { Item, Section } from "../schema.ts";
import { mergeOrder } from "./order.ts";
import { createResolver, mergeFields, type Resolver, type Side, type ValueSummary } from "./resolver.ts";

type Versions = { base: readonly Section[]; mine: readonly Section[]; theirs: readonly Section[] };
type Placed = { item: Item; section: string };
type Version = { sections: Map<string, Section>; items: Map<string, Placed> };
type Indexed = { base: Version; mine: Version; theirs: Version };

/**
 * Returns the merged sections and their items. Items are matched over the whole document, not within a section, so that
 * one side may move an item while the other edits it. Deleting what the other side changed is a conflict; where a whole
 * section was deleted, it is one conflict for the section and not one for each item.
 */
export function mergeSections(resolver: Resolver, versions: Versions): Section[] {
  const own = createResolver(resolver.choices);
  const merged = mergeAll(own, versions);
  if (fits(merged)) {
    resolver.conflicts.push(...own.conflicts);
    return merged;
  }
  const names = (sections: readonly Section[]) => ({ kind: "list" as const, names: sections.map(({ name }) => name) });
  const side = resolver.ask({
    key: "room:sections",
    place: { subject: "room", of: "sections" },
    mine: names(versions.mine),
    theirs: names(versions.theirs),
  });
  return [...versions[side]];
}

function fits(sections: readonly Section[]): boolean {
  const { sections: most, itemsPerSection } = limits.document;
  return sections.length <= most && sections.every(({ data }) => data.length <= itemsPerSection);
}

function mergeAll(resolver: Resolver, versions: Versions): Section[] {
  const at: Indexed = {
    base: indexOf(versions.base),
    mine: indexOf(versions.mine),
    theirs: indexOf(versions.theirs),
  };
  const kept = keptSections(resolver, at);
  const items = keptItems(resolver, at, kept);
  const members = new Map<string, string[]>([...kept.keys()].map((id) => [id, []]));
  for (const [id, { section }] of items) members.get(section)?.push(id);
  const order = mergeOrder(
    resolver,
    {
      key: "order:sections",
      place: { subject: "order", of: "sections" },
      nameOf: (id) => sectionOf(at, id)?.name ?? "",
    },
    { base: ids(versions.base), mine: ids(versions.mine), theirs: ids(versions.theirs) },
    new Set(kept.keys()),
  );
  return order.flatMap((id) => {
    const section = kept.get(id);
    return section ? [{ ...section, data: itemsOf(resolver, at, section, items, members.get(id) ?? []) }] : [];
  });
}

function indexOf(sections: readonly Section[]): Version {
  return {
    sections: new Map(sections.map((section) => [section.id, section])),
    items: new Map(sections.flatMap((section) => section.data.map((item) => [item.id, { item, section: section.id }]))),
  };
}

const ids = (members: readonly { id: string }[] = []) => members.map(({ id }) => id);
const union = (...maps: Map<string, unknown>[]) => new Set(maps.flatMap((map) => [...map.keys()]));
const other = (side: Side): Side => (side === "mine" ? "theirs" : "mine");

function sectionOf(at: Indexed, id: string): Section | undefined {
  return at.mine.sections.get(id) ?? at.theirs.sections.get(id);
}

/** The sections that remain, with their fields merged. Their items are not merged yet. */
function keptSections(resolver: Resolver, at: Indexed): Map<string, Section> {
  const kept = new Map<string, Section>();
  for (const id of union(at.theirs.sections, at.mine.sections)) {
    const base = at.base.sections.get(id);
    const mine = at.mine.sections.get(id);
    const theirs = at.theirs.sections.get(id);
    if (mine && theirs) kept.set(id, mergeSection(resolver, { base, mine, theirs }));
    else {
      const side: Side = mine ? "mine" : "theirs";
      const section = mine ?? theirs;
      if (section && staysSection(resolver, at, { base, section, side })) kept.set(id, section);
    }
  }
  return kept;
}

/**
 * Returns whether a section that only one side has remains: it is new, or its deletion was not the answer to a
 * conflict.
 */
function staysSection(
  resolver: Resolver,
  at: Indexed,
  { base, section, side }: { base: Section | undefined; section: Section; side: Side },
): boolean {
  if (!base) return true;
  if (!hasChanged(at, base, section, side)) return false;
  const texts = section.data.map(describe).filter((text) => text !== "");
  const changed: ValueSummary = { kind: "changed", text: texts.join("\n") || section.name };
  return (
    resolver.ask({
      key: `section:${section.id}`,
      place: { subject: "section", section: base.name },
      ...bySide(side, changed),
    }) === side
  );
}

function hasChanged(at: Indexed, base: Section, section: Section, side: Side): boolean {
  if (!isSame({ ...base, data: [] }, { ...section, data: [] })) return true;
  return section.data.some((item) => {
    const before = at.base.items.get(item.id);
    // The other side still has the item in another section, so it is lost with this section only where this side moved
    // it in.
    if (at[other(side)].items.has(item.id)) return before?.section !== section.id;
    return !before || !isSame(before.item, item);
  });
}

function bySide(side: Side, changed: ValueSummary): Pick<Record<Side, ValueSummary>, Side> {
  return side === "mine"
    ? { mine: changed, theirs: { kind: "deleted" } }
    : { mine: { kind: "deleted" }, theirs: changed };
}

function mergeSection(
  resolver: Resolver,
  { base, mine, theirs }: { base: Section | undefined; mine: Section; theirs: Section },
): Section {
  const name = mine.name;
  const bare = ({ data: _data, styles: _styles, ...fields }: Section) => fields;
  const fields = mergeFields(
    resolver,
    { base: base && bare(base), mine: bare(mine), theirs: bare(theirs) },
    (field) => ({
      key: `section:${mine.id}.${field}`,
      place: { subject: "section", section: name, field },
    }),
  );
  const styles = mergeStyles(resolver, `section:${mine.id}`, { section: name }, { base, mine, theirs });
  return { ...fields, styles, data: [] };
}

function mergeStyles(
  resolver: Resolver,
  key: string,
  place: { section: string; item?: string },
  { base, mine, theirs }: { base: Styled | undefined; mine: Styled; theirs: Styled },
): Record<string, string> {
  return mergeFields(resolver, { base: base?.styles, mine: mine.styles, theirs: theirs.styles }, (field) => ({
    key: `${key}.styles.${field}`,
    place: { subject: "style", ...place, field },
  }));
}

type Styled = { styles: Record<string, string> };

/** The items that remain, each with the section that it ends up in. */
function keptItems(resolver: Resolver, at: Indexed, kept: Map<string, Section>): Map<string, Placed> {
  const items = new Map<string, Placed>();
  const place = (item: Item, candidates: readonly string[]) => {
    const section = candidates.find((id) => kept.has(id)) ?? kept.keys().next().value;
    if (section !== undefined) items.set(item.id, { item, section });
  };
  for (const id of union(at.theirs.items, at.mine.items)) {
    const base = at.base.items.get(id);
    const mine = at.mine.items.get(id);
    const theirs = at.theirs.items.get(id);
    if (mine && theirs) {
      const item = mergeItem(resolver, at, { base, mine, theirs });
      place(item, [sectionOfItem(resolver, at, { base, mine, theirs }), mine.section, theirs.section]);
    } else {
      const side: Side = mine ? "mine" : "theirs";
      const placed = mine ?? theirs;
      if (placed && staysItem(resolver, at, { base, placed, side }, kept)) place(placed.item, [placed.section]);
    }
  }
  return items;
}

type Trio = { base: Placed | undefined; mine: Placed; theirs: Placed };

function sectionOfItem(resolver: Resolver, at: Indexed, { base, mine, theirs }: Trio): string {
  // Nearly every item stays where it is, and to put its place into words its text is read.
  if (mine.section === theirs.section) return mine.section;
  const field = {
    key: `item:${mine.item.id}.section`,
    place: { ...placeOf(at, mine), field: "section" },
    summarize: (parent: string): ValueSummary => ({ kind: "value", value: sectionOf(at, parent)?.name ?? "" }),
  };
  return resolver.decide(field, base?.section, mine.section, theirs.section) ?? mine.section;
}

function staysItem(
  resolver: Resolver,
  at: Indexed,
  { base, placed, side }: { base: Placed | undefined; placed: Placed; side: Side },
  kept: Map<string, Section>,
): boolean {
  if (!kept.has(placed.section)) return false;
  if (!base) return true;
  // Where a section stays although the other side deleted it, everything in it stays.
  if (base.section === placed.section && !at[other(side)].sections.has(placed.section)) return true;
  if (isSame(base, placed)) return false;
  return (
    resolver.ask({
      key: `item:${placed.item.id}`,
      place: placeOf(at, base),
      ...bySide(side, { kind: "changed", text: describe(placed.item) }),
    }) === side
  );
}

function mergeItem(resolver: Resolver, at: Indexed, versions: Trio): Item {
  const [base, mine, theirs] = [versions.base?.item, versions.mine.item, versions.theirs.item];
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isSame(mine, base)) return theirs;
  const { id } = mine;
  const place = placeOf(at, versions.mine);
  const bare = ({ styles: _styles, isSample: _isSample, ...fields }: Item) => fields;
  const fields = mergeFields(
    resolver,
    { base: base && bare(base), mine: bare(mine), theirs: bare(theirs) },
    (field) => ({
      key: `item:${id}.${field}`,
      place: { ...place, field },
      ...(field === "description" && {
        summarize: (value: string): ValueSummary => ({ kind: "value", value: value ?? "", isRich: true }),
      }),
    }),
  );
  const { section, item } = place;
  const isSample = isStillSample({ base, mine, theirs }, fields);
  return {
    ...fields,
    ...(isSample && { isSample }),
    styles: mergeStyles(resolver, `item:${id}`, { section, item }, { base, mine, theirs }),
  };
}

/**
 * Returns whether a merged item is still a sample. An edit on either side makes it the user's own. A sample that one
 * side brought back, by undoing its edit, is one only with its own words: the other side's must never be left out of
 * the print.
 */
function isStillSample(
  { base, mine, theirs }: { base: Item | undefined; mine: Item; theirs: Item },
  merged: Omit<Item, "styles" | "isSample">,
): boolean {
  if (base?.isSample) return mine.isSample === true && theirs.isSample === true;
  return [mine, theirs].some((side) => side.isSample && hasSameWords(side, merged));
}

function placeOf(at: Indexed, { item, section: id }: Placed) {
  const section = sectionOf(at, id) ?? at.base.sections.get(id);
  return {
    subject: "item" as const,
    section: section?.name ?? "",
    kind: section?.type ?? ("custom" as const),
    item: titleOf(item),
  };
}

function itemsOf(
  resolver: Resolver,
  at: Indexed,
  section: Section,
  items: Map<string, Placed>,
  members: readonly string[],
): Item[] {
  const lists = {
    base: ids(at.base.sections.get(section.id)?.data),
    mine: ids(at.mine.sections.get(section.id)?.data),
    theirs: ids(at.theirs.sections.get(section.id)?.data),
  };
  const nameOf = (id: string) => {
    const placed = items.get(id);
    return placed ? titleOf(placed.item) : "";
  };
  const place = { subject: "order", of: "items", section: section.name } as const;
  const order = mergeOrder(resolver, { key: `order:${section.id}`, place, nameOf }, lists, new Set(members));
  return order.flatMap((id) => items.get(id)?.item ?? []);
}

function titleOf(item: Item): string {
  return cut(item.title || item.subTitle || plain(item), 80);
}

function describe(item: Item): string {
  return [item.title, item.subTitle, plain(item)].filter((text) => text !== "").join(", ");
}

/** Enough of a long text to recognise it. */
function plain(item: Item): string {
  return richTextToPlain(cut(item.description, 800)).trim();
}
