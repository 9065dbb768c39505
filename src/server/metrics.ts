import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { EndedJob } from "./adapters/renderer/port.ts";

/**
 * What one process counts of itself, in the names that `/metrics` prints. Labels take values from our own code alone
 * (names of calls, statuses, engines), never what somebody sent: each value is a row that Prometheus keeps. What is true
 * of the whole installation is read when it is asked for (`features/health/figures.ts`).
 */
export type Metrics = {
  /** Where figures of the moment register themselves. */
  readonly registry: Registry;
  /** Counts an answer; `call` is the contract's name, or the pattern of the route of what is no call. */
  noteRequest(answered: { call: string; status: number; seconds: number }): void;
  /** Counts a stream of events as open until the returned function is called, once. */
  openStream(): () => void;
  /** Counts tokens that were taken from a user for the work of an engine. */
  noteTokens(engine: string, tokens: number): void;
  /** Counts a job of the renderer that has ended. */
  noteRender(ended: EndedJob): void;
  /** Returns all figures in the text format of Prometheus. From the first time on, those of the process are among them. */
  print(): Promise<string>;
};

/** In seconds: a page, a save, a print and a slow print fall into different ones. */
const requestBuckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const renderBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30];

/** Makes the counters of a process. They measure nothing by themselves until they are first printed. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: "inkleaf_request_duration_seconds",
    help: "Time from a request to the headers of its answer, by call of the contract or pattern of the route, and status.",
    labelNames: ["call", "status"],
    buckets: requestBuckets,
    registers,
  });
  const streams = new Gauge({
    name: "inkleaf_open_streams",
    help: "Streams of events that are open in this process.",
    registers,
  });
  const tokens = new Counter({
    name: "inkleaf_assistant_tokens_total",
    help: "Tokens taken from users for the assistant's work that ended in this process, by engine.",
    labelNames: ["engine"],
    registers,
  });
  const renderWait = new Histogram({
    name: "inkleaf_render_wait_seconds",
    help: "Time that jobs of the renderer waited for their turn, by priority.",
    labelNames: ["priority"],
    buckets: renderBuckets,
    registers,
  });
  const renderWork = new Histogram({
    name: "inkleaf_render_work_seconds",
    help: "Time from its turn to the end of a job of the renderer.",
    buckets: renderBuckets,
    registers,
  });
  const renderJobs = new Counter({
    name: "inkleaf_render_jobs_total",
    help: "Jobs of the renderer that have ended: done, refused (too many, or too slow), gone (its caller left), failed.",
    labelNames: ["outcome"],
    registers,
  });
  let isCollecting = false;
  return {
    registry,
    noteRequest: ({ call, status, seconds }) => requests.observe({ call, status }, seconds),
    openStream() {
      streams.inc();
      return () => streams.dec();
    },
    noteTokens: (engine, count) => tokens.inc({ engine }, count),
    noteRender({ priority, outcome, waited, worked }) {
      renderWait.observe({ priority }, waited / 1000);
      if (worked !== null) renderWork.observe(worked / 1000);
      renderJobs.inc({ outcome });
    },
    async print() {
      // They watch the event loop and the garbage collector, which a process that nobody asks need not.
      if (!isCollecting) collectDefaultMetrics({ register: registry });
      isCollecting = true;
      return registry.metrics();
    },
  };
}
