import { part } from "#web/shell/lazy-part.ts";

/** The dialog that adds a section; opened from the rail, and from the form on tablets and phones. */
export const AddSectionDialog = part(() =>
  import("./add-section-dialog.tsx").then((module) => module.AddSectionDialog),
);
