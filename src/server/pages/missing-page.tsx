import { renderToStaticMarkup } from "react-dom/server";
import { ch } from "#locales/ch.ts";
import { en } from "#locales/en.ts";
import type { Locale } from "#locales/words.ts";
import { flowingFontCssUrl } from "#server/fonts/font-css.ts";
import { brandNames, Mark } from "#templates/brand.tsx";
import { htmlLang } from "#templates/design.ts";
import { missingPageCss, publicPageDark } from "./public-page-css.ts";

/** What is not there: a published resume, or what a private link showed. */
export type Missing = "resume" | "link";

/**
 * Returns the page for a URL without a published resume, or of a link that does not work. It does not reveal whether there
 * is a private resume, nor why a link does not work.
 */
export function missingPage(locale: Locale, what: Missing): string {
  const { notFound, linkEnded } = locale === "ch" ? ch.publicPage : en.publicPage;
  const { title, text } = what === "link" ? linkEnded : notFound;
  const css = `${missingPageCss()}@media (prefers-color-scheme: dark) { :root { ${publicPageDark} } }`;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={htmlLang[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href={flowingFontCssUrl("geist")} />
        <link rel="stylesheet" href={flowingFontCssUrl("schibsted-grotesk")} />
        <style>{css}</style>
      </head>
      <body>
        <header className="none-top">
          <a href="/">
            <Mark size={24} />
            {brandNames[locale]}
          </a>
        </header>
        <main className="none">
          <div>
            <h1>{title}</h1>
            <p>{text}</p>
            <ul>
              <li>
                <a href="/">{notFound.home}</a>
              </li>
              <li>
                <a href="/examples">{notFound.examples}</a>
              </li>
            </ul>
          </div>
          {/* An empty sheet of paper. */}
          <div className="none-sheet" aria-hidden="true">
            {["name", "title", "line", "more", "heading", "last"].map((key) => (
              <i key={key} />
            ))}
          </div>
        </main>
      </body>
    </html>,
  )}`;
}
