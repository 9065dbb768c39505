import type { Locale } from "#locales/words.ts";
import { brandNames } from "#templates/brand.tsx";

/** What the browser's tab says: the brand first at home, last elsewhere. `words` are the page's own. */
export function titleOf(page: string, words: string, locale: Locale): string {
  const brand = brandNames[locale];
  return page === "home" ? `${brand} · ${words}` : `${words} · ${brand}`;
}
