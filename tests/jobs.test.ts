import { afterAll, afterEach, describe, expect, it } from "vitest";
import { findJob, type JobKind, jobs } from "#server/jobs/registry.ts";
import { createServices } from "#server/services.ts";
import { createTestApp } from "./harness/app.ts";
import { createFakePrinter } from "./harness/fake-printer.ts";
import { jobExamples } from "./harness/job-examples.ts";
import { createDyingProcess } from "./harness/killed-process.ts";

/** Laws for every kind of job, looped over the registry. */
const test = await createTestApp({ env: { CONTACT: "operator@example.com" }, printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

const kinds = Object.keys(jobExamples) as JobKind[];
const mostSteps = 60;

async function rows(kind: string) {
  const found = await test.deps.db.pool.query<{ payload: unknown; failed_at: Date | null; error: string | null }>(
    "select payload, failed_at, error from jobs where kind = $1",
    [kind],
  );
  return found.rows;
}

describe("the registry of jobs", () => {
  it("has each kind once, named after its feature and what it does", () => {
    const names = jobs.map(({ kind }) => kind);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/);
    expect([...kinds].sort()).toEqual([...names].sort());
  });

  it.each(kinds)("%s is retried, and has a lease that its heartbeat can prolong in time", (kind) => {
    const job = findJob(kind);
    expect(job?.retries).toBeGreaterThanOrEqual(1);
    expect(job?.leaseMs).toBeGreaterThanOrEqual(15_000);
    if (job?.every) expect(job.payload.safeParse({}).success).toBe(true);
  });
});

describe.each(kinds)("%s", (kind) => {
  it("does its work once, and leaves no job behind", async () => {
    await jobExamples[kind].prepare(test);
    expect(await rows(kind)).toHaveLength(1);
    await test.services.runDueJobs([kind]);
    await test.services.runDueJobs([kind]);
    expect(await rows(kind)).toEqual([]);
    await jobExamples[kind].check(test, 1);
  });

  it("is done by another worker when its own was killed, at whichever step that was", {
    timeout: 300_000,
  }, async () => {
    const { stride = 1 } = jobExamples[kind];
    for (let dies = 0; dies <= mostSteps * stride; dies += stride) {
      await test.clear();
      await jobExamples[kind].prepare(test);
      const dying = createDyingProcess(test.deps, dies);
      const doomed = createServices(dying.deps);
      await doomed.runDueJobs([kind]).catch(() => {});
      if (!dying.isDead()) {
        // The job was done before it reached that step, so every step has been tried.
        expect(dies).toBeGreaterThan(2);
        return;
      }
      test.clock.advance((findJob(kind)?.leaseMs ?? 0) + 1);
      await test.services.runDueJobs([kind]);
      expect(await rows(kind), `killed before step ${dies}`).toEqual([]);
      await jobExamples[kind].check(test, 2);
    }
    throw new Error(`${kind} takes more than ${mostSteps * stride} steps`);
  });

  it("keeps no secret in the table", async () => {
    await jobExamples[kind].prepare(test);
    for (const { payload } of await rows(kind)) {
      // A secret is 43 characters of base64url; a hash is 64 hexadecimal digits.
      const withoutHashes = JSON.stringify(payload).replace(/"[0-9a-f]{64}"/g, '"hash"');
      expect(withoutHashes).not.toMatch(/token|password|\b\d{6}\b|[A-Za-z0-9_-]{43}/);
    }
  });
});
