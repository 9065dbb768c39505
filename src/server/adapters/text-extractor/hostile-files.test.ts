import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resumeDocumentSchema } from "#core/resume/schema.ts";
import { createEmbeddedExtractor } from "./embedded.ts";
import { extractorFile } from "./extractor-file.ts";
import { type Dice, hiddenText, hostileKinds, shownText } from "./hostile-kinds.fixture.ts";
import { ExtractionError, type TextExtractor } from "./port.ts";

/** Memory and time are less than the product's, so that what takes without bound is ended sooner. */
let extractor: TextExtractor;
beforeAll(async () => {
  extractor = createEmbeddedExtractor({ file: await extractorFile(), memoryMb: 320, timeoutMs: 10_000 });
});
afterAll(() => extractor.close());

const isFull = process.env.TEST_ALL === "1";
const kinds = Object.entries(hostileKinds).map(([name, kind]) => ({ name, ...kind, runs: runsOf(name) }));

/** 40 files, or 2,000: of those that take long fewer, of those that are cut and changed more. */
function runsOf(name: string): number {
  if (name.startsWith("a PDF that takes")) return isFull ? 20 : 2;
  if (name.startsWith("a cut")) return isFull ? 680 : 12;
  return isFull ? 100 : 2;
}

/** Numbers that follow from a seed: a file is made again by it. */
function diceOf(seed: number): Dice {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * Math.max(1, sides));
  };
}

describe("the process that reads answers each hostile file, and the ones after it", () => {
  it.each(kinds)("$name ($runs)", { timeout: 1_800_000 }, async ({ make, outcome, runs }) => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const bytes = await make(diceOf(seed));
        const read = await extractor.read(bytes).catch((error: unknown) => error);
        if (read instanceof ExtractionError) {
          expect(outcome).not.toBe("text");
          if (outcome === "named") expect(read.failure).not.toBe("tooHeavy");
          return;
        }
        if (read instanceof Error) throw read;
        const { reading } = read as Awaited<ReturnType<TextExtractor["read"]>>;
        expect(resumeDocumentSchema.safeParse(reading.document).error).toBeUndefined();
        if (outcome !== "text") return;
        expect(reading.content).toContain(shownText);
        expect(reading.content).not.toContain(hiddenText);
      }),
      { numRuns: runs, endOnFailure: true },
    );
  });
});
