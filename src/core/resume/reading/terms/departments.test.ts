import { expect, it } from "vitest";
import { isDepartment } from "./departments.ts";

it.each(["Maps & Rivers Team", "Financial services sector", "Einkaufsabteilung", "语音逻辑组", "中学部"])(
  "%s is a part of somebody",
  (text) => {
    expect(isDepartment(text)).toBe(true);
  },
);

it.each(["Lakeview Group", "教育部", "湖边俱乐部", "Teamwork GmbH", "青空集团"])("%s is somebody", (text) => {
  expect(isDepartment(text)).toBe(false);
});
