import { describe, expect, it } from "vitest";
import { foldPhone, mobilePattern } from "./phone.ts";

describe("phone numbers", () => {
  it.each([
    "13800138000",
    " 138 0013 8000 ",
    "+8613800138000",
    "+86 138-0013-8000",
    "008613800138000",
    "0086 (138) 0013 8000",
    "8613800138000",
    "１３８００１３８０００",
    "＋８６　138　0013　8000",
    "\u202d13800138000\u202c",
  ])("folds %j to eleven digits", (written) => {
    expect(foldPhone(written)).toBe("13800138000");
    expect(foldPhone(foldPhone(written))).toBe("13800138000");
  });

  it.each(["13800138000", "19912345678", "13012345678"])("%s is a mobile number", (number) => {
    expect(number).toMatch(mobilePattern);
  });

  it.each(["", "12800138000", "1380013800", "138001380000", "+8513800138000", "86138001380", "1380013800a", "٠١٢"])(
    "%j is not a mobile number",
    (written) => {
      expect(foldPhone(written)).not.toMatch(mobilePattern);
    },
  );
});
