import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { createChromiumPrinter } from "#server/pages/chromium-printer.ts";
import { hardDocuments } from "#templates/fixtures/hard.ts";
import { breaks } from "#tests/harness/pdf-ua/breaks.ts";
import { ruleIds, uaFaults } from "#tests/harness/pdf-ua/rules.ts";
import { openTagged, readTagged } from "#tests/harness/pdf-ua/tagged-file.ts";
import { newRequester } from "#tests/harness/requester.ts";

/**
 * The rules of PDF/UA-1 that a machine can decide notice each offence. That every print keeps them is a part of what is
 * asked of it (prints.test.ts).
 */
const printer = createChromiumPrinter({ path: process.env.CHROMIUM_PATH, pages: 1, timeout: 120_000, now: () => 0 });
const print = (document: ResumeDocument) => printer.pdf({ requester: newRequester(), document });

afterAll(() => printer.close());

describe("a file that is broken on purpose", () => {
  let good: Uint8Array;

  beforeAll(async () => {
    const { everything } = hardDocuments;
    const config = { ...everything.config, templateName: "TemplateModern", lang: "en" as const };
    good = (await print({ ...everything, config })).bytes;
    expect(uaFaults(await openTagged(good))).toEqual([]);
  });

  it.each(ruleIds)("offends against %s", async (id) => {
    const file = await openTagged(good);
    breaks[id](file);
    const found = uaFaults(readTagged(file.document)).map((fault) => fault.id);
    expect(found).toContain(id);
  });
});
