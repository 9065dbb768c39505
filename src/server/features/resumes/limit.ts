import { limits } from "#core/limits.ts";
import type { Viewer } from "#server/operations/principal.ts";

/** How many resumes this person may have; null is no limit. */
export function resumeLimitOf(viewer: Viewer): number | null {
  return viewer.isValid ? null : limits.regular.resumes;
}
