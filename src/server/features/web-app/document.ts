import { readFileSync } from "node:fs";
import path from "node:path";
import type { WrittenPage } from "#contract/pages.ts";
import { htmlLang, type Locale, locales } from "#locales/words.ts";
import { escapeHtml } from "#server/http/html.ts";

/**
 * The browser application's one HTML document, filled in for an edition and, where the server wrote the page, with its
 * text, what search engines and shared links want to know, and the files that the browser needs next.
 */
export type DocumentOrder = {
  locale: Locale;
  /** The site's address without a slash at its end. */
  siteUrl: string;
  /** The page's path, without its query. */
  path: string;
  /** True where the query names the edition: then the address that counts names it too. */
  namesLocale: boolean;
  isFound: boolean;
};

/** Makes the function that fills in the document of the build in `folder`. Throws where there is no build. */
export function documentOf(folder: string): (order: DocumentOrder, page: WrittenPage | null) => string {
  const template = readFileSync(path.join(folder, "index.html"), "utf8");
  const preloads = preloadsOf(
    JSON.parse(readFileSync(path.join(folder, ".vite", "manifest.json"), "utf8")) as Manifest,
  );
  const parts = { lang: '<html lang="zh-CN">', title: /<title>[^<]*<\/title>/, root: '<div id="root"></div>' };
  return (order, page) => {
    const { locale } = order;
    const document = template.replace(parts.lang, `<html lang="${htmlLang[locale]}" data-locale="${locale}">`);
    if (!page) return document;
    // Texts are put in by functions: `$&` in one of them is text, not a pattern.
    return document
      .replace(/<meta name="description"[^>]*>/, "")
      .replace(parts.title, () => headOf(order, page, preloads(page.modules)))
      .replace(
        parts.root,
        () => `<div id="root">${page.html}</div><script type="application/json" id="state">${page.state}</script>`,
      );
  };
}

function headOf(
  { locale, siteUrl, path: place, namesLocale, isFound }: DocumentOrder,
  page: WrittenPage,
  preloads: string[],
) {
  const at = (edition: Locale) => `${siteUrl}${place}?locale=${edition}`;
  const address = namesLocale ? at(locale) : `${siteUrl}${place}`;
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`;
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}" />`;
  const link = (rel: string, href: string, more = "") => `<link rel="${rel}"${more} href="${escapeHtml(href)}" />`;
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    meta("description", page.description),
    ...(isFound
      ? [
          link("canonical", address),
          ...locales.map((edition) => link("alternate", at(edition), ` hreflang="${htmlLang[edition]}"`)),
          link("alternate", `${siteUrl}${place}`, ' hreflang="x-default"'),
          property("og:type", "website"),
          property("og:title", page.title),
          property("og:description", page.description),
          property("og:url", address),
          property("og:locale", locale === "ch" ? "zh_CN" : "en_GB"),
        ]
      : [meta("robots", "noindex")]),
    ...preloads.map((file) => link("modulepreload", file, " crossorigin")),
  ].join("\n    ");
}

/** What Vite writes beside a build; files are relative to its folder. */
type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;

/** The files of modules and of what they import, without those that the document loads by itself. */
function preloadsOf(manifest: Manifest): (modules: readonly string[]) => string[] {
  const own = new Set(Object.keys(manifest).filter((key) => manifest[key]?.isEntry));
  const below = (key: string, seen: Set<string>) => {
    if (seen.has(key) || !manifest[key]) return;
    seen.add(key);
    for (const each of manifest[key]?.imports ?? []) below(each, seen);
  };
  const loaded = new Set<string>();
  for (const key of own) below(key, loaded);
  return (modules) => {
    const wanted = new Set<string>();
    for (const module of modules) below(module, wanted);
    return [...wanted].filter((key) => !loaded.has(key)).map((key) => `/${manifest[key]?.file}`);
  };
}
