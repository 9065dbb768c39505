import { describe, expect, it } from "vitest";
import { isPlace } from "./classify.ts";

describe("places by their form", () => {
  it.each([
    ["Nowhere Falls, GA", true],
    ["Nowhere Falls, NJ 07001, USA", true],
    ["St. Nowhere, ON", true],
    ["Nowhere Falls, NC / Nowhere Point, NC", true],
    ["College Station, TX", true],
    ["Lawrence, KS", true],
    ["Greater Nowhere Area", true],
    ["Nowhere Bay Area", true],
    ["Nowhere und Umgebung", true],
    ["Nowhere City, Somewhere Province", true],
    ["Applied Mathematics, MA", false],
    ["Developer, ON", false],
    ["Nowhere Area", false],
    ["Nowhere-sur-Rivière", true],
    ["Nowhere sur rivière", true],
    ["Nowhere-les-Bains", true],
    ["Nowhere (34)", true],
    ["Nowhere 34000", true],
    ["Pharmacien (34)", false],
    ["Développement-web", false],
    ["Nowhere 2019", false],
    ["경남 진주시", true],
    ["서울 용산구 한남동", true],
    ["경북 독서동아리", false],
    ["新北市板橋區", true],
    ["九龍旺角", true],
    ["東湖市政府", false],
  ])("%s: %s", (text, expected) => {
    expect(isPlace(text)).toBe(expected);
  });
});
