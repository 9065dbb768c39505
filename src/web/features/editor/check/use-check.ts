import { useCallback, useEffect, useState } from "react";
import { limits } from "#core/limits.ts";
import { type CheckGroup, checkResume } from "#core/resume/check.ts";
import { isSame } from "#core/resume/same.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { useEditorStore } from "../state/editor-context.tsx";

/** By document, so that what shows the number and what shows the findings do not both look for them. */
const known = new WeakMap<ResumeDocument, CheckGroup[]>();

function findingsOf(document: ResumeDocument): CheckGroup[] {
  const groups = known.get(document) ?? checkResume(document);
  known.set(document, groups);
  return groups;
}

/** Returns what the rules find, as of the last pause in the typing; `look` looks at once. */
export function useCheck(): { groups: CheckGroup[]; count: number; look: () => void } {
  const store = useEditorStore();
  const [groups, setGroups] = useState(() => findingsOf(store.getState().document));
  const look = useCallback(() => {
    const next = findingsOf(store.getState().document);
    setGroups((last) => (isSame(last, next) ? last : next));
  }, [store]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    look();
    const forget = store.subscribe((state, before) => {
      if (state.document === before.document) return;
      clearTimeout(timer);
      timer = setTimeout(look, limits.check.settleAfter);
    });
    return () => {
      forget();
      clearTimeout(timer);
    };
  }, [store, look]);
  return { groups, count: groups.reduce((sum, { found }) => sum + found.length, 0), look };
}
