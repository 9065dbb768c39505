import { isIndexed, isThere, type Page, type PageFlag, pages } from "#contract/pages.ts";
import { htmlLang, type Locale, locales } from "#locales/words.ts";
import type { Config } from "#server/config/config.ts";
import { siteUrl } from "#server/config/editions.ts";
import { escapeHtml } from "#server/http/html.ts";

/**
 * Writes the sitemap of what search engines may list (sitemaps.org; alternates as `xhtml:link`). A file holds at most
 * 50,000 URLs; with more than one part of resumes (`parts.ts`), `/sitemap.xml` is an index of several files. If editions
 * have their own hosts, each host lists its own URLs.
 */
export type Listed = {
  path: string;
  /** The only edition that has it; absent for both. */
  edition?: Locale | undefined;
  changedAt?: Date | undefined;
};

/** Returns every indexed page of this installation whose path has no parameter. */
export function listedPages(flags: Readonly<Record<PageFlag, boolean>>, changedAt: Date | undefined): Listed[] {
  return Object.values<Page>(pages)
    .filter((page) => isIndexed(page) && isThere(page, flags) && !page.path.includes(":"))
    .map(({ path, edition }) => ({ path, edition, changedAt }));
}

type Site = Pick<Config, "publicUrl" | "editions">;

/**
 * Returns the entries of a page: one per edition, each naming the other as its alternate. If editions have their own
 * hosts, only the entry of `locale`'s host is returned.
 */
export function entriesOf(site: Site, listed: Listed, locale: Locale): string[] {
  const at = (edition: Locale) =>
    site.editions ? siteUrl(site, edition) + listed.path : `${site.publicUrl}${listed.path}?locale=${edition}`;
  const editions = listed.edition ? [listed.edition] : locales;
  const alternates = editions.length > 1 ? [...editions.map((each) => alternate(htmlLang[each], at(each)))] : [];
  if (alternates.length > 0) alternates.push(alternate("x-default", site.publicUrl + listed.path));
  return editions
    .filter((each) => !site.editions || each === locale)
    .map((each) => entry(at(each), listed.changedAt, alternates.join("")));
}

/** Returns the entry of a resume. It has one URL for all viewers, on the host of its own language's edition. */
export function resumeEntry(site: Site, resume: { uuid: string; locale: Locale; updatedAt: Date }): string {
  return entry(`${siteUrl(site, resume.locale)}/r/${encodeURIComponent(resume.uuid)}`, resume.updatedAt, "");
}

function entry(url: string, changedAt: Date | undefined, more: string): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
  return `<url><loc>${escapeHtml(url)}</loc>${changed}${more}</url>\n`;
}

function alternate(lang: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(url)}"/>`;
}

const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n';
const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** The beginning and the end of a file, around its entries. */
export const urlset = { begin: `${prolog}<urlset ${spaces}>\n`, end: "</urlset>\n" };

/** Returns the index of several files: that of the pages, and these parts. */
export function sitemapIndex(url: string, parts: readonly { number: number }[]): string {
  const names = ["pages", ...parts.map(({ number }) => String(number))];
  const files = names.map((name) => `<sitemap><loc>${escapeHtml(`${url}/sitemap-${name}.xml`)}</loc></sitemap>\n`);
  return `${prolog}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join("")}</sitemapindex>\n`;
}

/** Returns the robots.txt. It excludes pages that need an account, paths for programs, and unlisted pages. */
export function robotsTxt(url: string): string {
  const closed = Object.values<Page>(pages)
    .filter(({ who, unlisted }) => who === "user" || unlisted)
    .map(({ path }) => path.replace(/:.*$/, ""));
  const others = ["/api/", "/operator/", "/passport/"];
  const lines = [...others, ...closed].map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...lines, "Allow: /", "", `Sitemap: ${url}/sitemap.xml`, ""].join("\n");
}
