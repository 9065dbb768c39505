import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { WrittenPage } from "#contract/pages.ts";
import { htmlLang, type Locale, locales } from "#locales/words.ts";
import type { Config } from "#server/config/config.ts";
import { siteUrl } from "#server/config/editions.ts";
import { sharePicture } from "#server/features/discovery/service.ts";
import { escapeHtml } from "#server/http/html.ts";
import { translate } from "#server/http/locale.ts";
import { brandNames } from "#templates/brand.tsx";

/**
 * The browser application's single HTML document, filled in for an edition. If the server rendered the page, it also
 * contains the page's text, the metadata for search engines and shared links, and the files that the browser needs
 * next.
 */
export type DocumentOrder = {
  locale: Locale;
  /** The page's path without the query. */
  path: string;
  /** Whether the query names the edition; the canonical URL then names it too. */
  namesLocale: boolean;
  isFound: boolean;
  /** Whether search engines may list the page. */
  isIndexed: boolean;
  /** The only edition that has the page; absent for both. */
  edition?: Locale | undefined;
};

type Site = Pick<Config, "publicUrl" | "editions">;

export type PageDocument = {
  fill(order: DocumentOrder, page: WrittenPage | null): string;
  /** The hash of the inline script, as the content security policy names it. */
  script: string;
};

/** Reads the built document from `folder`. Throws if there is no build. */
export function documentOf(folder: string, site: Site): PageDocument {
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  // The script is needed before the first paint; as a file of its own it would cost a round trip before that.
  const early = read("early.js")
    .replace(/^\s*\/\/.*\n/gm, "")
    .trim();
  const template = read("index.html").replace('<script src="/early.js"></script>', () => `<script>${early}</script>`);
  const styled = withStyle(template, read);
  const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/;
  const code = entry.exec(template)?.[1] ?? "";
  // For a rendered page, the inline script loads the application's code after the first paint.
  const readable = styled.replace(entry, "");
  const preloads = preloadsOf(JSON.parse(read(path.join(".vite", "manifest.json"))) as Manifest);
  const parts = { lang: '<html lang="zh-CN">', title: /<title>[^<]*<\/title>/, root: '<div id="root"></div>' };
  const fill: PageDocument["fill"] = (order, page) => {
    const { locale } = order;
    const missing = order.isFound ? "" : " data-missing";
    const document = (page ? (page.html === null ? styled : readable) : template)
      .replace(parts.lang, `<html lang="${htmlLang[locale]}" data-locale="${locale}"${missing}>`)
      .replace(noScript, page?.html ? "" : withoutScript(locale));
    if (!page) return document;
    // Texts are inserted by functions, so that `$&` in a text is not taken as a replacement pattern.
    const headed = document
      .replace(/<meta name="description"[^>]*>/, "")
      .replace(parts.title, () => headOf(site, order, page, [code, ...preloads(page.modules)]));
    return headed.replace(
      parts.root,
      () => `<div id="root">${page.html ?? ""}</div><script type="application/json" id="state">${page.state}</script>`,
    );
  };
  return { fill, script: `'sha256-${createHash("sha256").update(early).digest("base64")}'` };
}

const noScript = /<noscript>[^<]*<\/noscript>/;

/**
 * What a browser without JavaScript shows of a page that only the browser renders, such as signing in. All other pages
 * can be read without it.
 */
function withoutScript(locale: Locale): string {
  const text = (key: "needsScript" | "needsScriptHelp" | "needsScriptElse" | "backHome") =>
    escapeHtml(translate(locale, "serverPages", key));
  return `<noscript><main class="without-script"><p class="brand"><a href="/">${brandNames[locale]}</a></p><h1>${text("needsScript")}</h1><p>${text("needsScriptHelp")}</p><p>${text("needsScriptElse")}</p><p><a href="/">${text("backHome")}</a></p></main></noscript>`;
}

/**
 * Inlines the style sheet, so that a first-time viewer of a rendered page does not wait for a second response.
 * Returning users have it cached, and pages that the browser renders itself wait for code anyway.
 */
function withStyle(template: string, read: (name: string) => string): string {
  const sheet = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)"[^>]*>/;
  return template.replace(sheet, (_, file: string) => `<style>${read(file)}</style>`);
}

function headOf(site: Site, order: DocumentOrder, page: WrittenPage, code: string[]) {
  const { locale } = order;
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`;
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}" />`;
  const link = (rel: string, href: string, more = "") => `<link rel="${rel}"${more} href="${escapeHtml(href)}" />`;
  const { canonical, alternates } = urlsOf(site, order);
  const picture = sharePicture(locale);
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    meta("description", page.description),
    ...(order.isFound && order.isIndexed
      ? [
          link("canonical", canonical),
          ...alternates.map(({ lang, url }) => link("alternate", url, ` hreflang="${lang}"`)),
        ]
      : [meta("robots", "noindex")]),
    property("og:type", "website"),
    property("og:site_name", brandNames[locale]),
    property("og:title", page.title),
    property("og:description", page.description),
    property("og:url", canonical),
    property("og:locale", ogLocale[locale]),
    ...(order.edition ? [] : locales.filter((other) => other !== locale)).map((other) =>
      property("og:locale:alternate", ogLocale[other]),
    ),
    property("og:image", siteUrl(site, locale) + picture.path),
    property("og:image:width", String(picture.width)),
    property("og:image:height", String(picture.height)),
    property("og:image:alt", picture.alt),
    meta("twitter:card", "summary_large_image"),
    link("manifest", `/site.webmanifest?locale=${locale}`),
    ...(order.isFound && page.structured ? [`<script type="application/ld+json">${page.structured}</script>`] : []),
    ...(page.html === null ? [] : [meta("code", code.join(" "))]),
  ].join("\n    ");
}

const ogLocale: Record<Locale, string> = { ch: "zh_CN", en: "en_GB" };

type Urls = { canonical: string; alternates: { lang: string; url: string }[] };

/**
 * Returns the canonical URL and the alternates. If editions have hosts, each page has one URL per edition. Otherwise
 * the bare URL follows the reader's choice, and `?locale=` names an edition. A page that only one edition has gets no
 * alternates.
 */
export function urlsOf(
  site: Site,
  { locale, path: place, namesLocale, edition }: Pick<DocumentOrder, "locale" | "path" | "namesLocale" | "edition">,
): Urls {
  const at = (each: Locale) =>
    site.editions ? `${site.editions[each]}${place}` : `${site.publicUrl}${place}?locale=${each}`;
  const bare = `${site.publicUrl}${place}`;
  const canonical = site.editions || namesLocale || edition ? at(locale) : bare;
  if (edition) return { canonical, alternates: [] };
  const editions = locales.map((each) => ({ lang: htmlLang[each], url: at(each) }));
  return { canonical, alternates: [...editions, { lang: "x-default", url: bare }] };
}

/** The manifest that Vite writes next to a build; files are relative to the build's folder. */
type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;

/**
 * Returns a function that lists the files of modules and of their imports, without those that the document loads
 * anyway.
 */
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
