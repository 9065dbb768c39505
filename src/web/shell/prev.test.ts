import { describe, expect, it } from "vitest";
import { safePrev, signInPath } from "./prev.ts";

describe("safePrev", () => {
  it.each(["/resumes", "/editor/0190-a?openConfig=true", "/templates?template=1#top"])("keeps %s", (path) => {
    expect(safePrev(path)).toBe(path);
  });
  it.each([
    null,
    "",
    "resumes",
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/a\\..\\b",
    "javascript:alert(1)",
  ])("refuses %j", (value) => {
    expect(safePrev(value)).toBe("/");
  });
});

describe("signInPath", () => {
  it("carries the page to return to", () => {
    expect(signInPath("/editor/1?openConfig=true")).toBe("/signin?prev=%2Feditor%2F1%3FopenConfig%3Dtrue");
  });
  it("says nothing of the first page or of a foreign one", () => {
    expect(signInPath("/")).toBe("/signin");
    expect(signInPath("//evil.example")).toBe("/signin");
  });
});
