import { formatBytes } from "#web/shell/dates.ts";
import { useTranslation } from "#web/shell/translation.ts";
import type { DownloadState } from "./use-download.ts";

/** The dark card at the foot of a cover while its PDF is loaded: percent, bytes, speed. */
export function DownloadProgress({ state }: { state: DownloadState }) {
  const { t } = useTranslation("resumes");
  if (state.kind === "idle" || state.kind === "unfinished") return <span role="status" className="sr-only" />;
  const progress = state.kind === "loading" ? state.progress : null;
  const share =
    state.kind === "done" ? 1 : progress?.total ? progress.loaded / progress.total : state.kind === "failed" ? 0 : null;
  return (
    <div className="absolute inset-x-3 bottom-3 z-2 grid gap-2 rounded-menu bg-[#0f1613] px-3.5 py-3 text-[#edf2ef] shadow-lg animate-rise-in">
      <div className="flex items-baseline justify-between gap-2 text-dense">
        <span role="status">{t(`download.${state.kind}`)}</span>
        {share !== null && state.kind !== "failed" ? <span className="tabular">{Math.round(share * 100)}%</span> : null}
      </div>
      {state.kind === "failed" ? null : (
        <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-white/20">
          {share === null ? (
            <div className="h-full w-full origin-left animate-bar bg-[#34d399]" />
          ) : (
            <div
              className="h-full w-full origin-left bg-[#34d399] transition-transform"
              style={{ transform: `scaleX(${share})` }}
            />
          )}
        </div>
      )}
      {progress ? (
        <div className="flex flex-wrap justify-between gap-x-2 text-micro text-[#b9c4be] tabular">
          <span>
            {progress.total
              ? t("download.of", { loaded: formatBytes(progress.loaded), total: formatBytes(progress.total) })
              : formatBytes(progress.loaded)}
          </span>
          {progress.speed > 0 ? <span>{t("download.speed", { speed: formatBytes(progress.speed) })}</span> : null}
        </div>
      ) : state.kind === "done" ? (
        <div className="text-micro text-[#b9c4be] tabular">{formatBytes(state.size)}</div>
      ) : null}
    </div>
  );
}
