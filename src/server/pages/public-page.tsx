import { renderToStaticMarkup } from "react-dom/server";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { PhotoHosts } from "#core/resume/urls.ts";
import { ch } from "#locales/ch.ts";
import { en } from "#locales/en.ts";
import type { Locale } from "#locales/words.ts";
import { brandNames, Mark } from "#templates/brand.tsx";
import { htmlLang } from "#templates/design.ts";
import { designOf } from "#templates/registry.ts";
import { Sheet } from "#templates/sheet.tsx";
import { sheetCss } from "#templates/sheet-css.ts";
import { findTheme, themes, themeVariables } from "#templates/themes.ts";
import { chromeLocale } from "./chrome-locale.ts";
import { publicPageCss, publicPageDark } from "./public-page-css.ts";
import { Dock } from "./public-page-dock.tsx";
import { PublicPageHead } from "./public-page-head.tsx";
import { SampleNote } from "./public-page-sample.tsx";
import { islandHash } from "./public-page-script.ts";
import { readingHash } from "./reading-script.ts";

export type PublicPage = {
  /** The path of the page, under which its PDF is found. */
  path: string;
  /** Whether a private link shows it, whose path is a secret. */
  isPrivate: boolean;
  /** The public slug, by which a sample is known. */
  uuid: string;
  /** The document as a viewer may see it. */
  document: ResumeDocument;
  /** One of the design's themes, which replaces the document's own. */
  theme?: string;
  updatedAt: Date;
  /** The path of the picture for link previews: the first page, 640 px wide. A private link has none. */
  cover?: string;
  /** The scheme and host of this site. */
  siteUrl: string;
  /** Whether the resume is a sample, about a person who does not exist. */
  isSample: boolean;
};

/**
 * The content security policy of the page: scripts of ours by their hashes, photos of ours and of hosts that the operator
 * allows and no other path of this site as a picture, no forms, and no embedding in a frame.
 */
export function publicPagePolicy({ isPrivate = false, ...from }: PictureHosts & { isPrivate?: boolean }): string {
  return [
    "default-src 'none'",
    `script-src ${islandHash}${isPrivate ? ` ${readingHash}` : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `img-src ${pictureSources(from)}`,
    // A private link tells how far it was read; the public page makes no requests, but auditing tools read robots.txt from
    // inside it.
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** `own`: the hosts under which the page may be read; `photoHosts`: those that the operator allows besides. */
export type PictureHosts = { own: readonly string[]; photoHosts: PhotoHosts };

/**
 * Returns our folder of photos and our icon, not the whole site: a path that acts must not be asked for as a picture. A
 * source with a path needs its host, and what is no host must not get into the policy.
 */
function pictureSources({ own, photoHosts }: PictureHosts): string {
  const hosts = [...new Set(own)].filter((host) => /^([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/i.test(host));
  return [
    "data:",
    ...hosts.flatMap((host) => [`${host}/files/avatars/`, `${host}/favicon.ico`]),
    ...photoHosts.map((name) => (name === "*" ? "https:" : `https://${name}`)),
  ].join(" ");
}

/**
 * Returns the whole HTML of a published resume. It is readable without a script, and its words are in the language of
 * the resume.
 */
export function publicPage(page: PublicPage): string {
  const { document, siteUrl, path, uuid } = page;
  const { config, data } = document;
  const design = designOf(config.templateName);
  const columns = config.design.columns ?? design.columns;
  const locale = chromeLocale(config.lang);
  const words = locale === "ch" ? ch.publicPage : en.publicPage;
  const name = data.basicInfo.name || document.name;
  const { title, description } = page.isSample
    ? { title: fill(words.sample.title, { name: document.name }), description: words.sample.text }
    : about(name, data.basicInfo.title, words);
  const url = siteUrl + path;
  const theme = page.theme ?? config.templateTheme;
  const query = page.theme ? `?theme=${page.theme}` : "";
  const mayBeDark = config.showToggleDarkMode;
  const css =
    publicPageCss(columns === "two" ? 1024 : 768) + sheetCss(design) + (mayBeDark ? darkCss(document, theme) : "");
  const markup = renderToStaticMarkup(
    <html lang={htmlLang[config.lang]} data-dark={mayBeDark ? "allowed" : undefined}>
      <PublicPageHead
        page={page}
        url={url}
        title={title}
        description={description}
        siteName={brandNames[locale]}
        css={css}
      />
      <body>
        <Dock path={path} name={name} query={query} config={config} words={words} />
        <main className="page">
          {page.isSample && <SampleNote uuid={uuid} document={document} words={words.sample} />}
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
  );
  return `<!doctype html>${page.isPrivate ? withOwnReferrers(markup) : markup}`;
}

/**
 * Lets our own site alone know that a link was followed from here, which it needs in order to refuse what a resume's links
 * must not do (`http/security.ts`). No other text of the markup can be `<a `: React escapes it everywhere.
 */
function withOwnReferrers(markup: string): string {
  return markup.replaceAll("<a ", '<a referrerpolicy="same-origin" ');
}

/** Returns what a tab and a link preview say of a person's resume. */
function about(name: string, jobTitle: string, words: typeof en.publicPage | typeof ch.publicPage) {
  if (jobTitle === "") return { title: name, description: fill(words.descriptionNameOnly, { name }) };
  return { title: `${name} - ${jobTitle}`, description: fill(words.description, { name, title: jobTitle }) };
}

/**
 * Returns the rules of the dark form. Without a script the system's preference applies, with it the viewer's choice.
 * They need `!important` because the sheet has its colours in its style attribute.
 */
function darkCss(document: ResumeDocument, themeName: string): string {
  const design = designOf(document.config.templateName);
  const theme = findTheme(themeName) ?? findTheme(design.themes[0]) ?? themes[0];
  if (!theme) return "";
  const colours = themeVariables(theme, { accent: document.config.design.accent, dark: true });
  const sheet = Object.entries(colours).map(([key, value]) => `${key}: ${value} !important`);
  const rules = (root: string) => `${root} { ${publicPageDark} } ${root} .rs { ${sheet.join("; ")} }`;
  return `@media screen { ${rules('[data-theme="dark"]')} @media (prefers-color-scheme: dark) { ${rules(":root:not([data-theme])")} } }`;
}

function longDate(date: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === "ch" ? "zh-CN" : "en-GB", { dateStyle: "long", timeZone: "UTC" });
  return format.format(date);
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? "");
}
