import { describe, expect, it } from "vitest";
import { createBatch } from "./batch.ts";

describe("a batch", () => {
  function looked() {
    const asked: string[][] = [];
    const ends: ((fails?: boolean) => void)[] = [];
    const ask = createBatch<string>((keys) => {
      asked.push([...keys]);
      return new Promise((resolve, reject) => {
        ends.push((fails) =>
          fails ? reject(new Error("down")) : resolve(new Map(keys.map((key) => [key, `${key}${asked.length}`]))),
        );
      });
    }, 3);
    return { asked, ends, ask };
  }
  const rest = () => new Promise((resolve) => setImmediate(resolve));

  it("never answers from a query that began before the question", async () => {
    const { asked, ends, ask } = looked();
    const first = ask("a");
    const [second, third, fourth] = [ask("a"), ask("b"), ask("a")];
    expect(asked).toEqual([["a"]]);
    ends[0]?.();
    expect(await first).toBe("a1");
    await rest();
    expect(asked).toEqual([["a"], ["a", "b"]]);
    ends[1]?.();
    expect(await Promise.all([second, third, fourth])).toEqual(["a2", "b2", "a2"]);
  });

  it("queries a bounded number of keys at a time, and only those asked for", async () => {
    const { asked, ends, ask } = looked();
    const all = ["a", "b", "c", "d", "e"].map(ask);
    for (let turn = 0; turn < 3; turn += 1) {
      ends[turn]?.();
      await rest();
    }
    await Promise.all(all);
    expect(asked.map((keys) => keys.length)).toEqual([1, 3, 1]);
    await rest();
    expect(asked).toHaveLength(3);
  });

  it("answers null for missing keys, and continues after a failure", async () => {
    const ask = createBatch<string>(async () => new Map());
    expect(await ask("a")).toBeNull();
    const { ends, ask: failing } = looked();
    const [first, second] = [failing("a"), failing("b")];
    ends[0]?.(true);
    await expect(first).rejects.toThrow("down");
    await rest();
    ends[1]?.();
    expect(await second).toBe("b2");
  });
});
