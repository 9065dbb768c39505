import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { resumeCalls } from "#contract/resumes.ts";
import type { Refusal } from "#core/resume/operations/outcome.ts";
import { send } from "#web/api/call.ts";
import { isApiError } from "#web/api/error.ts";
import { toast } from "#web/ui/toast.tsx";
import { createDrafts, type Draft } from "./saving/draft.ts";
import { isSame, type Stored } from "./saving/saver.ts";
import { createTransport, storedOf } from "./saving/transport.ts";
import { createEditorStore, type EditorStore } from "./state/editor-store.ts";

export type EditorSession =
  | { phase: "loading" }
  | { phase: "missing" }
  | { phase: "failed"; retry: () => void }
  | { phase: "open"; store: EditorStore; uuid: string; draft: OfferedDraft | null };

/** What the last visit could not save, and what to do with it. */
export type OfferedDraft = { at: number; isStale: boolean; restore: () => void; discard: () => void };

const drafts = createDrafts(localStorage);

/** Loads the resume and keeps its store as long as the page is open. Not through the query cache: the store owns it now. */
export function useEditorSession(resumeId: string): EditorSession {
  const { t } = useTranslation("editor");
  const [session, setSession] = useState<EditorSession>({ phase: "loading" });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words may change without loading anew
  useEffect(() => {
    const abort = new AbortController();
    let store: EditorStore | undefined;
    setSession({ phase: "loading" });
    send(resumeCalls.getResume, { params: { id: resumeId }, signal: abort.signal })
      .then((resume) => {
        const stored = storedOf(resume);
        const opened = createEditorStore({
          resumeId,
          stored,
          transport: createTransport(resumeId),
          now: () => Date.now(),
          after: (ms, then) => {
            const timer = setTimeout(then, ms);
            return () => clearTimeout(timer);
          },
          keepDraft: (draft) => {
            if (draft) drafts.write(resumeId, draft);
            else drafts.remove(resumeId);
          },
          onRefused: (refusal) => toast(refusalText(refusal), { kind: "error" }),
        });
        store = opened;
        const dropDraft = () => {
          drafts.remove(resumeId);
          setSession((last) => (last.phase === "open" ? { ...last, draft: null } : last));
        };
        setSession({
          phase: "open",
          store: opened,
          uuid: resume.uuid,
          draft: offerOf(drafts.read(resumeId), stored, opened, dropDraft),
        });
      })
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        if (isApiError(error, "notFound") || isApiError(error, "invalidRequest")) setSession({ phase: "missing" });
        else setSession({ phase: "failed", retry: () => setAttempt((count) => count + 1) });
      });
    return () => {
      abort.abort();
      store?.getState().actions.leave();
      store?.getState().actions.dispose();
    };
  }, [resumeId, attempt]);

  function refusalText(refusal: Refusal): string {
    switch (refusal.limit) {
      case "sections":
        return t("addSection.full", { count: refusal.max });
      case "itemsPerSection":
        return t("item.full", { count: refusal.max });
      case "links":
        return t("basics.linkFull", { count: refusal.max });
      case "invalid":
        return t("refused.invalid");
      default:
        return t("refused.length", { count: refusal.max });
    }
  }

  return session;
}

function offerOf(draft: Draft | null, stored: Stored, store: EditorStore, drop: () => void): OfferedDraft | null {
  if (!draft) return null;
  if (isSame(draft.document, stored.document)) {
    drop();
    return null;
  }
  return {
    at: draft.at,
    isStale: draft.baseUpdatedAt !== stored.updatedAt,
    restore: () => {
      store.getState().actions.edit({ type: "document.replace", document: draft.document });
      drop();
    },
    discard: drop,
  };
}
