import { useCallback, useEffect, useRef, useState } from "react";
import { resumeCalls } from "#contract/resumes.ts";
import { limits } from "#core/limits.ts";
import { fileNameOf } from "#core/resume/file-name.ts";
import { designOf } from "#templates/registry.ts";
import { download, type Progress } from "#web/api/call.ts";
import { isApiError } from "#web/api/error.ts";
import { openUpgrade } from "#web/shell/dialog-store.ts";
import { saveFile, tellMissing } from "#web/shell/save-file.ts";
import { useEditorActions, useEditorStore } from "../state/editor-context.tsx";

/** The card's states (specification section 4). */
export type DownloadState =
  | { phase: "idle" }
  | { phase: "running"; progress: Progress | null }
  | { phase: "done"; progress: Progress | null }
  /** `reason` is the server's sentence, where it says what to do. */
  | { phase: "failed"; reason: string | null };

/**
 * Saves unsaved changes, fetches the PDF and hands it to the browser. Progress is refreshed every 500 ms; closing
 * cancels.
 */
export function useDownload(): { state: DownloadState; start: () => void; close: () => void } {
  const store = useEditorStore();
  const { saveNow } = useEditorActions();
  const [state, setState] = useState<DownloadState>({ phase: "idle" });
  const hide = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      clearTimeout(hide.current);
      running.current?.abort();
    },
    [],
  );

  const start = useCallback(async () => {
    if (running.current) return;
    const abort = new AbortController();
    running.current = abort;
    clearTimeout(hide.current);
    setState({ phase: "running", progress: null });
    let latest: Progress | null = null;
    const tick = setInterval(() => setState({ phase: "running", progress: latest }), limits.editor.downloadTick);
    const hideAfter = (ms: number) => {
      hide.current = setTimeout(() => setState({ phase: "idle" }), ms);
    };
    try {
      // The PDF is made from what is stored: without the last edits it would differ from what the user sees.
      const saved = await saveNow();
      if (abort.signal.aborted) return setState({ phase: "idle" });
      if (saved.phase !== "saved") throw new Error("The resume could not be saved before the download");
      const { document, resumeId } = store.getState();
      const { blob, fileName, missing } = await download(
        resumeCalls.downloadResume,
        {
          params: { id: resumeId },
          signal: abort.signal,
          body: { format: document.config.design.columns ?? designOf(document.config.templateName).columns },
        },
        (progress) => {
          latest = progress;
        },
      );
      saveFile(blob, fileName ?? `${fileNameOf(document)}.pdf`);
      tellMissing(missing);
      setState({ phase: "done", progress: latest });
      hideAfter(limits.editor.downloadHideAfter);
    } catch (error) {
      if (abort.signal.aborted) {
        setState({ phase: "idle" });
      } else if (isApiError(error, "premiumOnly")) {
        openUpgrade("premiumOnly");
        setState({ phase: "idle" });
      } else {
        const isRefused = isApiError(error, "tooLongToPrint") || isApiError(error, "tooManyPrints");
        setState({ phase: "failed", reason: isRefused ? error.message : null });
        // A reason takes longer to read than that it failed.
        if (isRefused) return;
        hideAfter(limits.editor.downloadErrorFor);
      }
    } finally {
      clearInterval(tick);
      running.current = null;
    }
  }, [store, saveNow]);

  const close = () => {
    running.current?.abort();
    setState({ phase: "idle" });
  };
  return { state, start: () => void start(), close };
}
