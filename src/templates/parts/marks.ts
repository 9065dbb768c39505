import type { View } from "../design.ts";

/**
 * The origin of a part of the sheet: the id of a section or item, and the field in it. `isSample`: the part is nobody's
 * yet and is drawn as a ghost (base.css).
 */
type Origin = {
  section?: string;
  item?: string;
  link?: string;
  field?: string | undefined;
  isSample?: boolean | undefined;
};

/**
 * Returns the attributes that lead from the preview back to the fields: `data-section`, `data-item`, `data-link`,
 * `data-field`, `data-sample`. They exist only in the preview; print and public pages carry no ids of ours.
 */
export function marks(view: Pick<View, "mode">, origin: Origin): Record<`data-${string}`, string | undefined> {
  if (view.mode !== "preview") return {};
  return {
    "data-section": origin.section,
    "data-item": origin.item,
    "data-link": origin.link,
    "data-field": origin.field,
    "data-sample": origin.isSample ? "" : undefined,
  };
}
