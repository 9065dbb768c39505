import { describe, expect, it } from "vitest";
import { codeOf, linkPieces } from "./message-text.ts";

describe("codeOf", () => {
  it.each([
    ["Your code is 042137. Valid for 10 minutes.", "042137"],
    ["验证码042137，10 分钟内有效", "042137"],
    ["code 4821", "4821"],
    ["call 13800002741", null],
    ["no code, 10 minutes", null],
  ])("reads %s", (text, code) => {
    expect(codeOf(text)).toBe(code);
  });
});

describe("linkPieces", () => {
  it("finds URLs and loses no character", () => {
    const text = "Open http://localhost:3000/operator/x?y=1. Then https://a.example/（or not）";
    const pieces = linkPieces(text);
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
    expect(pieces.flatMap((piece) => piece.href ?? [])).toContain("http://localhost:3000/operator/x?y=1");
  });
  it("makes no link of a URL with another scheme", () => {
    expect(linkPieces("javascript:alert(1)").every((piece) => piece.href === undefined)).toBe(true);
  });
});
