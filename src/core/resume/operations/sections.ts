import { limits } from "../../limits.ts";
import { compareNewestFirst } from "../dates.ts";
import { type ResumeDocument, type Section, sectionSchema } from "../schema.ts";
import { sectionsByColumn } from "../sections.ts";
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
  /** A style of a section, or of one of its items. Null or an empty value clears it; a number is stored with px. */
  | { type: "style.set"; sectionId: string; itemId?: string; key: string; value: string | number | null };

export function applyToSections(document: ResumeDocument, edit: SectionEdit): Outcome {
  switch (edit.type) {
    case "section.add":
      return addSection(document, edit.section, edit.toIndex);
    case "section.set":
      if (!sectionSchema.shape[edit.field]?.safeParse(edit.value).success) return invalid;
      return withSection(document, edit.sectionId, (section) => set(section, edit.field, edit.value));
    case "section.rename":
      return (
        textRefusal(edit.name) ?? withSection(document, edit.sectionId, (section) => set(section, "name", edit.name))
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
    case "style.set":
      return setStyle(document, edit);
  }
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
  return withSections(document, inserted(sections, { ...section, id: edit.newId, isCreated: true, data }, index + 1));
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
  if (value === null || !/^[a-zA-Z]{1,40}$/.test(edit.key)) return invalid;
  const section = document.data.sections.find((one) => one.id === edit.sectionId);
  const target = edit.itemId === undefined ? section : section?.data.find((item) => item.id === edit.itemId);
  if (!section || !target) return document;
  const { styles } = target;
  if (value !== "" && !Object.hasOwn(styles, edit.key) && Object.keys(styles).length >= limits.document.styleKeys) {
    return tooMany("styleKeys");
  }
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

/**
 * Returns a length in px: `12`, `"12"` and `"12px"` give `12px`. Null and empty give an empty text, which clears the
 * style; anything that is no length gives null.
 */
export function pixels(value: string | number | null): string | null {
  if (value === null) return "";
  const text = String(value).trim().replace(/px$/i, "").trim();
  if (text === "") return "";
  if (!/^-?\d*\.?\d+$/.test(text)) return null;
  const number = Math.round(Number(text) * 100) / 100;
  return Math.abs(number) < 10_000 ? `${number || 0}px` : null;
}
