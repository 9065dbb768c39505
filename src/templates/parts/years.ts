import { useMemo } from "react";
import type { View } from "../design.ts";

/** For designs that say years and no months, as long as the user does not ask for figures. */
export function useYears(view: View): View {
  return useMemo(() => (view.dateFormat === "language" ? { ...view, dateFormat: "year" } : view), [view]);
}
