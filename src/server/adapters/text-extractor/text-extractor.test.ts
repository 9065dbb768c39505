import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readResume } from "#core/resume/reading/read-resume.ts";
import { resumeDocumentSchema } from "#core/resume/schema.ts";
import { textExtractorSuite } from "./contract.ts";
import { createEmbeddedExtractor } from "./embedded.ts";
import { extract } from "./extract.ts";
import { extractorFile } from "./extractor-file.ts";
import { pagePdf, pdfBomb } from "./hostile-files.fixture.ts";
import { ExtractionError, type TextExtractor } from "./port.ts";
import { docxOf, readableFiles, unreadableFiles } from "./sample-files.fixture.ts";

const gigabyte = 1024 ** 3;

let file = "";
let extractor: TextExtractor;
beforeAll(async () => {
  file = await extractorFile();
  extractor = createEmbeddedExtractor({ file });
});
afterAll(() => extractor.close());

textExtractorSuite("embedded", () => extractor, readableFiles, unreadableFiles);

describe("the process of the embedded extractor", () => {
  it("is ended when a file takes too long, and the next file gets another", async () => {
    const [first] = await readableFiles();
    const impatient = createEmbeddedExtractor({ file, timeoutMs: 1 });
    await expect(impatient.extract(first?.bytes ?? new Uint8Array())).rejects.toMatchObject({ failure: "tooHeavy" });
    await expect(impatient.extract(first?.bytes ?? new Uint8Array())).rejects.toMatchObject({ failure: "tooHeavy" });
    await impatient.close();
  });

  it("is ended when a file takes too much memory, in its heap or outside it, and the next file gets another", async () => {
    const [first] = await readableFiles();
    const small = createEmbeddedExtractor({ file, memoryMb: 192 });
    // Spaces are inflated and no more; a text that never ends is one array after the other in the heap.
    for (const content of [pdfBomb(gigabyte, "        "), pdfBomb(gigabyte, "aaaaaaaa", { begin: "BT /F1 9 Tf (" })]) {
      await expect(small.extract(pagePdf({ content }))).rejects.toMatchObject({ failure: "tooHeavy" });
      expect((await small.extract(first?.bytes ?? new Uint8Array())).format).toBe("pdf");
    }
    await small.close();
  });

  it("knows no variable of the server's", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "inkleaf-reader-"));
    const program = path.join(folder, "reader.mjs");
    writeFileSync(
      program,
      'process.on("message", ({ id }) => process.send({ id, failure: Object.keys(process.env).length ? "damaged" : "busy" }));',
    );
    const strange = createEmbeddedExtractor({ file: program });
    await expect(strange.extract(new Uint8Array())).rejects.toMatchObject({ failure: "busy" });
    await strange.close();
    rmSync(folder, { recursive: true });
  });
});

describe("broken files", () => {
  const runs = process.env.TEST_ALL === "1" ? 2_000 : 100;

  it(`are read or refused by a name, cut and changed anywhere (${runs})`, { timeout: 600_000 }, async () => {
    const files = await readableFiles();
    const change = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      byte: fc.integer({ min: 0, max: 255 }),
    });
    const cases = fc.record({
      file: fc.constantFrom(...files),
      keep: fc.double({ min: 0, max: 1, noNaN: true }),
      isCut: fc.boolean(),
      changes: fc.array(change, { maxLength: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ file: source, keep, isCut, changes }) => {
        const bytes = source.bytes.slice(0, isCut ? Math.floor(source.bytes.length * keep) : undefined);
        for (const { at, byte } of changes) bytes[Math.floor(at * (bytes.length - 1))] = byte;
        const outcome = await extract(bytes).catch((error: unknown) => error);
        if (outcome instanceof ExtractionError) return;
        const { layout } = outcome as Awaited<ReturnType<typeof extract>>;
        expect(resumeDocumentSchema.safeParse(readResume(layout).document).error).toBeUndefined();
      }),
      { numRuns: runs },
    );
  });
});

describe("web pages", () => {
  it("have the cells of a row in their order, also around a table in one of them", async () => {
    const pair = (label: string, value: string) => `<td>${label}：</td><td>${value}</td>`;
    const inner = `<table><tr>${pair("地点", "上海")}${pair("行业", "互联网")}</tr></table>`;
    const html = `<html><body><table><tr>${pair("姓名", "吴晓明")}${pair("学历", "本科")}</tr><tr><td colspan="4">${inner}</td></tr></table></body></html>`;
    const { layout } = await extract(new TextEncoder().encode(html));
    const runs = [...(layout.pages[0]?.runs ?? [])].sort((a, b) => a.y - b.y || a.x - b.x);
    expect(runs.map(({ text }) => text)).toEqual([
      "姓名：",
      "吴晓明",
      "学历：",
      "本科",
      "地点：",
      "上海",
      "行业：",
      "互联网",
    ]);
  });
});

describe("Word files", () => {
  const layoutOf = async (body: string) => (await extract(docxOf(body))).layout;

  it("keep bold, italics and the size of the type", async () => {
    const layout = await layoutOf(
      '<w:p><w:r><w:rPr><w:b/><w:i w:val="0"/><w:sz w:val="32"/></w:rPr><w:t>Jane Doe, Engineer</w:t></w:r></w:p>',
    );
    expect(layout.pages[0]?.runs[0]).toMatchObject({ isBold: true, isItalic: false, size: 16 });
  });

  it("have the cells of a row beside each other", async () => {
    const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
    const row = `<w:tr>${cell("Name of the person")}${cell("Jane Doe")}</w:tr>`;
    const layout = await layoutOf(
      `<w:tbl><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="6000"/></w:tblGrid>${row}${row}</w:tbl>`,
    );
    const [a, b, c] = layout.pages[0]?.runs ?? [];
    expect(a?.y).toBe(b?.y);
    expect((b?.x ?? 0) > (a?.x ?? 0) + (a?.width ?? 0)).toBe(true);
    expect((c?.y ?? 0) > (a?.y ?? 0)).toBe(true);
  });

  it("say what a text box holds once, and leave out and report hidden text", async () => {
    const box = (text: string) => `<w:txbxContent><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:txbxContent>`;
    const layout = await layoutOf(
      `<w:p><w:r><mc:AlternateContent><mc:Choice>${box("Jane Doe")}</mc:Choice><mc:Fallback>${box("Jane Doe")}</mc:Fallback></mc:AlternateContent></w:r></w:p>` +
        "<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>secret words</w:t></w:r><w:r><w:t>shown words here</w:t></w:r></w:p>",
    );
    const texts = layout.pages[0]?.runs.map(({ text }) => text);
    expect(texts).toEqual(["Jane Doe", "shown words here"]);
    expect(layout.hidden).toEqual(["secret words"]);
  });
});

describe("what a PDF draws", () => {
  it("is a mark of a list where it is a small outlined square, and none where it is an icon", async () => {
    const square = "50 700 5 5 re S";
    const icon = "50 650 m 51 651 l 52 652 l 53 653 l 54 654 l 55 655 l 50 655 l S";
    const { layout } = await extract(
      pagePdf({ content: { entries: "", stream: `${square} ${icon} BT /F1 12 Tf 60 700 Td (Built a thing) Tj ET` } }),
    );
    expect(layout.pages[0]?.marks.map(({ size }) => size)).toEqual([5]);
  });

  it("is a text without paint where a picture of one line shows it, and hidden where nothing or a large picture does", async () => {
    const text = (y: number, words: string) => `BT 3 Tr /F1 12 Tf 60 ${y} Td (${words}) Tj ET`;
    const picture = (y: number, height: number) =>
      `q 200 0 0 ${height} 55 ${y} cm BI /W 2 /H 2 /CS /G /BPC 8 ID abcd EI Q`;
    const stream = [
      "BT /F1 12 Tf 60 760 Td (Plain words) Tj ET",
      text(700, "Shown by a picture"),
      picture(696, 14),
      text(600, "Laid upon a photo"),
      picture(500, 180),
      text(400, "Laid upon nothing"),
    ].join(" ");
    const { layout } = await extract(pagePdf({ content: { entries: "", stream } }));
    expect(layout.pages[0]?.runs.map((run) => run.text)).toEqual(["Plain words", "Shown by a picture"]);
    expect(layout.hidden).toEqual(["Laid upon a photo", "Laid upon nothing"]);
  });

  it("is a white text where a picture lies behind it, also one whose colours are set before it is drawn", async () => {
    const white = (y: number, words: string) => `1 g BT /F1 12 Tf 60 ${y} Td (${words}) Tj ET`;
    const photo = "q 400 0 0 100 50 680 cm 0 g BI /W 2 /H 2 /CS /G /BPC 8 ID abcd EI Q";
    const stream = [
      photo,
      white(720, "Upon a photo"),
      white(400, "Upon paper"),
      "0 g BT /F1 12 Tf 60 90 Td (Plain) Tj ET",
    ].join(" ");
    const { layout } = await extract(pagePdf({ content: { entries: "", stream } }));
    expect(layout.pages[0]?.runs.map((run) => run.text)).toEqual(["Upon a photo", "Plain"]);
    expect(layout.hidden).toEqual(["Upon paper"]);
  });

  it("is bold where the outlines of its letters are drawn over them, also for the first words of a line alone", async () => {
    const stream = [
      "BT 2 Tr 0.3 w /F1 12 Tf 60 700 Td (Skills) Tj 0 Tr (: sailing) Tj ET",
      "BT 2 Tr 0 w /F1 12 Tf 60 600 Td (Lines without width) Tj ET",
      "BT 2 Tr 1 w 1 0 0 RG /F1 12 Tf 60 500 Td (Lines of another colour) Tj ET",
    ].join(" ");
    const { layout } = await extract(pagePdf({ content: { entries: "", stream } }));
    expect(layout.pages[0]?.runs.map(({ text, isBold }) => [text, isBold])).toEqual([
      ["Skills", true],
      [": sailing", false],
      ["Lines without width", false],
      ["Lines of another colour", false],
    ]);
  });

  it("is a white text where a gradient was drawn", async () => {
    const shading =
      "/Shading << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 9 9] /Function << /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [0.5] /N 1 >> >>";
    const font = "/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>";
    const page = `/Resources << ${font} /Pattern << /P1 << /PatternType 2 ${shading} >> >> >>`;
    const stream =
      "1 g /Pattern cs /P1 scn 50 690 200 40 re f 1 g BT /F1 12 Tf 60 700 Td (Upon a gradient) Tj ET 0 g BT /F1 12 Tf 60 90 Td (Plain) Tj ET";
    const { layout } = await extract(pagePdf({ content: { entries: "", stream }, page }));
    expect(layout.pages[0]?.runs.map(({ text }) => text)).toEqual(["Upon a gradient", "Plain"]);
  });
});
