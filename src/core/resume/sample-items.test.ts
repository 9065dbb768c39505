import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyEdit, countedIds, edited, sampleDocument } from "#tests/core/arbitraries.ts";
import { createSection } from "./create-section.ts";
import { healDocument } from "./healing.ts";
import { commit, createHistory, undo } from "./history.ts";
import { merge } from "./merge.ts";
import { apply, type Edit } from "./operations.ts";
import { asOwn, sampleItems, withoutSamples } from "./sample-items.ts";
import { compactData } from "./save.ts";
import { type Item, languages, type ResumeDocument, resumeDocumentSchema, sentDataSchema } from "./schema.ts";
import { sectionKinds } from "./sections.ts";
import { visibleDocument } from "./visibility.ts";

const blank = sampleDocument();
const jobs = blank.data.sections.find(({ type }) => type === "empolyment");
const job = jobs?.data[0];
if (!jobs || !job) throw new Error("A blank resume has no sample of a job");
const at = { sectionId: jobs.id, itemId: job.id };
const itemIn = (document: ResumeDocument): Item | undefined =>
  document.data.sections.flatMap(({ data }) => data).find(({ id }) => id === job.id);

it.each(languages)("marks everything that a blank resume in %s starts with", (lang) => {
  const items = sampleDocument(lang).data.sections.flatMap(({ data }) => data);
  expect(items.length).toBeGreaterThan(10);
  expect(items.every(({ isSample }) => isSample)).toBe(true);
});

it.each(sectionKinds)("marks what an added section of %s starts with", (kind) => {
  expect(createSection(kind, "en", countedIds()).data.every(({ isSample }) => isSample)).toBe(true);
});

describe("the mark of a sample", () => {
  const own: [string, Edit][] = [
    ...(["title", "subTitle", "city", "description"] as const).map((field): [string, Edit] => [
      `writing its ${field}`,
      { type: "item.set", ...at, field, value: `${job[field]}x` },
    ]),
    ["choosing its start", { type: "item.set", ...at, field: "startDate", value: "2001-01" }],
    ["choosing its end", { type: "item.set", ...at, field: "endDate", value: "" }],
    ["keeping it as it is", { type: "item.keep", ...at }],
  ];
  it.each(own)("ends by %s, for this entry alone, and comes back by undo", (_, edit) => {
    const after = commit(createHistory(blank, 0, "v"), edit, 1);
    expect(itemIn(after.document)).not.toHaveProperty("isSample");
    expect(sampleItems(after.document)).toHaveLength(sampleItems(blank).length - 1);
    expect(undo(after, 2).document).toBe(blank);
  });

  const still: [string, Edit][] = [
    ["writing what is there already", { type: "item.set", ...at, field: "title", value: job.title }],
    ["hiding", { type: "item.hide", ...at, isHidden: true }],
    ["moving", { type: "item.move", ...at, toSectionId: blank.data.sections[0]?.id ?? "", toIndex: 0 }],
    ["duplicating", { type: "item.duplicate", ...at, newId: "copy" }],
    ["more space", { type: "style.set", ...at, key: "marginTop", value: 4 }],
    ["another language", { type: "language.set", lang: "de" }],
  ];
  it.each(still)("stays through %s", (_, edit) => {
    expect(itemIn(apply(blank, edit))?.isSample).toBe(true);
    expect(sampleItems(apply(blank, edit)).length).toBeGreaterThanOrEqual(sampleItems(blank).length);
  });

  it("is kept by a save and by healing, and is absent where it is not true", () => {
    expect(sentDataSchema.parse(compactData(blank.data))).toEqual(blank.data);
    expect(healDocument(JSON.parse(JSON.stringify(blank)))).toEqual(blank);
    const odd = {
      ...blank,
      data: {
        sections: [
          {
            data: [
              { title: "a", isSample: false },
              { title: "b", isSample: 7 },
            ],
          },
        ],
      },
    };
    for (const { item } of sampleItems(healDocument(odd))) expect(item).toBeUndefined();
  });
});

describe("what a reader gets", () => {
  it("holds no sample and no section of samples alone, and everything else as it was", () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 30 }), (edits) => {
        const fresh = countedIds("fresh");
        const document = edits.reduce((last, edit) => apply(last, edit(last, fresh)), blank);
        const shown = withoutSamples(document);
        expect(resumeDocumentSchema.safeParse(shown).error).toBeUndefined();
        expect(sampleItems(shown)).toEqual([]);
        expect(withoutSamples(shown)).toBe(shown);
        const kept = document.data.sections.flatMap(({ data }) => data.filter((item) => !item.isSample));
        expect(shown.data.sections.flatMap(({ data }) => data)).toEqual(kept);
        const empty = (sections: ResumeDocument["data"]["sections"]) =>
          sections.filter(({ data }) => data.length === 0).map(({ id }) => id);
        expect(empty(shown.data.sections)).toEqual(empty(document.data.sections));
        for (const reader of ["owner", "viewer"] as const)
          expect(sampleItems(visibleDocument(document, reader))).toEqual([]);
      }),
    );
  });

  it("of a blank resume is nothing", () => {
    expect(visibleDocument(blank, "owner").data.sections).toEqual([]);
  });
});

describe("clearing the samples", () => {
  it("is one step, keeps what was edited and every section, and comes back by undo", () => {
    const written = edited(blank, { type: "item.set", ...at, field: "title", value: "Welder" });
    const after = commit(createHistory(written, 0, "v"), { type: "samples.remove" }, 1);
    expect(after.document.data.sections.map(({ id }) => id)).toEqual(blank.data.sections.map(({ id }) => id));
    expect(after.document.data.sections.flatMap(({ data }) => data).map(({ title }) => title)).toEqual(["Welder"]);
    expect(after.log[0]).toMatchObject({
      operation: "delete",
      change: { subject: "samples", count: sampleItems(written).length },
    });
    expect(undo(after, 2).document).toBe(written);
    expect(apply(after.document, { type: "samples.remove" })).toBe(after.document);
  });
});

describe("two editors of one sample", () => {
  const write = (field: "title" | "city", value: string): Edit => ({ type: "item.set", ...at, field, value });
  const mine = apply(blank, write("title", "Welder"));
  const theirs = apply(blank, write("city", "Turin"));
  const owned = apply(blank, { type: "item.keep", ...at });

  it.each([
    ["both edit it", blank, mine, theirs, { title: "Welder", city: "Turin" }],
    ["one edits it", blank, mine, blank, { title: "Welder" }],
    ["the other one edits it", blank, blank, theirs, { city: "Turin" }],
    [
      "one keeps it while the other hides it",
      blank,
      owned,
      apply(blank, { type: "item.hide", ...at, isHidden: true }),
      {},
    ],
    [
      "one undoes the edit that the other goes on from",
      owned,
      blank,
      apply(owned, write("city", "Turin")),
      { city: "Turin" },
    ],
  ])("make it their own where %s", (_, base, one, other, words) => {
    const merged = merge(base, one, other);
    expect(merged.conflicts).toEqual([]);
    expect(itemIn(merged.document)).toMatchObject(words);
    expect(itemIn(merged.document)).not.toHaveProperty("isSample");
  });

  it("have it as a sample where one undoes the only edit", () => {
    expect(merge(mine, blank, mine).document).toEqual(blank);
    expect(merge(mine, mine, blank).document).toEqual(blank);
  });

  it("are asked where one edits what the other clears", () => {
    const { conflicts } = merge(blank, mine, apply(blank, { type: "samples.remove" }));
    expect(conflicts.map(({ key }) => key)).toEqual([`item:${job.id}`]);
  });
});

it("returns the same entry as one's own where it is that already", () => {
  const item = asOwn(job);
  expect(item).not.toHaveProperty("isSample");
  expect(asOwn(item)).toBe(item);
});
