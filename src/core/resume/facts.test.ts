import { describe, expect, it } from "vitest";
import { edited, smallDocument } from "#tests/core/arbitraries.ts";
import { limits } from "../limits.ts";
import { cleanData } from "./clean.ts";
import { difference } from "./difference.ts";
import { fromJsonResume } from "./formats/json-resume/json-resume.ts";
import { toJsonResume } from "./formats/json-resume/writer.ts";
import { healDocument } from "./healing.ts";
import { merge } from "./merge.ts";
import { refusal } from "./operations.ts";
import { type ResumeDocument, resumeDocumentSchema } from "./schema.ts";
import { visibleDocument } from "./visibility.ts";

const fact = { id: "fact", name: "到岗时间", src: "", text: "一周内" };
const document = edited(smallDocument, { type: "link.add", link: fact, toIndex: 1 });
const factOf = (of: ResumeDocument) => of.data.links.find(({ id }) => id === "fact");

describe("a fact", () => {
  it("is an entry among the links, which a stored document keeps as it is", () => {
    expect(resumeDocumentSchema.safeParse(document).success).toBe(true);
    expect(healDocument(JSON.parse(JSON.stringify(document))).data.links).toEqual(document.data.links);
    expect(cleanData(document.data).links).toEqual(document.data.links);
  });

  it("is set, moved and removed like a link", () => {
    const said = edited(document, { type: "link.set", linkId: "fact", field: "text", value: "随时" });
    expect(factOf(said)?.text).toBe("随时");
    const moved = edited(said, { type: "link.move", linkId: "fact", toIndex: 0 });
    expect(moved.data.links[0]?.id).toBe("fact");
    expect(factOf(edited(moved, { type: "link.remove", linkId: "fact" }))).toBeUndefined();
    const long = "x".repeat(limits.document.factLength + 1);
    expect(refusal(document, { type: "link.set", linkId: "fact", field: "text", value: long })).toEqual({
      limit: "factLength",
      max: limits.document.factLength,
    });
  });

  it("is healed to its length, and loses what cannot be shown", () => {
    const long = { ...fact, text: "x".repeat(limits.document.factLength + 50) };
    const healed = healDocument({ ...document, data: { ...document.data, links: [long] } });
    expect(factOf(healed)?.text).toHaveLength(limits.document.factLength);
    const odd = { ...document.data, links: [{ ...fact, text: "a\u0000b\u202ec" }] };
    expect(cleanData(odd).links[0]?.text).toBe("abc");
  });

  it("is told apart in a difference and merged field by field", () => {
    const mine = edited(document, { type: "link.set", linkId: "fact", field: "text", value: "随时" });
    const theirs = edited(document, { type: "link.set", linkId: "fact", field: "name", value: "可到岗" });
    expect(difference(document, mine)).toMatchObject([
      { part: "link", linkId: "fact", field: "text", before: "一周内", after: "随时" },
    ]);
    const merged = merge(document, mine, theirs);
    expect(merged.conflicts).toEqual([]);
    expect(factOf(merged.document)).toMatchObject({ name: "可到岗", text: "随时" });
  });

  it("comes back from JSON Resume as a fact in its place", () => {
    const target = {
      lang: "ch",
      templateName: "TemplateModern",
      templateId: "",
      theme: "emerald",
      newId: () => "x",
    } as const;
    const back = fromJsonResume(toJsonResume(document), target);
    expect(back?.data.links.map(({ name, text }) => [name, text])).toEqual([
      ["Site", undefined],
      ["到岗时间", "一周内"],
      ["Code", undefined],
    ]);
  });

  it("names no contact that its owner hides", () => {
    const said = edited(
      document,
      { type: "basic.set", field: "email", value: "ada@example.com" },
      { type: "link.set", linkId: "fact", field: "text", value: "write to ada@example.com" },
      { type: "link.set", linkId: "fact", field: "name", value: "ada@example.com" },
      { type: "config.set", field: "emailIsHidden", value: true },
    );
    const seen = visibleDocument(said, "viewer");
    expect(JSON.stringify(seen.data.links)).not.toContain("ada@example.com");
    expect(JSON.stringify(visibleDocument(said, "owner").data.links)).toContain("ada@example.com");
  });
});
