import { kindOfHeading, partsOfTitle } from "./heading-words.ts";
import type { ReadSection } from "./sections.ts";

const ofSchools = /학력|학교|学歴|学历|學歷/u;
const ofTraining = /^(?:교육|직업\s?교육|훈련|연수|研修|教育・研修|培训|培訓|training)/iu;

/**
 * Where schools have a section of their own, "교육" has courses, and where jobs have one, "인턴·대외활동" what was done besides:
 * they are no schools and no jobs.
 */
export function withOwnKinds(sections: readonly ReadSection[]): ReadSection[] {
  const hasSchools = sections.some(({ kind, name }) => kind === "education" && ofSchools.test(name));
  return sections.map((section) => {
    const { kind, name } = section;
    if (kind === "education" && hasSchools && ofTraining.test(name) && !ofSchools.test(name))
      return { ...section, kind: "activity" };
    const isTold = sections.some(
      (other) => other !== section && other.kind === kind && partsOfTitle(other.name).length === 1,
    );
    const other = partsOfTitle(name)
      .map(kindOfHeading)
      .find((one) => one === "activity");
    return kind === "work" && isTold && other ? { ...section, kind: other } : section;
  });
}
