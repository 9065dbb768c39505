import { isSame } from "#core/resume/same.ts";
import type { ResumeDocument, Section } from "#core/resume/schema.ts";
import { columnsOf, groupsOf } from "./columns.ts";
import { useEditorSame } from "./editor-context.tsx";

/** A section as lists of sections show it. */
export type OutlineRow = Pick<Section, "id" | "name" | "type" | "isHidden"> & { count: number };
export type Outline = { layout: "one" | "two"; groups: { position: Section["position"]; rows: OutlineRow[] }[] };

export function outlineOf(document: ResumeDocument): Outline {
  return {
    layout: columnsOf(document),
    groups: groupsOf(document).map(({ position, sections }) => ({
      position,
      rows: sections.map(({ id, name, type, isHidden, data }) => ({ id, name, type, isHidden, count: data.length })),
    })),
  };
}

/**
 * Returns the sections without their contents; the same object until a section is added, removed, moved, renamed or
 * hidden, or its number of items changes. Typing in an item does not change it.
 */
export function useOutline(): Outline {
  return useEditorSame((state) => outlineOf(state.document), isSame);
}
