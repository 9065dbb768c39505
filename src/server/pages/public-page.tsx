import { renderToStaticMarkup } from "react-dom/server";
import { limits } from "#core/limits.ts";
import type { Language, ResumeDocument } from "#core/resume/schema.ts";
import { ch } from "#locales/ch.ts";
import { en } from "#locales/en.ts";
import type { Locale } from "#locales/words.ts";
import { flowingFontCssAddress, latinFiles } from "#server/fonts/font-css.ts";
import { sheetFonts } from "#server/fonts/sheet-fonts.ts";
import { brandNames, Mark } from "#templates/brand.tsx";
import { htmlLang } from "#templates/design.ts";
import { type FontId, fontFamilies, fontsOf } from "#templates/fonts.ts";
import { designOf } from "#templates/registry.ts";
import { Sheet } from "#templates/sheet.tsx";
import { sheetCss } from "#templates/sheet-css.ts";
import { findTheme, themes, themeVariables } from "#templates/themes.ts";
import { publicPageCss, publicPageDark } from "./public-page-css.ts";
import { islandHash, islandScript } from "./public-page-script.ts";
import { structuredData } from "./structured-data.ts";

export type PublicPage = {
  uuid: string;
  /** As a visitor may see it. */
  document: ResumeDocument;
  /** One of the design's themes, in place of the document's own. */
  theme?: string;
  updatedAt: Date;
  /** Path of the picture for link previews: the first page, 640 px wide. */
  cover: string;
  /** Scheme and host of this site. */
  siteUrl: string;
  /** About a person who does not exist. */
  isSample: boolean;
};

/** Policy of the page: one script of ours by its hash, nothing from elsewhere but a photo, no forms, in nobody's frame. */
export const publicPagePolicy = [
  "default-src 'none'",
  `script-src ${islandHash}`,
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: https:",
  // Nothing of ours asks; tools that judge a page read robots.txt from inside it.
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** What every design sets first: its text and its name. Asked for with the page, they are there when it is first shown. */
function firstFonts({ config }: ResumeDocument): string[] {
  const { text, large } = fontsOf(designOf(config.templateName), config.lang, config.design);
  return [...new Set([...latinFiles(text, [400, 600]), ...latinFiles(large, [700])])];
}

/** A CJK family's rules are long and its files many: the reader's own characters are shown first, and nothing waits. */
function FontRules({ id }: { id: FontId }) {
  const address = flowingFontCssAddress(id);
  if (fontFamilies[id].role !== "cjk") return <link rel="stylesheet" href={address} />;
  return (
    <>
      <link rel="stylesheet" href={address} media="print" data-later="" />
      <noscript>
        <link rel="stylesheet" href={address} />
      </noscript>
    </>
  );
}

/** The whole HTML of a published resume: readable without a script, in the words of the resume's own language. */
export function publicPage(page: PublicPage): string {
  const { document, siteUrl, uuid } = page;
  const { config, data } = document;
  const design = designOf(config.templateName);
  const columns = config.design.columns ?? design.columns;
  const locale = chromeLocale(config.lang);
  const words = locale === "ch" ? ch.publicPage : en.publicPage;
  const name = data.basicInfo.name || document.name;
  const title = data.basicInfo.title ? `${name} - ${data.basicInfo.title}` : name;
  const description = fill(data.basicInfo.title ? words.description : words.descriptionNameOnly, {
    name,
    title: data.basicInfo.title,
  });
  const address = `${siteUrl}/r/${encodeURIComponent(uuid)}`;
  const theme = page.theme ?? config.templateTheme;
  const query = page.theme ? `?theme=${page.theme}` : "";
  const mayBeDark = config.showToggleDarkMode;
  const css =
    publicPageCss(columns === "two" ? 1024 : 768) + sheetCss(design) + (mayBeDark ? darkCss(document, theme) : "");
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={htmlLang[config.lang]} data-dark={mayBeDark ? "allowed" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {/* A person's data is found by its link, not by a search, unless its owner lets it be shown as an example. */}
        <meta name="robots" content={page.isSample || config.addToExamples ? "index, follow" : "noindex, nofollow"} />
        <link rel="canonical" href={address} />
        <meta property="og:type" content="profile" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={address} />
        <meta property="og:site_name" content={brandNames[locale]} />
        <meta property="og:locale" content={htmlLang[config.lang].replace("-", "_")} />
        <meta property="og:image" content={new URL(page.cover, siteUrl).href} />
        <meta property="og:image:type" content="image/jpeg" />
        <meta property="og:image:width" content={String(limits.cover.width)} />
        <meta property="og:image:height" content={String(limits.cover.width * limits.cover.ratio)} />
        <meta property="og:image:alt" content={title} />
        <meta name="twitter:card" content="summary" />
        <script type="application/ld+json">{structuredData(page, address)}</script>
        {firstFonts(document).map((address) => (
          <link key={address} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={address} />
        ))}
        {sheetFonts(document).map((id) => (
          <FontRules key={id} id={id} />
        ))}
        <script>{islandScript}</script>
        <style>{css}</style>
      </head>
      <body>
        {(config.downloadable || config.showShareBtn || mayBeDark) && (
          <nav className="dock" aria-label={words.actions}>
            <span className="dock-name" aria-hidden="true">
              {name}
            </span>
            <ul>
              {config.downloadable && (
                <li>
                  <a
                    className="act act-first"
                    href={`/r/${encodeURIComponent(uuid)}/pdf${query}`}
                    aria-label={words.download}
                    title={words.download}
                    download
                  >
                    <Icon d="M12 15V3 M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4 M7 10l5 5 5-5" />
                  </a>
                </li>
              )}
              {config.showShareBtn && (
                <li data-place="share" hidden>
                  <button
                    type="button"
                    className="act"
                    data-act="share"
                    data-done={words.shared}
                    data-by-hand={words.copyByHand}
                    aria-label={words.share}
                    title={words.share}
                  >
                    <Icon d="M15 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0 M3 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0 M15 19a3 3 0 1 0 6 0 3 3 0 1 0-6 0 M8.6 13.5l6.8 4 M15.4 6.5l-6.8 4" />
                  </button>
                </li>
              )}
              {mayBeDark && (
                <li data-place="dark" hidden>
                  <button
                    type="button"
                    className="act"
                    data-act="dark"
                    data-dark={words.toDark}
                    data-light={words.toLight}
                    aria-label={words.toDark}
                    title={words.toDark}
                  >
                    <Icon className="moon" d="M20.99 12.49a9 9 0 1 1-9.48-9.48 6.5 6.5 0 0 0 9.48 9.48z" />
                    <Icon
                      className="sun"
                      d="M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0 M12 2v2 M12 20v2 M4.9 4.9l1.4 1.4 M17.7 17.7l1.4 1.4 M2 12h2 M20 12h2 M6.3 17.7l-1.4 1.4 M19.1 4.9l-1.4 1.4"
                    />
                  </button>
                </li>
              )}
            </ul>
          </nav>
        )}
        <main className="page">
          <div className="paper">
            <Sheet document={document} mode="public" theme={theme} />
          </div>
          <footer className="foot">
            <time dateTime={page.updatedAt.toISOString()}>
              {fill(words.updated, { date: longDate(page.updatedAt, locale) })}
            </time>
            {!config.removeBranding && (
              <a href="/">
                <Mark />
                <span>
                  {words.madeWith} <b>{brandNames[locale]}</b>
                </span>
              </a>
            )}
          </footer>
        </main>
        <p className="said" role="status" />
      </body>
    </html>,
  )}`;
}

/** The page for an address without a published resume. It does not say whether there is a private one. */
export function missingPage(locale: Locale): string {
  const { notFound } = locale === "ch" ? ch.publicPage : en.publicPage;
  const css = `${publicPageCss(768)}@media (prefers-color-scheme: dark) { :root { ${publicPageDark} } }`;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={htmlLang[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{notFound.title}</title>
        <style>{css}</style>
      </head>
      <body>
        <main className="none">
          <a className="none-home" href="/">
            <Mark size={24} />
            {brandNames[locale]}
          </a>
          <h1>{notFound.title}</h1>
          <p>{notFound.text}</p>
          <a className="none-go" href="/">
            {notFound.home}
          </a>
        </main>
      </body>
    </html>,
  )}`;
}

/** Without a script the system's wish counts; with it the visitor's. The sheet's own colours stand in its style attribute. */
function darkCss(document: ResumeDocument, themeName: string): string {
  const design = designOf(document.config.templateName);
  const theme = findTheme(themeName) ?? findTheme(design.themes[0]) ?? themes[0];
  if (!theme) return "";
  const colours = themeVariables(theme, { accent: document.config.design.accent, dark: true });
  const sheet = Object.entries(colours).map(([key, value]) => `${key}: ${value} !important`);
  const rules = (root: string) => `${root} { ${publicPageDark} } ${root} .rs { ${sheet.join("; ")} }`;
  return `@media screen { ${rules('[data-theme="dark"]')} @media (prefers-color-scheme: dark) { ${rules(":root:not([data-theme])")} } }`;
}

/** The edition whose words stand around a resume in this language, and on whose host it is. */
export const chromeLocale = (lang: Language): Locale => (lang === "ch" || lang === "zh-tw" ? "ch" : "en");

function longDate(date: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === "ch" ? "zh-CN" : "en-GB", { dateStyle: "long", timeZone: "UTC" });
  return format.format(date);
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? "");
}

function Icon({ d, className }: { d: string; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path d={d} />
    </svg>
  );
}
