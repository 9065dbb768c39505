import { limits } from "../../limits.ts";
import { compareNewestFirst } from "../dates.ts";
import { asOwn } from "../sample-items.ts";
import { itemLimits, itemSchema, type ResumeDocument, type Section, sectionLimits, sectionSchema } from "../schema.ts";
import { isPairs, sectionsByColumn } from "../sections.ts";
import { grouped } from "../skill-groups.ts";
import { isStyle, isStyleKey, pixels } from "../style-rules.ts";
import {
  hasItem,
  hasSection,
  inserted,
  invalid,
  isId,
  moved,
  type Outcome,
  removed,
  set,
  textRefusal,
  tooMany,
  withItem,
  withSection,
  withSections,
} from "./outcome.ts";

export type SectionField = "columns" | "tagStyle" | "onlyDesc" | "profile";

export type SectionEdit =
  /** A section from `createSection`; it is added at the end when `toIndex` is absent. */
  | { type: "section.add"; section: Section; toIndex?: number }
  | {
      [Field in SectionField]: { type: "section.set"; sectionId: string; field: Field; value: Section[Field] };
    }[SectionField]
  | { type: "section.rename"; sectionId: string; name: string }
  /**
   * `toIndex` is the section's position in the whole list after the move (see `placeInColumn`). `position` also
   * switches the column; a design of one column (`layout`) ignores it and only reorders.
   */
  | { type: "section.move"; sectionId: string; toIndex: number; position?: Section["position"]; layout: "one" | "two" }
  /** Toggles between main and side without reordering. */
  | { type: "section.flip"; sectionId: string }
  /** `itemIds`: a new id for every item, in order. */
  | { type: "section.duplicate"; sectionId: string; newId: string; itemIds: readonly string[] }
  | { type: "section.remove"; sectionId: string }
  | { type: "section.hide"; sectionId: string; isHidden: boolean }
  /** Sorts newest first; items without a date go to the end. */
  | { type: "section.sortByDate"; sectionId: string }
  /** Skills that stand one by one become one group. */
  | { type: "section.group"; sectionId: string; newId: string; label: string }
  /** Descriptions of several entries at once, such as changes of the assistant that were taken together. */
  | { type: "section.describe"; sectionId: string; texts: readonly { itemId: string; description: string }[] }
  /** A style of a section, or of one of its items. Null or an empty value clears it; a number is stored with px. */
  | { type: "style.set"; sectionId: string; itemId?: string; key: string; value: string | number | null };

export function applyToSections(document: ResumeDocument, edit: SectionEdit): Outcome {
  switch (edit.type) {
    case "section.add":
      return addSection(document, edit.section, edit.toIndex);
    case "section.set":
      if (!sectionSchema.shape[edit.field]?.safeParse(edit.value).success) return invalid;
      return withSection(document, edit.sectionId, (section) => withSetting(section, edit));
    case "section.rename":
      return (
        textRefusal(edit.name, sectionLimits.name) ??
        withSection(document, edit.sectionId, (section) => set(section, "name", edit.name.trim()))
      );
    case "section.move":
      return moveSection(document, edit);
    case "section.flip":
      return withSection(document, edit.sectionId, (section) =>
        set(section, "position", section.position === "main" ? "side" : "main"),
      );
    case "section.duplicate":
      return duplicateSection(document, edit);
    case "section.remove":
      return withSections(document, removed(document.data.sections, edit.sectionId));
    case "section.hide":
      return withSection(document, edit.sectionId, (section) => set(section, "isHidden", edit.isHidden === true));
    case "section.sortByDate":
      return withSection(document, edit.sectionId, sortByDate);
    case "section.group":
      if (!isId(edit.newId) || hasItem(document, edit.newId)) return invalid;
      return (
        textRefusal(edit.label, itemLimits.title) ??
        withSection(document, edit.sectionId, (section) =>
          grouped(section, { id: edit.newId, label: edit.label }, document.config.lang),
        )
      );
    case "section.describe":
      return describeEntries(document, edit);
    case "style.set":
      return setStyle(document, edit);
  }
}

/** All of them or none. */
function describeEntries(
  document: ResumeDocument,
  { sectionId, texts }: Extract<SectionEdit, { type: "section.describe" }>,
): Outcome {
  for (const { description } of texts) {
    const refused = textRefusal(description, itemLimits.description);
    if (refused) return refused;
    if (!itemSchema.shape.description.safeParse(description).success) return invalid;
  }
  return texts.reduce(
    (changed, { itemId, description }) =>
      withItem(changed, sectionId, itemId, (item) =>
        item.description === description ? item : { ...asOwn(item), description },
      ),
    document,
  );
}

type Setting = Extract<SectionEdit, { type: "section.set" }>;

/** Pairs in two columns are never tags, so asking for tags there asks for one column as well. */
function withSetting(section: Section, { field, value }: Setting): Section {
  const changed = set(section, field, value);
  return field === "tagStyle" && value && isPairs(section) ? set(changed, "columns", "one") : changed;
}

/**
 * Returns the edit that puts a section at an index of one column, which is how a drag across the columns describes it.
 * The two columns are interleaved in the document's list, so this function converts the index.
 */
export function placeInColumn(
  document: ResumeDocument,
  place: { sectionId: string; position: Section["position"]; index: number; layout: "one" | "two" },
): SectionEdit {
  const others = document.data.sections.filter((section) => section.id !== place.sectionId);
  const column = sectionsByColumn(others, place.layout);
  const neighbours = place.layout === "one" ? column.main : column[place.position];
  const next = neighbours[Math.max(0, place.index)];
  const last = neighbours.at(-1);
  const toIndex = next ? others.indexOf(next) : last ? others.indexOf(last) + 1 : others.length;
  return {
    type: "section.move",
    sectionId: place.sectionId,
    toIndex,
    position: place.position,
    layout: place.layout,
  };
}

function addSection(document: ResumeDocument, section: Section, toIndex?: number): Outcome {
  const { sections } = document.data;
  if (sections.length >= limits.document.sections) return tooMany("sections");
  if (!sectionSchema.safeParse(section).success || hasSection(document, section.id)) return invalid;
  if (
    !hasFreshIds(
      document,
      section.data.map((item) => item.id),
    )
  )
    return invalid;
  return withSections(document, inserted(sections, section, toIndex));
}

function hasFreshIds(document: ResumeDocument, ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length && ids.every((id) => isId(id) && !hasItem(document, id));
}

function moveSection(
  document: ResumeDocument,
  edit: { sectionId: string; toIndex: number; position?: Section["position"]; layout: "one" | "two" },
): Outcome {
  const { position } = edit;
  if (position !== undefined && position !== "main" && position !== "side") return invalid;
  const ordered = withSections(document, moved(document.data.sections, edit.sectionId, edit.toIndex));
  if (edit.layout === "one" || position === undefined) return ordered;
  return withSection(ordered, edit.sectionId, (section) => set(section, "position", position));
}

function duplicateSection(
  document: ResumeDocument,
  edit: { sectionId: string; newId: string; itemIds: readonly string[] },
): Outcome {
  const { sections } = document.data;
  const index = sections.findIndex((section) => section.id === edit.sectionId);
  const section = sections[index];
  if (!section) return document;
  if (sections.length >= limits.document.sections) return tooMany("sections");
  if (!isId(edit.newId) || hasSection(document, edit.newId)) return invalid;
  if (edit.itemIds.length !== section.data.length || !hasFreshIds(document, edit.itemIds)) return invalid;
  const data = section.data.map((item, at) => ({ ...item, id: edit.itemIds[at] ?? item.id }));
  const name = nameApart(
    section.name,
    sections.map((one) => one.name),
  );
  const copy = { ...section, id: edit.newId, name, isCreated: true, data };
  return withSections(document, inserted(sections, copy, index + 1));
}

/** Returns the name with the first number that no other section has: "Projects" becomes "Projects 2". */
function nameApart(name: string, names: readonly string[]): string {
  const stem = name.trim().replace(/\s\d{1,3}$/u, "");
  if (stem === "") return name;
  let number = 2;
  while (names.includes(`${stem} ${number}`)) number += 1;
  const apart = `${stem} ${number}`;
  return apart.length <= limits.document.textLength ? apart : name;
}

function sortByDate(section: Section): Section {
  const data = section.data.toSorted(compareNewestFirst);
  return data.every((item, index) => item === section.data[index]) ? section : { ...section, data };
}

function setStyle(
  document: ResumeDocument,
  edit: { sectionId: string; itemId?: string; key: string; value: string | number | null },
): Outcome {
  const value = pixels(edit.value);
  if (value === null || !isStyleKey(edit.key) || (value !== "" && !isStyle(edit.key, value))) return invalid;
  const section = document.data.sections.find((one) => one.id === edit.sectionId);
  const target = edit.itemId === undefined ? section : section?.data.find((item) => item.id === edit.itemId);
  if (!section || !target) return document;
  const { styles } = target;
  const changed = withStyle(styles, edit.key, value);
  return edit.itemId === undefined
    ? withSection(document, edit.sectionId, (one) => set(one, "styles", changed))
    : withItem(document, edit.sectionId, edit.itemId, (one) => set(one, "styles", changed));
}

function withStyle(styles: Record<string, string>, key: string, value: string): Record<string, string> {
  if (value === "") {
    if (!Object.hasOwn(styles, key)) return styles;
    return Object.fromEntries(Object.entries(styles).filter(([name]) => name !== key));
  }
  return Object.hasOwn(styles, key) && styles[key] === value ? styles : { ...styles, [key]: value };
}
