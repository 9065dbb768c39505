import { describe, expect, it } from "vitest";
import type { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { newRequester } from "#tests/harness/requester.ts";
import { createSaveTurns } from "./save-turns.ts";

const { longAbove, queue } = limits.saves;
const long = longAbove + 1;

/** Starts saves that last until they are let go, and remembers which have begun. */
function saving() {
  const turns = createSaveTurns();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const save = (name: string, size: number, requester = newRequester()) =>
    turns.take({ requester, size }, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, save, end };
}

describe("turns of saves", () => {
  it("works on one long save at a time, and lets ordinary ones pass", async () => {
    const { begun, save, end } = saving();
    const first = save("first", long);
    void save("second", long);
    for (const name of ["small", "also small"]) void save(name, longAbove);
    await end("");
    expect(new Set(begun)).toEqual(new Set(["first", "small", "also small"]));
    await end("first");
    expect(await first).toBe("first");
    expect(begun.at(-1)).toBe("second");
  });

  it("takes users in turns, whoever asks more", async () => {
    const { begun, save, end } = saving();
    const requester = newRequester();
    for (const name of ["a1", "a2", "a3"]) void save(name, long, requester);
    void save("b", long);
    for (const name of ["", "a1", "b", "a2"]) await end(name);
    expect(begun).toEqual(["a1", "b", "a2", "a3"]);
  });

  it("goes on after a save that failed", async () => {
    const turns = createSaveTurns();
    const requester = newRequester();
    const failing = turns.take({ requester, size: long }, () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    expect(await turns.take({ requester, size: long }, async () => "saved")).toBe("saved");
  });

  it("refuses a user who has too many waiting, and nobody else", async () => {
    const { begun, save, end } = saving();
    const requester = newRequester();
    const saves = Array.from({ length: queue.each + 2 }, (_, index) =>
      save(`own ${index}`, long, requester).catch((error: AppError) => error.error),
    );
    expect(await saves.at(-1)).toBe("tooManyRequests");
    void save("other", long);
    await end("");
    await end("own 0");
    expect(begun).toContain("other");
  });
});
