import { expect, it } from "vitest";
import { edited, smallDocument } from "#tests/core/arbitraries.ts";
import { difference } from "./difference.ts";
import { healDocument } from "./healing.ts";
import { apply } from "./operations.ts";
import { photoShapes, type ResumeDocument, resumeDocumentSchema } from "./schema.ts";

const shaped = (value: (typeof photoShapes)[number] | null) =>
  ({ type: "design.set", field: "photoShape", value }) as const;

it.each(photoShapes)("keeps the shape %s, and nothing of it once the design's own is chosen again", (shape) => {
  const document = edited(smallDocument, shaped(shape));
  expect(resumeDocumentSchema.safeParse(document).success).toBe(true);
  expect(healDocument(JSON.parse(JSON.stringify(document)))).toEqual(document);
  expect(difference(smallDocument, document)).toMatchObject([{ part: "design", field: "photoShape", after: shape }]);
  expect(edited(document, shaped(null))).toEqual(smallDocument);
  expect(apply(smallDocument, shaped(null))).toBe(smallDocument);
});

it("is the design's own where it is absent or unknown", () => {
  const { config } = smallDocument;
  const odd = { ...smallDocument, config: { ...config, design: { ...config.design, photoShape: "star" } } };
  expect(healDocument(odd)).toEqual(smallDocument);
  const unset: ResumeDocument = {
    ...smallDocument,
    config: { ...config, design: { ...config.design, photoShape: null } },
  };
  expect(resumeDocumentSchema.safeParse(unset).success).toBe(true);
  expect(difference(smallDocument, unset)).toEqual([]);
});

it("keeps that the photo is wanted in every design, and takes any other value as before", () => {
  const wanted = edited(smallDocument, { type: "design.set", field: "showPhoto", value: "always" });
  expect(resumeDocumentSchema.safeParse(wanted).success).toBe(true);
  expect(healDocument(JSON.parse(JSON.stringify(wanted)))).toEqual(wanted);
  const { config } = smallDocument;
  const healed = (showPhoto: unknown) =>
    healDocument({ ...smallDocument, config: { ...config, design: { ...config.design, showPhoto } } }).config.design
      .showPhoto;
  expect([true, false, "true", "false", 0, "sometimes", null].map(healed)).toEqual([
    ...[true, false, true, false, false, true, true],
  ]);
});
