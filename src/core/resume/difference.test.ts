import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyEdit, countedIds, sampleDocument } from "#tests/core/arbitraries.ts";
import { createSection } from "./create-section.ts";
import { type Difference, difference, isSameValue } from "./difference.ts";
import { healDocument } from "./healing.ts";
import { apply, type Edit } from "./operations.ts";
import { sanitizeRichText } from "./rich-text.ts";
import type { ResumeDocument } from "./schema.ts";
import { createItem } from "./sections.ts";

/** Identifies the field that a difference is about. */
const keyOf = (one: Difference) =>
  JSON.stringify([
    one.part,
    "sectionId" in one ? one.sectionId : "",
    "itemId" in one ? one.itemId : "",
    "linkId" in one ? one.linkId : "",
    "field" in one ? one.field : "",
    "style" in one ? one.style : "",
    one.kind === "moved",
  ]);

const anyDocument: fc.Arbitrary<ResumeDocument> = fc.array(anyEdit, { maxLength: 25 }).map((makers) => {
  const fresh = countedIds("new");
  return makers.reduce((document, make) => apply(document, make(document, fresh)), sampleDocument());
});

/** The document without the fields that only the program reads, and with every description in its normalized form. */
const readable = ({ name, data, config }: ResumeDocument) => {
  const sections = data.sections.map((section) => ({
    ...section,
    data: section.data.map((item) => ({ ...item, description: sanitizeRichText(item.description) })),
  }));
  return { name, data: { ...data, sections }, config: { ...config, templateId: "" } };
};

const copyOf = (document: ResumeDocument): ResumeDocument => structuredClone(document);
const employment = (document: ResumeDocument) => {
  const section = document.data.sections.find(({ type }) => type === "empolyment");
  if (!section?.data[0] || !section.data[1]) throw new Error("The sample has two jobs");
  return { section, first: section.data[0], second: section.data[1] };
};
function changedBy(...edits: Edit[]) {
  const before = sampleDocument();
  return difference(before, edits.reduce(apply, before));
}

describe("difference", () => {
  it("is empty for a document and itself, or its copy", () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        expect(difference(document, document)).toEqual([]);
        expect(difference(document, copyOf(document))).toEqual([]);
        expect(isSameValue(document, copyOf(document))).toBe(true);
      }),
    );
  });

  it("never throws and reports nothing twice, for any two documents", () => {
    const odd = fc.oneof(anyDocument, fc.jsonValue().map(healDocument));
    fc.assert(
      fc.property(odd, odd, (before, is) => {
        const keys = difference(before, is).map(keyOf);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it("reports every changed field exactly once, and no other", () => {
    const { section, first } = employment(sampleDocument());
    const at = { sectionId: section.id };
    const changes: [Edit, string][] = [
      [{ type: "name.set", name: "Another" }, '["name","","","","","",false]'],
      [{ type: "basic.set", field: "email", value: "a@b.c" }, '["basic","","","","email","",false]'],
      [{ type: "section.rename", ...at, name: "Jobs" }, `["section","${section.id}","","","name","",false]`],
      [{ type: "section.hide", ...at, isHidden: true }, `["section","${section.id}","","","isHidden","",false]`],
      [{ type: "section.flip", ...at }, `["section","${section.id}","","","position","",false]`],
      [
        { type: "style.set", ...at, key: "marginTop", value: 9 },
        `["section","${section.id}","","","","marginTop",false]`,
      ],
      [
        { type: "item.set", ...at, itemId: first.id, field: "city", value: "Oslo" },
        `["item","${section.id}","${first.id}","","city","",false]`,
      ],
      [
        { type: "item.set", ...at, itemId: first.id, field: "endDate", value: "2020-01" },
        `["item","${section.id}","${first.id}","","endDate","",false]`,
      ],
      [
        { type: "item.set", ...at, itemId: first.id, field: "description", value: "<p>New</p>" },
        `["item","${section.id}","${first.id}","","description","",false]`,
      ],
      [{ type: "config.set", field: "isPublic", value: true }, '["config","","","","isPublic","",false]'],
      [{ type: "theme.set", theme: "navy" }, '["config","","","","templateTheme","",false]'],
      [{ type: "design.set", field: "lineHeight", value: 1.7 }, '["design","","","","lineHeight","",false]'],
    ];
    fc.assert(
      fc.property(fc.subarray(changes), (chosen) => {
        const found = changedBy(...chosen.map(([edit]) => edit));
        expect(found.map(keyOf).sort()).toEqual(chosen.map(([, key]) => key).sort());
      }),
    );
  });

  it("finds something wherever an edit changed what a reader could see", () => {
    fc.assert(
      fc.property(anyDocument, anyEdit, (document, make) => {
        const edited = apply(document, make(document, countedIds("later")));
        const isSeen = !isSameValue(readable(document), readable(edited));
        expect(difference(document, edited).length > 0).toBe(isSeen);
      }),
    );
  });

  it("reports the old text and the new one", () => {
    const { section, first } = employment(sampleDocument());
    const at = { sectionId: section.id, itemId: first.id };
    expect(changedBy({ type: "item.set", ...at, field: "city", value: "Oslo" })).toEqual([
      {
        part: "item",
        ...at,
        section: "Employment",
        type: "empolyment",
        item: first.title,
        field: "city",
        kind: "changed",
        before: first.city,
        after: "Oslo",
      },
    ]);
  });

  it("tells a change of formatting from a change of words, and ignores two spellings of the same markup", () => {
    const { section, first } = employment(sampleDocument());
    const set = (value: string): Edit => ({
      type: "item.set",
      sectionId: section.id,
      itemId: first.id,
      field: "description",
      value,
    });
    const plain = apply(sampleDocument(), set("<p>Built it</p>"));
    expect(difference(plain, apply(plain, set("<p>Built <b>it</b></p>")))).toMatchObject([
      { field: "description", before: "Built it", after: "Built it", isFormat: true },
    ]);
    expect(difference(plain, apply(plain, set("<P >Built it</P>")))).toEqual([]);
  });

  it("lists what was added, removed and moved, each once", () => {
    const before = sampleDocument();
    const { section, first, second } = employment(before);
    const item = { ...createItem("fresh"), title: "Lead", city: "Rome", description: "<p>Led</p>" };
    const added = changedBy({ type: "item.add", sectionId: section.id, item, toIndex: 0 });
    expect(added).toMatchObject([
      { part: "item", itemId: "fresh", kind: "added", before: "", after: "Lead\nRome\nLed" },
    ]);
    const removed = changedBy({ type: "item.remove", sectionId: section.id, itemId: first.id });
    expect(removed).toMatchObject([{ part: "item", itemId: first.id, kind: "removed", after: "" }]);
    const swapped = changedBy({
      type: "item.move",
      sectionId: section.id,
      itemId: first.id,
      toSectionId: section.id,
      toIndex: 1,
    });
    expect(swapped).toHaveLength(1);
    expect(swapped[0]).toMatchObject({ part: "item", kind: "moved" });
    const education = before.data.sections.find(({ type }) => type === "education");
    const carried = changedBy(
      { type: "item.move", sectionId: section.id, itemId: second.id, toSectionId: education?.id ?? "", toIndex: 0 },
      { type: "item.set", sectionId: education?.id ?? "", itemId: second.id, field: "city", value: "Bern" },
    );
    expect(carried).toMatchObject([
      { part: "item", itemId: second.id, kind: "moved", before: "Employment", after: "Education" },
      { part: "item", itemId: second.id, kind: "changed", field: "city", after: "Bern" },
    ]);
  });

  it("shows an added or removed section with all of its content", () => {
    const hobby = createSection("hobby", "en", countedIds("h"));
    expect(changedBy({ type: "section.add", section: hobby })).toMatchObject([
      { part: "section", kind: "added", after: expect.stringContaining("Interests\n") },
    ]);
    const { section, first, second } = employment(sampleDocument());
    const gone = changedBy({ type: "section.remove", sectionId: section.id });
    expect(gone).toHaveLength(1);
    expect(gone[0]?.before).toContain(first.title);
    expect(gone[0]?.before).toContain(second.title);
  });
});
