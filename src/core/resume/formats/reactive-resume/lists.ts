import type { SectionKind } from "../../sections.ts";
import { namedLists } from "../json-resume/list.ts";

/** Which keys of an entry hold what, in all three shapes: a key that a shape lacks is empty there. */
export type ReactiveList = {
  kind: SectionKind;
  /** The key of the list of JSON Resume whose names such a section has by default. */
  named?: string;
  title: readonly string[];
  subTitle: readonly string[];
  /** What one date alone is. */
  single?: "end";
  /** Keys of rich text; the others that are no field of ours become lines of it. */
  rich: readonly string[];
};

const shared = { rich: ["summary", "description", "content"] } as const;
/** Before version 5 the description was one plain line, and the text was called the summary. */
const older = { rich: ["summary", "content"] } as const;

/** The lists of a Reactive Resume by their key, which is also the type of a custom section. */
export function listOfKey(key: string, isNewest: boolean): ReactiveList {
  const form = isNewest ? shared : older;
  switch (key) {
    case "work":
    case "experience":
      return { kind: "empolyment", title: ["position"], subTitle: ["company", "name"], ...form };
    case "education":
      return {
        kind: "education",
        title: ["studyType", "degree", "area"],
        subTitle: ["institution", "school"],
        single: "end",
        ...form,
      };
    case "projects":
      return { kind: "project", title: ["name"], subTitle: isNewest ? [] : ["description"], ...form };
    case "skills":
      return { kind: "skills", title: ["name"], subTitle: ["level", "description", "proficiency"], ...older };
    case "languages":
      return { kind: "language", title: ["name", "language"], subTitle: ["level", "description", "fluency"], ...older };
    case "interests":
      return { kind: "hobby", title: ["name"], subTitle: ["keywords"], ...form };
    case "certifications":
      return { kind: "certificate", title: ["name", "title"], subTitle: ["issuer"], ...form };
    case "awards":
      return { kind: "custom", named: "awards", title: ["title"], subTitle: ["awarder"], ...form };
    case "publications":
      return { kind: "custom", named: "publications", title: ["name", "title"], subTitle: ["publisher"], ...form };
    case "volunteer":
      return { kind: "custom", named: "volunteer", title: ["position"], subTitle: ["organization"], ...form };
    case "references":
      return {
        kind: "custom",
        named: "references",
        title: ["name"],
        subTitle: ["relationship", "position", ...(isNewest ? [] : ["description"])],
        ...form,
      };
    case "summary":
      return { kind: "profile", title: [], subTitle: [], ...form };
    default:
      return {
        kind: "custom",
        title: ["title", "name"],
        subTitle: ["subtitle", "network", "username", ...(isNewest ? [] : ["description"])],
        ...form,
      };
  }
}

/** The names of a section for which neither the file nor a kind of ours has one. */
export function namesOf(list: ReactiveList): (typeof namedLists)[number]["names"] | null {
  return namedLists.find(({ key }) => key === list.named)?.names ?? null;
}
