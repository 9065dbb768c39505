import type { DesignSettings } from "./schema.ts";

/** The settings that somebody chose for one template, or for one of its themes, and that another one is shown without. */
const chosenFor = { template: { accent: null, columns: null }, theme: { accent: null } } as const;

/** Returns the settings as they are with another template or theme; the same object where nothing was chosen. */
export function withoutChosen(design: DesignSettings, what: keyof typeof chosenFor): DesignSettings {
  const isChosen = design.accent !== null || (what === "template" && design.columns !== null);
  return isChosen ? { ...design, ...chosenFor[what] } : design;
}
