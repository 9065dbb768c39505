import { useMemo } from "react";
import type { View } from "../design.ts";

/** Returns the view with dates as years, for designs that show no months. A date format that the user chose is kept. */
export function useYears(view: View): View {
  return useMemo(() => (view.dateFormat === "language" ? { ...view, dateFormat: "year" } : view), [view]);
}
