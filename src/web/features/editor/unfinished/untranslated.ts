import { useMemo } from "react";
import type { ResumeData, ResumeDocument } from "#core/resume/schema.ts";
import { isUntranslated, type Untranslated, untranslatedIn } from "#core/resume/untranslated.ts";
import { useEditor } from "../state/editor-context.tsx";

const found = new WeakMap<ResumeData, readonly Untranslated[]>();

/** Returns what is untranslated in the open resume; the same list for the same texts. */
export function placesOf({ document: { data } }: { document: ResumeDocument }): readonly Untranslated[] {
  const places = found.get(data) ?? untranslatedIn(data);
  found.set(data, places);
  return places;
}

/** Returns whether a line is untranslated; another function where the list of those has changed. */
export function useIsUntranslated(): (line: string) => boolean {
  const list = useEditor(({ document }) => document.data.untranslated);
  return useMemo(() => (line: string) => isUntranslated(list, line), [list]);
}
