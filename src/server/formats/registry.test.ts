import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type ReadTarget, UnreadableText } from "#core/resume/formats/format.ts";
import { textFormats } from "#core/resume/formats/registry.ts";
import type { Language } from "#core/resume/schema.ts";
import { countedIds, ownDocument } from "#tests/core/arbitraries.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { newRequester } from "#tests/harness/requester.ts";
import { formats, readResume, writerOf } from "./registry.ts";

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
  it("tells the formats of one extension apart by their content", async () => {
    const document = ownDocument();
    expect(await readResume({ name: "a.json", bytes: bytesOf(JSON.stringify(document)) }, target())).toEqual(document);
    const written = await writerOf("a.json-resume.json")?.write(document, tools);
    const bytes = new Uint8Array([0xef, 0xbb, 0xbf, ...(written?.bytes ?? [])]);
    const theirs = await readResume({ name: "A.JSON", bytes }, target("de"));
    expect(theirs.config.lang).toBe("de");
    expect(theirs.data.sections.map(({ type }) => type)).toContain("empolyment");
  });

  it("tries every format where the extension says nothing", async () => {
    const document = ownDocument();
    expect(await readResume({ name: "resume", bytes: bytesOf(JSON.stringify(document)) }, target())).toEqual(document);
  });

  it.each([
    ["{", /^is not JSON: /],
    ["[1]", /^is neither Inkleaf JSON nor JSON Resume/],
  ])("states what is wrong with %s", async (text, reason) => {
    const read = readResume({ name: "a.json", bytes: bytesOf(text) }, target());
    await expect(read).rejects.toThrow(UnreadableText);
    await expect(read).rejects.toThrow(reason);
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
