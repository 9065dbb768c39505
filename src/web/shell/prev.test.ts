import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageOfEdition, safePrev, signInPath } from "./prev.ts";

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
    "JaVaScRiPt:alert(1)",
    " /resumes",
    "///evil.example",
    "/%0a\n/evil.example",
    "\\\\evil.example",
    "http:/evil.example",
    "data:text/html,x",
    "/.//evil.example",
    "/a/..//evil.example",
    "/%2e//evil.example",
  ])("refuses %j", (value) => {
    expect(safePrev(value)).toBe("/");
  });
});

it("leads nowhere but to this site, whatever was written", () => {
  const pieces = fc.constantFrom(
    "/",
    "\\",
    ".",
    "..",
    "//",
    "%2f",
    "evil.example",
    "@",
    ":",
    "?",
    "#",
    "\t",
    "javascript:",
    "a",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(pieces).map((parts) => parts.join("")),
        fc.string({ unit: "binary" }),
      ),
      (value) => {
        const path = safePrev(value);
        expect(new URL(path, "https://ours.example").origin).toBe("https://ours.example");
        expect(path).toMatch(/^\/(?![/\\])/);
      },
    ),
  );
});

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
