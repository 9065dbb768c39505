import { limits } from "#core/limits.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { flowingFontCssUrl, latinFiles } from "#server/fonts/font-css.ts";
import { sheetFonts } from "#server/fonts/sheet-fonts.ts";
import { htmlLang } from "#templates/design.ts";
import { type FontId, fontFamilies, fontsOf } from "#templates/fonts.ts";
import { designOf } from "#templates/registry.ts";
import type { PublicPage } from "./public-page.tsx";
import { islandScript } from "./public-page-script.ts";
import { readingScript } from "./reading-script.ts";
import { structuredData } from "./structured-data.ts";

type Props = {
  page: PublicPage;
  url: string;
  title: string;
  description: string;
  siteName: string;
  css: string;
};

/**
 * Renders what browsers, search engines and link previews read of a published resume, and what the page loads first.
 */
export function PublicPageHead({ page, url, title, description, siteName, css }: Props) {
  const { document } = page;
  const isFound = !page.isPrivate && (page.isSample || document.config.addToExamples);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {/* Personal data is reachable by its link, not by search, unless the owner allows it as an example. */}
      <meta name="robots" content={isFound ? "index, follow" : "noindex, nofollow"} />
      {page.isPrivate ? null : <ForOthers {...{ page, url, title, description, siteName }} />}
      {firstFonts(document).map((url) => (
        <link key={url} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={url} />
      ))}
      {sheetFonts(document).map((id) => (
        <FontRules key={id} id={id} />
      ))}
      <script>{islandScript}</script>
      {page.isPrivate && <script>{readingScript}</script>}
      <style>{css}</style>
    </head>
  );
}

/** What search engines and link previews read. A private link has none of it: it is for whoever was given it. */
function ForOthers({ page, url, title, description, siteName }: Omit<Props, "css">) {
  const { document, siteUrl } = page;
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content={page.isSample ? "article" : "profile"} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={htmlLang[document.config.lang].replace("-", "_")} />
      {page.cover && <meta property="og:image" content={new URL(page.cover, siteUrl).href} />}
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(limits.cover.width)} />
      <meta property="og:image:height" content={String(limits.cover.width * limits.cover.ratio)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary" />
      <script type="application/ld+json">{structuredData(page, url)}</script>
    </>
  );
}

/**
 * Returns the fonts of the text and the name, which every design shows first. The page preloads them, so that they are
 * ready for its first frame.
 */
function firstFonts({ config }: ResumeDocument): string[] {
  const { text, large } = fontsOf(designOf(config.templateName), config.lang, config.design);
  return [...new Set([...latinFiles(text, [400, 600]), ...latinFiles(large, [700])])];
}

/**
 * Links the rules of a family. Those of a CJK family are long and refer to many files, so they are deferred: the
 * reader's own characters are shown first and nothing waits.
 */
function FontRules({ id }: { id: FontId }) {
  const url = flowingFontCssUrl(id);
  if (fontFamilies[id].role !== "cjk") return <link rel="stylesheet" href={url} />;
  return (
    <>
      <link rel="stylesheet" href={url} media="print" data-later="" />
      <noscript>
        <link rel="stylesheet" href={url} />
      </noscript>
    </>
  );
}
