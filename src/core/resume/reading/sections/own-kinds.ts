import { findDates } from "../dates/date-ranges.ts";
import { scoresOf } from "../terms/classify.ts";
import { kindOfHeading, partsOfTitle } from "../terms/heading-words.ts";
import type { ReadSection } from "./sections.ts";

const ofSchools = /학력|학교|学歴|学历|學歷/u;
const ofTraining = /^(?:교육|직업\s?교육|훈련|연수|研修|教育・研修|培训|培訓|training)/iu;

/**
 * Where schools have a section of their own, "교육" has courses, and where jobs have one, "인턴·대외활동" what was done besides:
 * they are no schools and no jobs.
 */
export function withOwnKinds(sections: readonly ReadSection[]): ReadSection[] {
  return withPartsKnown(sections).map(ownKindIn(sections));
}

/**
 * "Experience" right above "Vocational" in smaller type: a title without a text of its own is that of the parts below it,
 * and says what those are whose own titles say nothing. Titles above one entry each are no parts, but name the entries.
 */
function withPartsKnown(sections: readonly ReadSection[]): readonly ReadSection[] {
  return sections.map((section, at) => {
    const isBelow = (one: ReadSection) => section.title.size < one.title.size * 0.93;
    const whole = sections.slice(0, at).findLast(isBelow);
    if (section.kind !== "other" || !whole || whole.lines.length > 0 || whole.kind === "other") return section;
    const first = sections.indexOf(whole) + 1;
    const end = sections.findIndex(
      ({ kind, title }, index) => index >= first && (kind !== "other" || title.size > section.title.size * 1.07),
    );
    const parts = sections.slice(first, end < 0 ? undefined : end);
    if (!parts.includes(section)) return section;
    const dated = parts.flatMap(({ lines }) => lines).filter(({ text }) => findDates(text).length > 0);
    return dated.length > parts.length ? { ...section, kind: whole.kind } : section;
  });
}

function ownKindIn(sections: readonly ReadSection[]): (section: ReadSection) => ReadSection {
  const hasSchools = sections.some(({ kind, name }) => kind === "education" && ofSchools.test(name));
  return (section) => {
    const { kind, name } = section;
    if (kind === "education" && hasSchools && ofTraining.test(name) && !ofSchools.test(name))
      return { ...section, kind: "activity" };
    if (kind === "work" && !namesJobs(section) && sections.some((one) => one.kind === "work" && isDated(one)))
      return { ...section, kind: "other" };
    const isTold = sections.some(
      (other) => other !== section && other.kind === kind && partsOfTitle(other.name).length === 1,
    );
    const parts = partsOfTitle(name);
    // "Leadership & Management Experience" is experience in both.
    const noun = /\sexperiences?$/u.exec(parts.at(-1) ?? "")?.[0] ?? "";
    const other = parts
      .map((part) => (noun !== "" && !part.endsWith(noun) && kindOfHeading(part + noun)) || kindOfHeading(part))
      .find((one) => one === "activity");
    return kind === "work" && isTold && other ? { ...section, kind: other } : section;
  };
}

const isDated = ({ lines }: ReadSection) => lines.some(({ text }) => findDates(text).length > 0);

/** "行业经验": beside jobs with dates, a Chinese text without dates that names nobody and no role is none of a job. */
function namesJobs(section: ReadSection): boolean {
  const segments = section.lines.flatMap((line) => line.segments);
  const names = (text: string) =>
    text.length < 40 && !/[:：]$/u.test(text) && Math.max(scoresOf(text).organisation, scoresOf(text).role) >= 1.2;
  return !/\p{Script=Han}/u.test(section.name) || isDated(section) || segments.some(({ text }) => names(text));
}
