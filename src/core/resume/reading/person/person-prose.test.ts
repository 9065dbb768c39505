import { describe, expect, it } from "vitest";
import { layOut } from "../lines/columns.ts";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";
import { findName } from "./person-name.ts";

const below = [
  [at(40, "Experience", { size: 14, bold: true })],
  [at(40, "Engineer, Acme    2019 – 2021")],
  [at(40, "Languages", { size: 14, bold: true })],
  [at(40, "English")],
];

describe("what is said of the person", () => {
  it("takes a short sentence with the long one below it", () => {
    const { notPlaced } = readResume(
      pageOf([
        [at(40, "Jane Doe", { size: 24 })],
        [at(40, "Lover of cats.")],
        [at(40, "At home in many places where maps and other things of paper are made by hand.")],
        ...below,
      ]),
    );
    expect(notPlaced).toEqual([]);
  });

  it("takes the short first line of a sentence in a narrow column", () => {
    const { notPlaced } = readResume(
      pageOf([
        [at(40, "Jane Doe", { size: 24 })],
        [at(40, "I am at home in many places and I like")],
        [at(40, "maps and other things of paper that are made by hand in small places.")],
        ...below,
      ]),
    );
    expect(notPlaced).toEqual([]);
  });

  it("takes the short lines of a narrow column that go on in small letters up to a stop", () => {
    const { document, notPlaced } = readResume(
      pageOf([
        [at(40, "Jane Doe", { size: 24 })],
        [at(40, "Curious of maps, I like")],
        [at(40, "to learn from others and")],
        [at(40, "to look at rivers in 2026,")],
        [at(40, "and at lakes.")],
        [at(40, "jane@example.org")],
        ...below,
      ]),
    );
    expect(notPlaced).toEqual([]);
    expect(document.data.sections[0]?.type).toBe("profile");
  });

  it("takes the address of a person before contacts with its street", () => {
    const { document } = readResume(
      pageOf([
        [at(40, "Jane Doe", { size: 24 })],
        ...below,
        [at(40, "Ochsenhof 30")],
        [at(40, "44579 Kleinstadt")],
        [at(40, "jane@example.org")],
      ]),
    );
    expect(document.data.basicInfo.location).toBe("Ochsenhof 30, 44579 Kleinstadt");
  });

  it("may be a Chinese sentence that begins on a full line of a narrow column", () => {
    const { document, notPlaced } = readResume(
      pageOf([
        [at(40, "王小明", { size: 24 })],
        [at(40, "有多年的经验，熟悉测试与自动化的开发者和")],
        [at(40, "测试工程师，喜欢做好每一件小事情。")],
        [at(40, "工作经历", { size: 14, bold: true })],
        [at(40, "东湖科技有限公司    前端工程师    2015.07-2016.10")],
      ]),
    );
    expect(document.data.basicInfo.title).toBe("");
    expect(notPlaced).toEqual([]);
  });

  it("has a degree in the name, and no form of address", () => {
    const name = (text: string) => findName(layOut(pageOf([[at(40, text, { size: 24 })], ...below])))?.name;
    expect(name("Frau Jane Doe")).toBe("Jane Doe");
    expect(name("Prof. Dr. Jane Doe")).toBe("Prof. Dr. Jane Doe");
  });
});

describe("a company", () => {
  it("is named without what it does, behind a dash", () => {
    const { document } = readResume(
      pageOf([
        [at(40, "Jane Doe", { size: 24 })],
        [at(40, "Experience", { size: 14, bold: true })],
        [at(40, "Software Engineer", { bold: true }), at(440, "2019 – 2021")],
        [at(40, "Lakeside AG - Intralogistik")],
        [at(40, "Languages", { size: 14, bold: true })],
        [at(40, "English")],
      ]),
    );
    expect(document.data.sections[0]?.data[0]?.subTitle).toBe("Lakeside AG");
  });
});

describe("a text with its own title", () => {
  it("is a section of that name", () => {
    const page = pageOf([
      [at(40, "Jane Doe", { size: 24 })],
      [at(40, "jane@example.org")],
      [at(40, "Objective: a position as a surveyor of the rivers and lakes of the whole region.")],
      [at(40, "Experience", { size: 14, bold: true })],
      [at(40, "Engineer, Acme    2019 – 2021")],
    ]);
    const [first] = readResume(page).document.data.sections;
    expect([first?.name, first?.data[0]?.description]).toEqual([
      "Objective",
      "<p>a position as a surveyor of the rivers and lakes of the whole region.</p>",
    ]);
  });
});

it("a German or Spanish header has its own title, days and facts, and nothing of them is left", () => {
  const { document, notPlaced } = readResume(
    pageOf([
      [at(40, "Curriculum-Vitae", { size: 20 })],
      [at(40, "Jane Doe", { size: 24 })],
      [at(40, "31 de enero de 1977")],
      [at(40, "Unbefristete Aufenthaltserlaubnis")],
      [at(40, "jane@example.org")],
      ...below,
    ]),
  );
  expect(document.data.basicInfo.birth).toBe("31 de enero de 1977");
  expect(notPlaced).toEqual([]);
});
