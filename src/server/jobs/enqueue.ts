import type { NewJob } from "../adapters/jobs/port.ts";
import type { Queries } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import type { JobKind, JobPayloads } from "./registry.ts";

/**
 * Adds work for the background. Inside a transaction the work is done if and when that transaction commits. Only types
 * are imported from the registry, so that there is no import cycle between code that enqueues a job and code that the
 * job calls.
 */
export function enqueue<Kind extends JobKind>(
  deps: Pick<Deps, "jobs">,
  db: Queries,
  kind: Kind,
  payload: JobPayloads[Kind],
  options: Omit<NewJob, "kind" | "payload"> = {},
): Promise<void> {
  return deps.jobs.enqueue(db, { kind, payload, ...options });
}
