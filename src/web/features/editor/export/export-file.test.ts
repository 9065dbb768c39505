import { expect, it } from "vitest";
import { textWriters } from "#core/resume/formats/writers.ts";
import { apply } from "#core/resume/operations.ts";
import { sampleDocument } from "#tests/core/arbitraries.ts";
import { exportedFile } from "./export-file.ts";

/** A resume whose first section is hidden, with a text in it that is nowhere else. */
function withHidden() {
  const [section] = sampleDocument("en").data.sections;
  if (!section?.data[0]) throw new Error("The sample has a section with an entry");
  const at = { sectionId: section.id, itemId: section.data[0].id };
  const named = apply(sampleDocument("en"), {
    type: "item.set",
    ...at,
    field: "title",
    value: "Nobody else sees this",
  });
  return apply(named, { type: "section.hide", sectionId: section.id, isHidden: true });
}

it("every format that writes gives a file named as its person wants, and only our own has what is hidden", () => {
  const files = textWriters.map((format) => ({
    ...exportedFile(format, withHidden(), { template: "CV {date}", today: "2026-01-02" }),
    isWhole: format.isWhole === true,
  }));
  expect(files.length).toBeGreaterThanOrEqual(2);
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  for (const { name, text, isWhole } of files) {
    expect(name).toMatch(/^CV 2026-01-02(\.[a-z-]+)+$/);
    expect(text.includes("Nobody else sees this"), name).toBe(isWhole);
  }
});
