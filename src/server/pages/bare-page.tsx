import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "#locales/words.ts";
import { flowingFontCssUrl } from "#server/fonts/font-css.ts";
import { brandNames, Mark } from "#templates/brand.tsx";
import { htmlLang } from "#templates/design.ts";
import { barePageCss, publicPageDark } from "./public-page-css.ts";

type Bare = {
  title: string;
  text: string;
  /** What search engines may do with the page. */
  robots: string;
  /** Rules for what stands below the text. */
  css?: string;
  children: ReactNode;
};

/** Returns a page that stands in a resume's place: it says something, and beside it lies an empty sheet of paper. */
export function barePage(locale: Locale, { title, text, robots, css = "", children }: Bare): string {
  const styles = `${barePageCss()}${css}@media (prefers-color-scheme: dark) { :root { ${publicPageDark} } }`;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={htmlLang[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content={robots} />
        <title>{title}</title>
        <link rel="stylesheet" href={flowingFontCssUrl("geist")} />
        <link rel="stylesheet" href={flowingFontCssUrl("schibsted-grotesk")} />
        <style>{styles}</style>
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
            {children}
          </div>
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
