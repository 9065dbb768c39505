import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits } from "../limits.ts";
import { gapOf, type PullRequestFacts, readPullRequestUrl } from "./open-source.ts";

describe("the address of a pull request", () => {
  it.each([
    ["https://github.com/vitejs/vite/pull/1234", "vitejs", "vite", 1234],
    ["http://www.github.com/vitejs/vite/pull/1234/files#diff-1", "vitejs", "vite", 1234],
    ["  github.com/a-b/c.d_e/pull/1?x=1 ", "a-b", "c.d_e", 1],
  ])("%s", (text, owner, repository, number) => {
    expect(readPullRequestUrl(text)).toEqual({ owner, repository, number });
  });

  it.each([
    "",
    "https://gitlab.com/a/b/pull/1",
    "https://github.com.example.org/a/b/pull/1",
    "https://github.com@example.org/a/b/pull/1",
    "https://me@github.com/a/b/pull/1",
    "https://github.com:8443/a/b/pull/1",
    "https://github.com/a/b/issues/1",
    "https://github.com/a/b/pull/0",
    "https://github.com/a/b/pull/1e3",
    "https://github.com/a/../pull/1",
    "https://github.com/a/%2e%2e/pull/1",
    "https://github.com/a/b/pull/12345678901",
    "javascript:alert(1)",
  ])("is not %j", (text) => expect(readPullRequestUrl(text)).toBeNull());

  it("answers to anything, and with no more than a name of GitHub", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
        const found = readPullRequestUrl(text);
        if (found) expect(`${found.owner}/${found.repository}`).toMatch(/^[\w.-]+\/[\w.-]+$/);
      }),
    );
  });
});

describe("a contribution to open source", () => {
  const now = Date.UTC(2026, 10, 1);
  const good: PullRequestFacts = {
    authorId: "7",
    mergedAt: now - 1,
    isPublic: true,
    ownerId: "8",
    license: "MIT",
    stars: limits.programs.openSource.stars,
    contributors: 1,
  };
  const year = limits.programs.openSource.mergedWithin;

  it.each<[string, Partial<PullRequestFacts>, string | null]>([
    ["enough stars", {}, null],
    ["enough contributors", { stars: 0, contributors: 5 }, null],
    ["a year ago to the day", { mergedAt: now - year }, null],
    ["longer ago", { mergedAt: now - year - 1 }, "tooOld"],
    ["not merged", { mergedAt: null }, "notMerged"],
    ["somebody else's", { authorId: "9" }, "otherAuthor"],
    ["private", { isPublic: false }, "notPublic"],
    ["one's own repository", { ownerId: "7" }, "ownRepository"],
    ["no licence", { license: null }, "noOpenLicense"],
    ["a licence that is not open source", { license: "BUSL-1.1" }, "noOpenLicense"],
    ["a licence the host could not name", { license: "NOASSERTION" }, "noOpenLicense"],
    ["a small repository", { stars: 49, contributors: 4 }, "tooSmall"],
  ])("%s", (_, change, gap) => expect(gapOf({ ...good, ...change }, "7", now)).toBe(gap));
});
