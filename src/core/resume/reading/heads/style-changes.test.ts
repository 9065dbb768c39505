import { describe, expect, it } from "vitest";
import { goesOnInStyle } from "./style-changes.ts";

describe("a change of style", () => {
  it.each([
    ["Lake", "view"],
    ["製", "作部助理"],
    ['Engineer, project "', "Maps"],
    ["Acme (for", "rivers"],
    ["Assistant", " de chimie organique"],
    ["Schlosser", " in der eigenen Werkstatt"],
  ])("parts nothing between %j and %j", (before, text) => {
    expect(goesOnInStyle(before, before, text)).toBe(true);
  });

  it.each([
    ["Acme", " Engineer"],
    ["青空株式会社", "設計部長"],
    ["Engineer", " de Acme GmbH"],
    ["Engineer", " in Berlin"],
  ])("parts %j from %j", (before, text) => {
    expect(goesOnInStyle(before, before, text)).toBe(false);
  });
});
