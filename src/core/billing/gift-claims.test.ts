import { describe, expect, it } from "vitest";
import { canonicalEmail, claimText } from "./gift-claims.ts";

describe("the mailbox behind an email", () => {
  it.each([
    ["ada@example.com", "ada@example.com"],
    ["Ada+resume@Example.com", "ada@example.com"],
    ["ada+1+2@example.com", "ada@example.com"],
    ["a.d.a@example.com", "a.d.a@example.com"],
    ["a.d.a+x@gmail.com", "ada@gmail.com"],
    ["ada@googlemail.com", "ada@gmail.com"],
    ["+1@example.com", "+1@example.com"],
  ])("of %s is %s", (given, expected) => {
    expect(canonicalEmail(given)).toBe(expected);
  });
});

it("each kind of identifier has texts of its own", () => {
  expect(claimText({ email: "a+b@example.com" })).toBe("email:a@example.com");
  expect(claimText({ phone: "13800138000" })).toBe("phone:13800138000");
  expect(claimText({ provider: "github", subject: "7" })).toBe("github:7");
});
