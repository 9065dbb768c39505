import { expect, it } from "vitest";
import { withWindowsLetters } from "./windows-letters.ts";

it("the dashes and quotes of Windows are read by their numbers", () => {
  const text = new TextDecoder("windows-1252").decode(Uint8Array.of(0x32, 0x30, 0x96, 0x92, 0x80, 0x9f, 0xe9));
  expect(withWindowsLetters(text)).toBe("20–’€Ÿé");
});

it("what has no letter there stays as it is", () => {
  expect(withWindowsLetters("a\u0081b")).toBe("a\u0081b");
});
