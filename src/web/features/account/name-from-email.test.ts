import { describe, expect, it } from "vitest";
import { nameFromEmail } from "./name-from-email.ts";

describe("nameFromEmail", () => {
  it.each([
    ["priya.raman+jobs@example.com", "Priya Raman"],
    ["lin_zhiyuan88@example.com", "Lin Zhiyuan"],
    ["x", "X"],
    ["", ""],
    ["@", ""],
    ["12345@qq.com", ""],
    ["a".repeat(60), `A${"a".repeat(27)}`],
  ])("%s gives %s", (email, name) => {
    expect(nameFromEmail(email)).toBe(name);
  });
});
