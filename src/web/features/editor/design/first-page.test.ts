import { expect, it } from "vitest";
import { apply } from "#core/resume/operations.ts";
import { sampleDocument } from "#tests/core/arbitraries.ts";
import { firstPageOf } from "./first-page.ts";

it("leaves out what is hidden, as the page does, and keeps the rest of a short resume", () => {
  const document = sampleDocument("en");
  const [section, other] = document.data.sections;
  if (!section || !other?.data[0]) throw new Error("The sample has two sections with entries");
  const hidden = apply(apply(document, { type: "section.hide", sectionId: section.id, isHidden: true }), {
    type: "item.hide",
    sectionId: other.id,
    itemId: other.data[0].id,
    isHidden: true,
  });
  const shown = firstPageOf(hidden).data.sections;
  expect(shown.map(({ id }) => id)).toEqual(document.data.sections.slice(1, 17).map(({ id }) => id));
  expect(shown[0]?.data.map(({ id }) => id)).toEqual(other.data.slice(1).map(({ id }) => id));
});
