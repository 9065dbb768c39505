import { describe, expect, it } from "vitest";
import { newRequester } from "#tests/harness/requester.ts";
import { Pool, type PoolOptions, type Worker } from "./pool.ts";
import { type EndedJob, RendererBusy } from "./port.ts";

type Fake = Worker & { id: number; crash: () => void; closed: boolean; tidied: number };

type Options = Partial<Omit<PoolOptions<Fake>, "queue">>;

function poolOf(options: Options = {}) {
  const opened: Fake[] = [];
  const pool = new Pool<Fake>({
    size: 2,
    queue: {
      waiting: 2,
      each: 2,
      weights: { member: 8, regular: 4, visitor: 2, background: 1 },
      heavy: { above: 10, most: 1 },
    },
    timeout: 5000,
    workTimeout: 5000,
    recycleAfter: 100,
    tidyAfter: 100,
    closeWithin: 5000,
    open: async () => {
      let crash = () => {};
      const crashed = new Promise<void>((resolve) => {
        crash = resolve;
      });
      const worker: Fake = {
        id: opened.length,
        crash,
        crashed,
        closed: false,
        tidied: 0,
        tidy: async () => {
          worker.tidied += 1;
        },
        close: async () => {
          worker.closed = true;
        },
      };
      opened.push(worker);
      return worker;
    },
    ...options,
  });
  return { pool, opened };
}

/** Returns a small job of somebody else than all others. */
const someJob = () => ({ requester: newRequester(), cost: 1 });

function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("the pool", () => {
  it("tells how each job ended, how long it waited, and what waits and runs meanwhile", async () => {
    const { pool } = poolOf({ size: 1 });
    const ended: EndedJob[] = [];
    const stop = pool.watch((job) => ended.push(job));
    const hold = gate();
    expect(pool.load()).toMatchObject({ pages: 1, open: 0, busy: 0 });
    const done = pool.run(someJob(), () => hold.passed);
    const failed = pool.run(someJob(), () => Promise.reject(new Error("broken"))).catch(() => {});
    const leaving = new AbortController();
    const gone = pool.run(someJob(), async () => {}, leaving.signal).catch(() => {});
    const refused = pool.run(someJob(), async () => {}).catch(() => {});
    await refused;
    expect(pool.load()).toMatchObject({ pages: 1, open: 1, busy: 1 });
    expect(pool.load().waiting).toEqual({ member: 2, regular: 0, visitor: 0, background: 0 });
    leaving.abort(new Error("gone"));
    hold.open();
    await Promise.all([done, failed, gone]);
    expect(pool.load().waiting.member).toBe(0);
    expect(ended.map(({ outcome }) => outcome).sort()).toEqual(["done", "failed", "gone", "refused"]);
    for (const { outcome, waited, worked } of ended) {
      expect(waited).toBeGreaterThanOrEqual(0);
      expect(worked === null).toBe(outcome === "gone" || outcome === "refused");
    }
    stop();
    await pool.run(someJob(), async () => {});
    expect(ended).toHaveLength(4);
  });

  it("runs as many at once as it has workers and the rest in order", async () => {
    const { pool, opened } = poolOf();
    const hold = gate();
    const order: number[] = [];
    let now = 0;
    let most = 0;
    const jobs = [0, 1, 2, 3].map((index) =>
      pool.run(someJob(), async () => {
        now += 1;
        most = Math.max(most, now);
        await hold.passed;
        order.push(index);
        now -= 1;
      }),
    );
    await turn();
    expect(now).toBe(2);
    hold.open();
    await Promise.all(jobs);
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3]);
    expect(opened).toHaveLength(2);
  });

  it("refuses jobs when the queue is full, and accepts them again afterwards", async () => {
    const { pool } = poolOf();
    const hold = gate();
    const jobs = [0, 1, 2, 3].map(() => pool.run(someJob(), () => hold.passed));
    await expect(pool.run(someJob(), async () => 5)).rejects.toBeInstanceOf(RendererBusy);
    hold.open();
    await Promise.all(jobs);
    expect(await pool.run(someJob(), async () => 6)).toBe(6);
  });

  it("runs one job of a requester at a time, while a worker is free", async () => {
    const { pool } = poolOf({ size: 2 });
    const hold = gate();
    const own = someJob();
    const seen: string[] = [];
    const first = pool.run(own, async () => {
      seen.push("first");
      await hold.passed;
    });
    const second = pool.run(own, async () => seen.push("second"));
    await pool.run(someJob(), async () => seen.push("other"));
    expect(seen).toEqual(["first", "other"]);
    hold.open();
    await Promise.all([first, second]);
    expect(seen).toEqual(["first", "other", "second"]);
  });

  it("refuses the last job of whoever has most waiting, when somebody with none asks", async () => {
    const { pool } = poolOf({ size: 1 });
    const hold = gate();
    const greedy = someJob();
    const running = pool.run(greedy, () => hold.passed);
    const waiting = pool.run(greedy, async () => "waited");
    const last = pool.run(greedy, async () => "never");
    const other = pool.run(someJob(), async () => "came later");
    await expect(last).rejects.toMatchObject({ name: "RendererBusy", whose: "all" });
    hold.open();
    expect(await Promise.all([running, waiting, other])).toEqual([undefined, "waited", "came later"]);
  });

  it("gives up at the deadline, waiting or working, and discards the stuck worker", async () => {
    const { pool, opened } = poolOf({ size: 1, timeout: 30 });
    const never = new Promise<void>(() => {});
    const results = await Promise.allSettled([pool.run(someJob(), () => never), pool.run(someJob(), () => never)]);
    for (const result of results) expect(result).toMatchObject({ reason: expect.any(RendererBusy) });
    expect(opened[0]?.closed).toBe(true);
    expect(await pool.run(someJob(), async (worker) => worker.id)).toBeGreaterThan(0);
  });

  it("takes a worker away from a job that holds it for too long", async () => {
    const { pool, opened } = poolOf({ size: 1, workTimeout: 30 });
    const stuck = pool.run(someJob(), () => new Promise<void>(() => {}));
    const next = pool.run(someJob(), async (worker) => worker.id);
    await expect(stuck).rejects.toBeInstanceOf(RendererBusy);
    expect(await next).toBe(1);
    expect(opened[0]?.closed).toBe(true);
  });

  it("does not count the opening of a worker as work of the job that waits for it", async () => {
    const browser = gate();
    const { pool } = poolOf({
      size: 1,
      workTimeout: 20,
      open: async () => {
        await browser.passed;
        return { crashed: new Promise(() => {}), close: async () => {}, tidy: async () => {} } as unknown as Fake;
      },
    });
    const job = pool.run(someJob(), async () => "drawn");
    setTimeout(browser.open, 60);
    expect(await job).toBe("drawn");
  });

  it("frees the place of an aborted job, waiting or working", async () => {
    const { pool, opened } = poolOf({ size: 1 });
    const hold = gate();
    const working = new AbortController();
    const waiting = new AbortController();
    const first = pool.run(someJob(), () => new Promise(() => {}), working.signal);
    const second = pool.run(someJob(), () => hold.passed, waiting.signal);
    const third = pool.run(someJob(), async () => "third");
    waiting.abort(new Error("left the queue"));
    await expect(second).rejects.toThrow("left the queue");
    working.abort(new Error("went away"));
    await expect(first).rejects.toThrow("went away");
    expect(await third).toBe("third");
    expect(opened[0]?.closed).toBe(true);
    await expect(pool.run(someJob(), async () => 1, AbortSignal.abort(new Error("too late")))).rejects.toThrow(
      "too late",
    );
  });

  it("runs a job once more when its worker dies while it runs", async () => {
    const { pool } = poolOf({ size: 1 });
    const seen: number[] = [];
    const dying = (times: number) => (worker: Fake) => {
      seen.push(worker.id);
      if (seen.length > times) return Promise.resolve("done");
      worker.crash();
      return Promise.reject(new Error("crashed"));
    };
    expect(await pool.run(someJob(), dying(1))).toBe("done");
    expect(seen[0]).not.toBe(seen[1]);
    seen.length = 0;
    await expect(pool.run(someJob(), dying(9))).rejects.toThrow("crashed");
    expect(seen).toHaveLength(2);
    expect(await pool.run(someJob(), async () => "alive")).toBe("alive");
  });

  it("does not repeat a job that failed by itself", async () => {
    const { pool } = poolOf();
    let runs = 0;
    const job = async () => {
      runs += 1;
      throw new Error("bad document");
    };
    await expect(pool.run(someJob(), job)).rejects.toThrow("bad document");
    expect(runs).toBe(1);
  });

  it("replaces a worker that died while idle", async () => {
    const { pool, opened } = poolOf({ size: 1 });
    await pool.warm();
    opened[0]?.crash();
    await turn();
    expect(await pool.run(someJob(), async (worker) => worker.id)).toBe(1);
  });

  it("replaces a worker after its number of jobs", async () => {
    const { pool, opened } = poolOf({ size: 1, recycleAfter: 3 });
    const ids: number[] = [];
    for (let index = 0; index < 7; index += 1) ids.push(await pool.run(someJob(), async (worker) => worker.id));
    expect(ids).toEqual([0, 0, 0, 1, 1, 1, 2]);
    expect(opened.slice(0, 2).map((worker) => worker.closed)).toEqual([true, true]);
  });

  it("cleans up between jobs, and discards a worker that fails to", async () => {
    const { pool, opened } = poolOf({ size: 1, tidyAfter: 2 });
    for (let index = 0; index < 5; index += 1) await pool.run(someJob(), async () => index);
    expect(opened.map((worker) => worker.tidied)).toEqual([2]);
    const [worker] = opened;
    if (worker) worker.tidy = () => Promise.reject(new Error("no answer"));
    await pool.run(someJob(), async () => 6);
    expect(await pool.run(someJob(), async (next) => next.id)).toBe(1);
    expect(worker?.closed).toBe(true);
  });

  it("tries twice to open a worker, and again with the next job", async () => {
    const failures = 1;
    let tries = 0;
    const worker: Fake = {
      id: 7,
      crash: () => {},
      crashed: new Promise(() => {}),
      closed: false,
      tidied: 0,
      tidy: async () => {},
      close: async () => {},
    };
    const flaky = poolOf({
      size: 1,
      open: async () => {
        tries += 1;
        if (tries <= failures) throw new Error("no browser");
        return worker;
      },
    }).pool;
    expect(await flaky.run(someJob(), async ({ id }) => id)).toBe(7);
    const dead = poolOf({ size: 1, open: () => Promise.reject(new Error("no browser")) }).pool;
    await expect(dead.run(someJob(), async () => 1)).rejects.toThrow("no browser");
    await expect(dead.run(someJob(), async () => 1)).rejects.toThrow("no browser");
  });

  it("finishes what it accepted before it closes, and refuses what comes after", async () => {
    const { pool, opened } = poolOf();
    const hold = gate();
    const running = [0, 1, 2].map((index) => pool.run(someJob(), () => hold.passed.then(() => index)));
    await turn();
    const closing = pool.close();
    await expect(pool.run(someJob(), async () => 0)).rejects.toBeInstanceOf(RendererBusy);
    hold.open();
    expect(await Promise.all(running)).toEqual([0, 1, 2]);
    await closing;
    expect(opened.every((worker) => worker.closed)).toBe(true);
  });

  it("refuses what is not done in time when it closes, and gives up a worker that is still being opened", async () => {
    const late = poolOf({ size: 1, closeWithin: 20 });
    const refused = expect(late.pool.run(someJob(), () => new Promise(() => {}))).rejects.toBeInstanceOf(RendererBusy);
    await turn();
    await late.pool.close();
    await refused;
    expect(late.opened.map((worker) => worker.closed)).toEqual([true]);

    const { pool } = poolOf({
      size: 1,
      open: (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
        }),
    });
    const warming = expect(pool.warm()).rejects.toBeInstanceOf(RendererBusy);
    await pool.close();
    await warming;
  });
});
