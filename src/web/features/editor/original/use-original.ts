import { useEffect } from "react";
import { useLocation } from "react-router";
import type { Original } from "#contract/reading.ts";
import { limits } from "#core/limits.ts";
import type { ResumeData } from "#core/resume/schema.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { useEditorStore } from "../state/editor-context.tsx";
import { loadOriginalPanel } from "./original-parts.tsx";
import { forgetOriginal, keyOf, setOriginal, useOriginalState } from "./original-store.ts";

/**
 * Asks once whether the file is kept that this resume was read from, in any browser of its owner, and keeps the list of
 * what is to be looked at. Who comes from the upload finds the panel open.
 */
export function useOriginal(): void {
  const store = useEditorStore();
  const { resumeId } = store.getState();
  const comesFromUpload = (useLocation().state as { compare?: boolean } | null)?.compare === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server is asked once for each editor; the store stays, and the state of the URL counts only on arrival
  useEffect(() => {
    const abort = new AbortController();
    if (comesFromUpload) loadOriginalPanel();
    send(calls.getResumeOriginal, { params: { id: resumeId }, signal: abort.signal })
      .then((original) => {
        if (!original || abort.signal.aborted) return;
        const { data } = store.getState().document;
        setOriginal({ resumeId, original, isOpen: comesFromUpload, doubts: doubtsOf(original, data) });
      })
      // Without a network there is no file to compare with, and the resume is edited as any other.
      .catch(() => {});
    return () => {
      abort.abort();
      forgetOriginal();
    };
  }, [resumeId]);

  // The document is followed without rendering: whoever uses this hook would be drawn anew with every key.
  const original = useOriginalState((state) => state.original);
  useEffect(() => {
    if (!original) return;
    const look = (data: ResumeData) => {
      const doubts = doubtsOf(original, data);
      const before = useOriginalState.getState().doubts;
      if (doubts.size !== before.size || [...doubts].some((key) => !before.has(key))) setOriginal({ doubts });
    };
    look(store.getState().document.data);
    return store.subscribe(({ document }, last) => {
      if (document.data !== last.document.data) look(document.data);
    });
  }, [original, store]);
}

/** A doubtful field that was edited or looked at is none any more. */
function doubtsOf({ fields, checked }: Original, { basicInfo, sections }: ResumeData): Set<string> {
  const doubtful = fields.filter(
    (field) => field.confidence < limits.reading.doubtBelow && !checked.includes(keyOf(field)),
  );
  if (doubtful.length === 0) return new Set();
  const items = new Map(sections.flatMap((section) => section.data.map((item) => [item.id, item])));
  const same = doubtful.filter(({ item, field, value }) => {
    const owner: object | undefined = item === null ? basicInfo : items.get(item);
    return owner !== undefined && field in owner && owner[field as keyof typeof owner] === value;
  });
  return new Set(same.map(keyOf));
}
