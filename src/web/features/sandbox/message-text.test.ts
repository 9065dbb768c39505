import { describe, expect, it } from "vitest";
import { codeOf, linkPieces } from "./message-text.ts";

describe("codeOf", () => {
  it.each([
    ["mail", "Your code is 042137. Valid for 10 minutes.", "042137"],
    ["mail", "验证码042137，10 分钟内有效", "042137"],
    ["mail", "no code, 10 minutes", null],
    ["mail", "Set a new password: http://localhost:3000/reset-password#token=ab_482137_x", null],
    ["mail", "You already have an account. Sign in: http://127.0.0.1:3000/signin", null],
    ["sms", "code 4821", "4821"],
    ["sms", "code 4821, see http://localhost:3000/login", "4821"],
    ["sms", "see http://localhost:3000/login, code 4821", "4821"],
    ["sms", "call 13800002741", null],
  ] as const)("reads of a %s: %s", (channel, text, code) => {
    expect(codeOf({ channel, text })).toBe(code);
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
