import { describe, expect, it } from "vitest";
import { pageOfEdition, signInPath } from "./prev.ts";

describe("signInPath", () => {
  it("leads to the edition's sign-in page and names the page to return to", () => {
    const path = "/editor/1?openConfig=true";
    expect(signInPath(path, "en")).toBe("/signin?prev=%2Feditor%2F1%3FopenConfig%3Dtrue");
    expect(signInPath(path, "ch")).toBe("/login?prev=%2Feditor%2F1%3FopenConfig%3Dtrue");
  });
  it("leaves out the home page and pages of other sites", () => {
    expect(signInPath("/", "en")).toBe("/signin");
    expect(signInPath("//evil.example", "ch")).toBe("/login");
  });
});

it.each([
  ["/login", "en", "/signin"],
  ["/login", "ch", null],
  ["/signin", "ch", "/login"],
  ["/signup", "ch", "/login"],
  ["/signin", "en", null],
  ["/signup", "en", null],
  ["/reset-password", "ch", null],
] as const)("%s in the edition %s redirects to %s", (path, locale, page) => {
  expect(pageOfEdition(path, locale)).toBe(page);
});
