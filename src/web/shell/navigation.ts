import { isOfEdition, type PageName, pageOf } from "#contract/pages.ts";
import type { en } from "#locales/en.ts";
import type { Locale } from "#locales/words.ts";

/** The part of `GET /api/site` that decides which links there are. */
export type SiteFacts = {
  contact: string | null;
  membership: "plans" | "open";
  flags: { ai: boolean; upload: boolean };
};

/** A link whose text is `common:nav.<word>`. `isPlain` marks a URL that the router must not handle. */
export type SiteLink = { word: keyof (typeof en)["common"]["nav"]; to: string; isPlain?: boolean };
export type LinkColumn = { word: keyof (typeof en)["common"]["footer"]; links: SiteLink[] };

/**
 * The links of the header, of the menu on small screens and of the footer. They lead only to pages that exist in this
 * edition of this installation; whoever raises a flag adds the pages behind it (`/ai`, `/upload`).
 */
export function headerLinks(locale: Locale, site: SiteFacts | undefined): SiteLink[] {
  return [...(site?.flags.ai ? [ai] : []), ...pagesOf(locale, [...pricing(site), "guides", "referral", "review"])];
}

export function footerColumns(locale: Locale, site: SiteFacts | undefined): LinkColumn[] {
  const columns: LinkColumn[] = [
    {
      word: "product",
      links: [
        ...pagesOf(locale, ["templates", "examples", "guides"]),
        ...(site?.flags.ai ? [ai] : []),
        ...(site?.flags.upload ? [upload] : []),
        ...pagesOf(locale, [...pricing(site), "resumes"]),
      ],
    },
    {
      word: "community",
      // Where everybody has everything there is nothing to apply for.
      links: pagesOf(locale, [
        ...(site?.membership === "plans" ? (["programs"] as const) : []),
        "referral",
        "review",
        "roadmap",
      ]),
    },
    {
      word: "legal",
      links: [
        ...pagesOf(locale, ["terms", "privacy", "refundPolicy", "developers"]),
        ...(site?.contact ? [{ word: "contact", to: contactHref(site.contact), isPlain: true } as const] : []),
      ],
    },
  ];
  return columns.filter((column) => column.links.length > 0);
}

/** Where everybody has everything there are no prices to read. */
const pricing = (site: SiteFacts | undefined) => (site?.membership === "open" ? [] : (["pricing"] as const));
const ai: SiteLink = { word: "ai", to: "/ai" };
const upload: SiteLink = { word: "upload", to: "/upload" };

/** Returns the link to the operator's contact: an email by `mailto:`, a URL as it is. */
export function contactHref(contact: string): string {
  return /^https?:/.test(contact) ? contact : `mailto:${contact}`;
}

type Linked = PageName & keyof (typeof en)["common"]["nav"];

function pagesOf(locale: Locale, names: readonly Linked[]): SiteLink[] {
  return names
    .map((name) => ({ word: name, page: pageOf(name) }))
    .filter(({ page }) => isOfEdition(page, locale))
    .map(({ word, page }) => ({ word, to: page.path }));
}
