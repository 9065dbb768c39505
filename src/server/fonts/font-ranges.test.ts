import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasCharacter, partsOf, rangeOf, type Span, spansOf, without } from "./font-ranges.ts";

const expand = (spans: readonly Span[]) =>
  spans.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Spans in order and without overlap, as in a style sheet. */
const someSpans = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 60 })), { minLength: 1, maxLength: 30 })
  .map((steps) => {
    let at = 0x20;
    return steps.map(([gap, length]): Span => {
      const first = at + gap + 1;
      at = first + length;
      return [first, at];
    });
  });

describe("ranges of characters", () => {
  it("are read and written in the form of a style sheet", () => {
    expect(spansOf("U+4e07-4e0a, U+4E0D")).toEqual([
      [0x4e07, 0x4e0a],
      [0x4e0d, 0x4e0d],
    ]);
    fc.assert(
      fc.property(someSpans, (spans) => {
        expect(spansOf(rangeOf(spans))).toEqual(spans);
      }),
    );
  });

  it("lose what another list has, and nothing else", () => {
    fc.assert(
      fc.property(someSpans, someSpans, (spans, others) => {
        const gone = new Set(expand(others));
        expect(expand(without(spans, others))).toEqual(expand(spans).filter((one) => !gone.has(one)));
      }),
    );
  });

  it("are divided into few parts of about one size without loss", () => {
    fc.assert(
      fc.property(someSpans, fc.integer({ min: 1, max: 100 }), (spans, most) => {
        const parts = partsOf(spans, most);
        expect(parts.flatMap(expand)).toEqual(expand(spans));
        expect(parts.length).toBeLessThanOrEqual(Math.ceil(expand(spans).length / most));
        for (const part of parts) expect(expand(part).length).toBeLessThanOrEqual(most);
      }),
    );
    expect(partsOf([[1, 9]], Number.POSITIVE_INFINITY)).toEqual([[[1, 9]]]);
    expect(hasCharacter([[1, 9]], 9)).toBe(true);
    expect(hasCharacter([[1, 9]], 10)).toBe(false);
  });
});
