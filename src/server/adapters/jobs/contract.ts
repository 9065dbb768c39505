import { afterEach, describe, expect, it } from "vitest";
import type { Database } from "#server/db/client.ts";
import type { JobQueue, JobWorker, RunningJob, WorkerSettings } from "./port.ts";

/** A queue on a database of its own. The suite sets its clock, if the implementation has a clock that can be set. */
export type JobWorld = {
  db: Database;
  queue: JobQueue;
  /** Lets so many milliseconds pass on the queue's clock. */
  pass(milliseconds: number): Promise<void>;
  /** Returns the jobs that failed for good, as the queue stored them. */
  listFailed(): Promise<{ kind: string; error: string | null }[]>;
  close(): Promise<void>;
};

const kinds = { work: { retries: 2, leaseMs: 30_000 } } as const;
const minute = 60_000;

/** Returns a promise, and a function that resolves it. */
function gate() {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** The suite that every job queue must pass; each implementation's test passes itself in. */
export function jobSuite(name: string, create: () => Promise<JobWorld>) {
  describe(`jobs of ${name}`, () => {
    const worlds: JobWorld[] = [];
    const workers: JobWorker[] = [];
    afterEach(async () => {
      await Promise.all(workers.splice(0).map((worker) => worker.stop()));
      await Promise.all(worlds.splice(0).map((world) => world.close()));
    });

    async function open() {
      const world = await create();
      worlds.push(world);
      const done: RunningJob[] = [];
      const worker = (settings: Partial<WorkerSettings> = {}) => {
        const run = async (job: RunningJob) => void done.push(job);
        const made = world.queue.createWorker({ kinds, run, slots: 4, pollMs: 50, graceMs: 5_000, ...settings });
        workers.push(made);
        return made;
      };
      const add = (payload: unknown, options = {}) =>
        world.queue.enqueue(world.db, { kind: "work", payload, ...options });
      return { ...world, worker, add, done, payloads: () => done.map((job) => job.payload) };
    }

    it("runs a job once, with its payload", async () => {
      const { worker, add, done } = await open();
      await add({ text: "墨", list: [1, null] });
      await worker().runDue();
      await worker().runDue();
      expect(done).toMatchObject([{ kind: "work", payload: { text: "墨", list: [1, null] }, attempt: 1 }]);
    });

    it("runs a job when its transaction has committed, not before, and never when it is rolled back", async () => {
      const { db, queue, worker, payloads } = await open();
      await db.transaction((tx) => queue.enqueue(tx, { kind: "work", payload: "committed" }));
      const undone = db.transaction(async (tx) => {
        await queue.enqueue(tx, { kind: "work", payload: "undone" });
        throw new Error("no");
      });
      await expect(undone).rejects.toThrow("no");
      await worker().runDue();
      expect(payloads()).toEqual(["committed"]);
    });

    it("is woken by an enqueue, and finds jobs that another process added", async () => {
      const { worker, add, payloads, db, queue } = await open();
      worker().start();
      await add("by itself");
      await db.transaction((tx) => queue.enqueue(tx, { kind: "work", payload: "in a transaction" }));
      await expect.poll(payloads).toEqual(["by itself", "in a transaction"]);
    });

    it("runs a delayed job only after its delay", async () => {
      const { worker, add, payloads, pass } = await open();
      await add("late", { delayMs: minute });
      await add("now");
      await worker().runDue();
      expect(payloads()).toEqual(["now"]);
      await pass(minute);
      await worker().runDue();
      expect(payloads()).toEqual(["now", "late"]);
    });

    it("keeps the first job of a key while it waits, and accepts another when that is done", async () => {
      const { worker, add, payloads } = await open();
      for (const payload of [1, 2, 3]) await add(payload, { key: "same" });
      await add("other", { key: "different" });
      await worker().runDue();
      expect(payloads()).toEqual([1, "other"]);
      await add(4, { key: "same" });
      await worker().runDue();
      expect(payloads()).toEqual([1, "other", 4]);
    });

    it("replaces payload and time of the job that waits under the key, if asked to", async () => {
      const { worker, add, payloads, pass } = await open();
      const replace = { key: "same", keyed: "replace", delayMs: minute };
      await add(1, replace);
      await pass(minute / 2);
      await add(2, replace);
      await pass(minute / 2);
      await worker().runDue();
      expect(payloads()).toEqual([]);
      await pass(minute / 2);
      await worker().runDue();
      expect(payloads()).toEqual([2]);
    });

    it("keeps one job of a key when many are added at once", async () => {
      const { worker, add, done } = await open();
      await Promise.all(Array.from({ length: 12 }, (_, index) => add(index, { key: "same" })));
      await worker().runDue();
      expect(done).toHaveLength(1);
    });

    it("runs a job that was added under the key during a run after that run, and never beside it", async () => {
      const { worker, add } = await open();
      const { opened, open: end } = gate();
      const begun: unknown[] = [];
      const run = async (job: RunningJob) => {
        begun.push(job.payload);
        if (job.payload === "first") await opened;
      };
      await add("first", { key: "same" });
      const first = worker({ run });
      first.start();
      await expect.poll(() => begun).toEqual(["first"]);
      await add("second", { key: "same" });
      await worker({ run }).runDue();
      expect(begun).toEqual(["first"]);
      end();
      await expect.poll(() => begun).toEqual(["first", "second"]);
    });

    it("retries a failed job, later each time, and in the end keeps it with an error that may be logged", async () => {
      const { worker, add, pass, listFailed } = await open();
      const attempts: number[] = [];
      const run = async ({ attempt, payload }: RunningJob) => {
        attempts.push(attempt);
        throw Object.assign(new Error("mail server down"), { secret: payload });
      };
      await add("ada@example.com");
      const failing = worker({ run });
      await failing.runDue();
      await failing.runDue();
      expect(attempts).toEqual([1]);
      for (let round = 0; round < 6; round += 1) {
        await pass(10 * minute);
        await failing.runDue();
      }
      expect(attempts).toEqual([1, 2, 3]);
      const failed = await listFailed();
      expect(failed).toMatchObject([{ kind: "work" }]);
      expect(failed[0]?.error).toContain("mail server down");
      expect(failed[0]?.error).not.toContain("ada@example.com");
    });

    it("says of whom a job has failed and is not done, until it is", async () => {
      const { db, queue, worker, add, pass } = await open();
      let isDown = true;
      const run = async () => {
        if (isDown) throw new Error("down");
      };
      const late = (about: string, names = ["work"]) => queue.isRetried(db, names, about);
      await add("mail", { about: "ada@example.com" });
      expect(await late("ada@example.com")).toBe(false);
      await worker({ run }).runDue();
      expect(await late("ada@example.com")).toBe(true);
      expect([await late("li@example.com"), await late("ada@example.com", ["other"])]).toEqual([false, false]);
      isDown = false;
      await pass(minute);
      await worker({ run }).runDue();
      expect(await late("ada@example.com")).toBe(false);
    });

    it("drops a failed job when another one waits under its key", async () => {
      const { worker, add, pass } = await open();
      const begun: unknown[] = [];
      const run = async (job: RunningJob) => {
        begun.push(job.payload);
        if (begun.length > 1) return;
        await add("newer", { key: "same" });
        throw new Error("no");
      };
      await add("older", { key: "same" });
      await worker({ run }).runDue();
      await pass(10 * minute);
      await worker({ run }).runDue();
      expect(begun).toEqual(["older", "newer"]);
    });

    it("never runs a job in two workers at once", async () => {
      const { worker, add } = await open();
      const total = 60;
      const begun: unknown[] = [];
      let running = 0;
      const run = async (job: RunningJob) => {
        begun.push(job.payload);
        running += 1;
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
      };
      for (let index = 0; index < total; index += 1) await add(index);
      for (const one of [worker({ run }), worker({ run }), worker({ run })]) one.start();
      await expect.poll(() => begun.length).toBe(total);
      expect(new Set(begun).size).toBe(total);
      expect(running).toBeLessThanOrEqual(1);
    });

    it("runs no more jobs of a kind at a time than the kind allows", async () => {
      const { worker, add } = await open();
      const { opened, open: end } = gate();
      let [running, most] = [0, 0];
      const run = async () => {
        running += 1;
        most = Math.max(most, running);
        await opened;
        running -= 1;
      };
      for (let index = 0; index < 3; index += 1) await add(index);
      await worker({ run, kinds: { work: { ...kinds.work, parallel: 1 } } }).start();
      await expect.poll(() => running).toBe(1);
      end();
      await expect.poll(() => running).toBe(0);
      expect(most).toBe(1);
    });

    it("leaves kinds that the worker does not know to other workers", async () => {
      const { worker, add, done, queue, db } = await open();
      await queue.enqueue(db, { kind: "of-a-newer-program", payload: 1 });
      await add(2);
      await worker().runDue();
      expect(done.map(({ kind }) => kind)).toEqual(["work"]);
    });

    it("runs a recurrent job in one of all processes, once per period", async () => {
      const { worker, done, pass } = await open();
      const every = { kinds: { work: { ...kinds.work, everyMs: 10 * minute } } };
      const settled = async () => {
        const three = [worker(every), worker(every), worker(every)];
        for (const one of three) one.start();
        await expect.poll(() => done.length).toBeGreaterThan(0);
        await Promise.all(three.map((one) => one.stop()));
        return done.splice(0).length;
      };
      expect(await settled()).toBe(1);
      const early = worker(every);
      early.start();
      await pass(9 * minute);
      await early.stop();
      expect(done).toEqual([]);
      await pass(minute);
      expect(await settled()).toBe(1);
    });

    it("waits for the running job when it is stopped, and takes no other", async () => {
      const { worker, add } = await open();
      const { opened, open: end } = gate();
      const ended: unknown[] = [];
      const run = async ({ payload }: RunningJob) => {
        await opened;
        ended.push(payload);
      };
      await add(1);
      await add(2);
      const one = worker({ run, slots: 1 });
      one.start();
      const stopped = one.stop().then(() => ended.push("stopped"));
      end();
      await stopped;
      expect(ended.at(-1)).toBe("stopped");
      expect(ended.length).toBeLessThanOrEqual(2);
    });

    it("hands back a job that does not end in time, without counting that attempt", async () => {
      const { worker, add, done } = await open();
      await add("long");
      const { opened, open: begun } = gate();
      const aborted: boolean[] = [];
      const stuck = worker({
        graceMs: 20,
        run: (job) =>
          new Promise((_, reject) => {
            begun();
            job.signal.addEventListener("abort", () => {
              aborted.push(true);
              reject(job.signal.reason);
            });
          }),
      });
      stuck.start();
      await opened;
      await stuck.stop();
      await worker().runDue();
      expect(aborted).toEqual([true]);
      expect(done).toMatchObject([{ payload: "long", attempt: 1 }]);
    });
  });
}
