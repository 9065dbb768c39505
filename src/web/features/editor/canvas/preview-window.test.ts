import { describe, expect, it } from "vitest";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { resume, section, text } from "#templates/fixtures/build.ts";
import { previewOf } from "./preview-window.ts";

const long = (sections: number, items: number, letters: number): ResumeDocument =>
  resume({
    name: "Long",
    lang: "en",
    sections: Array.from({ length: sections }, () =>
      section("empolyment", "en", {
        items: Array.from({ length: items }, () => ({ title: "Job", description: text("x".repeat(letters)) })),
      }),
    ),
  });

const lettersOf = (document: ResumeDocument) => JSON.stringify(document.data.sections).length;

describe("previewOf", () => {
  it("returns the same document object as long as all of it fits", () => {
    const document = long(10, 5, 400);
    expect(previewOf(document, "basics")).toBe(document);
  });

  it("cuts the largest possible resume to a size that can be laid out", () => {
    const document = long(200, 50, 500);
    const shown = previewOf(document, "basics");
    expect(lettersOf(shown)).toBeLessThan(lettersOf(document) / 20);
    expect(shown.data.sections[0]).toBe(document.data.sections[0]);
  });

  it("always includes the section in use, in its place", () => {
    const document = long(200, 50, 500);
    const last = document.data.sections[199]?.id ?? "";
    const shown = previewOf(document, last).data.sections;
    expect(shown.at(-1)?.id).toBe(last);
    expect(shown.length).toBeGreaterThan(1);
  });

  it("shows at least one entry of a section whose first text alone is too long", () => {
    const document = long(2, 2, 99_000);
    const [first, second] = document.data.sections;
    const shown = previewOf(document, second?.id ?? "").data.sections;
    expect(shown.map(({ id, data }) => [id, data.length])).toEqual([
      [first?.id, 1],
      [second?.id, 1],
    ]);
  });

  it("returns the same section objects while another section is edited", () => {
    const document = long(200, 50, 500);
    const [one, ...rest] = document.data.sections;
    if (!one) throw new Error("no section");
    const typed = { ...document, data: { ...document.data, sections: [{ ...one, name: "Work" }, ...rest] } };
    const before = previewOf(document, "basics").data.sections;
    const after = previewOf(typed, "basics").data.sections;
    expect(after.slice(1).every((section, index) => section === before[index + 1])).toBe(true);
  });
});
