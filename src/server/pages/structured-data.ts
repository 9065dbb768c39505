import type { ResumeDocument, Section } from "#core/resume/schema.ts";
import { htmlLang } from "#templates/design.ts";

type About = {
  /** The document as a viewer may see it, without what is hidden. */
  document: ResumeDocument;
  updatedAt: Date;
  siteUrl: string;
};

const most = 20;

/**
 * Returns the description of the page for programs: a schema.org ProfilePage about a Person, as the text of a script
 * element. It contains name, work, schools, skills and web URLs, but never a phone or an email, hidden or not, because
 * that would serve harvesters. No text can end the element: every `<` is written as a JSON escape.
 */
export function structuredData({ document, updatedAt, siteUrl }: About, url: string): string {
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
  const page = {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url: url,
    inLanguage: htmlLang[document.config.lang],
    dateModified: updatedAt.toISOString(),
    mainEntity: person,
  };
  return JSON.stringify(page).replaceAll("<", "\\u003c");
}

function orNothing<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}

/** Returns the URL of a photo on this site or elsewhere; undefined for one that is embedded in the document. */
function pictureUrl(avatar: string, siteUrl: string): string | undefined {
  if (avatar.startsWith("/")) return siteUrl + avatar;
  return avatar.startsWith("https://") ? avatar : undefined;
}
