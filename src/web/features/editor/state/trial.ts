import { apply, type Edit } from "#core/resume/operations.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";

/** What would have to be edited to take the design that is tried, with the settings that were chosen for it. */
export type Trial = Omit<Extract<Edit, { type: "template.set" }>, "type">;

/**
 * Returns the trial after an edit of the look; null where the edit is not about the look and concerns the resume. While
 * a design is tried, all settings of the look are tried with it: whoever goes back finds the resume as it was.
 */
export function triedWith(trial: Trial, edit: Edit): Trial | null {
  const { settings } = trial;
  if (edit.type === "theme.set") return { ...trial, theme: edit.theme, settings: { ...settings, accent: null } };
  if (edit.type === "design.set") return { ...trial, settings: { ...settings, [edit.field]: edit.value } };
  if (edit.type === "design.fit") return { ...trial, settings: { ...settings, ...edit.settings } };
  return null;
}

type Shown = { document: ResumeDocument; trial: Trial | null };
let last: (Shown & { drawn: ResumeDocument }) | null = null;

/**
 * Returns the document as the preview draws it: what taking the tried design would make of it, without taking it. The
 * same object as long as neither changes.
 */
export function drawnDocument({ document, trial }: Shown): ResumeDocument {
  if (trial === null) return document;
  if (last?.document !== document || last.trial !== trial) {
    last = { document, trial, drawn: apply(document, { type: "template.set", ...trial }) };
  }
  return last.drawn;
}
