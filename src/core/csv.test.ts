import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvOf } from "./csv.ts";

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
          const read = readRow(csvOf([texts]));
          expect(read.map((text) => text.replace(/^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/, ""))).toEqual(texts);
        },
      ),
    );
  });
});

/** Reads one row as RFC 4180 says. */
function readRow(csv: string): string[] {
  const cells: string[] = [];
  let at = 0;
  do {
    if (csv[at] === '"') {
      let text = "";
      for (at += 1; csv[at] !== '"' || csv[at + 1] === '"'; at += 1) {
        text += csv[at];
        if (csv[at] === '"') at += 1;
      }
      cells.push(text);
      at += 1;
    } else {
      const end = csv.slice(at).search(/,|\r\n/);
      cells.push(csv.slice(at, at + end));
      at += end;
    }
  } while (csv[at++] === ",");
  return cells;
}
