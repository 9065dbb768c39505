import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safePrev } from "./prev.ts";

describe("the path to return to", () => {
  it.each([
    "/",
    "/resumes",
    "/editor/0190-a?openConfig=true",
    "/templates?template=1#top",
    "/a?next=//evil.example",
    "/pricing?x=%E5%A2%A8",
    "/.well-known/x",
  ])("keeps %s", (path) => {
    expect(safePrev(path)).toBe(path);
  });

  it.each([
    null,
    undefined,
    "",
    "resumes",
    "https://evil.example/",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/a/..//evil.example",
    "/%2e%2E//evil.example",
    "/a/../..",
    "/a\\..\\b",
    "javascript:alert(1)",
    "/\ud800",
    `/${"a".repeat(2000)}`,
  ])("refuses %j", (value) => {
    expect(safePrev(value)).toBe("/");
  });

  it("returns only what a header can carry", () => {
    expect(safePrev("/search?q=墨页 é")).toBe("/search?q=%E5%A2%A8%E9%A1%B5%20%C3%A9");
  });

  it("never leads to another site, whatever is written", () => {
    const pieces = fc.array(
      fc.constantFrom("/", "\\", ".", "..", "%2e", "evil.example", "\t", ":", "@", "a", "?", "#"),
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const here = "https://resume.example";
        const to = new URL(safePrev(`/${parts.join("")}`), here);
        expect(to.origin).toBe(here);
        // Resolved a second time, as by a router that uses the path alone.
        expect(new URL(to.pathname, here).origin).toBe(here);
      }),
      { numRuns: 2000 },
    );
  });
});
