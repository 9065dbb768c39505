import { describe, expect, it } from "vitest";
import { fillContact } from "./contact.ts";
import { ownFolder } from "./files.ts";
import { writeMarkdown } from "./markdown.ts";
import { readContent } from "./service.ts";

describe("the contact in a text", () => {
  const text = "One.\n\n## How\n\nWrite to {{contact}}.\n\n## Next\n\nTwo.\n\n## Last\n\nAsk {{contact}}.\n";

  it("is a link", () => {
    expect(writeMarkdown(fillContact(text, "a_b*c@example.com")).html).toContain(
      '<p>Write to <a href="mailto:a_b*c@example.com">a_b*c@example.com</a>.</p>',
    );
    expect(writeMarkdown(fillContact(text, "https://example.com/help?a=1&b=(2)")).html).toContain(
      'href="https://example.com/help?a=1&amp;b=(2)" rel="noopener">https://example.com/help?a=1&amp;b=(2)</a>',
    );
  });

  it("takes its paragraphs away where none is set, and headings with nothing else", () => {
    expect(writeMarkdown(fillContact(text, null))).toMatchObject({
      html: '<p>One.</p><h2 id="next">Next</h2><p>Two.</p>',
      toc: [{ id: "next", text: "Next" }],
    });
    expect(fillContact("# A\n\n## B\n\n{{contact}}\n\n## C\n\nx", null)).toBe("# A\n\n## C\n\nx");
    expect(fillContact("One.\n\n\n\n```\n# a\n\n\nb\n```", null)).toBe("One.\n\n\n\n```\n# a\n\n\nb\n```");
  });
});

describe("the project's own texts", () => {
  const all = (contact: string | null) => {
    const { texts } = readContent(ownFolder, contact);
    return Object.values(texts).flatMap((edition) => [...edition.values()].map(({ html }) => html));
  };

  it("promise an answer only where somebody can be written to", () => {
    const promise = /write to|get an answer|write anyway|can be reached|contact|请联系|联系运营者|可通过其公布/i;
    for (const html of all(null)) expect(html).not.toMatch(promise);
    for (const html of all(null)) expect(html).not.toContain("{{");
    expect(all("help@example.com").filter((html) => html.includes("mailto:help@example.com"))).toHaveLength(5);
  });
});
