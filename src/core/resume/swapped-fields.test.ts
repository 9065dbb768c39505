import { expect, it } from "vitest";
import { sampleDocument } from "#tests/core/arbitraries.ts";
import { apply } from "./operations.ts";
import { createItem, emptySection } from "./sections.ts";
import { swappedItems } from "./swapped-fields.ts";

function withEducation(title: string, subTitle: string, kind: "education" | "custom" = "education") {
  const section = { ...emptySection(kind, "en", "s"), data: [{ ...createItem("i"), title, subTitle }] };
  return apply(sampleDocument("en"), { type: "section.add", section });
}

it.each([
  ["Lakeside University", "BSc Computer Science"],
  ["东湖大学", "软件工程 · 本科"],
  ["湖濱大學", "資訊工程學系 學士"],
  ["湖畔大学", "情報工学科 学士"],
  ["호반대학교", "컴퓨터공학 학사"],
  ["Hochschule am See", "B. Sc. Informatik"],
  ["Universität Konstanz", "Informatik"],
  ["École du Lac", "Diplôme d’ingénieur"],
  ["Universidad del Lago", "Grado en Ingeniería"],
  ["MIT", "Ph.D. Physics"],
  ["Trinity College", "Physics"],
])("%s with the subtitle %s is the other way round, until it is swapped", (title, subTitle) => {
  const document = withEducation(title, subTitle);
  expect(swappedItems(document)).toEqual([{ sectionId: "s", itemId: "i" }]);
  const mended = apply(document, { type: "item.swap", sectionId: "s", itemId: "i" });
  expect(mended.data.sections.at(-1)?.data[0]).toMatchObject({ title: subTitle, subTitle: title });
  expect(swappedItems(mended)).toEqual([]);
});

it.each([
  ["BSc Computer Science", "Lakeside University"],
  ["BSc Computer Science, University of Leeds", "First class honours"],
  ["Computer Science", "MIT, Cambridge, MA"],
  ["Physics", "ETH"],
  ["大学本科", "软件工程"],
  ["Bachelor of University Studies", "Yrgo"],
  ["Lakeside University", ""],
  ["", "BSc Computer Science"],
  ["Constitution", "Law"],
])("%s with the subtitle %s is left alone", (title, subTitle) => {
  expect(swappedItems(withEducation(title, subTitle))).toEqual([]);
});

it("asks educations alone", () => {
  expect(swappedItems(withEducation("Lakeside University", "BSc Computer Science", "custom"))).toEqual([]);
});

it("changes nothing where both texts are the same, and reads a field that is full", () => {
  const document = withEducation("Same", "Same");
  expect(apply(document, { type: "item.swap", sectionId: "s", itemId: "i" })).toBe(document);
  expect(apply(document, { type: "item.swap", sectionId: "s", itemId: "nobody" })).toBe(document);
  expect(swappedItems(withEducation("University ".repeat(45), "BSc ".repeat(125)))).toHaveLength(1);
});
