import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ReadTarget, UnreadableText } from "#core/resume/formats/format.ts";
import { textFormats } from "#core/resume/formats/registry.ts";
import { type Language, resumeDocumentSchema } from "#core/resume/schema.ts";
import { ExtractionError } from "#server/adapters/text-extractor/port.ts";
import { countedIds, ownDocument } from "#tests/core/arbitraries.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { importFiles } from "#tests/harness/import-files.ts";
import { newRequester } from "#tests/harness/requester.ts";
import { docxFile, letterLines, pdfFile, resumeLines } from "#tests/harness/resume-files.ts";
import { formats, readFile, writerOf } from "./registry.ts";

const target = (lang: Language = "en"): ReadTarget => {
  return { lang, templateName: "TemplateModern", templateId: "", theme: "emerald", newId: countedIds("read") };
};
const bytesOf = (text: string) => new TextEncoder().encode(text);
const tools = { printer: createFakePrinter(), requester: newRequester() };

it("lists each format of the folder and every text format once", () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = [...folders.map(({ name }) => name), ...textFormats.map(({ name }) => name)];
  expect(formats.map(({ name }) => name).sort()).toEqual(names.sort());
});

describe("reading a file", () => {
  it("tells the formats apart by their content, whatever the file is called", async () => {
    const document = ownDocument();
    const ours = await readFile(bytesOf(JSON.stringify(document)), target());
    expect(ours).toEqual({ document, format: "Inkleaf JSON" });
    const written = await writerOf("a.json-resume.json")?.write(document, tools);
    const bytes = new Uint8Array([0xef, 0xbb, 0xbf, ...(written?.bytes ?? [])]);
    const theirs = await readFile(bytes, target("de"));
    expect(theirs).toMatchObject({ format: "JSON Resume", document: { config: { lang: "de" } } });
    expect(theirs.document.data.sections.map(({ type }) => type)).toContain("empolyment");
  });

  it("reads texts that were saved as UTF-16 and as GBK", async () => {
    const wide = new Uint8Array([0xff, 0xfe, ...Buffer.from(JSON.stringify(ownDocument("ch")), "utf16le")]);
    expect((await readFile(wide, target())).document).toEqual(ownDocument("ch"));
    const gbk = new Uint8Array([
      ...bytesOf('{"basics":{"name":"'),
      0xc1,
      0xd6,
      0xcf,
      0xfe,
      ...bytesOf('"},"work":[]}'),
    ]);
    expect((await readFile(gbk, target())).document.data.basicInfo.name).toBe("林晓");
  });

  it("reads PDF and Word files, and takes no text with tags in it for a web page", async () => {
    const of = async (file: File) => readFile(new Uint8Array(await file.arrayBuffer()), target("de"));
    for (const [file, format] of [[await pdfFile(), "PDF"] as const, [docxFile(), "Word"] as const]) {
      const read = await of(file);
      expect(read).toMatchObject({ format, document: { config: { lang: "en", templateTheme: "emerald" } } });
      expect(read.document.data.basicInfo.email).toBe("grace@example.com");
    }
    await expect(of(await pdfFile(letterLines))).rejects.toMatchObject({ fault: "noResume" });
    const tagged = JSON.stringify({ basics: { name: "Ann", summary: "Wrote <table> and <body> by hand" } });
    expect((await readFile(bytesOf(tagged), target())).format).toBe("JSON Resume");
    const centred = `${resumeLines.map((line) => (line.startsWith("# ") ? line.replaceAll("# ", "#").replace(/^(#+)/, "$1 ") : `${line}\n`)).join("\n")}\n<table><tr><td>x</td></tr></table>`;
    expect((await readFile(bytesOf(centred), target())).format).toBe("Markdown");
  });

  it.each([
    ["{", /^is not JSON: /],
    ["[1]", /^is in none of the formats that are read: PDF, Word, LinkedIn, Europass, RenderCV, Reactive Resume/],
    ["cv:\n  name: [", /^is not YAML: /],
    ["cv: &a\n  name: *a", /^is (?:not YAML|in none)/],
    ["\u0000\u0001", /^is in none/],
    ["", /^is in none/],
  ])("states what is wrong with %j", async (text, reason) => {
    const read = readFile(bytesOf(text), target());
    await expect(read).rejects.toThrow(UnreadableText);
    await expect(read).rejects.toThrow(reason);
  });
});

describe("a broken file", () => {
  const runs = process.env.TEST_ALL === "1" ? 1_000 : 20;

  it(`of each format is read or refused by a name, cut and changed anywhere (${runs})`, {
    timeout: 600_000,
  }, async () => {
    const change = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      byte: fc.integer({ min: 0, max: 255 }),
    });
    const damage = fc.record({
      keep: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
      changes: fc.array(change, { maxLength: 12 }),
    });
    for (const { format, bytes: whole } of await importFiles()) {
      await fc.assert(
        fc.asyncProperty(damage, async ({ keep, changes }) => {
          const bytes = whole.slice(0, Math.floor(whole.length * keep));
          for (const { at, byte } of changes) bytes[Math.floor(at * (bytes.length - 1))] = byte;
          const outcome = await readFile(bytes, target()).catch((error: unknown) => error);
          if (outcome instanceof UnreadableText || outcome instanceof ExtractionError) return;
          const { document } = outcome as Awaited<ReturnType<typeof readFile>>;
          expect(resumeDocumentSchema.safeParse(document).error, format).toBeUndefined();
        }),
        { numRuns: runs },
      );
    }
  });
});

describe("writing a file", () => {
  it("chooses the format by the extension of the file", () => {
    expect(writerOf("out.pdf")?.name).toBe("pdf");
    expect(writerOf("out.json")?.name).toBe("inkleaf");
    expect(writerOf("out.json-resume.json")?.name).toBe("json-resume");
    expect(writerOf("out.doc")).toBeUndefined();
  });
});
