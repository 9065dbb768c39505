import { describe, expect, it } from "vitest";
import { monthText, readMonth } from "./month.ts";

describe("monthText", () => {
  it("follows the interface's order", () => {
    expect(monthText("2021-03", "month-first")).toBe("03/2021");
    expect(monthText("2021-03", "year-first")).toBe("2021/03");
  });
  it("shows nothing for what is no month", () => {
    for (const value of ["", "present", "2021-13", "21-03"]) expect(monthText(value, "year-first")).toBe("");
  });
});

describe("readMonth", () => {
  it.each([
    ["03/2021", "2021-03"],
    ["3/2021", "2021-03"],
    ["2021/03", "2021-03"],
    ["2021-3", "2021-03"],
    ["2021 03", "2021-03"],
    ["2021.03", "2021-03"],
    ["202103", "2021-03"],
    ["032021", "2021-03"],
    ["２０２１年３月", "2021-03"],
    ["  ", ""],
  ])("understands %j", (typed, value) => {
    expect(readMonth(typed)).toBe(value);
  });
  it.each(["13/2021", "2021", "00/2021", "soon", "1/1/2021"])("refuses %j", (typed) => {
    expect(readMonth(typed)).toBe(null);
  });
  it("reads back what it shows", () => {
    for (let month = 1; month <= 12; month++) {
      const value = `1999-${String(month).padStart(2, "0")}`;
      for (const order of ["year-first", "month-first"] as const)
        expect(readMonth(monthText(value, order))).toBe(value);
    }
  });
});
