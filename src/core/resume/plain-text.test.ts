import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "#tests/core/arbitraries.ts";
import { cleanText, cut } from "./plain-text.ts";

describe("cleaning text", () => {
  it.each([
    ["a\u0000b", "ab", "ab"],
    ["a\tb\r\nc\nd", "a b c d", "a b\nc\nd"],
    ["a\u0085b\u2028c\u2029d", "a b c d", "a\nb\nc\nd"],
    ["\u0007\u001b[31m\u009bx", "[31mx", "[31mx"],
    ["a\ud800b\udc00", "ab", "ab"],
    ["\ufeffa\uffff", "a", "a"],
    ["\u202egpj.exe\u202c", "gpj.exe", "gpj.exe"],
    ["\u2067שלום\u2069 \u200fمرحبا", "\u2067שלום\u2069 \u200fمرحبا", "\u2067שלום\u2069 \u200fمرحبا"],
    ["👩‍👩‍👧‍👦 🇨🇦 𠮷 नमस्ते ไทย", "👩‍👩‍👧‍👦 🇨🇦 𠮷 नमस्ते ไทย", "👩‍👩‍👧‍👦 🇨🇦 𠮷 नमस्ते ไทย"],
    ["<script>", "<script>", "<script>"],
  ])("turns %j into the single line %j", (text, single, multi) => {
    expect(cleanText(text, 100)).toBe(single);
    expect(cleanText(text, 100, "multi")).toBe(multi);
  });

  it("is idempotent, storable and within its length", () => {
    fc.assert(
      fc.property(anyText, fc.nat(30), (text, max) => {
        const clean = cleanText(text, max);
        expect(cleanText(clean, max)).toBe(clean);
        expect(clean.length).toBeLessThanOrEqual(max);
        expect(clean).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      }),
    );
  });

  it("keeps every graphic character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const kept = text.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\uFEFF\uFFFE\uFFFF]/gu, "");
        expect(cleanText(text, 1000).replace(/ /g, "")).toBe(kept.replace(/ /g, ""));
      }),
    );
  });
});

it("never cuts through a surrogate pair", () => {
  expect(cut("a😀b", 2)).toBe("a");
  expect(cut("a😀b", 3)).toBe("a😀");
  expect(cut("ab", 2)).toBe("ab");
});
