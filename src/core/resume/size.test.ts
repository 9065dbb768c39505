import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyMarkup, sampleDocument } from "#tests/core/arbitraries.ts";
import { shapes } from "#tests/core/largest-documents.ts";
import { limits } from "../limits.ts";
import { cleanDescription } from "./clean.ts";
import { createSection } from "./create-section.ts";
import { apply, refusal } from "./operations.ts";
import { sanitizeRichText, sanitizeRichTextUpTo } from "./rich-text.ts";
import { compactData } from "./save.ts";
import { type ResumeDocument, sentDataSchema } from "./schema.ts";
import { createItem } from "./sections.ts";
import { sizeOf } from "./size.ts";

const { size, textLength, itemsPerSection, sections: mostSections } = limits.document;

function documentOf(sections: number, items: number, description: string): ResumeDocument {
  const document = sampleDocument();
  return {
    ...document,
    data: {
      ...document.data,
      sections: Array.from({ length: sections }, (_, at) => ({
        ...createSection("project", "en", () => `s${at}`),
        data: Array.from({ length: items }, (_, index) => ({ ...createItem(`i${at}-${index}`), description })),
      })),
    },
  };
}

describe("the size of a document", () => {
  it("has room for forty dense pages", () => {
    // About five thousand characters fit on a page of small type.
    const bullets = `<ul>${"<li><p>Led <strong>12</strong> people to 138 results in a year, and wrote of it.</p></li>".repeat(4)}</ul>`;
    const long = documentOf(10, 50, bullets);
    expect(sizeOf(long.data)).toBeGreaterThan(200_000);
    expect(sentDataSchema.safeParse(compactData(long.data)).error).toBeUndefined();
  });

  it.each([
    ["texts", documentOf(1, 3, "a".repeat(textLength))],
    ["empty items", documentOf(mostSections, itemsPerSection, "")],
  ])("is refused by name where %s are too many", (_, document) => {
    const { error } = sentDataSchema.safeParse(compactData(document.data));
    expect(error?.issues).toMatchObject([{ code: "custom", params: { most: size }, path: [] }]);
  });

  it.each(shapes)("is reached by the largest documents, and fits: $name", ({ document }) => {
    const { data } = document(1);
    expect(sentDataSchema.safeParse(compactData(data)).error).toBeUndefined();
    expect(sizeOf(data)).toBeGreaterThan(size * 0.95);
  });

  it("counts the same with and without empty fields", () => {
    const { data } = documentOf(3, 5, "<p>x</p>");
    expect(sizeOf(compactData(data))).toBe(sizeOf(data));
  });

  it("refuses the edit that passes it, and lets a larger document become smaller", () => {
    const full = documentOf(1, 2, "a".repeat(textLength));
    const [section] = full.data.sections;
    const sectionId = section?.id ?? "";
    const write = (itemId: string, value: string) =>
      ({ type: "item.set", sectionId, itemId, field: "description", value }) as const;
    const item = { ...createItem("new"), description: "a".repeat(textLength) };
    const add = { type: "item.add", sectionId, item } as const;
    expect(refusal(full, add)).toEqual({ limit: "size", max: size });
    expect(apply(full, add)).toBe(full);
    const larger = documentOf(1, 4, "a".repeat(textLength));
    expect(refusal(larger, write("i0-0", "a".repeat(textLength - 1)))).toBeNull();
    expect(refusal(larger, { type: "basic.set", field: "name", value: "A much longer name" })).toEqual({
      limit: "size",
      max: size,
    });
    expect(refusal(larger, { type: "config.set", field: "isPublic", value: true })).toBeNull();
  });
});

describe("a description that becomes too long by being cleaned", () => {
  it.each([
    ["ampersands", "&".repeat(textLength)],
    ["deep lists", "<ul><li>".repeat(textLength / 8)],
    ["marks", `<b>${"<i>a</i>&".repeat(textLength / 10)}`.slice(0, textLength)],
    ["emoji", `<p>${"<b>😀</b>&".repeat(textLength / 10)}</p>`],
  ])("is cut at its end: %s", (_, html) => {
    const clean = cleanDescription(html);
    expect(clean.length).toBeLessThanOrEqual(textLength);
    expect(clean.length).toBeGreaterThan(textLength / 2);
    expect(cleanDescription(clean)).toBe(clean);
    expect(sanitizeRichText(html).startsWith(clean.slice(0, textLength / 2))).toBe(true);
  });

  it("stays clean wherever it is cut", () => {
    fc.assert(
      fc.property(anyMarkup, fc.nat(200), (html, max) => {
        const clean = sanitizeRichTextUpTo(html, max);
        expect(clean.length).toBeLessThanOrEqual(max);
        expect(sanitizeRichText(clean)).toBe(clean);
      }),
    );
  });
});
