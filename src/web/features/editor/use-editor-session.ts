import { useEffect, useState } from "react";
import { merge } from "#core/resume/merge.ts";
import type { Refusal } from "#core/resume/operations/outcome.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { isApiError } from "#web/api/error.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { toast } from "#web/ui/toast.tsx";
import { catchUp, findResume, type Opening } from "./offline/find-resume.ts";
import type { DraftOffer } from "./panels/draft-notice.tsx";
import { createDevice, type Device } from "./saving/device.ts";
import { createDrafts, type FoundDraft } from "./saving/drafts.ts";
import { mergeDraft, recover } from "./saving/recover.ts";
import { openTab, type Tab } from "./saving/tab.ts";
import { createTransport } from "./saving/transport.ts";
import { createEditorStore, type EditorStore } from "./state/editor-store.ts";
import { newId } from "./state/new-id.ts";

export type EditorSession =
  | { phase: "loading" }
  | { phase: "missing" }
  | { phase: "failed"; retry: () => void }
  | {
      phase: "open";
      store: EditorStore;
      uuid: string;
      offers: readonly DraftOffer[];
      /** The server was out of reach, so the resume is the one that this device keeps. */
      isFromDevice: boolean;
    };

const drafts = createDrafts(globalThis.indexedDB, globalThis.localStorage);

const clock = {
  now: () => Date.now(),
  after(ms: number, then: () => void) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Loads the resume and keeps its store as long as the page is open. The query cache is not used, because the store owns
 * the document from then on.
 */
export function useEditorSession(resumeId: string): EditorSession {
  const { t } = useTranslation("editor");
  const { t: ts } = useTranslation("editorSaving");
  const [session, setSession] = useState<EditorSession>({ phase: "loading" });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new interface language must not reload the resume
  useEffect(() => {
    const abort = new AbortController();
    const tab = openTab(newId());
    let opened: EditorStore | undefined;
    setSession({ phase: "loading" });

    const open = ({ keep, uuid, userId, isFromDevice, ...opening }: Opening, found: readonly FoundDraft[]) => {
      // A draft may be relative to a newer version than the one that this device keeps.
      const bases = isFromDevice ? found.map(({ base }) => base) : [];
      const stored = bases.reduce((one, other) => (other.updatedAt > one.updatedAt ? other : one), opening.stored);
      const place = { userId, resumeId, tab: tab.id };
      let device: Device | undefined;
      const store = createEditorStore({
        resumeId,
        stored,
        transport: createTransport(resumeId),
        ...clock,
        device: (onTrouble) => {
          device = createDevice({ drafts, place, clock, onTrouble });
          return device;
        },
        // The last save of an earlier visit may reach the server after this load.
        expected: found.flatMap(({ base, sent }) => (base.updatedAt === stored.updatedAt ? sent : [])),
        onStored: (updatedAt) => tab.tellSaved(resumeId, updatedAt),
        onRebased: keep,
        onMerged: () => toast(ts("merged"), { kind: "info" }),
        onRefused: (refusal) => toast(refusalText(refusal), { kind: "error", stay: 6000 }),
      });
      opened = store;
      listenTo(tab, resumeId, store, abort.signal);
      const close = (closed: DraftOffer) =>
        setSession((last) =>
          last.phase === "open" ? { ...last, offers: last.offers.filter((offer) => offer !== closed) } : last,
        );
      const offers = restoreDrafts(store, device, found, close);
      setSession({ phase: "open", store, uuid, offers, isFromDevice });
      if (isFromDevice) catchUp(resumeId, store, keep, abort.signal);
      else keep(stored);
    };

    const load = async () => {
      const opening = await findResume(resumeId, abort.signal);
      const [found, living] = await Promise.all([drafts.list(opening.userId, resumeId), tab.living()]);
      // A draft of a tab that is still open belongs to that tab.
      if (!abort.signal.aborted)
        open(
          opening,
          found.filter((draft) => !living.has(draft.tab)),
        );
    };
    load().catch((error: unknown) => {
      if (abort.signal.aborted) return;
      if (isApiError(error, "notFound") || isApiError(error, "invalidRequest")) setSession({ phase: "missing" });
      else setSession({ phase: "failed", retry: () => setAttempt((count) => count + 1) });
    });
    return () => {
      abort.abort();
      opened?.getState().actions.leave();
      opened?.getState().actions.dispose();
      tab.leave();
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
      case "size":
        return t("refused.size", { count: refusal.max });
      case "invalid":
        return t("refused.invalid");
      default:
        return t("refused.length", { count: refusal.max });
    }
  }

  return session;
}

/** Merges other tabs' saves while this tab is visible; a hidden tab waits until it is shown, and merges once. */
function listenTo(tab: Tab, resumeId: string, store: EditorStore, signal: AbortSignal): void {
  let missed: string | null = null;
  const look = () => {
    if (document.visibilityState === "hidden" || missed === null) return;
    store.getState().actions.onRemoteSave(missed);
    missed = null;
  };
  tab.onSaved((id, updatedAt) => {
    if (id !== resumeId) return;
    missed = updatedAt;
    look();
  });
  document.addEventListener("visibilitychange", look, { signal });
}

/** Restores what earlier visits could not save, and returns offers for what needs an answer. */
function restoreDrafts(
  store: EditorStore,
  device: Device | undefined,
  found: readonly FoundDraft[],
  close: (offer: DraftOffer) => void,
): DraftOffer[] {
  const { actions, document: before } = store.getState();
  const current = () => store.getState().document;
  const replace = (document: ResumeDocument) => actions.edit({ type: "document.replace", document });
  // The draft of an earlier visit is removed only once this visit's own draft holds the same.
  const forget = (spent: readonly FoundDraft[]) =>
    void device?.settle().then((isKept) => {
      if (isKept) for (const draft of spent) void drafts.remove(draft).catch(() => {});
    });

  const { document, restored, offered, spent } = recover(found, before);
  if (restored.length > 0) replace(document);
  forget([...restored, ...spent]);

  const offers = offered.map((draft): DraftOffer => {
    const offer: DraftOffer = {
      kind: "offered",
      at: draft.at,
      compare: () => mergeDraft(draft, current()).conflicts,
      restore: (choices) => {
        replace(mergeDraft(draft, current(), choices).document);
        forget([draft]);
        close(offer);
      },
      discard: () => {
        void drafts.remove(draft).catch(() => {});
        close(offer);
      },
    };
    return offer;
  });
  const newest = restored.at(-1);
  if (!newest) return offers;
  const back: DraftOffer = {
    kind: "restored",
    at: newest.at,
    undo: () => {
      // Reverts only what was restored; what was typed since stays.
      replace(merge(document, before, current(), allTheirs(document, before, current())).document);
      close(back);
    },
    close: () => close(back),
  };
  return [back, ...offers];
}

function allTheirs(base: ResumeDocument, mine: ResumeDocument, theirs: ResumeDocument) {
  return new Map(merge(base, mine, theirs).conflicts.map(({ key }) => [key, "theirs" as const]));
}
