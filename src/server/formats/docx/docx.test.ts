import { strFromU8, unzipSync } from "fflate";
import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { parseRichText, type RichItem, type RichNode } from "#core/resume/rich-text.ts";
import { languages, type ResumeDocument } from "#core/resume/schema.ts";
import { designs } from "#templates/registry.ts";
import { ownDocument } from "#tests/core/arbitraries.ts";
import { docx } from "./docx.ts";

const rich =
  '<p>Plain &amp; <strong>bold</strong> <em>slanted</em> <a href="https://example.com/a?b=1&amp;c=2">a link</a> <a href="https://exa mple">odd</a></p>' +
  "<ul><li><p>one</p><ol><li><p>inner</p></li></ol></li><li>two</li></ul><ol><li>first</li></ol><p>\u0007ends ]]&gt; &lt;w:p/&gt;</p>";

function documentOf(templateName: string, lang: ResumeDocument["config"]["lang"]): ResumeDocument {
  const own = ownDocument(lang);
  const [first] = own.data.sections;
  const item = first?.data[0];
  if (!first || !item) throw new Error("The sample has an entry");
  const extra = {
    ...first,
    id: "extra",
    type: "custom" as const,
    name: "More",
    tagStyle: false,
    data: [{ ...item, id: "rich", title: "", description: rich }],
  };
  return {
    ...own,
    config: { ...own.config, templateName },
    data: {
      ...own.data,
      basicInfo: { ...own.data.basicInfo, name: "林晓 Lin", title: "Engineer", email: "lin@example.cn" },
      links: [
        { id: "a", name: "GitHub", src: "github.com/lin" },
        { id: "b", name: "期望城市", src: "", text: "杭州" },
      ],
      sections: [...own.data.sections, extra],
    },
  };
}

/** Every text of the document, one for each run of words. */
function textsOf({ data }: ResumeDocument): string[] {
  const words = (node: RichNode | RichItem): string[] =>
    node.type === "text" ? [node.text] : node.type === "br" ? [] : node.children.flatMap(words);
  return [
    ...[data.basicInfo.name, data.basicInfo.title, data.basicInfo.email],
    ...data.links.map(({ src, text }) => text ?? src),
    ...data.sections.flatMap(({ name, data: items }) => [
      name,
      ...items.flatMap(({ title, subTitle, city, description }) => [
        title,
        subTitle,
        city,
        ...parseRichText(description).flatMap(words),
      ]),
    ]),
  ]
    .map((text) => text.trim())
    .filter((text) => text !== "");
}

function wellFormed(xml: string): { text: string; elements: Map<string, number>; ids: string[] } {
  const elements = new Map<string, number>();
  const ids: string[] = [];
  let text = "";
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", (tag) => {
    elements.set(tag.name, (elements.get(tag.name) ?? 0) + 1);
    if (tag.name === "w:p") text += "\n";
    const id = tag.attributes["r:id"];
    if (id) ids.push(id.value);
  });
  parser.on("text", (one) => {
    text += one;
  });
  parser.write(xml).close();
  return { text, elements, ids };
}

describe("a Word file", () => {
  it.each(designs.map(({ componentName }) => componentName))(
    "of %s is well-formed and has every text",
    async (name) => {
      const document = documentOf(name, "ch");
      const { bytes } = await docx.write(document);
      const files = unzipSync(bytes);
      const parts = Object.entries(files).filter(([path]) => /\.(?:xml|rels)$/.test(path));
      for (const [path, data] of parts) expect(() => wellFormed(strFromU8(data)), path).not.toThrow();
      const body = wellFormed(strFromU8(files["word/document.xml"] as Uint8Array));
      for (const text of textsOf(document))
        expect(body.text).toContain(text.replace(String.fromCharCode(7), " ").trim());
      const relations = strFromU8(files["word/_rels/document.xml.rels"] as Uint8Array);
      for (const id of body.ids) expect(relations).toContain(`Id="${id}"`);
      for (const [, target] of relations.matchAll(/Target="(?!https?:|mailto:)([^"]+)"/g))
        expect(files).toHaveProperty([`word/${target}`]);
    },
  );

  it.each(languages)("in %s has headings, lists, links and dates at the right", async (lang) => {
    const { bytes } = await docx.write(documentOf("TemplateClassic", lang));
    const files = unzipSync(bytes);
    const xml = strFromU8(files["word/document.xml"] as Uint8Array);
    for (const part of [
      'w:val="Title"',
      'w:val="Heading1"',
      'w:val="Heading2"',
      "<w:hyperlink",
      "<w:numPr>",
      '<w:tab w:val="right"',
    ])
      expect(xml).toContain(part);
    const styles = strFromU8(files["word/styles.xml"] as Uint8Array);
    expect(styles).toContain("w:eastAsia=");
    const letter = await docx.write({
      ...documentOf("TemplateClassic", lang),
      config: {
        ...documentOf("TemplateClassic", lang).config,
        design: { ...ownDocument().config.design, paper: "letter" },
      },
    });
    expect(strFromU8(unzipSync(letter.bytes)["word/document.xml"] as Uint8Array)).toContain('w:w="12240" w:h="15840"');
  });

  it("puts dates below a title that leaves no room for them", async () => {
    const document = documentOf("TemplateModern", "en");
    const [first, ...others] = document.data.sections;
    const [item] = first?.data ?? [];
    if (!first || !item) throw new Error("The sample has an entry");
    const named = (title: string) => ({ ...item, id: title, title, startDate: "2011-03", endDate: "2012-02" });
    const data = [
      named("Short"),
      named("A title of an entry that is as long as the line on which it stands, or longer"),
    ];
    const { bytes } = await docx.write({
      ...document,
      data: { ...document.data, sections: [{ ...first, onlyDesc: false, tagStyle: false, data }, ...others] },
    });
    const { text } = wellFormed(strFromU8(unzipSync(bytes)["word/document.xml"] as Uint8Array));
    const lines = text.split("\n");
    expect(lines.filter((line) => /^Short.*2011/.test(line))).toHaveLength(1);
    expect(lines.filter((line) => /^A title.*2011/.test(line))).toEqual([]);
    expect(lines.filter((line) => /^Mar 2011 – Feb 2012/.test(line))).toHaveLength(1);
  });
});
