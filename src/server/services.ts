import type { Deps } from "./deps.ts";
import { createRuns, type Runs } from "./features/assistant/service.ts";
import { type Covers, createCovers } from "./features/covers/service.ts";
import { createLinkChecks, type LinkChecks } from "./features/link-check/service.ts";
import { createPageCache, type PageCache } from "./features/public-page/page-cache.ts";
import { type CoverDraws, createCoverDraws, createSaveTurns, type SaveTurns } from "./features/resumes/service.ts";
import { createLinkViews } from "./features/share-links/service.ts";
import { createViewRecorder, type ViewRecorder } from "./features/views/service.ts";
import { createJobWorker } from "./jobs/worker.ts";
import { createMetrics, type Metrics } from "./metrics.ts";

/** Everything of one process that has state or works in the background. All of it is made here and ended here. */
export type Services = {
  covers: Covers;
  coverDraws: CoverDraws;
  saveTurns: SaveTurns;
  /** Public pages that are cached in memory. */
  pages: PageCache;
  views: ViewRecorder;
  /** Views of private links. */
  linkViews: ViewRecorder;
  /** The assistant's jobs that this process runs. */
  runs: Runs;
  /** Which links answered. */
  links: LinkChecks;
  /** What this process counts of itself. */
  metrics: Metrics;
  /** Whether this process is about to end, so that nothing new should be sent to it. */
  readonly isStopping: boolean;
  /** Starts to run jobs, where this process has that role. */
  startJobs(): void;
  /** Runs the jobs that are due, for programs that do not start a worker. `kinds` limits it to these. */
  runDueJobs(kinds?: readonly string[]): Promise<void>;
  /** Takes no further job and gives back those that do not end in time. Requests are still served. */
  beginStop(): void;
  /** Ends the assistant's runs, whose readers then get their last event. Resolves when no job runs either. */
  endWork(): Promise<void>;
  /**
   * Ends all of it: first what takes new work, then what still has work to finish. Afterwards none of our timers is
   * left and no query is made. The caller closes what `deps` opened.
   */
  close(): Promise<void>;
};

/** Makes the services of a process. No timer runs until `startJobs` or a request needs one. */
export function createServices(deps: Deps): Services {
  const covers = createCovers(deps);
  const worker = createJobWorker({ ...deps, covers });
  const views = createViewRecorder(deps);
  const linkViews = createLinkViews(deps);
  const coverDraws = createCoverDraws(deps);
  const metrics = createMetrics();
  const stopWatching = deps.printer.watch((ended) => {
    metrics.noteRender(ended);
    if (ended.outcome === "done") deps.providers.note("browser", null);
    if (ended.outcome === "failed") deps.providers.note("browser", "failed");
  });
  const runs = createRuns(deps, { coverDraws, metrics });
  let stopping: Promise<void> | undefined;
  const stopJobs = () => {
    stopping ??= worker.stop();
    return stopping;
  };
  const endWork = async () => {
    await Promise.all([stopJobs(), runs.close()]);
  };
  return {
    covers,
    coverDraws,
    saveTurns: createSaveTurns(),
    pages: createPageCache(),
    views,
    linkViews,
    runs,
    links: createLinkChecks(deps),
    metrics,
    get isStopping() {
      return stopping !== undefined;
    },
    startJobs: worker.start,
    runDueJobs: worker.runDue,
    beginStop: () => void stopJobs(),
    endWork,
    async close() {
      await endWork();
      await views.close();
      await linkViews.close();
      stopWatching();
    },
  };
}
