import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOfEdition, type Page, pages, readsOf } from "./pages.ts";

const read = (page: Page, query: string) => {
  const given = new URLSearchParams(query);
  return new URLSearchParams(readsOf(page, (name) => given.get(name))).toString();
};

describe("a page's query", () => {
  it.each([
    ["", ""],
    ["tier=free", "tier=free"],
    ["colour=rose&tier=free", "tier=free&colour=rose"],
    ["tier=golden&columns=two", "columns=two"],
    ["tier=golden&tier=free", ""],
    ["tier=free&tier=golden", "tier=free"],
    ["template=TemplateModern&theme=plum&x=1&utm_source=a", ""],
    [`colour=${"r".repeat(21)}`, `colour=${"r".repeat(20)}`],
    ["notify=2", ""],
    ["tier=", ""],
  ])("reads ?%s as ?%s", (query, expected) => {
    expect(read(pages.templates, query)).toBe(expected);
  });

  it.each([
    [1, 1],
    [100, 100],
    [101, 100],
    [10_000, 100],
  ])("of a search of %i characters, reads %i", (length, isRead) => {
    expect(read(pages.examples, `q=${"x".repeat(length)}`)).toBe(`q=${"x".repeat(isRead)}`);
  });

  it("drops every other parameter, whatever its value", () => {
    const known = new Set(Object.values<Page>(pages).flatMap(({ reads }) => Object.keys(reads ?? {})));
    const name = fc.string({ minLength: 1, maxLength: 30 }).filter((text) => !known.has(text));
    const page = fc.constantFrom(...Object.values<Page>(pages));
    fc.assert(
      fc.property(page, fc.array(fc.tuple(name, fc.string({ maxLength: 200 }))), (one, entries) => {
        expect(read(one, new URLSearchParams(entries).toString())).toBe("");
      }),
    );
  });
});

describe("an edition", () => {
  it.each([
    ["referral", "ch", true],
    ["referral", "en", false],
    ["refundPolicy", "en", true],
    ["refundPolicy", "ch", false],
    ["pricing", "ch", true],
    ["pricing", "en", true],
    // Each redirects to the other edition's own sign-in page, so neither path is unknown in any edition.
    ["signIn", "ch", true],
    ["signUp", "ch", true],
    ["login", "en", true],
  ] as const)("decides whether %s is a page of %s: %s", (name, locale, isThere) => {
    expect(isOfEdition(pages[name], locale)).toBe(isThere);
  });
});
