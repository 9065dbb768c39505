import { richTextToPlain } from "#core/resume/rich-text.ts";
import type { ResumeData } from "#core/resume/schema.ts";

/**
 * What a document says, as a person reads it. Names, addresses and numbers of people in files of third parties are kept
 * as hashes (`#` and the first 16 digits of the SHA-256 of the normalised value); of a line of a list the beginning and
 * the end are enough ("Built a reader … in a week").
 */
export type Truth = {
  name?: string;
  email?: string;
  phone?: string;
  location?: string;
  links?: string[];
  /** The titles of the sections; what belongs to the person itself is none. */
  sections?: string[];
  work?: { org?: string; role?: string; start?: string; end?: string; bullets?: string[] }[];
  education?: { school?: string; degree?: string; start?: string; end?: string }[];
};

/** Returns what a document of ours says, in the form of a truth. */
export function truthOf({ basicInfo, sections, links }: ResumeData): Truth {
  const visible = sections.filter(({ isHidden }) => !isHidden);
  const of = (type: string) => visible.filter((section) => section.type === type).flatMap(({ data }) => data);
  return {
    name: basicInfo.name,
    email: basicInfo.email,
    phone: basicInfo.cellphone,
    location: basicInfo.location,
    links: links.filter(({ src }) => src !== "").map(({ src }) => src),
    sections: visible.map(({ name }) => name),
    work: of("empolyment").map((item) => ({
      org: item.subTitle,
      role: item.title,
      start: item.startDate,
      end: item.endDate,
      bullets: linesOf(item.description),
    })),
    education: of("education").map((item) => ({
      school: item.subTitle,
      degree: item.title,
      start: item.startDate,
      end: item.endDate,
    })),
  };
}

/** The entries of the lists of a text; where it has none, its paragraphs. */
function linesOf(html: string): string[] {
  const all = richTextToPlain(html)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const listed = all.filter((line) => /^(?:•|\d+\.)\s/.test(line));
  return (listed.length > 0 ? listed : all).map((line) => line.replace(/^(?:•|\d+\.)\s+/, ""));
}
