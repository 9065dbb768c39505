import { expect, it } from "vitest";
import { layOut } from "../lines/columns.ts";
import { at, pageOf } from "../page.fixture.ts";
import { degreeBelow, schoolBelow, subjectBelowSchool, withoutMajorLabel } from "./degree-below.ts";

it.each([
  ["• Pursuing a Bachelor of Maps with many rivers", "Bachelor of Maps"],
  ["• Bachelor of Maps. Major in many rivers", "Bachelor of Maps"],
  ["• Bachelor of Maps | many rivers | lakes", "Bachelor of Maps"],
  ["• Major: Mechanical Engineering", "Mechanical Engineering"],
  ["• GPA: 4.00 / 4.00", undefined],
])("the degree below a school that stands alone: %s", (text, degree) => {
  const body = layOut(pageOf([[at(40, text)]]));
  const fields = { title: "", subTitle: "Lakeside University", city: "", url: "", rest: [], confidence: 1 };
  expect(degreeBelow({ head: [], body, range: null }, fields)?.title).toBe(degree);
});

it.each([
  ["- Lakeside University, Springfield, IL", "Lakeside University"],
  ["• Academy of Maps.", "Academy of Maps"],
  ["• Exchange semester at Lakeside University", undefined],
  ["Faculty of Maps", undefined],
])("the school below a degree that stands alone: %s", (text, school) => {
  const body = layOut(pageOf([[at(40, text)]]));
  const fields = { title: "Bachelor of Maps", subTitle: "", city: "", url: "", rest: [], confidence: 1 };
  expect(schoolBelow({ head: [], body, range: null }, fields)?.subTitle).toBe(school);
});

it.each([
  ["기계공학과", "기계공학과"],
  ["Computer Engineering", "Computer Engineering"],
  ["Maps and Physics, B.S. | GPA 3.8 | Dean", "Maps and Physics, B.S."],
  ["Courses: Physics", undefined],
])("the subject below a school that stands alone: %s", (text, subject) => {
  const body = layOut(pageOf([[at(40, text)]]));
  const fields = { title: "", subTitle: "Lakeside University", city: "", url: "", rest: [], confidence: 1 };
  expect(subjectBelowSchool({ head: [], body, range: null }, fields)?.title).toBe(subject);
});

it("the label of a major is no part of it", () => {
  expect(withoutMajorLabel("Major(s): Maps, Rivers")).toBe("Maps, Rivers");
  expect(withoutMajorLabel("Bachelor of Maps")).toBe("Bachelor of Maps");
});
