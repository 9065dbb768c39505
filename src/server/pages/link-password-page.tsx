import { renderToStaticMarkup } from "react-dom/server";
import { limits } from "#core/limits.ts";
import { ch } from "#locales/ch.ts";
import { en } from "#locales/en.ts";
import type { Locale } from "#locales/words.ts";
import { flowingFontCssUrl } from "#server/fonts/font-css.ts";
import { brandNames, Mark } from "#templates/brand.tsx";
import { htmlLang } from "#templates/design.ts";
import { linkPasswordCss, missingPageCss, publicPageDark } from "./public-page-css.ts";

/** The content security policy of the page: styles and fonts of ours, and a form that is sent to this site alone. */
export const linkPasswordPolicy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** Why the password that was sent did not open the link. */
export type PasswordProblem = { kind: "wrong" } | { kind: "tooMany"; minutes: number };

/** Returns the page that asks for a link's password. It says nothing of the resume or of whose it is. */
export function linkPasswordPage(locale: Locale, problem?: PasswordProblem): string {
  const { linkPassword: words } = locale === "ch" ? ch.publicPage : en.publicPage;
  const css = `${missingPageCss()}${linkPasswordCss}@media (prefers-color-scheme: dark) { :root { ${publicPageDark} } }`;
  const said =
    problem?.kind === "tooMany"
      ? words.tooMany.replace("{{minutes}}", String(problem.minutes))
      : problem && words.wrong;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={htmlLang[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{words.title}</title>
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
            <h1>{words.title}</h1>
            <p>{words.text}</p>
            <form method="post" className="lock">
              <label htmlFor="password">{words.label}</label>
              <div>
                <input
                  id="password"
                  name="password"
                  type="password"
                  required
                  maxLength={limits.shareLinks.password.max}
                  autoComplete="off"
                  aria-invalid={said ? true : undefined}
                  aria-describedby={said ? "problem" : undefined}
                />
                <button type="submit">{words.open}</button>
              </div>
              {said && (
                <p id="problem" role="alert">
                  {said}
                </p>
              )}
            </form>
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
