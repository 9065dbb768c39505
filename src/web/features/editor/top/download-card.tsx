import { CircleCheck, CircleX, FileDown, X } from "lucide-react";
import { formatBytes } from "#web/shell/dates.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useEditorWhenIdle } from "../state/editor-context.tsx";
import { countOf } from "../state/use-samples.ts";
import type { DownloadState } from "./use-download.ts";

/** The state of a download: percent, bytes and speed while it runs; then done or failed. */
export function DownloadCard({ state, close }: { state: DownloadState; close: () => void }) {
  const { t } = useTranslation("editor");
  const count = useEditorWhenIdle(({ document }) => countOf(document));
  if (state.phase === "idle") return null;
  const progress = state.phase === "failed" ? null : state.progress;
  const share = progress?.total ? Math.min(1, progress.loaded / progress.total) : null;
  const Icon = { running: FileDown, done: CircleCheck, failed: CircleX }[state.phase];
  const title = { running: t("download.title"), done: t("download.done"), failed: t("download.failed") }[state.phase];
  return (
    <section
      aria-label={t("download.title")}
      className="fixed right-[calc(16px+var(--notices-right,0px))] bottom-4 z-30 w-[300px] animate-rise-in rounded-card border border-line bg-overlay p-4 shadow-lg max-md:bottom-above-tabs max-md:w-[calc(100vw-32px)]"
    >
      <div className="flex items-center gap-2.5">
        <Icon
          size={18}
          strokeWidth={1.75}
          aria-hidden="true"
          className={state.phase === "failed" ? "text-danger" : "text-accent"}
        />
        <p role="status" className="min-w-0 flex-1 font-label text-body">
          {title}
        </p>
        <IconButton
          size="sm"
          tooltip="none"
          label={t(state.phase === "running" ? "download.cancel" : "download.close")}
          icon={<X size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={close}
        />
      </div>
      {state.phase === "failed" && state.reason && (
        <p role="alert" className="mt-2 text-dense text-fg2">
          {state.reason}
        </p>
      )}
      {state.phase !== "failed" && count > 0 && (
        <p className="mt-2 text-fg2 text-meta">{t("samples.leftOut", { count })}</p>
      )}
      {state.phase !== "failed" && (
        <>
          <div
            role="progressbar"
            aria-label={t("download.title")}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={state.phase === "done" ? 100 : share === null ? undefined : Math.round(share * 100)}
            className="mt-3 h-1 overflow-hidden rounded-full bg-line2"
          >
            <div
              className="h-full rounded-full bg-accent transition-[width] duration-300"
              style={{ width: `${state.phase === "done" ? 100 : Math.max(4, (share ?? 0.04) * 100)}%` }}
            />
          </div>
          <p className="mt-2 flex justify-between text-fg3 text-meta tabular">
            <span>
              {progress && progress.loaded > 0
                ? progress.total
                  ? t("download.progress", { loaded: formatBytes(progress.loaded), total: formatBytes(progress.total) })
                  : formatBytes(progress.loaded)
                : t("download.preparing")}
            </span>
            {progress && progress.speed > 0 && (
              <span>{t("download.speed", { speed: formatBytes(progress.speed) })}</span>
            )}
          </p>
        </>
      )}
    </section>
  );
}
