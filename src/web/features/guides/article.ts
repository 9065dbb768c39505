import type { Guide } from "#contract/content.ts";
import { htmlLang, type Locale } from "#locales/words.ts";
import { brandNames } from "#templates/brand.tsx";

/** Returns a guide as an object of schema.org, for search engines. */
export function articleOf(guide: Guide, locale: Locale): object {
  const publisher = { "@type": "Organization", name: brandNames[locale] };
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: guide.title,
    description: guide.desc,
    inLanguage: htmlLang[locale],
    dateModified: guide.updatedAt,
    author: publisher,
    publisher,
  };
}
