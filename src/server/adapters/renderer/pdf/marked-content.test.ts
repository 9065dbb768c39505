import { describe, expect, it } from "vitest";
import { markContent } from "./marked-content.ts";

const text = (id: number, glyph = "0021") => `/NonStruct <</MCID ${id} >>BDC\nBT\n/F4 12 Tf\n<${glyph}> Tj\nET\nEMC\n`;
const box = "0 0 9 9 re\nf\n";
const marked = (content: string, pictures: number[] = []) => markContent(content, new Set(pictures));
const lines = (content: string) => content.trim().split("\n").join(" ");

describe("content of a page", () => {
  it("has as artifacts what was drawn without a mark, text and graphics, and clips stay without", () => {
    const { content, ids } = marked(`q\n0 0 9 9 re\nW* n\n${box}1 1 1 RG 1 1 1 rg\n${box}Q\nBT\n<0021> Tj\nET\n`);
    expect(lines(content)).toBe(
      "q 0 0 9 9 re W* n /Artifact BMC 0 0 9 9 re f 1 1 1 RG 1 1 1 rg 0 0 9 9 re f EMC Q " +
        "/Artifact BMC BT <0021> Tj ET EMC",
    );
    expect(ids.size).toBe(0);
  });

  it("keeps its texts tagged, and says what happened to each id", () => {
    const { content, ids } = marked(`${text(3)}/H2 <</MCID 4 >>BDC\n${box}1 w\nEMC\n`);
    expect(lines(content)).toBe(
      "/Span <</MCID 3>> BDC BT /F4 12 Tf <0021> Tj ET EMC /Artifact BMC 0 0 9 9 re f EMC 1 w",
    );
    expect([...ids]).toEqual([
      [3, [3]],
      [4, []],
    ]);
  });

  it("uses no id twice where graphics stand between the texts of one", () => {
    const inner = `BT\n<0021> Tj\nET\n${box}BT\n<0022> Tj\nET\n`;
    const { content, ids } = marked(`/P <</MCID 0 >>BDC\n${inner}EMC\n${text(1)}`);
    expect(content.match(/\/MCID \d+|Artifact/g)).toEqual(["/MCID 0", "Artifact", "/MCID 2", "/MCID 1"]);
    expect(ids.get(0)).toEqual([0, 2]);
  });

  it("leaves graphics in a picture that has words", () => {
    const figure = `/Figure <</MCID 0 >>BDC\nq\n${box}/X5 Do\nQ\nEMC\n`;
    expect(lines(marked(figure, [0]).content)).toBe("q /Figure <</MCID 0>> BDC 0 0 9 9 re f /X5 Do EMC Q");
    expect(marked(figure).content).not.toContain("MCID");
  });

  it("ends without a line end as with one", () => {
    expect(marked("0 0 9 9 re\nf").content).toBe("/Artifact BMC\n0 0 9 9 re\nf\nEMC\n");
    expect(marked("").content.trim()).toBe("");
  });

  it.each([
    ["0021", false],
    ["00210022", false],
    ["1000", false],
    ["00100001", false],
    ["0000", true],
    ["00210000", true],
  ])("tells whether a glyph is missing: %s", (glyph, isMissing) => {
    expect(marked(text(0, glyph)).hasMissingGlyph).toBe(isMissing);
  });

  it.each([
    ["an operator that nobody knows", "0 0 9 9 xyz\n"],
    ["an inline image", "BI\n/W 1\nID x\nEI\n"],
    ["an end without a beginning", "EMC\n"],
    ["a sequence that does not end", "/P <</MCID 0 >>BDC\nBT\nET\n"],
    ["one sequence in another", "/P <</MCID 0 >>BDC\n/P <</MCID 1 >>BDC\nEMC\nEMC\n"],
    ["an id that comes twice", text(0) + text(0)],
    ["a sequence that begins inside a text", "BT\n/P <</MCID 0 >>BDC\nEMC\nET\n"],
    ["a text that does not end", "BT\n<0021> Tj\n"],
  ])("is refused with %s", (_, content) => {
    expect(() => marked(content)).toThrow(expect.objectContaining({ name: "UnexpectedPdf" }));
  });

  it("is not quoted in what is logged", () => {
    expect(() => marked("/Span <</ActualText (Ada Lovelace) >>BDC\n")).toThrow(/^Unknown marked content\.$/);
    expect(() => marked("(Ada) (Lovelace)\n")).toThrow(/^Unknown operator: of several letters$/);
  });
});
