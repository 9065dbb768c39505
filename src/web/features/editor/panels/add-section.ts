import { part } from "#web/shell/lazy-part.ts";

/** The dialog that adds a section, from the rail, from the form of a tablet and from a phone's. */
export const AddSectionDialog = part(() =>
  import("./add-section-dialog.tsx").then((module) => module.AddSectionDialog),
);
