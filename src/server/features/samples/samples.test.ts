import { afterAll, describe, expect, it } from "vitest";
import { healDocument } from "#core/resume/healing.ts";
import { resumeDocumentSchema } from "#core/resume/schema.ts";
import { createChromiumPrinter } from "#server/pages/chromium-printer.ts";
import type { Design } from "#templates/design.ts";
import { designOf, designs, findDesign } from "#templates/registry.ts";
import { ownContent } from "#tests/harness/own-content.ts";
import { readPdf } from "#tests/harness/read-pdf.ts";
import { newRequester } from "#tests/harness/requester.ts";
import type { Sample, SampleItem } from "../content/service.ts";
import { sampleDocument, sampleFor } from "./sample-document.ts";
import { portraitReader } from "./showcase.ts";

const printer = createChromiumPrinter({
  path: process.env.CHROMIUM_PATH,
  pages: 1,
  now: () => 0,
  readImage: portraitReader(ownContent),
});
afterAll(() => printer.close());

/** Ranges that regulators reserve for fiction, or numbers with the 555 that stands for them. */
const nobodysNumber = {
  en: /^\+(?:1 \d{3} 555 01\d\d|44 (?:20 7946 0\d{3}|1\d\d 496 0\d{3}|29 2018 0\d{3}|28 9649 6\d{3})|49 (?:30 23125|40 66969|89 99998) \d{3}|33 1 99 00 \d\d \d\d|353 20 91\d \d{4}|46 (?:31 390 06|8 465 004) \d\d|61 [2378] 5550 \d{4}|\d+(?: \d+)* 555 ?\d+)$/,
  ch: /^1[3-9]\d 0000 0000$/,
} as const;

const wellKnownEmployers =
  /google|alphabet|apple|amazon|meta\b|facebook|microsoft|netflix|spotify|klarna|uber|airbnb|stripe|ibm\b|oracle|siemens|\bsap\b|腾讯|阿里|淘宝|支付宝|蚂蚁|字节|抖音|百度|京东|美团|滴滴|网易|拼多多|华为|小米|快手|哔哩|携程|微博|知乎|小红书|联想|中兴|顺丰/i;

const distinct = (values: readonly unknown[]) => new Set(values).size;
const itemsOf = (sample: Sample): SampleItem[] =>
  sample.sections.flatMap(({ items }) => items.filter((item) => typeof item !== "string"));
const jobsOf = (sample: Sample): SampleItem[] =>
  sample.sections
    .filter(({ kind }) => kind === "empolyment")
    .flatMap(({ items }) => items.filter((item) => typeof item !== "string"));

/** Returns the paths of texts that are empty or have white space around them. */
function emptyTexts(value: unknown, path = ""): string[] {
  if (typeof value === "string") return value === "" || value !== value.trim() ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => emptyTexts(part, `${path}/${key}`));
}

const editions = ["en", "ch"] as const;
const avatarOf = (photo: string | undefined) => (photo ? `/portraits/${photo}` : "");

/** Returns what a design lacks in an edition, as a sentence; null if it is complete. */
function lackOf(design: Design, edition: (typeof editions)[number]): string | null {
  const { componentName, showsPhoto } = design;
  const samples = ownContent.samples[edition];
  const written = samples.filter((sample) => !sample.isAi && sample.template === componentName);
  const shown = sampleFor(design, 0, samples);
  if (written.length > 0 && (shown?.photo || !showsPhoto)) return null;
  return `${componentName} needs a written sample in both editions${showsPhoto ? ", with a photo" : ""}: there is none with "template": "${componentName}" in content/examples/${edition}/ (CONTRIBUTING, "Add a template")`;
}

/**
 * The designs that the first test finds complete. Only that test reports the others, so that a new design fails once.
 */
const completeDesigns = (edition: (typeof editions)[number]) =>
  [...designs.entries()].filter(([, design]) => lackOf(design, edition) === null);

it("every design has a written sample in both editions", () => {
  expect(designs.flatMap((design) => editions.flatMap((edition) => lackOf(design, edition) ?? []))).toEqual([]);
});

describe.each(editions)("the samples of %s", (edition) => {
  const samples = ownContent.samples[edition];

  it("are enough, in enough categories, and use every design", () => {
    const written = samples.filter((sample) => !sample.isAi);
    expect(written.length).toBeGreaterThanOrEqual(24);
    const keys = ownContent.categories.map(({ key }) => key);
    for (const { category } of samples) expect(keys).toContain(category);
    const groups = keys.map((key) => written.filter((sample) => sample.category === key));
    expect(groups.filter((group) => group.length >= 2).length).toBeGreaterThanOrEqual(8);
    for (const group of groups) {
      expect(distinct(group.map((sample) => sample.template))).toBe(group.length);
      expect(distinct(group.map((sample) => sample.theme))).toBe(group.length);
    }
    for (const sample of samples) expect(findDesign(sample.template)?.themes).toContain(sample.theme);
  });

  it("describe different people, with and without photos", () => {
    for (const of of [
      (sample: Sample) => sample.key,
      (sample: Sample) => sample.card.name,
      (sample: Sample) => sample.basic.name,
      (sample: Sample) => sample.basic.email,
      (sample: Sample) => sample.basic.cellphone,
    ]) {
      expect(distinct(samples.map(of))).toBe(samples.length);
    }
    const photos = samples.flatMap((sample) => sample.photo ?? []);
    expect(distinct(photos)).toBe(photos.length);
    expect(photos.length).toBeGreaterThanOrEqual(6);
    expect(photos.length).toBeLessThanOrEqual(samples.length - 6);
  });

  it("include seven drafts by AI, each in another design that everybody may use", () => {
    const drafts = samples.filter((sample) => sample.isAi);
    expect(drafts).toHaveLength(7);
    expect(distinct(drafts.map((sample) => sample.template))).toBe(drafts.length);
    for (const { template } of drafts) expect(findDesign(template)?.isPro).toBe(false);
  });

  it.each(samples.map((sample) => [sample.key, sample] as const))("%s is complete and well-formed", (key, sample) => {
    expect(key).toMatch(new RegExp(`^${edition}-[a-z-]+$`));
    expect(sample.lang).toBe(edition);
    const shown = { design: designOf(sample.template), theme: sample.theme, avatar: avatarOf(sample.photo) };
    const document = sampleDocument(sample, shown);
    expect(resumeDocumentSchema.parse(document)).toEqual(document);
    expect(healDocument(document)).toEqual(document);
    const kinds = sample.sections.map((section) => section.kind);
    expect(distinct(kinds)).toBe(kinds.length);
    for (const kind of ["profile", "empolyment", "education", "skills"] as const) {
      if (kind !== "profile" || sample.category !== "graduate") expect(kinds).toContain(kind);
    }
    expect(emptyTexts(sample)).toEqual([]);
    for (const section of sample.sections) expect(section.items.length).toBeGreaterThan(0);
    for (const job of jobsOf(sample)) {
      expect(job).toMatchObject({ title: expect.any(String), sub: expect.any(String), from: expect.any(String) });
      expect(job.points?.length).toBeGreaterThan(0);
      expect(job.points?.length).toBeLessThanOrEqual(5);
    }
    for (const { from = "", to = "present" } of itemsOf(sample)) expect(from <= to).toBe(true);
  });

  it.each(samples.map((sample) => [sample.key, sample] as const))("%s describes no real person", (_key, sample) => {
    expect(sample.basic.email).toMatch(/@(?:[a-z0-9-]+\.)*example\.com$/);
    for (const [, url] of sample.links) expect(new URL(url).hostname).toMatch(/(?:^|\.)example\.com$/);
    expect(sample.basic.cellphone).toMatch(nobodysNumber[edition]);
    for (const { sub = "" } of jobsOf(sample)) expect(sub).not.toMatch(wellKnownEmployers);
  });

  it("have a fitting sample for every design, and a drawing for each photo", () => {
    for (const [index, design] of completeDesigns(edition)) {
      const sample = sampleFor(design, index, samples);
      expect([sample?.template, ...(sample?.shows ?? [])]).toContain(design.componentName);
      if (design.showsPhoto) expect(sample?.photo).toBeDefined();
    }
    for (const { photo } of samples) if (photo) expect(ownContent.portraits).toHaveProperty(photo);
  });

  it.each(samples.map((sample) => [sample.key, sample] as const))(
    "%s fits two pages, or one page for a draft, and leaves no third of the first one blank",
    async (_key, sample) => {
      const shown = { design: designOf(sample.template), theme: sample.theme, avatar: avatarOf(sample.photo) };
      const { pages, bytes } = await printer.pdf({
        requester: newRequester(),
        document: sampleDocument(sample, shown),
      });
      expect(pages).toBeLessThanOrEqual(sample.isAi ? 1 : 2);
      expect((await readPdf(bytes)).filled).toBeGreaterThan(2 / 3);
    },
  );

  it.each(completeDesigns(edition).map(([index, design]) => [design.name, design, index] as const))(
    "show the design %s on one page",
    async (_name, design, index) => {
      const sample = sampleFor(design, index, samples);
      if (!sample) throw new Error("there are samples");
      const shown = { design, theme: design.themes[0], avatar: avatarOf(sample.photo) };
      expect((await printer.pdf({ requester: newRequester(), document: sampleDocument(sample, shown) })).pages).toBe(1);
    },
  );
});
