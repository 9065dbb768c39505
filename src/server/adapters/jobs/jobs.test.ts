import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { eq, isNotNull } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#server/db/client.ts";
import { buildProgram } from "#server/db/embedded/entry-file.ts";
import { jobs } from "#server/db/schema/jobs.ts";
import { createTestDatabase, createTestStorage, silent, testKinds } from "#tests/harness/database.ts";
import { type JobWorld, jobSuite } from "./contract.ts";
import { createEmbeddedJobs } from "./embedded.ts";
import type { RunningJob } from "./port.ts";

const kinds = { work: { retries: 2, leaseMs: 30_000 } };

function clockFrom(time: number) {
  const clock = { time, now: () => clock.time };
  return clock;
}

async function createWorld(kind: (typeof testKinds)[number]): Promise<JobWorld> {
  const { db, close } = await createTestDatabase({ kind });
  const clock = clockFrom(Date.UTC(2026, 0, 2));
  return {
    db,
    queue: createEmbeddedJobs({ db, log: silent, now: clock.now }),
    pass: async (milliseconds) => {
      clock.time += milliseconds;
    },
    listFailed: () => db.select({ kind: jobs.kind, error: jobs.error }).from(jobs).where(isNotNull(jobs.failedAt)),
    close,
  };
}

for (const kind of testKinds) jobSuite(`our table, ${kind}`, () => createWorld(kind));

describe.each(testKinds)("a lease, %s", (kind) => {
  const open: JobWorld[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((world) => world.close()));
  });
  async function world() {
    const made = await createWorld(kind);
    open.push(made);
    return made;
  }

  it("is prolonged while the job runs, and a run that lost it cannot end the other run's job", async () => {
    const { db, queue, pass } = await world();
    await queue.enqueue(db, { kind: "work", payload: 1 });
    const settings = { slots: 1, pollMs: 50, graceMs: 0 };
    const begun: RunningJob[] = [];
    let end: () => void = () => {};
    const slow = queue.createWorker({
      ...settings,
      kinds: { work: { retries: 2, leaseMs: 90 } },
      run: (job) => {
        begun.push(job);
        return new Promise((resolve) => {
          end = resolve;
        });
      },
    });
    const ran = slow.runDue();
    await expect.poll(() => begun.length).toBe(1);
    const until = async () => (await db.select({ until: jobs.leasedUntil }).from(jobs))[0]?.until?.getTime() ?? 0;
    const before = await until();
    await pass(60);
    await expect.poll(until).toBeGreaterThan(before);
    // Another worker has taken the job by now, as after a pause of this process that was longer than the lease.
    await db.update(jobs).set({ lease: "another" });
    await expect.poll(() => begun[0]?.signal.aborted).toBe(true);
    end();
    await ran;
    expect(await db.select({ lease: jobs.lease }).from(jobs).where(eq(jobs.kind, "work"))).toEqual([
      { lease: "another" },
    ]);
  });

  it("ends with the job failed when the job kills its worker at every attempt", async () => {
    const { db, queue, pass, listFailed } = await world();
    await queue.enqueue(db, { kind: "work", payload: 1 });
    let begun = 0;
    for (let round = 0; round < 5; round += 1) {
      // This worker is never heard of again: it sends neither a heartbeat nor an end.
      const run = async () => {
        begun += 1;
        await db.update(jobs).set({ lease: "dead" }).where(isNotNull(jobs.lease));
      };
      await queue.createWorker({ kinds, run, slots: 1, pollMs: 50, graceMs: 0 }).runDue();
      await pass(30_001);
    }
    expect(begun).toBe(3);
    expect(await listFailed()).toEqual([{ kind: "work", error: "its worker died each time" }]);
  });
});

describe.each(testKinds)("kill -9 in the middle of a job, %s", (kind) => {
  let program: string;
  beforeAll(async () => {
    program = await buildProgram(path.join(import.meta.dirname, "killed-worker.fixture.ts"));
  });

  it("leaves the job to another worker when the lease has expired, and not before", async () => {
    const storage = await createTestStorage(kind);
    const child = spawn(process.execPath, [program, JSON.stringify(storage.config)]);
    let complaint = "";
    child.stderr.on("data", (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    const [said] = await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
    expect(complaint + String(said)).toBe("begun\n");
    child.kill("SIGKILL");
    await once(child, "exit");

    const db = await openDatabase(storage.config, silent, { maintenance: false });
    const clock = clockFrom(Date.now());
    const queue = createEmbeddedJobs({ db, log: silent, now: clock.now });
    const done: RunningJob[] = [];
    const run = async (job: RunningJob) => void done.push(job);
    const worker = queue.createWorker({ kinds, run, slots: 1, pollMs: 50, graceMs: 0 });
    await worker.runDue();
    expect(done).toEqual([]);
    clock.time += 30_001;
    await worker.runDue();
    expect(done).toMatchObject([{ payload: { text: "killed" }, attempt: 2 }]);
    expect(await db.select().from(jobs)).toEqual([]);
    await db.close();
    await storage.remove();
  });
});
