import type { ReadSection } from "./sections.ts";

const ofBoth = /^学\s*歴\s*[・･/／、]?\s*職\s*歴/u;

/**
 * Japanese forms have boxes whether somebody fills them in or not: an empty one is no section. What names schools and jobs
 * together is the title of the schools where the jobs have their own.
 */
export function inForm(sections: readonly ReadSection[]): ReadSection[] {
  if (!sections.some(({ name }) => ofBoth.test(name))) return [...sections];
  return sections
    .map((section, at) => {
      const isOfSchools = ofBoth.test(section.name) && /^職\s*歴$/u.test(sections[at + 1]?.name ?? "");
      return isOfSchools ? { ...section, name: "学歴" } : section;
    })
    .filter(({ lines }) => lines.length > 0);
}
