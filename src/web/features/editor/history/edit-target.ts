import { type Difference, difference } from "#core/resume/difference.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { SheetTarget } from "../canvas/press.ts";

/**
 * Where the editor moves after undo or redo. `isWhole`: the target is a section or an entry as a whole, not one of its
 * fields.
 */
export type EditTarget = { place: SheetTarget; isWhole: boolean };

/**
 * Returns the first place of the form where two documents differ; null where they differ in the name, the design or the
 * sharing.
 */
export function editTarget(before: ResumeDocument, after: ResumeDocument): EditTarget | null {
  for (const one of difference(before, after)) {
    const place = placeOf(one, after);
    if (place) return place;
  }
  return null;
}

function placeOf(one: Difference, after: ResumeDocument): EditTarget | null {
  switch (one.part) {
    case "basic":
      return { place: { field: one.field }, isWhole: false };
    case "link": {
      const isGone = one.kind === "removed";
      return {
        place: isGone ? {} : { link: one.linkId, field: one.field === "linkText" ? "src" : (one.field ?? "name") },
        isWhole: isGone,
      };
    }
    case "section": {
      if (one.kind === "removed") return null;
      const isName = one.field === "name";
      return { place: { section: one.sectionId, ...(isName && { field: "name" }) }, isWhole: !isName };
    }
    case "item": {
      const section = after.data.sections.find(({ id }) => id === one.sectionId);
      if (!section) return null;
      // In a list of tags the form of an entry does not open by itself.
      if (one.kind === "removed" || section.tagStyle) return { place: { section: section.id }, isWhole: true };
      const isField =
        one.field !== undefined && !["isHidden", "isSample", "breakBefore", "keepTogether"].includes(one.field);
      const place = { section: section.id, item: one.itemId, field: isField ? one.field : "title" };
      return { place, isWhole: one.kind === "moved" };
    }
    default:
      return null;
  }
}
