import { expect, it } from "vitest";
import { countedIds, edited, smallDocument } from "#tests/core/arbitraries.ts";
import { difference } from "./difference.ts";
import { fromJsonResume } from "./formats/json-resume/json-resume.ts";
import { toJsonResume } from "./formats/json-resume/writer.ts";
import { healDocument } from "./healing.ts";
import { apply } from "./operations.ts";
import { linkTexts, resumeDocumentSchema } from "./schema.ts";

it.each(linkTexts)("keeps what a link and all links say, and nothing of it once it is taken back: %s", (value) => {
  const one = edited(smallDocument, { type: "link.show", linkId: "link-1", value });
  const all = edited(one, { type: "design.set", field: "linkText", value });
  expect(resumeDocumentSchema.safeParse(all).success).toBe(true);
  expect(healDocument(JSON.parse(JSON.stringify(all)))).toEqual(all);
  expect(difference(smallDocument, all)).toMatchObject([
    { part: "link", linkId: "link-1", field: "linkText", before: "", after: value },
    { part: "design", field: "linkText", before: "", after: value },
  ]);
  const read = fromJsonResume(toJsonResume(one), {
    newId: countedIds("read"),
    lang: "en",
    templateName: "TemplateModern",
    templateId: "",
    theme: "emerald",
  });
  expect(read.data.links).toMatchObject([{ name: "Site", src: "a.example", linkText: value }, { name: "Code" }]);
  const back = edited(edited(all, { type: "link.show", linkId: "link-1", value: null }), {
    type: "design.set",
    field: "linkText",
    value: null,
  });
  expect(back).toEqual(smallDocument);
  expect(apply(back, { type: "link.show", linkId: "link-1", value: null })).toBe(back);
});

it("forgets what is no choice", () => {
  const { config, data } = smallDocument;
  const links = data.links.map((link) => ({ ...link, linkText: "nothing" }));
  const design = { ...config.design, linkText: 7 };
  const odd = { ...smallDocument, data: { ...data, links }, config: { ...config, design } };
  expect(healDocument(odd)).toEqual(smallDocument);
});
