import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordEdits } from "../difference-words.ts";
import { plainToRichText, richTextToPlain } from "../rich-text.ts";
import { appendBullets, editRichText } from "./edit-text.ts";

/** Edits the plain text of `html` so that the first `before` in it becomes `after`. */
function edited(html: string, before: string, after: string): string {
  const start = richTextToPlain(html).indexOf(before);
  const edits = wordEdits(before, after).map((edit) => ({
    start: edit.start + start,
    end: edit.end + start,
    after: edit.after,
  }));
  return editRichText(html, edits);
}

describe("an edit of the plain text", () => {
  it.each([
    [
      "keeps bold words",
      "<p>i made <strong>the the site</strong> fast</p>",
      "the the site",
      "the site",
      "<p>i made <strong>the site</strong> fast</p>",
    ],
    [
      "works in a bullet",
      "<ul><li><p>one</p></li><li><p>was made</p></li></ul>",
      "was made",
      "made",
      "<ul><li><p>one</p></li><li><p>made</p></li></ul>",
    ],
    [
      "works in a numbered list behind a break",
      "<ol><li><p>one<br>i do</p></li></ol>",
      "i do",
      "I did",
      "<ol><li><p>one<br>I did</p></li></ol>",
    ],
    ["reaches over marks", "<p>Re<em>sponsible</em> for <u>x</u></p>", "Responsible for", "Ran", "<p>Ran <u>x</u></p>"],
    [
      "keeps a link",
      '<p>see <a href="https://a.example">our docs</a> now</p>',
      "our docs",
      "our guides",
      '<p>see <a href="https://a.example">our guides</a> now</p>',
    ],
    ["keeps entities", "<p>R&amp;D &lt;team&gt;</p>", "team", "group", "<p>R&amp;D &lt;group&gt;</p>"],
    [
      "drops a bullet without words",
      "<ul><li><p>um</p></li><li><p>two</p></li></ul>",
      "um",
      "",
      "<ul><li><p>two</p></li></ul>",
    ],
    ["counts empty paragraphs before the text", "<p></p><p>bad word</p>", "bad", "good", "<p></p><p>good word</p>"],
    ["works in Chinese", "<p>负责<strong>负责</strong>项目</p>", "负责负责", "负责", "<p>负责项目</p>"],
  ])("%s", (_, html, before, after, expected) => {
    expect(edited(html, before, after)).toBe(expected);
  });

  it("is the same edit of the text, for any text and any words", () => {
    const line = fc.stringMatching(/^[a-z中 ]{0,12}[a-z中]$/);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), line, fc.nat(), (lines, after, pick) => {
        const html = plainToRichText(lines.map((one, at) => (at % 2 ? `• ${one}` : one)).join("\n"));
        const plain = richTextToPlain(html);
        const words = lines.map((one) => one.trim()).filter(Boolean);
        const before = words[pick % words.length] ?? "";
        const start = plain.indexOf(before);
        const result = richTextToPlain(editRichText(html, [{ start, end: start + before.length, after }]));
        expect(result).toBe(plain.slice(0, start) + after + plain.slice(start + before.length));
      }),
    );
  });
});

describe("bullets that are added", () => {
  it.each([
    ["to nothing", "", "<ul><li><p>a &lt;b&gt;</p></li></ul>"],
    ["to a list", "<ul><li><p>x</p></li></ul>", "<ul><li><p>x</p></li><li><p>a &lt;b&gt;</p></li></ul>"],
    ["behind a paragraph", "<p>x</p>", "<p>x</p><ul><li><p>a &lt;b&gt;</p></li></ul>"],
  ])("%s", (_, html, expected) => {
    expect(appendBullets(html, ["a <b>"])).toBe(expected);
  });
});
