import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { contentCalls } from "#contract/content.ts";
import { ConfigError } from "#server/config/error.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { ownFolder } from "./files.ts";
import { readContent } from "./service.ts";

const folder = mkdtempSync(path.join(tmpdir(), "inkleaf-content-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a content folder with these files and nothing else. */
function contentOf(files: Record<string, string>): string {
  const place = mkdtempSync(path.join(folder, "one-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
    writeFileSync(path.join(place, name), text);
  }
  return place;
}

const guide = "---\ntitle: One\ndescription: Two\ndate: 2026-01-01\n---\n\nText.\n";
const review = { name: "A", role: "B", text: "C", date: "2026-01-01", isSample: false };

const sample = {
  key: "a",
  lang: "en",
  category: "backend",
  template: "TemplateModern",
  theme: "emerald",
  card: { name: "A", desc: "B" },
  basic: { title: "", name: "A", location: "", cellphone: "", email: "a@example.com" },
  links: [],
  sections: [],
};
const words = { name: "A", desc: "B" };

/** Returns the files of a folder with these examples in its one category. */
function examples(samples: object[]): Record<string, string> {
  return {
    "examples/categories.json": JSON.stringify([{ key: "backend", en: words, ch: words }]),
    "examples/en/backend.json": JSON.stringify(samples),
    "examples/ch/backend.json": "[]",
    "examples/portraits/one.svg": "<svg></svg>",
  };
}

describe("an operator's content folder", () => {
  it("replaces the parts it has, empty ones included, and leaves the rest to the project's own", () => {
    const own = readContent(ownFolder);
    const given = readContent(
      contentOf({ "en/guides/my-guide.md": guide, "ch/reviews.json": JSON.stringify([review]), "logos.json": "[]" }),
    );
    expect(given.guides.en).toEqual([
      {
        slug: "my-guide",
        title: "One",
        desc: "Two",
        updatedAt: "2026-01-01",
        minutes: 1,
        html: "<p>Text.</p>",
        toc: [],
        next: null,
      },
    ]);
    expect(given.reviews.ch).toEqual([review]);
    expect(given.logos).toEqual({ en: [], ch: [] });
    expect(given.guides.ch).toEqual(own.guides.ch);
    expect(given.texts).toEqual(own.texts);
    expect(readContent(contentOf({}))).toEqual(own);
  });

  it("replaces the examples as a whole", () => {
    const { examples: given } = readContent(contentOf(examples([{ ...sample, photo: "one" }])));
    expect(given).toEqual({
      categories: [{ key: "backend", en: words, ch: words }],
      samples: { en: [{ ...sample, photo: "one" }], ch: [] },
      portraits: { one: "<svg></svg>" },
    });
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ["invalid JSON", { "logos.json": "[{" }, /logos\.json: no JSON/],
    ["a missing field", { "logos.json": '[{"name":"A"}]' }, /logos\.json: 0\.isSample: /],
    ["a field of another type", { "ch/reviews.json": JSON.stringify([{ ...review, date: "soon" }]) }, /0\.date: /],
    ["an unknown field", { "ch/reviews.json": JSON.stringify([{ ...review, stars: 5 }]) }, /stars/],
    [
      "a drawing that is markup",
      { "logos.json": '[{"name":"A","isSample":true,"mark":{"viewBox":"0 0 1 1","path":"\\"><script>"}}]' },
      /0\.mark\.path: /,
    ],
    ["a guide without fields", { "en/guides/a.md": "# Text" }, /en\/guides\/a\.md: does not begin with fields/],
    ["a guide without a title", { "en/guides/a.md": guide.replace(/title.*\n/, "") }, /en\/guides\/a\.md: title: /],
    [
      "a guide with a line that is not a field",
      { "en/guides/a.md": guide.replace("title:", "title") },
      /not a field: title/,
    ],
    [
      "a guide whose name cannot be a slug",
      { "en/guides/My guide.md": guide },
      /My guide\.md: a name is of small letters/,
    ],
    ["examples without categories", { "examples/en/a.json": "[]" }, /examples\/categories\.json: cannot be read/],
    [
      "an example of an unknown category",
      examples([{ ...sample, category: "x" }]),
      /en\/backend\.json: 0\.category: no category/,
    ],
    [
      "an example of an unknown design",
      examples([{ ...sample, template: "x" }]),
      /en\/backend\.json: 0\.template: one of Temp/,
    ],
    [
      "an example in a colour its design lacks",
      examples([{ ...sample, theme: "x" }]),
      /backend\.json: 0\.theme: no theme/,
    ],
    [
      "an example whose portrait is missing",
      examples([{ ...sample, photo: "x" }]),
      /0\.photo: there is no portraits\/x/,
    ],
    ["two examples with the same key", examples([sample, sample]), /1\.key: a is there twice/],
    [
      "an example with an unknown section kind",
      examples([{ ...sample, sections: [{ kind: "x", items: [] }] }]),
      /sections\.0\.kind/,
    ],
    [
      "a portrait that is not an SVG",
      { ...examples([]), "examples/portraits/a.svg": "<b>" },
      /a\.svg: does not begin with <svg/,
    ],
    ["a file in place of a folder", { "en/guides": "text" }, /guides: cannot be read as a folder/],
  ])("with %s aborts the start with one line that says where", (_, files, expected) => {
    const read = () => readContent(contentOf(files));
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(expected);
    expect(read).toThrow(/^Wrong content\. [^\n]*$/);
  });

  it("that does not exist aborts the start with the name of its variable", () => {
    expect(() => readContent(path.join(folder, "nowhere"))).toThrow(/^Wrong configuration\. CONTENT_DIR: [^\n]*$/);
  });
});

describe("the content calls", async () => {
  const test = await createTestApp({ printer: createFakePrinter() });
  afterEach(test.clear);
  afterAll(test.close);
  const client = test.anonymous();
  const in_ = (locale: string) => ({ headers: { cookie: `locale=${locale}` } });

  it.each(["en", "ch"] as const)(
    "list the guides of the edition %s in order and in pages, each with its text",
    async (locale) => {
      const { guides } = test.deps.content;
      const { data, count } = (await client.send(contentCalls.listGuides, { query: { pageSize: 100 }, ...in_(locale) }))
        .data;
      expect(count).toBe(guides[locale].length);
      expect(data.map(({ slug }) => slug)).toEqual(guides[locale].map(({ slug }) => slug));
      const second = (
        await client.send(contentCalls.listGuides, { query: { pageSize: 1, currentPage: 2 }, ...in_(locale) })
      ).data;
      expect(second.data.map(({ slug }) => slug)).toEqual(data.slice(1, 2).map(({ slug }) => slug));
      for (const { slug, title } of data) {
        const found = (await client.send(contentCalls.getGuide, { params: { slug }, ...in_(locale) })).data;
        expect(found.title).toBe(title);
        expect(found.html).toMatch(/^<p>/);
      }
    },
  );

  it.each(["no-such-guide", "..", "%2e%2e%2f", "A", "a".repeat(300), "<script>"])(
    "answer 404 for the guide %s",
    async (slug) => {
      for (const place of ["guides", "texts"]) {
        const response = await client.request(`/api/${place}/${encodeURIComponent(slug)}`);
        expect(response.status).toBe(404);
      }
    },
  );

  it("list the reviews of an edition, newest first, and its showcase", async () => {
    const { data } = (await client.send(contentCalls.listReviews, { query: { pageSize: 3 }, ...in_("ch") })).data;
    expect(data.map(({ date }) => date)).toEqual(
      data
        .map(({ date }) => date)
        .toSorted()
        .reverse(),
    );
    expect(data).toHaveLength(3);
    expect((await client.send(contentCalls.listReviews, in_("en"))).data).toEqual({ data: [], count: 0 });
    const showcase = (await client.send(contentCalls.getShowcase, in_("ch"))).data;
    expect(showcase.logos.length).toBeGreaterThan(0);
    expect(showcase.endorsements).toHaveLength(3);
    expect((await client.send(contentCalls.getShowcase, in_("en"))).data.endorsements).toEqual([]);
  });
});

describe("samples of what others say", () => {
  const shownBy = async (env: Record<string, string>, folder?: string) => {
    const test = await createTestApp({
      printer: createFakePrinter(),
      env: { ALLOW_EMBEDDED: "mail", ...env, ...(folder ? { CONTENT_DIR: folder } : {}) },
    });
    const client = test.anonymous();
    client.cookies.set("locale", "ch");
    const showcase = (await client.send(contentCalls.getShowcase)).data;
    const reviews = (await client.send(contentCalls.listReviews)).data;
    await test.close();
    return { logos: showcase.logos.length, endorsements: showcase.endorsements.length, reviews: reviews.count };
  };

  it("are shown where the site is tried, and not to the public", async () => {
    const local = await shownBy({});
    for (const count of Object.values(local)) expect(count).toBeGreaterThanOrEqual(3);
    expect(await shownBy({ PUBLIC_URL: "https://cv.example.com" })).toEqual({ logos: 0, endorsements: 0, reviews: 0 });
  });

  it("make room for real ones, which the public sees", async () => {
    const own = contentOf({ "ch/reviews.json": JSON.stringify([review, { ...review, isSample: true }]) });
    const shown = await shownBy({ PUBLIC_URL: "https://cv.example.com" }, own);
    expect(shown).toEqual({ logos: 0, endorsements: 0, reviews: 1 });
  });
});
