import { describe, expect, it } from "vitest";
import { parseDate } from "#core/resume/dates.ts";
import { samples } from "#core/resume/samples.ts";
import { type Item, itemSchema, languages } from "#core/resume/schema.ts";
import { createItem, type SectionKind, sectionKinds, sectionRules } from "#core/resume/sections.ts";
import { looksLikeDegree, looksLikeSchool } from "#core/resume/swapped-fields.ts";
import { ownFolder, readContent } from "#server/features/content/service.ts";
import { sampleDocument } from "#server/features/samples/sample-document.ts";
import { fixtures } from "#templates/fixtures/registry.ts";
import { worldSamples } from "#templates/fixtures/samples-world.ts";
import { designOf } from "#templates/registry.ts";

/**
 * A field of an item means one thing in each kind, and says so by its label (core/resume/section-labels.ts). Everything
 * that the project wrote itself is read here as those labels say: the samples of new sections, the examples of the
 * gallery and the documents that designs are tested with.
 */
type Entry = { kind: SectionKind; item: Item };

const entriesOf = (sections: readonly { type: SectionKind; data: readonly Item[] }[]): Entry[] =>
  sections.flatMap(({ type, data }) => data.map((item) => ({ kind: type, item })));

const examples = readContent(ownFolder).examples.samples;
const sources: [string, Entry[]][] = [
  ...languages.map((lang): [string, Entry[]] => [
    `samples of ${lang}`,
    sectionKinds.flatMap((kind) =>
      samples[kind][lang].map((item, index) => ({ kind, item: { ...createItem(`i${index}`), ...item } })),
    ),
  ]),
  ...Object.values(examples)
    .flat()
    .map((sample): [string, Entry[]] => {
      const shown = { design: designOf(sample.template), theme: sample.theme, avatar: "" };
      return [`example ${sample.key}`, entriesOf(sampleDocument(sample, shown).data.sections)];
    }),
  ...[...Object.entries(worldSamples), ...fixtures.map(({ name, document }) => [name, document] as const)].map(
    ([name, document]): [string, Entry[]] => [`fixture ${name}`, entriesOf(document?.data.sections ?? [])],
  ),
];

const isInvented = (name: string) => /^fixture (?!priya|daniel|lin|zhou|es|fr|de|ja|ko|zh-tw)/.test(name);
/** The texts of these fixtures are long, hostile or empty on purpose, and mean nothing. */
const written = sources.filter(([name]) => !isInvented(name));
const endsInYear = /(?:^|[\s,，·])(?:19|20)\d{2}\s*年?度?$/u;

describe.each(written)("%s", (_name, entries) => {
  const of = (kind: SectionKind) => entries.filter((entry) => entry.kind === kind).map(({ item }) => item);

  it("has a degree as the title of an education, and a school as its subtitle", () => {
    for (const { title, subTitle } of of("education")) {
      expect([title, looksLikeSchool(title) && !looksLikeDegree(title)]).toEqual([title, false]);
      expect([subTitle, looksLikeDegree(subTitle) && !looksLikeSchool(subTitle)]).toEqual([subTitle, false]);
      expect([title, subTitle, looksLikeDegree(title) || looksLikeSchool(subTitle)]).toEqual([title, subTitle, true]);
    }
  });

  it("has its dates as dates, and no date in another field", () => {
    for (const { item } of entries) {
      expect(itemSchema.pick({ startDate: true, endDate: true }).strip().safeParse(item).error).toBeUndefined();
      for (const text of [item.title, item.subTitle, item.city]) {
        expect([text, parseDate(text)]).toEqual([text, null]);
        expect(text).not.toMatch(endsInYear);
      }
    }
  });

  it("fills no field that the form of its kind does not ask for", () => {
    for (const { kind, item } of entries) {
      const filled = (["title", "subTitle", "startDate", "endDate", "city", "description"] as const).filter(
        (field) => item[field] !== "",
      );
      expect([kind, item.title, filled.filter((field) => !sectionRules[kind].fields.includes(field))]).toEqual([
        ...[kind, item.title, []],
      ]);
    }
  });

  it("has a job and a company in every employment", () => {
    for (const { title, subTitle } of of("empolyment")) {
      expect([title, subTitle].map((text) => text.trim() === "")).toEqual([false, false]);
    }
  });
});

it("reads something of every source, and every kind but the free ones somewhere", () => {
  expect(written.length).toBeGreaterThan(80);
  const kinds = new Set(written.flatMap(([, entries]) => entries.map(({ kind }) => kind)));
  for (const kind of sectionKinds) expect([kind, kinds.has(kind)]).toEqual([kind, true]);
});
