import { describe, expect, it } from "vitest";
import { isOfEdition, type Page, pages } from "#contract/pages.ts";
import { locales } from "#locales/words.ts";
import { writeMarkdown } from "#server/features/content/markdown.ts";
import { type Content, ownFolder, readContent } from "#server/features/content/service.ts";

/** What the project ships in `content/`: whole in both editions, and leading nowhere that is not there. */
const content = readContent(ownFolder);

/** Characters of Han, or words of English, in a text of HTML. */
function lengthOf(html: string, locale: keyof Content["guides"]): number {
  const text = html.replace(/<pre[\s\S]*?<\/pre>/g, " ").replace(/<[^>]+>/g, " ");
  return (text.match(locale === "ch" ? /\p{Script=Han}/gu : /[A-Za-z][\w’'-]*/g) ?? []).length;
}

/** The links of a text that stay on the site. */
const linksOf = (html: string) => [...html.matchAll(/href="(\/[^"#]*)/g)].map((match) => match[1] ?? "");

/** Whether an edition has a page at this path. */
function isThere(path: string, locale: keyof Content["guides"]): boolean {
  const guide = /^\/guides\/(.+)$/.exec(path)?.[1];
  if (guide) return content.guides[locale].some(({ slug }) => slug === guide);
  return Object.values<Page>(pages).some((page) => page.path === path && isOfEdition(page, locale));
}

it("there are six guides or more, and each is in both editions", () => {
  const slugs = (locale: keyof Content["guides"]) => content.guides[locale].map(({ slug }) => slug);
  expect(slugs("en").length).toBeGreaterThanOrEqual(6);
  expect(slugs("ch")).toEqual(slugs("en"));
});

describe.each(locales)("in %s", (locale) => {
  const guides = content.guides[locale];
  const texts = [...content.texts[locale].values()];

  it.each(guides.map((guide) => [guide.slug, guide] as const))("the guide %s is a guide", (_slug, guide) => {
    const length = lengthOf(guide.html, locale);
    expect(length).toBeGreaterThanOrEqual(locale === "en" ? 600 : 800);
    expect(length).toBeLessThanOrEqual(locale === "en" ? 950 : 1500);
    expect(guide.toc.length).toBeGreaterThanOrEqual(3);
    expect(guide.desc.length).toBeLessThanOrEqual(160);
    // A title that is a translation away would be the other edition's.
    expect(/\p{Script=Han}/u.test(guide.title)).toBe(locale === "ch");
  });

  it.each([...guides, ...texts].map((text) => [text.slug, text] as const))(
    "%s leads to pages that are there",
    (_slug, text) => {
      for (const path of linksOf(text.html)) expect([path, isThere(path, locale)]).toEqual([path, true]);
      // What Markdown did not understand would stand there as it was written.
      expect(text.html).not.toMatch(/\*\*|\]\(|&lt;(?:b|i|p|a|br)\b/);
    },
  );

  it("there is a text behind every page that is one", () => {
    const names = ["terms", "privacy", "refundPolicy", "roadmap"] as const;
    for (const name of names) {
      const page: Page = pages[name];
      expect([name, content.texts[locale].has(page.path.slice(1))]).toEqual([name, isOfEdition(page, locale)]);
    }
  });

  it("what is a sample says so", () => {
    const shown = [...content.logos[locale], ...content.endorsements[locale], ...content.reviews[locale]];
    for (const { isSample } of shown) expect(isSample).toBe(true);
  });
});

it("reviews and endorsements are of the Chinese edition alone", () => {
  expect(content.reviews.ch.length).toBeGreaterThanOrEqual(3);
  expect(content.endorsements.ch).toHaveLength(3);
  expect([content.reviews.en, content.endorsements.en]).toEqual([[], []]);
});

describe("Markdown", () => {
  it.each([
    [
      "markup",
      "a <script>alert(1)</script> <img src=x onerror=y> b",
      "<p>a &lt;script&gt;alert(1)&lt;/script&gt; &lt;img src=x onerror=y&gt; b</p>",
    ],
    ["a block of markup", "<div onclick=x>\nhi\n</div>", "<p>&lt;div onclick=x&gt;\nhi\n&lt;/div&gt;</p>"],
    ["an address that runs", "[a](javascript:alert(1)) [b](data:text/html,x) [c](//evil.example)", "<p>a b c</p>"],
    [
      "addresses",
      "[a](/guides) [b](https://example.com/?a=1&b=2)",
      '<p><a href="/guides">a</a> <a href="https://example.com/?a=1&amp;b=2" rel="noopener">b</a></p>',
    ],
    [
      "a quote in an address",
      '[a](https://example.com/"x)',
      '<p><a href="https://example.com/&quot;x" rel="noopener">a</a></p>',
    ],
    ["a picture", "![words](https://example.com/a.png)", "<p>words</p>"],
    ["entities", "a &amp; b &lt; c", "<p>a &amp; b &lt; c</p>"],
    ["marks", "**a** *b* `c<d` ~~e~~", "<p><strong>a</strong> <em>b</em> <code>c&lt;d</code> <s>e</s></p>"],
    ["lists", "- a\n- b\n\n3. c", '<ul><li>a</li><li>b</li></ul><ol start="3"><li>c</li></ol>'],
    ["a rule", "a\n\n---\n\nb", "<p>a</p><hr><p>b</p>"],
  ])("writes %s", (_, markdown, html) => {
    expect(writeMarkdown(markdown).html).toBe(html);
  });

  it("names its headings, each by itself, and leaves the first level to the page", () => {
    const { html, toc } = writeMarkdown("# One\n\n## Two *and* `three`\n\n## One\n\n## 一页还是两页？\n\n##### Deep");
    expect(toc).toEqual([
      { id: "one", text: "One" },
      { id: "two-and-three", text: "Two and three" },
      { id: "one-2", text: "One" },
      { id: "一页还是两页", text: "一页还是两页？" },
    ]);
    expect(html).toContain('<h2 id="two-and-three">Two <em>and</em> <code>three</code></h2>');
    expect(html).toContain('<h4 id="deep">Deep</h4>');
  });

  it("counts what there is to read", () => {
    expect(writeMarkdown("I don't know\n\n```\nnot this\n```").words).toEqual({ latin: 3, cjk: 0 });
    expect(writeMarkdown("写 Word 简历").words).toEqual({ latin: 1, cjk: 3 });
  });
});
