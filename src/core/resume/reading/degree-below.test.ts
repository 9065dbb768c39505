import { expect, it } from "vitest";
import { layOut } from "./columns.ts";
import { degreeBelow } from "./degree-below.ts";
import { at, pageOf } from "./page.fixture.ts";

it.each([
  ["• Pursuing a Bachelor of Maps with many rivers", "Bachelor of Maps"],
  ["• Bachelor of Maps. Major in many rivers", "Bachelor of Maps"],
  ["• Bachelor of Maps | many rivers | lakes", "Bachelor of Maps"],
  ["• GPA: 4.00 / 4.00", undefined],
])("the degree below a school that stands alone: %s", (text, degree) => {
  const body = layOut(pageOf([[at(40, text)]]));
  const fields = { title: "", subTitle: "Lakeside University", city: "", url: "", rest: [], confidence: 1 };
  expect(degreeBelow({ head: [], body, range: null }, fields)?.title).toBe(degree);
});
