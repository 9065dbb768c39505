import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatRange } from "#core/resume/dates.ts";
import { basicLabels } from "#core/resume/formats/markdown/dialect.ts";
import { cleanText } from "#core/resume/reading/letters/clean.ts";
import { readResume } from "#core/resume/reading/read-resume.ts";
import { parseRichText, type RichItem, type RichNode } from "#core/resume/rich-text.ts";
import { languages, type ResumeDocument } from "#core/resume/schema.ts";
import { visibleDocument } from "#core/resume/visibility.ts";
import { extract } from "#server/adapters/text-extractor/extract.ts";
import { ExtractionError } from "#server/adapters/text-extractor/port.ts";
import { fixturesIn } from "#templates/fixtures/registry.ts";
import { anyDocument } from "#tests/core/format-law.ts";
import { docx } from "./docx.ts";

/** The lines of rich text. */
function linesOf(description: string): string[] {
  const words = (node: RichNode | RichItem): string => {
    if (node.type === "text") return node.text;
    if (node.type === "br") return "\n";
    const inside = node.children.map(words).join("");
    return ["p", "li", "ul", "ol"].includes(node.type) ? `\n${inside}\n` : inside;
  };
  return parseRichText(description).map(words).join("").split("\n");
}

/** Every text that a Word file shows of a document: a link by its words or by where it leads, and no photo. */
function shownTexts({ data, config }: ResumeDocument): { texts: string[]; dates: string[]; labels: string[] } {
  const { avatar: _avatar, ...basics } = data.basicInfo;
  const items = data.sections.flatMap((section) =>
    section.data.map((item) => ({ ...item, onlyDesc: section.onlyDesc })),
  );
  return {
    texts: [
      ...Object.values(basics),
      ...data.links.flatMap(({ name, src, text, linkText }) => {
        if (text !== undefined) return [name, text];
        const shown = linkText ?? config.design.linkText ?? "url";
        const bare = src.replace(/^https?:\/\/(?:www\.)?|\/$/g, "");
        if (shown === "both") return [name, bare];
        return shown === "label" ? [name || bare] : [bare || name];
      }),
      ...data.sections.map(({ name }) => name),
      ...items.flatMap(({ onlyDesc, title, subTitle, city, description }) => [
        ...(onlyDesc ? [] : [title, subTitle, city]),
        ...linesOf(description),
      ]),
    ],
    labels: (["wechat", "birth"] as const).flatMap((field) =>
      basics[field] === "" ? [] : [basicLabels[config.lang][field]],
    ),
    dates: items
      .filter(({ onlyDesc }) => !onlyDesc)
      .map(({ startDate, endDate }) => formatRange(startDate, endDate, config.lang, config.design.dateFormat)),
  };
}

/** The letters and figures of texts, sorted: what is lost or told twice differs. */
const lettersOf = (texts: readonly string[]) =>
  texts
    .join(" ")
    .match(/[\p{L}\p{N}]/gu)
    ?.sort() ?? [];

/** Returns the letters of one list that the other has fewer of. */
function without(letters: readonly string[], others: readonly string[]): string {
  const left = new Map<string, number>();
  for (const letter of others) left.set(letter, (left.get(letter) ?? 0) + 1);
  return letters
    .filter((letter) => {
      const count = left.get(letter) ?? 0;
      left.set(letter, count - 1);
      return count < 1;
    })
    .join("");
}

async function textOf(bytes: Uint8Array): Promise<string> {
  try {
    const { layout } = await extract(bytes);
    expect(layout.hidden).toEqual([]);
    return layout.pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join("");
  } catch (error) {
    // What has no text gives none.
    if (error instanceof ExtractionError) return "";
    throw error;
  }
}

describe("a Word file, read again by our own reader", () => {
  it("has every text of any document, and none twice", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyDocument, async (document) => {
        const visible = visibleDocument(document, "owner");
        const { texts, dates, labels } = shownTexts(visible);
        const written = texts.map((text) => text.replace(/[\p{Cs}\uFFFE\uFFFF]/gu, ""));
        const read = await textOf((await docx.write(visible)).bytes);
        const bare = (text: string) => text.replace(/[\s\p{Cc}]+/gu, "");
        const found = bare(read);
        expect(written.filter((text) => !found.includes(bare(text)))).toEqual([]);
        const [before, after] = [lettersOf([...written, ...dates, ...labels]), lettersOf([read])];
        expect({ lost: without(before, after), twice: without(after, before) }).toEqual({ lost: "", twice: "" });
      }),
    );
  });

  /** Titles of 160 letters without a space, of which a reader tells nothing; their texts are read, and stand elsewhere. */
  const beyond = ["longWords"];
  // No address of the web ends in `.example`, and the reader knows how they end.
  const real = (document: ResumeDocument): ResumeDocument =>
    JSON.parse(JSON.stringify(document).replace(/\.example(?=[/"])/g, ".org"));
  const cases = languages.flatMap((lang) =>
    fixturesIn(lang)
      .filter(({ name }) => !beyond.includes(name))
      .map(({ name, document }) => [lang, name, real(document)] as const),
  );
  it.each(cases)("becomes a document that has every text of a resume in %s, %s", async (_lang, _name, document) => {
    const visible = visibleDocument(document, "owner");
    const { bytes } = await docx.write(visible);
    const { texts, dates } = shownTexts(visible);
    // A file of a few letters is taken for one without text.
    if (texts.join("").trim().length < 12) return;
    const { document: back } = readResume((await extract(bytes)).layout);
    const kept = shownTexts(back);
    // Names of sections that the reader gives, and the labels of addresses that it knows, are none of the document's.
    const named = {
      ...back,
      data: { ...back.data, sections: back.data.sections.map((one) => ({ ...one, name: "" })) },
    };
    const links = named.data.links.map((link) => ({ ...link, name: "" }));
    const told = shownTexts({ ...named, data: { ...named.data, links } }).texts;
    const letters = (list: readonly string[]) => lettersOf(list.map(cleanText)).filter((one) => /\p{L}/u.test(one));
    expect({
      lost: without(
        letters(texts),
        letters([...kept.texts, ...kept.dates, ...back.data.links.map(({ name }) => name)]),
      ),
      twice: without(letters(told), letters([...texts, ...dates])),
    }).toEqual({ lost: "", twice: "" });
  });
});
