import { limits } from "#core/limits.ts";
import type { JobKindSettings, JobWorker } from "../adapters/jobs/port.ts";
import type { JobDeps } from "./job.ts";
import { findJob, jobs } from "./registry.ts";

/** Makes this process's worker for every kind of job. It takes no job until it is started. */
export function createJobWorker(deps: JobDeps): JobWorker {
  const { slots, pollMs, graceMs } = limits.jobs;
  return deps.jobs.createWorker({
    kinds: Object.fromEntries(
      jobs.map(({ kind, retries, leaseMs, every, parallel }): [string, JobKindSettings] => [
        kind,
        { retries, leaseMs, ...(every ? { everyMs: every } : {}), ...(parallel ? { parallel } : {}) },
      ]),
    ),
    run: async ({ kind, payload, ...job }) => {
      const definition = findJob(kind);
      if (!definition) throw new Error(`There is no job ${kind}`);
      await definition.run(deps, definition.payload.parse(payload), job);
    },
    slots,
    pollMs,
    graceMs,
  });
}
