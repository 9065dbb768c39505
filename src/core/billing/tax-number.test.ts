import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isTaxNumber, normalizeTaxNumber } from "./tax-number.ts";

describe("a tax number", () => {
  it.each([
    // Published codes of large companies: Tencent, Alibaba (China), Huawei, Xiaomi, Baidu.
    ["9144030071526726XG", true],
    ["91330100799655058B", true],
    ["914403001922038216", true],
    ["91110108551385082Q", true],
    ["91110000802100433B", true],
    ["91330100799655058C", false],
    ["91330100799655085B", false],
    ["9133010079965505OB", false],
    ["110108551385082", true],
    ["11010819900101123401", true],
    ["ABCDEFGHIJKLMNO", false],
    ["", false],
    ["91330100", false],
  ])("%s: %s", (number, isRight) => {
    expect(isTaxNumber(number)).toBe(isRight);
  });

  it("is stored without spaces and hyphens, in capital letters", () => {
    expect(normalizeTaxNumber(" 9133 0100-799655058b\u3000")).toBe("91330100799655058B");
    expect(normalizeTaxNumber("９１３３０１００７９９６５５０５８Ｂ")).toBe("91330100799655058B");
  });

  it("has at most one check character for every beginning", () => {
    const characters = [..."0123456789ABCDEFGHJKLMNPQRTUWXY"];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...characters), { minLength: 17, maxLength: 17 }), (beginning) => {
        expect(characters.filter((last) => isTaxNumber([...beginning, last].join("")))).toHaveLength(1);
      }),
    );
  });
});
