import { describe, expect, it } from "vitest";
import { placeInValue } from "./press.ts";

describe("placeInValue", () => {
  it("returns the pressed position when the sheet shows the value alone", () => {
    expect(placeInValue({ text: "Ada Lovelace", at: 4 }, "Ada Lovelace")).toBe(4);
  });
  it("does not count the design's own words before the value", () => {
    expect(placeInValue({ text: "WeChat ada-l", at: 10 }, "ada-l")).toBe(3);
    expect(placeInValue({ text: "WeChat ada-l", at: 2 }, "ada-l")).toBe(0);
  });
  it("stays inside a value that is shown differently or with more text after it", () => {
    expect(placeInValue({ text: "github.com/ada", at: 14 }, "Code")).toBe(4);
    expect(placeInValue({ text: "Go · 5 years", at: 12 }, "Go")).toBe(2);
  });
});
