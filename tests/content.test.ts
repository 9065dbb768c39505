import { describe, expect, it } from "vitest";
import { isOfEdition, type Page, pages } from "#contract/pages.ts";
import { locales } from "#locales/words.ts";
import { writeMarkdown } from "#server/features/content/markdown.ts";
import { type Content, ownFolder, readContent } from "#server/features/content/service.ts";

/**
 * The content that the project ships in `content/` is complete in both editions, and its links lead to existing pages.
 */
const content = readContent(ownFolder);

/** Returns the length of a text of HTML: in Han characters for the Chinese edition, in words for the English one. */
function lengthOf(html: string, locale: keyof Content["guides"]): number {
  const text = html.replace(/<pre[\s\S]*?<\/pre>/g, " ").replace(/<[^>]+>/g, " ");
  return (text.match(locale === "ch" ? /\p{Script=Han}/gu : /[A-Za-z][\w’'-]*/g) ?? []).length;
}

/** Returns the links of a text that stay on the site. */
const linksOf = (html: string) => [...html.matchAll(/href="(\/[^"#]*)/g)].map((match) => match[1] ?? "");

/** Tells whether an edition has a page at this path. */
function isThere(path: string, locale: keyof Content["guides"]): boolean {
  const guide = /^\/guides\/(.+)$/.exec(path)?.[1];
  if (guide) return content.guides[locale].some(({ slug }) => slug === guide);
  return Object.values<Page>(pages).some((page) => page.path === path && isOfEdition(page, locale));
}

it("has six guides or more, each in both editions", () => {
  const slugs = (locale: keyof Content["guides"]) => content.guides[locale].map(({ slug }) => slug);
  expect(slugs("en").length).toBeGreaterThanOrEqual(6);
  expect(slugs("ch")).toEqual(slugs("en"));
});

describe.each(locales)("in %s", (locale) => {
  const guides = content.guides[locale];
  const texts = [...content.texts[locale].values()];

  it.each(guides.map((guide) => [guide.slug, guide] as const))("the guide %s is a complete guide", (_slug, guide) => {
    const length = lengthOf(guide.html, locale);
    expect(length).toBeGreaterThanOrEqual(locale === "en" ? 600 : 800);
    expect(length).toBeLessThanOrEqual(locale === "en" ? 950 : 1500);
    expect(guide.toc.length).toBeGreaterThanOrEqual(3);
    expect(guide.desc.length).toBeLessThanOrEqual(160);
    // Han characters in an English title, or none in a Chinese one, mean that it is the other edition's title.
    expect(/\p{Script=Han}/u.test(guide.title)).toBe(locale === "ch");
  });

  it.each([...guides, ...texts].map((text) => [text.slug, text] as const))(
    "%s links to existing pages only, and leaves no Markdown unread",
    (_slug, text) => {
      for (const path of linksOf(text.html)) expect([path, isThere(path, locale)]).toEqual([path, true]);
      // Markdown that the parser did not understand would appear as it was written.
      expect(text.html).not.toMatch(/\*\*|\]\(|&lt;(?:b|i|p|a|br)\b/);
    },
  );

  it("has a text for each text page of the edition, and for no other", () => {
    const names = ["terms", "privacy", "refundPolicy", "roadmap"] as const;
    for (const name of names) {
      const page: Page = pages[name];
      expect([name, content.texts[locale].has(page.path.slice(1))]).toEqual([name, isOfEdition(page, locale)]);
    }
  });

  it("marks what is a sample as a sample", () => {
    const shown = [...content.logos[locale], ...content.endorsements[locale], ...content.reviews[locale]];
    for (const { isSample } of shown) expect(isSample).toBe(true);
  });
});

it("shows reviews and endorsements in the Chinese edition alone", () => {
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
    ["a URL that runs code", "[a](javascript:alert(1)) [b](data:text/html,x) [c](//evil.example)", "<p>a b c</p>"],
    [
      "URLs",
      "[a](/guides) [b](https://example.com/?a=1&b=2)",
      '<p><a href="/guides">a</a> <a href="https://example.com/?a=1&amp;b=2" rel="noopener">b</a></p>',
    ],
    [
      "a quote in a URL",
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

  it("gives each heading an id of its own, and leaves the first level to the page", () => {
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

  it("counts the words and characters to read", () => {
    expect(writeMarkdown("I don't know\n\n```\nnot this\n```").words).toEqual({ latin: 3, cjk: 0 });
    expect(writeMarkdown("写 Word 简历").words).toEqual({ latin: 1, cjk: 3 });
  });
});
