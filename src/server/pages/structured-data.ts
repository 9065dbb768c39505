import type { ResumeDocument, Section } from "#core/resume/schema.ts";
import { brandNames } from "#templates/brand.tsx";
import { htmlLang } from "#templates/design.ts";
import { chromeLocale } from "./chrome-locale.ts";

type About = {
  /** The document as a viewer may see it, without what is hidden. */
  document: ResumeDocument;
  updatedAt: Date;
  siteUrl: string;
  isSample: boolean;
};

const most = 20;

/**
 * Returns the description of the page for programs, as the text of a script element. No text can end the element: every
 * `<` is written as a JSON escape.
 */
export function structuredData(about: About, url: string): string {
  const page = about.isSample ? samplePage(about) : profilePage(about, url);
  const described = {
    "@context": "https://schema.org",
    ...page,
    url: url,
    inLanguage: htmlLang[about.document.config.lang],
    dateModified: about.updatedAt.toISOString(),
  };
  return JSON.stringify(described).replaceAll("<", "\\u003c");
}

/** A sample is a text that we wrote. It describes nobody, so a program must not take its name for a person's. */
function samplePage({ document, siteUrl }: About): object {
  const locale = chromeLocale(document.config.lang);
  return {
    "@type": "CreativeWork",
    name: document.name,
    isAccessibleForFree: true,
    author: { "@type": "Organization", name: brandNames[locale], url: siteUrl },
  };
}

/**
 * Returns a schema.org ProfilePage about a Person. It contains name, work, schools, skills and web URLs, but never a
 * phone or an email, hidden or not, because that would serve harvesters.
 */
function profilePage({ document, siteUrl }: About, url: string): object {
  const { basicInfo, sections, links } = document.data;
  const of = (type: Section["type"]) => sections.filter((section) => section.type === type).flatMap(({ data }) => data);
  const named = (type: string, names: string[]) =>
    [...new Set(names.map((name) => name.trim()).filter(Boolean))]
      .slice(0, most)
      .map((name) => ({ "@type": type, name }));
  const current = of("empolyment").filter((item) => item.endDate === "present"); // sic
  const person = {
    "@type": "Person",
    name: basicInfo.name || document.name,
    jobTitle: basicInfo.title || undefined,
    url: url,
    image: pictureUrl(basicInfo.avatar, siteUrl),
    address: basicInfo.location ? { "@type": "PostalAddress", addressLocality: basicInfo.location } : undefined,
    worksFor: orNothing(
      named(
        "Organization",
        current.map((item) => item.subTitle),
      ),
    ),
    alumniOf: orNothing(
      named(
        "EducationalOrganization",
        of("education").map((item) => item.subTitle),
      ),
    ),
    knowsAbout: orNothing(
      of("skills")
        .map((item) => item.title.trim())
        .filter(Boolean)
        .slice(0, most),
    ),
    sameAs: orNothing(
      links
        .map((link) => link.src)
        .filter((src) => /^https?:\/\//.test(src))
        .slice(0, most),
    ),
  };
  return { "@type": "ProfilePage", mainEntity: person };
}

function orNothing<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}

/** Returns the URL of a photo on this site or elsewhere; undefined for one that is embedded in the document. */
function pictureUrl(avatar: string, siteUrl: string): string | undefined {
  if (avatar.startsWith("/")) return siteUrl + avatar;
  return avatar.startsWith("https://") ? avatar : undefined;
}
