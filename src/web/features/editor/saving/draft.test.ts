import { describe, expect, it } from "vitest";
import { defaultConfig, emptyBasicInfo } from "#core/resume/schema.ts";
import { createDrafts, type Draft } from "./draft.ts";

const draft: Draft = {
  document: { name: "Mine", data: { basicInfo: emptyBasicInfo, sections: [], links: [] }, config: defaultConfig },
  baseUpdatedAt: "2026-01-01T00:00:00.000Z",
  at: 5,
};

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe("createDrafts", () => {
  it("keeps one draft a resume until it is removed", () => {
    const drafts = createDrafts(memory());
    drafts.write("a", draft);
    expect(drafts.read("a")).toEqual(draft);
    expect(drafts.read("b")).toBe(null);
    drafts.remove("a");
    expect(drafts.read("a")).toBe(null);
  });

  it("takes what is no draft for none", () => {
    const storage = memory();
    const drafts = createDrafts(storage);
    for (const odd of ["{", "null", "[]", '{"document":{}}', JSON.stringify({ ...draft, at: "soon" })]) {
      storage.setItem("inkleaf.draft.a", odd);
      expect(drafts.read("a")).toBe(null);
    }
  });

  it("says when the device has no room", () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    expect(createDrafts(full).write("a", draft)).toBe(false);
  });
});
