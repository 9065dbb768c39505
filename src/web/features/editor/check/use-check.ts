import { useCallback, useEffect, useState } from "react";
import { limits } from "#core/limits.ts";
import { type CheckGroup, checkResume, webLinksShown } from "#core/resume/check.ts";
import { isSame } from "#core/resume/same.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { useEditorStore } from "../state/editor-context.tsx";

type Looked = { groups: CheckGroup[]; links: ReturnType<typeof webLinksShown> };

/** By document, so that what shows the number and what shows the findings do not both look for them. */
const known = new WeakMap<ResumeDocument, Looked>();

function lookAt(document: ResumeDocument): Looked {
  const looked = known.get(document) ?? { groups: checkResume(document), links: webLinksShown(document) };
  known.set(document, looked);
  return looked;
}

/** Returns what the rules find and the links to pages, as of the last pause in the typing; `look` looks at once. */
export function useCheck(): Looked & { count: number; look: () => void } {
  const store = useEditorStore();
  const [looked, setLooked] = useState(() => lookAt(store.getState().document));
  const look = useCallback(() => {
    const next = lookAt(store.getState().document);
    setLooked((last) => (isSame(last, next) ? last : next));
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
  return { ...looked, count: looked.groups.reduce((sum, { found }) => sum + found.length, 0), look };
}
