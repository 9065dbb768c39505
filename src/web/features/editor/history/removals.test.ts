import { describe, expect, it } from "vitest";
import { createRemovals } from "./removals.ts";

function build() {
  let waiting: (() => void)[] = [];
  const removed: string[] = [];
  const removals = createRemovals((then) => {
    waiting.push(then);
    return () => {
      waiting = waiting.filter((other) => other !== then);
    };
  });
  return {
    removals,
    removed,
    schedule: (id: string) =>
      removals.schedule(id, async () => {
        removed.push(id);
      }),
    pass: async () => {
      for (const then of waiting.splice(0)) then();
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
  };
}

describe("createRemovals", () => {
  it("hides at once, removes after the delay, and then no longer hides", async () => {
    const { removals, removed, schedule, pass } = build();
    schedule("a");
    expect([...removals.hidden()]).toEqual(["a"]);
    expect(removed).toEqual([]);
    await pass();
    expect(removed).toEqual(["a"]);
    expect([...removals.hidden()]).toEqual([]);
  });

  it("undoes a pending removal without calling the server", async () => {
    const { removals, removed, schedule, pass } = build();
    schedule("a");
    schedule("b");
    removals.undo("a");
    expect([...removals.hidden()]).toEqual(["b"]);
    await pass();
    removals.undo("b");
    expect(removed).toEqual(["b"]);
  });

  it("removes at once, and only once, when the page closes", async () => {
    const { removals, removed, schedule, pass } = build();
    schedule("a");
    removals.flush();
    await pass();
    expect(removed).toEqual(["a"]);
  });

  it("shows again what could not be removed, and notifies its listeners", async () => {
    const { removals, pass } = build();
    let told = 0;
    const stop = removals.subscribe(() => {
      told += 1;
    });
    let failed = false;
    removals.schedule("a", () =>
      Promise.reject(new Error("no network")).catch(() => {
        failed = true;
      }),
    );
    await pass();
    expect(failed).toBe(true);
    expect([...removals.hidden()]).toEqual([]);
    expect(told).toBe(2);
    stop();
  });
});
