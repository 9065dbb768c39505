import { limits } from "../../limits.ts";
import type { DocumentLimit, Item, ResumeDocument, Section } from "../schema.ts";

/** Why an edit was not applied: a number of `limits.document` is reached, or the field cannot hold the value. */
export type Refusal = { limit: DocumentLimit; max: number } | { limit: "invalid" };

export type Outcome = ResumeDocument | { refused: Refusal };

export function isRefused(outcome: Outcome): outcome is { refused: Refusal } {
  return "refused" in outcome;
}

export function tooMany(limit: DocumentLimit): { refused: Refusal } {
  return { refused: { limit, max: limits.document[limit] } };
}

export const invalid: { refused: Refusal } = { refused: { limit: "invalid" } };

/** Returns the document with other sections; the same document object where the sections are the same object. */
export function withSections(document: ResumeDocument, sections: Section[]): ResumeDocument {
  return sections === document.data.sections ? document : { ...document, data: { ...document.data, sections } };
}

/** Returns the document with one section changed; the same object where there is no such section or nothing changed. */
export function withSection(
  document: ResumeDocument,
  sectionId: string,
  change: (section: Section) => Section,
): ResumeDocument {
  return withSections(document, replaced(document.data.sections, sectionId, change));
}

export function withItem(
  document: ResumeDocument,
  sectionId: string,
  itemId: string,
  change: (item: Item) => Item,
): ResumeDocument {
  return withSection(document, sectionId, (section) => {
    const data = replaced(section.data, itemId, change);
    return data === section.data ? section : { ...section, data };
  });
}

/** Returns the list with one member changed; the same list object where nothing changed. */
export function replaced<T extends { id: string }>(list: T[], id: string, change: (member: T) => T): T[] {
  const index = list.findIndex((member) => member.id === id);
  const before = list[index];
  if (before === undefined) return list;
  const after = change(before);
  return after === before ? list : list.with(index, after);
}

/** Returns the object with one field set; the same object where the field already has that value. */
export function set<T extends object, K extends keyof T>(target: T, key: K, value: T[K]): T {
  return target[key] === value ? target : { ...target, [key]: value };
}

export function removed<T extends { id: string }>(list: T[], id: string): T[] {
  return list.some((member) => member.id === id) ? list.filter((member) => member.id !== id) : list;
}

/** Returns the list with a member inserted at an index; at the end where the index is absent or beyond it. */
export function inserted<T>(list: readonly T[], member: T, index: number = list.length): T[] {
  return list.toSpliced(clamp(index, list.length), 0, member);
}

/**
 * Returns the list with a member moved to the index that it has afterwards; the same list object where it is already
 * there.
 */
export function moved<T extends { id: string }>(list: T[], id: string, toIndex: number): T[] {
  const from = list.findIndex((member) => member.id === id);
  const member = list[from];
  if (member === undefined) return list;
  const to = clamp(toIndex, list.length - 1);
  return to === from ? list : list.toSpliced(from, 1).toSpliced(to, 0, member);
}

function clamp(index: number, max: number): number {
  return Number.isFinite(index) ? Math.max(0, Math.min(Math.trunc(index), max)) : max;
}

/** Returns true where an item of any section has this id. Ids are unique among their kind in the whole document. */
export function hasItem(document: ResumeDocument, id: string): boolean {
  return document.data.sections.some((section) => section.data.some((item) => item.id === id));
}

export function hasSection(document: ResumeDocument, id: string): boolean {
  return document.data.sections.some((section) => section.id === id);
}

/** Returns why a field with this limit cannot hold a text; null where it can. */
export function textRefusal(text: string, limit: DocumentLimit): { refused: Refusal } | null {
  return text.length > limits.document[limit] ? tooMany(limit) : null;
}

export function isId(id: unknown): id is string {
  return typeof id === "string" && id.length >= 1 && id.length <= 64;
}
