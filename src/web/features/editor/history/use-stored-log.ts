import { useEffect, useState } from "react";
import type { HistoryRecord } from "#core/resume/history.ts";
import { useUser } from "#web/shell/session.ts";
import { useEditorStore } from "../state/editor-context.tsx";
import { createLogStorage } from "./log-storage.ts";

const logStorage = createLogStorage(indexedDB);

/** How long changes to the newest record may exist in memory alone, ms. */
const writeAfter = 1000;

/**
 * Adds the history of earlier visits below this one's, and stores it. Returns false where this browser stores nothing.
 */
export function useStoredLog(): boolean {
  const store = useEditorStore();
  const userId = useUser()?._id;
  const [isKept, setKept] = useState(true);

  useEffect(() => {
    if (!userId) return;
    const { resumeId, actions } = store.getState();
    const key = `${userId}/${resumeId}`;
    const logNow = () => store.getState().history.log;
    let written: readonly HistoryRecord[] = logNow();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    logStorage
      .read(key)
      .then((earlier) => {
        if (isOver) return;
        const isClean = logNow() === written;
        actions.remember(earlier);
        if (isClean) written = logNow();
      })
      .catch(() => setKept(false));

    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      const log = logNow();
      if (log === written) return;
      written = log;
      logStorage.write(key, log, Date.now()).then(
        () => setKept(true),
        () => setKept(false),
      );
    };
    // A new record is stored at once, because a page that is being left may be gone before a delayed write. Further
    // typing into the newest record is stored at most once a second.
    const stop = store.subscribe(() => {
      const log = logNow();
      if (log === written) return;
      if (log[0]?.id !== written[0]?.id) write();
      else timer ??= setTimeout(write, writeAfter);
    });
    const hidden = () => document.visibilityState === "hidden" && write();
    document.addEventListener("visibilitychange", hidden);
    window.addEventListener("pagehide", write);
    return () => {
      isOver = true;
      stop();
      write();
      document.removeEventListener("visibilitychange", hidden);
      window.removeEventListener("pagehide", write);
    };
  }, [store, userId]);

  return isKept;
}
