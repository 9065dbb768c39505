import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bytesOfString, type PdfValue, parseValue, Reference, textString, writeValue } from "./pdf-value.ts";

const anyValue = fc.letrec<{ value: PdfValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.integer({ min: -99_999, max: 99_999 }),
    fc.constantFrom("/Name", "true", "<feff0041>", "(a \\) b)", "()", "null"),
    fc.integer({ min: 1, max: 9999 }).map((number) => new Reference(number)),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom("A", "Type", "K9"), tie("value")).map((entries) => new Map(Object.entries(entries))),
  ),
})).value;

describe("values of a PDF", () => {
  it("are written so that they are read back", () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(parseValue(writeValue(value))).toEqual(value);
      }),
    );
  });

  it("are read without the white space that the standard does not require", () => {
    expect(parseValue("<</A/B/C[1 2 0 R/D]/E(f)>>")).toEqual(
      new Map<string, PdfValue>([
        ["A", "/B"],
        ["C", [1, new Reference(2), "/D"]],
        ["E", "(f)"],
      ]),
    );
  });

  it.each(["", "<<", "[1", "<</A>>", "<<1 2>>", "(a", "{", "[".repeat(99)])(
    "are refused where they end early: %j",
    (text) => {
      expect(() => parseValue(text)).toThrow(expect.objectContaining({ name: "UnexpectedPdf" }));
    },
  );

  it.each([
    ["(mailto:a@b.c)", "mailto:a@b.c"],
    ["(a\\(b\\)\\\\c)", "a(b)\\c"],
    ["(a\\051b\\nc)", "a)b\nc"],
    ["<6162 63>", "abc"],
  ])("have strings that are decoded: %s", (written, text) => {
    expect(bytesOfString(written)).toBe(text);
  });

  it("write any text", () => {
    expect(textString("é😀\ud800")).toBe("<feff00e9d83dde00fffd>");
    expect(textString("Email (a\\b)")).toBe("(Email \\(a\\\\b\\))");
    expect(bytesOfString(textString("Email (a\\b)"))).toBe("Email (a\\b)");
  });
});
