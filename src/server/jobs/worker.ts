import { json } from "#contract/body.ts";
import { defineOperation } from "#contract/operation.ts";
import { limits } from "#core/limits.ts";
import type { JobKindSettings, JobWorker, RunningJob } from "../adapters/jobs/port.ts";
import { createAudit } from "../features/audit/service.ts";
import { internalRequest } from "../operations/internal-door.ts";
import { createLimits } from "../operations/limits.ts";
import { createPipeline } from "../operations/pipeline.ts";
import type { JobDefinition, JobDeps } from "./job.ts";
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
    run: createJobDoor(deps),
    slots,
    pollMs,
    graceMs,
  });
}

/** The jobs' door into the pipeline: a job is an operation of the installation's own, asked for by the system. */
function createJobDoor(deps: JobDeps): (job: RunningJob) => Promise<void> {
  const pipeline = createPipeline(deps, createLimits(deps.db), createAudit(deps));
  return async ({ kind, payload, ...job }) => {
    const definition = findJob(kind);
    if (!definition) throw new Error(`There is no job ${kind}`);
    const handle = async ({ body }: { body: unknown }) => {
      await definition.run(deps, body, job);
      return null;
    };
    const principal = { kind: "system", job: kind } as const;
    const request = internalRequest({ principal, input: { body: payload }, log: deps.log, signal: job.signal });
    await pipeline.run({ name: kind, operation: operationOf(definition), handle }, request);
  };
}

function operationOf({ kind, payload }: JobDefinition) {
  return defineOperation({ group: "jobs", who: "internal", scope: null, summary: kind, body: json(payload) });
}
