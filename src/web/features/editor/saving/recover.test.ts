import { describe, expect, it } from "vitest";
import { apply } from "#core/resume/operations.ts";
import type { BasicInfo, ResumeDocument } from "#core/resume/schema.ts";
import { sampleDocument } from "#tests/core/arbitraries.ts";
import type { FoundDraft } from "./drafts.ts";
import { mergeDraft, recover } from "./recover.ts";

const base = sampleDocument();
const set = (document: ResumeDocument, field: keyof BasicInfo, value: string) =>
  apply(document, { type: "basic.set", field, value });
const draft = (tab: string, document: ResumeDocument, sent: ResumeDocument[] = []): FoundDraft => ({
  ...{ userId: "u", resumeId: "r", tab, at: 5 },
  document,
  base: { document: base, updatedAt: "v1" },
  sent,
});

describe("recover", () => {
  it("restores the drafts of several tabs on top of what was stored meanwhile", () => {
    const [one, two] = [draft("1", set(base, "name", "Ann")), draft("2", set(base, "email", "a@b.c"))];
    const stored = set(base, "title", "Engineer");
    const { document, restored, offered, spent } = recover([one, two], stored);
    expect(document.data.basicInfo).toMatchObject({ name: "Ann", email: "a@b.c", title: "Engineer" });
    expect([restored, offered, spent]).toEqual([[one, two], [], []]);
  });

  it("offers a draft in conflict and leaves the document unchanged", () => {
    const mine = draft("1", set(set(base, "name", "Ann"), "email", "a@b.c"));
    const stored = set(base, "name", "Bea");
    const { document, offered } = recover([mine], stored);
    expect(document).toBe(stored);
    expect(offered).toEqual([mine]);
    expect(mergeDraft(mine, stored, new Map([["basic.name", "mine"]])).document.data.basicInfo).toMatchObject({
      name: "Ann",
      email: "a@b.c",
    });
  });

  it("drops a draft that was stored after all, and continues from a save whose answer was lost", () => {
    const sent = set(base, "name", "Ann");
    expect(recover([draft("1", sent, [sent])], sent).spent.length).toBe(1);
    const { document, offered } = recover([draft("1", set(sent, "name", "Anna"), [sent])], sent);
    expect(offered).toEqual([]);
    expect(document.data.basicInfo.name).toBe("Anna");
  });
});
