import { describe, expect, it } from "vitest";
import { defaultConfig, emptyBasicInfo, type ResumeDocument } from "#core/resume/schema.ts";
import type { Draft } from "./device.ts";
import { createDrafts } from "./drafts.ts";

/** These tests cover the synchronous copy, which needs no browser; the journeys cover the database itself. */
const named = (name: string): ResumeDocument => ({
  name,
  data: { basicInfo: emptyBasicInfo, sections: [], links: [] },
  config: defaultConfig,
});
const draft = (name: string, at = 5): Draft => ({
  document: named(name),
  base: { document: named("Before"), updatedAt: "2026-01-01T00:00:00.000Z" },
  sent: [named("Sent")],
  at,
});
const place = (tab: string, userId = "u", resumeId = "r") => ({ userId, resumeId, tab });

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe("createDrafts without IndexedDB", () => {
  it("rejects a write, so that the caller can report it", async () => {
    await expect(createDrafts(undefined, memory()).write(place("t"), draft("A"))).rejects.toThrow();
  });

  it("finds the copies of one user and one resume, one for each tab, oldest first", async () => {
    const drafts = createDrafts(undefined, memory());
    expect(drafts.writeNow(place("t1"), draft("A", 9))).toBe(true);
    drafts.writeNow(place("t2"), draft("B", 7));
    drafts.writeNow(place("t3", "somebody else"), draft("C"));
    drafts.writeNow(place("t4", "u", "another"), draft("D"));
    expect(await drafts.list("u", "r")).toEqual([
      { ...place("t2"), ...draft("B", 7) },
      { ...place("t1"), ...draft("A", 9) },
    ]);
    drafts.dropCopy(place("t1"));
    expect((await drafts.list("u", "r")).map(({ tab }) => tab)).toEqual(["t2"]);
  });

  it("returns the newest draft of a tab, wherever it was stored", async () => {
    const storage = memory();
    const drafts = createDrafts(undefined, storage);
    for (const [key, name, at] of [
      ["one", "Older", 3],
      ["two", "Newest", 9],
      ["three", "Old", 7],
    ] as const) {
      storage.kept.set(`inkleaf.draft/u/r/${key}`, JSON.stringify({ ...place("t"), ...draft(name, at) }));
    }
    expect((await drafts.list("u", "r")).map(({ document, at }) => [document.name, at])).toEqual([["Newest", 9]]);
  });

  it("ignores what is not a draft, and heals what an older page wrote", async () => {
    const storage = memory();
    const drafts = createDrafts(undefined, storage);
    const { kept } = storage;
    for (const [index, odd] of [
      "{",
      "null",
      "[]",
      '{"document":{}}',
      JSON.stringify({ ...draft("A"), at: 1 }),
    ].entries()) {
      kept.set(`inkleaf.draft/u/r/odd${index}`, odd);
    }
    const older = { ...place("old"), ...draft("A"), document: { name: "A", data: {}, config: {} } };
    kept.set("inkleaf.draft/u/r/old", JSON.stringify(older));
    const found = await drafts.list("u", "r");
    expect(found.map(({ tab }) => tab)).toEqual(["old"]);
    expect(found[0]?.document).toEqual(named("A"));
  });

  it("returns false when the device has no room or no storage", () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    expect(createDrafts(undefined, full).writeNow(place("t"), draft("A"))).toBe(false);
    expect(createDrafts(undefined, undefined).writeNow(place("t"), draft("A"))).toBe(false);
  });
});
