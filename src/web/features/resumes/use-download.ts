import { useRef, useState } from "react";
import { limits } from "#core/limits.ts";
import { countUnfinished, unfinishedIn } from "#core/resume/unfinished.ts";
import { download, type Progress, send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { ApiError } from "#web/api/error.ts";
import { saveFile, tellMissing } from "#web/shell/save-file.ts";
import { explainLimit } from "./create-resume.ts";

export type DownloadState =
  | { kind: "idle" }
  /** The server is rendering the PDF. */
  | { kind: "preparing" }
  /** The user is asked whether blanks and suggestions may be printed as they stand. */
  | { kind: "unfinished"; blanks: number; suggestions: number }
  | { kind: "loading"; progress: Progress }
  | { kind: "done"; size: number }
  | { kind: "failed" };

/**
 * Downloads a resume's PDF and offers it as a file. The state stays 2 s after success and 3 s after a failure, then it
 * is idle again. A refusal by the plan opens the upgrade dialog. A resume in which something is left to finish is only
 * downloaded once that `isAccepted`.
 */
export function useDownload() {
  const [state, setState] = useState<DownloadState>({ kind: "idle" });
  const isBusy = useRef(false);

  function endAfter(ms: number) {
    setTimeout(() => setState((now) => (now.kind === "done" || now.kind === "failed" ? { kind: "idle" } : now)), ms);
  }

  async function start(id: string, fallbackName: string, isAccepted = false): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ kind: "preparing" });
    try {
      if (!isAccepted) {
        const { data } = await send(calls.getResume, { params: { id } });
        const places = unfinishedIn(data.sections);
        if (places.length > 0) {
          setState({ kind: "unfinished", ...countUnfinished(places) });
          return;
        }
      }
      const { blob, fileName, missing } = await download(
        calls.downloadResume,
        { params: { id }, body: {} },
        (progress) => setState({ kind: "loading", progress }),
      );
      saveFile(blob, fileName ?? `${fallbackName}.pdf`);
      tellMissing(missing);
      setState({ kind: "done", size: blob.size });
      endAfter(limits.editor.downloadHideAfter);
    } catch (error) {
      if (error instanceof ApiError && error.status < 500 && error.status !== 429) {
        setState({ kind: "idle" });
        explainLimit(error);
      } else {
        setState({ kind: "failed" });
        endAfter(limits.editor.downloadErrorFor);
      }
    } finally {
      isBusy.current = false;
    }
  }
  return { state, start, cancel: () => setState({ kind: "idle" }) };
}
