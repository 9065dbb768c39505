import { expect, it } from "vitest";
import { edited, ownSection, smallDocument } from "#tests/core/arbitraries.ts";
import { difference } from "./difference.ts";
import { fromJsonResume } from "./formats/json-resume/json-resume.ts";
import { toJsonResume } from "./formats/json-resume/writer.ts";
import { healDocument } from "./healing.ts";
import { merge } from "./merge.ts";
import { apply } from "./operations.ts";
import { compactData } from "./save.ts";
import { type ResumeDocument, sentDataSchema } from "./schema.ts";

const ownOf = ({ data, ...rest }: ResumeDocument): ResumeDocument => ({
  ...rest,
  data: { ...data, sections: data.sections.map(ownSection) },
});

/** Where an entry's page begins, and whether it may be divided. */
const section = smallDocument.data.sections.find(({ type }) => type === "empolyment");
const at = { sectionId: section?.id ?? "", itemId: section?.data[0]?.id ?? "" };
const itemOf = (document: ResumeDocument) =>
  document.data.sections.find(({ id }) => id === at.sectionId)?.data.find(({ id }) => id === at.itemId);
const breaking = edited(smallDocument, { type: "item.page", ...at, field: "breakBefore", value: true });

it("holds while it is set, and leaves nothing behind", () => {
  expect(itemOf(breaking)).toMatchObject({ breakBefore: true });
  expect(apply(breaking, { type: "item.page", ...at, field: "breakBefore", value: true })).toBe(breaking);
  const back = edited(breaking, { type: "item.page", ...at, field: "breakBefore", value: false });
  expect(back).toEqual(smallDocument);
});

it("is stored, sent and healed", () => {
  expect(healDocument(JSON.parse(JSON.stringify(breaking)))).toEqual(breaking);
  expect(sentDataSchema.parse(compactData(breaking.data))).toEqual(breaking.data);
});

it("is told and merged beside a text", () => {
  expect(difference(smallDocument, breaking)).toMatchObject([
    { part: "item", field: "breakBefore", before: "false", after: "true" },
  ]);
  const theirs = edited(smallDocument, { type: "item.set", ...at, field: "title", value: "Lead" });
  const { document, conflicts } = merge(smallDocument, breaking, theirs);
  expect(conflicts).toEqual([]);
  expect(itemOf(document)).toMatchObject({ title: "Lead", breakBefore: true });
});

it("comes back from JSON Resume", () => {
  const kept = edited(ownOf(breaking), { type: "item.page", ...at, field: "keepTogether", value: true });
  const target = { lang: "en", templateName: "TemplateModern", templateId: "", theme: "emerald", newId: () => "x" };
  const back = fromJsonResume(toJsonResume(kept), target as Parameters<typeof fromJsonResume>[1]);
  const items = back?.data.sections.find(({ type }) => type === "empolyment")?.data;
  expect(items?.map(({ breakBefore, keepTogether }) => [breakBefore, keepTogether])).toEqual([[true, true]]);
});
