import type { ResumeDocument, Section } from "#core/resume/schema.ts";
import { htmlLang } from "#templates/design.ts";

type About = {
  /** As a visitor may see it: what is hidden is not in it. */
  document: ResumeDocument;
  updatedAt: Date;
  siteUrl: string;
};

const most = 20;

/**
 * The page for machines that read it: schema.org ProfilePage about a Person, as the text of a script element. Name,
 * work, schools, skills and web addresses; never a phone or an address of mail, hidden or not, which would be made for
 * collectors. No text can end the element: every `<` is written as JSON can also write it.
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

/** A photo on this site or at an address of its own; one that is kept inside the document has no address. */
function pictureUrl(avatar: string, siteUrl: string): string | undefined {
  if (avatar.startsWith("/")) return siteUrl + avatar;
  return avatar.startsWith("https://") ? avatar : undefined;
}
