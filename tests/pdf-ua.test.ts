import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages, type ResumeDocument } from "#core/resume/schema.ts";
import { createChromiumPrinter } from "#server/pages/chromium-printer.ts";
import { hardDocuments } from "#templates/fixtures/hard.ts";
import { designs } from "#templates/registry.ts";
import { breaks } from "#tests/harness/pdf-ua/breaks.ts";
import { type RuleId, ruleIds, rules, uaFaults } from "#tests/harness/pdf-ua/rules.ts";
import { openTagged, readTagged } from "#tests/harness/pdf-ua/tagged-file.ts";
import { printsOf } from "#tests/harness/print-set.ts";
import { newRequester } from "#tests/harness/requester.ts";

/**
 * Judges every design in every language, and every fixture, by what a machine can decide of PDF/UA-1. The file is read
 * by another library (pdf-lib) than the code that writes it, and the rules know nothing of that code.
 */
const lanes = 2;
const warnings: unknown[] = [];
const printer = createChromiumPrinter({
  path: process.env.CHROMIUM_PATH,
  pages: lanes,
  timeout: 120_000,
  now: () => 0,
  log: { info() {}, warn: (fields, text) => void (/PDF/.test(text) && warnings.push(fields)) },
});
const print = (document: ResumeDocument) => printer.pdf({ requester: newRequester(), document });

afterAll(() => printer.close());

describe("every print", () => {
  const faults = new Map<RuleId, string[]>();
  let judged = 0;

  beforeAll(async () => {
    const rest = languages.flatMap((lang) =>
      designs.flatMap((design) =>
        printsOf(design, lang).map(({ name, document }) => ({ name: `${design.name} ${lang} ${name}`, document })),
      ),
    );
    const work = async () => {
      for (let next = rest.shift(); next; next = rest.shift()) {
        const { bytes } = await print(next.document);
        for (const { id, fault } of uaFaults(await openTagged(bytes))) {
          faults.set(id, [...(faults.get(id) ?? []), `${next.name}: ${fault}`]);
        }
        judged += 1;
      }
    };
    await Promise.all(Array.from({ length: lanes }, work));
  }, 1_800_000);

  it.each(ruleIds.map((id) => [id, rules[id].title] as const))("is free of %s: %s", (id) => {
    expect(judged).toBeGreaterThan(designs.length * languages.length);
    expect(faults.get(id) ?? []).toEqual([]);
  });

  it("was written without a warning", () => {
    expect(warnings).toEqual([]);
  });
});

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
