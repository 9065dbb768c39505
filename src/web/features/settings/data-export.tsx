import { CircleCheck, FileArchive } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { download, type Progress } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { formatBytes } from "#web/shell/dates.ts";
import { failureText } from "#web/shell/failure.ts";
import { saveFile } from "#web/shell/save-file.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "./panel.tsx";

type State =
  | { kind: "idle" }
  /** First the server creates the archive, then bytes arrive. */
  | { kind: "making"; progress: Progress | null }
  | { kind: "done"; name: string }
  | { kind: "failed"; message: string };

/** The data export: everything of the user in one ZIP file. */
export function DataExportPanel() {
  const { t } = useTranslation("settings", { keyPrefix: "dataExport" });
  const [state, setState] = useState<State>({ kind: "idle" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const control = new AbortController();
    running.current = control;
    setState({ kind: "making", progress: null });
    try {
      const { blob, fileName } = await download(calls.dataExport, { signal: control.signal }, (progress) =>
        setState({ kind: "making", progress }),
      );
      const name = fileName ?? "inkleaf.zip";
      saveFile(blob, name);
      setState({ kind: "done", name });
    } catch (error) {
      if (control.signal.aborted) setState({ kind: "idle" });
      else setState({ kind: "failed", message: failureText(error) });
    }
  }

  const progress = state.kind === "making" ? state.progress : null;
  const share = progress?.total ? progress.loaded / progress.total : null;
  return (
    <Panel
      title={t("title")}
      text={t("text")}
      aside={
        state.kind === "making" ? (
          <Button onClick={() => running.current?.abort()}>{t("stop")}</Button>
        ) : (
          <Button icon={<FileArchive size={16} strokeWidth={1.75} />} onClick={() => void start()}>
            {t(state.kind === "idle" ? "start" : "again")}
          </Button>
        )
      }
    >
      <div role="status" className="text-dense empty:absolute">
        {state.kind === "making" ? (
          <div className="grid gap-2">
            <span className="flex justify-between gap-4 text-fg2">
              <span>{t("making")}</span>
              <span className="tabular">
                {progress
                  ? progress.total
                    ? t("loadedOf", { loaded: formatBytes(progress.loaded), total: formatBytes(progress.total) })
                    : t("loaded", { loaded: formatBytes(progress.loaded) })
                  : null}
              </span>
            </span>
            <span className="h-1 overflow-hidden rounded-full bg-sunken">
              <span
                className={`block h-full origin-left bg-accent ${share === null ? "animate-bar" : "transition-transform"}`}
                style={share === null ? undefined : { transform: `scaleX(${share})` }}
              />
            </span>
          </div>
        ) : state.kind === "done" ? (
          <span className="flex items-center gap-2 text-accent">
            <CircleCheck size={16} strokeWidth={1.75} aria-hidden="true" />
            <span className="min-w-0 break-words">{t("done", { name: state.name })}</span>
          </span>
        ) : null}
      </div>
      {state.kind === "failed" ? <Alert tone="danger">{t("failed", { message: state.message })}</Alert> : null}
    </Panel>
  );
}
