import { placeInColumn, type SectionEdit } from "#core/resume/operations/sections.ts";
import type { ResumeDocument, Section } from "#core/resume/schema.ts";
import { sectionsByColumn } from "#core/resume/sections.ts";
import { designOf } from "#templates/registry.ts";

/** Returns the number of the sheet's columns: the user's choice, or else the design's. */
export function columnsOf(document: ResumeDocument): "one" | "two" {
  return document.config.design.columns ?? designOf(document.config.templateName).columns;
}

export type Group = { position: Section["position"]; sections: readonly Section[] };

/** Of each document, because at a keystroke several parts of the editor ask for the same one. */
const known = new WeakMap<ResumeDocument, readonly Group[]>();

/** Returns the sections as the rail lists them: one group, or main and side. */
export function groupsOf(document: ResumeDocument): readonly Group[] {
  const before = known.get(document);
  if (before) return before;
  const { main, side } = sectionsByColumn(document.data.sections, columnsOf(document));
  const both: readonly Group[] = [
    { position: "main", sections: main },
    { position: "side", sections: side },
  ];
  const groups = columnsOf(document) === "one" ? both.slice(0, 1) : both;
  known.set(document, groups);
  return groups;
}

/** Returns the sections before and after this one in its group; null at the ends. */
export function neighbours(document: ResumeDocument, id: string): { before: Section | null; after: Section | null } {
  for (const { sections } of groupsOf(document)) {
    const index = sections.findIndex((section) => section.id === id);
    if (index >= 0) return { before: sections[index - 1] ?? null, after: sections[index + 1] ?? null };
  }
  return { before: null, after: null };
}

/** Returns the edit that moves a section one place up or down in its group. */
export function step(document: ResumeDocument, section: Section, by: 1 | -1): SectionEdit {
  const layout = columnsOf(document);
  const group = groupsOf(document).find(({ sections }) => sections.some(({ id }) => id === section.id));
  const index = (group?.sections.findIndex(({ id }) => id === section.id) ?? 0) + by;
  return placeInColumn(document, { sectionId: section.id, position: section.position, index, layout });
}
