import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvOf, parseCsv } from "./csv.ts";

describe("csvOf", () => {
  it("quotes what would end a cell, and leaves the rest as it is", () => {
    expect(csvOf([["plain", 'a "word"', "one, two", "two\nlines", 12, -3, null, ""]])).toBe(
      'plain,"a ""word""","one, two","two\nlines",12,-3,,\r\n',
    );
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "  =1", "＝1", "＠x", '=HYPERLINK("http://x")'])(
    "lets no spreadsheet calculate %j",
    (text) => {
      expect(csvOf([[text]])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
    },
  );

  it("is read back as the same texts, whatever they are", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.string({ unit: "binary" }).filter((text) => !text.startsWith("'")),
          { minLength: 1, maxLength: 5 },
        ),
        (texts) => {
          const [read = []] = parseCsv(csvOf([texts]));
          expect(read.map((text) => text.replace(/^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/, ""))).toEqual(texts);
        },
      ),
    );
  });
});

describe("parseCsv", () => {
  it.each([
    ["", []],
    [
      "a,b\r\nc,d\r\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "a,b\nc,\n",
      [
        ["a", "b"],
        ["c", ""],
      ],
    ],
    ['\ufeffa,"x, y","two\nlines"\rb', [["a", "x, y", "two\nlines"], ["b"]]],
    ['"a ""word""",b', [['a "word"', "b"]]],
    ['"left open, to the end\nof it', [["left open, to the end\nof it"]]],
    ['"half" quoted,b', [["half quoted", "b"]]],
    ["a,\n\nb", [["a", ""], [""], ["b"]]],
  ])("reads %j", (text, rows) => {
    expect(parseCsv(text)).toEqual(rows);
  });

  it("reads a cell of a million quotes", () => {
    expect(parseCsv(`"${'""'.repeat(1_000_000)}"`)).toEqual([['"'.repeat(1_000_000)]]);
  });
});
