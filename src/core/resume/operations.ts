import { limits } from "../limits.ts";
import { applyToDocument, type DocumentEdit } from "./operations/document.ts";
import { applyToItems, type ItemEdit } from "./operations/items.ts";
import { applyToLinks, type LinkEdit } from "./operations/links.ts";
import { isRefused, type Outcome, type Refusal, tooMany } from "./operations/outcome.ts";
import { applyToSections, type SectionEdit } from "./operations/sections.ts";
import type { ResumeDocument } from "./schema.ts";
import { sizeOf } from "./size.ts";

/**
 * Every edit of a resume as a value (specification sections 3 and 4), and the one function that applies it. New ids
 * come inside the edit, so that applying it is pure. Everything that an edit does not change keeps its identity; an
 * edit that changes nothing, names an unknown id or is refused returns the same document object. Edits are grouped by
 * noun in `operations/`.
 */
export type Edit = DocumentEdit | LinkEdit | SectionEdit | ItemEdit;

export function apply(document: ResumeDocument, edit: Edit): ResumeDocument {
  const outcome = attempt(document, edit);
  return isRefused(outcome) ? document : outcome;
}

/**
 * Returns why `apply` would refuse the edit: which limit is reached (and how many it allows), or that the value does
 * not fit the field. Null where the edit applies, also where it merely changes nothing.
 */
export function refusal(document: ResumeDocument, edit: Edit): Refusal | null {
  const outcome = attempt(document, edit);
  return isRefused(outcome) ? outcome.refused : null;
}

function attempt(document: ResumeDocument, edit: Edit): Outcome {
  const outcome = outcomeOf(document, edit);
  if (outcome === document || isRefused(outcome)) return outcome;
  if (outcome.data === document.data) return outcome;
  // A document that was stored when there was no greatest size may still become smaller.
  const size = sizeOf(outcome.data);
  return size > limits.document.size && size > sizeOf(document.data) ? tooMany("size") : outcome;
}

function outcomeOf(document: ResumeDocument, edit: Edit): Outcome {
  switch (edit.type) {
    case "link.add":
    case "link.set":
    case "link.show":
    case "link.remove":
    case "link.move":
      return applyToLinks(document, edit);
    case "item.add":
    case "item.set":
    case "item.move":
    case "item.duplicate":
    case "item.remove":
    case "item.hide":
    case "item.page":
    case "item.swap":
    case "item.regroup":
    case "item.keep":
      return applyToItems(document, edit);
    case "section.add":
    case "section.set":
    case "section.rename":
    case "section.move":
    case "section.flip":
    case "section.duplicate":
    case "section.remove":
    case "section.hide":
    case "section.sortByDate":
    case "section.group":
    case "section.describe":
    case "style.set":
      return applyToSections(document, edit);
    default:
      return applyToDocument(document, edit);
  }
}
