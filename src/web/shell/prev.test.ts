import { describe, expect, it } from "vitest";
import { pageOfEdition, signInPath } from "./prev.ts";

describe("signInPath", () => {
  it("carries the page to return to, to the page of the edition", () => {
    const path = "/editor/1?openConfig=true";
    expect(signInPath(path, "en")).toBe("/signin?prev=%2Feditor%2F1%3FopenConfig%3Dtrue");
    expect(signInPath(path, "ch")).toBe("/login?prev=%2Feditor%2F1%3FopenConfig%3Dtrue");
  });
  it("says nothing of the first page or of a foreign one", () => {
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
] as const)("%s read in %s belongs to %s", (path, locale, page) => {
  expect(pageOfEdition(path, locale)).toBe(page);
});
