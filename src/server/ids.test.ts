import { describe, expect, it } from "vitest";
import { createIds, hashSecret, newId, newSecret, sameSecret } from "./ids.ts";

const time = (id: string) => Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);

describe("ids", () => {
  it("are UUIDv7 and carry their time", () => {
    const moment = Date.UTC(2026, 10, 21, 12, 30, 15, 250);
    const id = createIds(() => moment)();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(time(id)).toBe(moment);
  });

  it("sort in the order in which they were made, within one millisecond and with a clock that goes back", () => {
    let now = 1_800_000_000_000;
    const next = createIds(() => now);
    const made: string[] = [];
    for (let count = 0; count < 10_000; count++) {
      if (count === 3000) now += 5;
      if (count === 6000) now -= 60_000;
      made.push(next());
    }
    expect([...made].sort()).toEqual(made);
    expect(new Set(made).size).toBe(made.length);
  });

  it("do not repeat between processes that start in the same millisecond", () => {
    const makers = Array.from({ length: 200 }, () => createIds(() => 1_800_000_000_000));
    expect(new Set(makers.map((make) => make())).size).toBe(200);
    expect(newId()).not.toBe(newId());
  });
});

describe("secrets", () => {
  it("have 256 bits, are safe in URLs, and are compared whole", () => {
    const secret = newSecret();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(hashSecret(secret)).toMatch(/^[0-9a-f]{64}$/);
    expect(sameSecret(secret, secret)).toBe(true);
    expect(sameSecret(secret, `${secret}x`)).toBe(false);
    expect(sameSecret("", secret)).toBe(false);
  });
});
