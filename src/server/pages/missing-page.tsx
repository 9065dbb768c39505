import { ch } from "#locales/ch.ts";
import { en } from "#locales/en.ts";
import type { Locale } from "#locales/words.ts";
import { barePage } from "./bare-page.tsx";

/** What is not there: a published resume, or what a private link showed. */
export type Missing = "resume" | "link";

/**
 * Returns the page for a URL without a published resume, or of a link that does not work. It does not reveal whether there
 * is a private resume, nor why a link does not work.
 */
export function missingPage(locale: Locale, what: Missing): string {
  const { notFound, linkEnded } = locale === "ch" ? ch.publicPage : en.publicPage;
  const { title, text } = what === "link" ? linkEnded : notFound;
  return barePage(locale, {
    ...{ title, text, robots: "noindex" },
    children: (
      <ul>
        <li>
          <a href="/">{notFound.home}</a>
        </li>
        <li>
          <a href="/examples">{notFound.examples}</a>
        </li>
      </ul>
    ),
  });
}
