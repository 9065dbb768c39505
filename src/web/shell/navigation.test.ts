import { describe, expect, it } from "vitest";
import { isOfEdition, pages } from "#contract/pages.ts";
import { ch } from "#locales/ch.ts";
import { en } from "#locales/en.ts";
import { footerColumns, headerLinks, type SiteFacts } from "./navigation.ts";

const plain: SiteFacts = { contact: null, membership: "open", flags: { ai: false, upload: false } };
const whole: SiteFacts = { contact: "help@example.com", membership: "plans", flags: { ai: true, upload: true } };

const linksOf = (locale: "en" | "ch", site: SiteFacts | undefined) => [
  ...headerLinks(locale, site),
  ...footerColumns(locale, site).flatMap((column) => column.links),
];

describe.each(["en", "ch"] as const)("the links of the %s edition", (locale) => {
  it.each([
    ["before the site has answered", undefined],
    ["with every flag down", plain],
  ])("lead to known pages of that edition (%s)", (_name, site) => {
    const known = Object.values(pages)
      .filter((page) => isOfEdition(page, locale))
      .map((page) => page.path);
    for (const { to } of linksOf(locale, site)) expect(known).toContain(to);
  });

  it("show a page behind a flag only while the flag is up", () => {
    const added = linksOf(locale, whole)
      .map(({ to }) => to)
      .filter((to) => !linksOf(locale, plain).some((link) => link.to === to));
    expect(added.toSorted()).toEqual([
      ...["/ai", "/ai", "/pricing", "/pricing", "/programs", "/upload", "mailto:help@example.com"],
    ]);
  });

  it("name nothing that only a developer reads, but one page for developers", () => {
    const all = linksOf(locale, whole).map(({ to }) => to);
    expect(all.filter((to) => /^\/(api|sandbox)/.test(to))).toEqual([]);
    expect(all).toContain("/developers");
  });

  it("have texts, and lead to no place twice in one column", () => {
    const words = { en, ch }[locale].common;
    for (const column of footerColumns(locale, whole)) {
      expect(words.footer[column.word]).not.toBe("");
      expect(new Set(column.links.map(({ to }) => to)).size).toBe(column.links.length);
    }
    for (const link of linksOf(locale, whole)) expect(words.nav[link.word]).toBeTruthy();
  });
});

it("links a contact that is a URL to its page, and one that is an email by mailto", () => {
  const contactOf = (contact: string) =>
    linksOf("en", { ...plain, contact }).find(({ word }) => word === "contact")?.to;
  expect(contactOf("https://example.com/help")).toBe("https://example.com/help");
  expect(contactOf("help@example.com")).toBe("mailto:help@example.com");
});
