import { limits } from "../../limits.ts";
import type { Item, ResumeDocument, Section } from "../schema.ts";

/** Why an edit was not applied: a number of `limits.document` was reached, or the value is not one the field can hold. */
export type Refusal = { limit: keyof typeof limits.document; max: number } | { limit: "invalid" };

export type Outcome = ResumeDocument | { refused: Refusal };

export function isRefused(outcome: Outcome): outcome is { refused: Refusal } {
  return "refused" in outcome;
}

export function tooMany(limit: keyof typeof limits.document): { refused: Refusal } {
  return { refused: { limit, max: limits.document[limit] } };
}

export const invalid: { refused: Refusal } = { refused: { limit: "invalid" } };

/** The document with other sections; the very same document when they are the very same. */
export function withSections(document: ResumeDocument, sections: Section[]): ResumeDocument {
  return sections === document.data.sections ? document : { ...document, data: { ...document.data, sections } };
}

/** The document with one section changed; unchanged (and identical) when there is no such section or nothing changed. */
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

/** The list with one member changed; the very same list when nothing changed. */
export function replaced<T extends { id: string }>(list: T[], id: string, change: (member: T) => T): T[] {
  const index = list.findIndex((member) => member.id === id);
  const before = list[index];
  if (before === undefined) return list;
  const after = change(before);
  return after === before ? list : list.with(index, after);
}

/** The object with one field set; the very same object when it has that value. */
export function set<T extends object, K extends keyof T>(target: T, key: K, value: T[K]): T {
  return target[key] === value ? target : { ...target, [key]: value };
}

export function removed<T extends { id: string }>(list: T[], id: string): T[] {
  return list.some((member) => member.id === id) ? list.filter((member) => member.id !== id) : list;
}

/** The list with a member put in at an index (at the end when absent or beyond it). */
export function inserted<T>(list: readonly T[], member: T, index: number = list.length): T[] {
  return list.toSpliced(clamp(index, list.length), 0, member);
}

/** The list with a member moved to where it then stands; the very same list when it stands there already. */
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

/** True when an id is taken by a section or by an item anywhere: ids are unique among their kind in the document. */
export function hasItem(document: ResumeDocument, id: string): boolean {
  return document.data.sections.some((section) => section.data.some((item) => item.id === id));
}

export function hasSection(document: ResumeDocument, id: string): boolean {
  return document.data.sections.some((section) => section.id === id);
}

/** A text that a plain field can hold, else why not. */
export function textRefusal(text: string): { refused: Refusal } | null {
  return text.length > limits.document.textLength ? tooMany("textLength") : null;
}

export function isId(id: unknown): id is string {
  return typeof id === "string" && id.length >= 1 && id.length <= 64;
}
