import { PDFDocument, PDFName, PDFString } from "pdf-lib";
import { expect, it } from "vitest";
import { readPdf } from "./pdf.ts";
import { withFontsNamed } from "./unnamed-fonts.ts";

/** A page that says "Jane" in a font whose letters are drawings, and whose description has no name. */
async function pdfOfDrawings(isPacked: boolean): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const { context } = document;
  const letters = [..."Jane"];
  const glyph = context.register(context.stream("500 0 0 0 400 700 d1 0 0 400 700 re f"));
  const font = context.obj({
    ...{ Type: "Font", Subtype: "Type3", FontBBox: [0, 0, 500, 700], FontMatrix: [0.001, 0, 0, 0.001, 0, 0] },
    ...{ FirstChar: 0, LastChar: 3, Widths: [500, 500, 500, 500], Resources: {} },
    CharProcs: Object.fromEntries(letters.map((letter) => [letter, glyph])),
    Encoding: { Type: "Encoding", Differences: [0, ...letters.map((letter) => PDFName.of(letter))] },
    FontDescriptor: { Type: "FontDescriptor", Flags: 32, FontBBox: [0, 0, 0, 0], ItalicAngle: 0 },
  });
  page.node.setFontDictionary(PDFName.of("F1"), context.register(font));
  page.node.set(PDFName.of("Contents"), context.register(context.stream("BT /F1 12 Tf 50 700 Td <00010203> Tj ET")));
  document.catalog.set(PDFName.of("Lang"), PDFString.of("en"));
  return document.save({ useObjectStreams: isPacked });
}

it.each([true, false])("text in a font without a name is read, packed: %s", async (isPacked) => {
  const bytes = await pdfOfDrawings(isPacked);
  expect((await readPdf(bytes)).pages[0]?.runs.map(({ text }) => text).join("")).toBe("Jane");
  const mended = withFontsNamed(bytes);
  expect(mended?.length).toBeGreaterThan(bytes.length);
  expect(withFontsNamed(bytes.slice(0, 200))).toBeNull();
});
