import type { Locale } from "#locales/words.ts";
import { brandNames } from "#templates/brand.tsx";

/**
 * Returns the title of the browser's tab: the brand comes first on the home page, last elsewhere. `words` is the page's
 * own title.
 */
export function titleOf(page: string, words: string, locale: Locale): string {
  const brand = brandNames[locale];
  return page === "home" ? `${brand} · ${words}` : `${words} · ${brand}`;
}
