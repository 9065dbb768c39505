import type { Edit } from "../operations.ts";
import type { ResumeDocument } from "../schema.ts";

/** `error`: a reader notices it. `warning`: it may be meant. `hint`: it is right, and could say more. */
export type Severity = "error" | "warning" | "hint";

/**
 * The field that a finding is about, as the sheet and the form name it. Without section, item and link it is a field of
 * the basics. `at` is a position in the field's text as it is shown, for a text that says more than one thing.
 */
export type FieldPlace = { section?: string; item?: string; link?: string; field: string; at?: number };

/** What a rule found: where, and in the resume's own words what it is about. */
export type Found = {
  place: FieldPlace;
  /** The text that is meant, or the name of its entry; empty where there is none. */
  quote: string;
  /** The name of another entry that is part of it. */
  other?: string;
  /** How many entries it is about, where it is not one. */
  entries?: number;
  /** The edit that puts it right, where one can be known. */
  mend?: Edit;
};

/** A rule is pure: the same document has the same findings. It is given the document without its hidden parts. */
export type Rule = { severity: Severity; find: (document: ResumeDocument) => Found[] };
