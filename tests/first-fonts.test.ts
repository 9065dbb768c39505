import { describe, expect, it } from "vitest";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { lin, zhou } from "#templates/fixtures/samples-ch.ts";
import { daniel, priya } from "#templates/fixtures/samples-en.ts";
import { worldSamples } from "#templates/fixtures/samples-world.ts";
import { firstFontsOf } from "#tests/harness/sheets.ts";

/** What the fonts of a first preview weigh, rules and files; the same bytes in every run. Most at kB of the product's promise. */
const inDesign = (document: ResumeDocument | undefined, templateName: string): ResumeDocument => {
  if (!document) throw new Error("no such sample");
  return { ...document, config: { ...document.config, templateName } };
};

describe("the fonts of a first preview", () => {
  it.each([
    ["English, sans", priya, 120],
    ["English, serif", daniel, 120],
    ["Chinese, sans", lin, 1000],
    ["Chinese, serif", zhou, 1000],
    ["Chinese, serif, rarer characters", inDesign(lin, "TemplateClassic"), 1150],
    ["traditional Chinese, serif", inDesign(worldSamples["zh-tw"], "TemplateClassic"), 1150],
    // The one design that sets Chinese in two families.
    ["Chinese, sans and serif", inDesign(zhou, "TemplateEditorial"), 1400],
    ["Japanese, serif", inDesign(worldSamples.ja, "TemplateClassic"), 1000],
  ] as const)("weigh little: %s", async (_name, document, most) => {
    const { bytes, files } = await firstFontsOf(document);
    expect(files).toBeGreaterThan(1);
    expect(bytes / 1000).toBeLessThan(most);
    expect(bytes / 1000).toBeGreaterThan(most / 3);
  });
});
