import { describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { createCoverQueue } from "./queue.ts";

/** A queue whose clock the test turns. */
function queued() {
  const timers = new Set<{ at: number; run: () => void }>();
  let now = 0;
  const drawn: string[] = [];
  const ends: (() => void)[] = [];
  const state = { isFree: true };
  const queue = createCoverQueue({
    draw: (id) => {
      drawn.push(id);
      return new Promise((resolve) => ends.push(resolve));
    },
    isFree: () => state.isFree,
    after: (milliseconds, run) => {
      const timer = { at: now + milliseconds, run };
      timers.add(timer);
      return { cancel: () => void timers.delete(timer) };
    },
  });
  return {
    add: queue.add,
    drawn,
    state,
    async pass(milliseconds: number) {
      now += milliseconds;
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.delete(timer);
        timer.run();
      }
      await new Promise((resolve) => setImmediate(resolve));
    },
    async finish() {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

const { settleAfter, retryAfter, most } = limits.coverQueue;

describe("the queue of covers", () => {
  it("draws once saves have settled, however many there were", async () => {
    const { add, drawn, pass } = queued();
    for (let save = 0; save < 5; save += 1) {
      add("a");
      await pass(settleAfter - 1);
    }
    expect(drawn).toEqual([]);
    await pass(1);
    expect(drawn).toEqual(["a"]);
    await pass(10 * settleAfter);
    expect(drawn).toEqual(["a"]);
  });

  it("draws one at a time", async () => {
    const { add, drawn, pass, finish } = queued();
    for (const id of ["a", "b", "c"]) add(id);
    await pass(settleAfter);
    expect(drawn).toEqual(["a"]);
    await finish();
    expect(drawn).toEqual(["a", "b"]);
  });

  it("waits while somebody waits for the renderer", async () => {
    const { add, drawn, pass, state } = queued();
    state.isFree = false;
    add("a");
    await pass(settleAfter);
    await pass(retryAfter);
    expect(drawn).toEqual([]);
    state.isFree = true;
    await pass(retryAfter);
    expect(drawn).toEqual(["a"]);
  });

  it("is bounded", async () => {
    const { add, drawn, pass, finish } = queued();
    for (let resume = 0; resume < most + 5; resume += 1) add(`resume-${resume}`);
    await pass(settleAfter);
    for (let end = 0; end < most + 5; end += 1) await finish();
    expect(drawn).toHaveLength(most);
    add("later");
    await pass(settleAfter);
    expect(drawn.at(-1)).toBe("later");
  });
});
