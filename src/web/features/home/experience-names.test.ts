import { expect, it } from "vitest";
import { languages } from "#core/resume/schema.ts";
import { sectionName } from "#core/resume/sections.ts";
import { htmlLang } from "#templates/design.ts";
import { experienceNames } from "./experience-names.ts";

it("are the names that a resume in that language gets, in every language", () => {
  const names = languages.map((language) => [htmlLang[language], sectionName("empolyment", language)]);
  expect(experienceNames.toSorted()).toEqual(names.toSorted());
});
