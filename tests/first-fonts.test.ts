import type { Browser } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { lin } from "#templates/fixtures/samples-ch.ts";
import { daniel, priya } from "#templates/fixtures/samples-en.ts";
import { worldSamples } from "#templates/fixtures/samples-world.ts";
import { designs } from "#templates/registry.ts";
import { sharedTestBrowser } from "#tests/harness/browser.ts";
import { firstFontsOf } from "#tests/harness/sheets.ts";

/**
 * The size in kB of the fonts of a first preview, rules and files, stays within the promised limit; it is the same in
 * every run.
 */
let browser: Browser;
beforeAll(async () => {
  browser = await sharedTestBrowser();
});

const inDesign = (document: ResumeDocument | undefined, templateName: string): ResumeDocument => {
  if (!document) throw new Error("no such sample");
  return { ...document, config: { ...document.config, templateName } };
};

async function weigh(document: ResumeDocument, most: number): Promise<void> {
  const { bytes, files } = await firstFontsOf(browser, document);
  expect(files).toBeGreaterThan(1);
  expect(bytes / 1000).toBeLessThan(most);
  expect(bytes / 1000).toBeGreaterThan(most / 4);
}

describe.each(designs)("the fonts of a first preview in $name", { timeout: 60_000 }, ({ componentName }) => {
  it.each([
    ["English", priya, 120],
    ["English, the other sample", daniel, 120],
    // This one has the rarer characters; the limit of Editorial is higher because it sets Chinese in two families.
    ["Chinese", lin, componentName === "TemplateEditorial" ? 1300 : 900],
  ] as const)("stay small: %s", (_name, document, most) => weigh(inDesign(document, componentName), most));
});

describe("the fonts of a first preview elsewhere", { timeout: 60_000 }, () => {
  it.each([
    ["traditional Chinese, serif", worldSamples["zh-tw"], 1000],
    ["Japanese, serif", worldSamples.ja, 1000],
  ] as const)("stay small: %s", (_name, document, most) => weigh(inDesign(document, "TemplateClassic"), most));
});
