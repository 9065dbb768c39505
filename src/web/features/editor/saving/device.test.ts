import { describe, expect, it } from "vitest";
import { createDevice, type Draft, keepAfter } from "./device.ts";
import { manualClock, named } from "./saver.fixture.ts";

const place = { userId: "u", resumeId: "r", tab: "t" };
const draft = (name: string): Draft => {
  const document = named(name);
  return { document, base: { document, updatedAt: "v1" }, sent: [], at: 5 };
};

function build() {
  const { clock, pass } = manualClock();
  const writes: string[] = [];
  const copies: string[] = [];
  const troubles: boolean[] = [];
  let fate: "works" | "refuses" | "hangs" = "works";
  let hasRoom = true;
  const act = (what: string) => {
    writes.push(what);
    if (fate === "hangs") return new Promise<void>(() => {});
    return fate === "works" ? Promise.resolve() : Promise.reject(new DOMException("full", "QuotaExceededError"));
  };
  const device = createDevice({
    place,
    clock,
    drafts: {
      write: (_place, kept) => act(kept.document.name),
      remove: () => act("removed"),
      writeNow: (_place, kept) => {
        if (hasRoom) copies.push(kept.document.name);
        return hasRoom;
      },
      dropCopy: () => void copies.push("dropped"),
      list: async () => [],
    },
    onTrouble: (isFailing) => troubles.push(isFailing),
  });
  return {
    ...{ device, writes, copies, troubles, pass },
    make: (next: typeof fate) => {
      fate = next;
    },
    fill: () => {
      hasRoom = false;
    },
  };
}

describe("createDevice", () => {
  it("writes soon after the first edit, however fast the user goes on typing", async () => {
    const { device, writes, pass } = build();
    for (let at = 0; at < 2 * keepAfter; at += 20) {
      device.keep(draft(`at ${at}`));
      await pass(20);
    }
    expect(writes).toEqual([`at ${keepAfter - 20}`, `at ${2 * keepAfter - 20}`]);
  });

  it("settles when the last edit is stored, also while an older one is being written", async () => {
    const { device, writes } = build();
    device.keep(draft("a"));
    const first = device.settle();
    device.keep(draft("ab"));
    expect(await device.settle()).toBe(true);
    expect(await first).toBe(true);
    expect(writes).toEqual(["a", "ab"]);
    expect(await device.settle()).toBe(true);
    expect(writes.length).toBe(2);
  });

  it("removes the draft after a save, and does nothing where nothing was stored", async () => {
    const { device, writes, pass } = build();
    device.keep(null);
    await pass(keepAfter);
    expect(writes).toEqual([]);
    device.keep(draft("a"));
    await pass(keepAfter);
    device.keep(null);
    await pass(keepAfter);
    expect(writes).toEqual(["a", "removed"]);
  });

  it.each(["refuses", "hangs"] as const)(
    "reports once that a device that %s stores nothing, and once that it works again",
    async (fate) => {
      const { device, troubles, make, pass } = build();
      make(fate);
      device.keep(draft("a"));
      await pass(keepAfter);
      await pass(5000);
      expect(troubles).toEqual([true]);
      make("works");
      device.keep(draft("ab"));
      await pass(keepAfter);
      expect(troubles).toEqual([true, false]);
    },
  );

  it("resolves to false when settling fails", async () => {
    const { device, make } = build();
    make("refuses");
    device.keep(draft("a"));
    expect(await device.settle()).toBe(false);
  });

  it("writes a copy at once when the page goes away, and drops it when the write has completed", async () => {
    const { device, writes, copies, pass } = build();
    device.keep(draft("a"));
    expect(device.keepNow()).toBe(true);
    expect(copies).toEqual(["a"]);
    expect(writes).toEqual(["a"]);
    await pass(0);
    expect(copies).toEqual(["a", "dropped"]);
    expect(device.keepNow()).toBe(true);
    expect(copies.length).toBe(2);
  });

  it("returns false when neither the database nor the copy has room", () => {
    const { device, make, fill } = build();
    make("refuses");
    fill();
    device.keep(draft("a"));
    expect(device.keepNow()).toBe(false);
  });
});
