import { createSection } from "./create-section.ts";
import { defaultConfig, defaultDesign, emptyBasicInfo, type Language, type ResumeDocument } from "./schema.ts";

/**
 * What a new resume is made from. `newId` returns a fresh id at every call; `theme` is the first of the template's
 * themes.
 */
export type BlankResume = {
  name: string;
  lang: Language;
  templateName: string;
  templateId: string;
  theme: string;
  newId: () => string;
};

/** The section kinds of a new resume, in reading order; the three built-in ones are among them. */
const startingKinds = ["profile", "empolyment", "project", "skills", "education", "language"] as const;

/**
 * Returns a new, private resume without personal facts, with the starting sections and their samples. The name must not
 * be empty.
 */
export function createBlankDocument(blank: BlankResume): ResumeDocument {
  return {
    name: blank.name,
    data: {
      basicInfo: { ...emptyBasicInfo },
      sections: startingKinds.map((kind) => createSection(kind, blank.lang, blank.newId)),
      links: [],
    },
    config: {
      ...defaultConfig,
      templateName: blank.templateName,
      templateId: blank.templateId,
      templateTheme: blank.theme,
      lang: blank.lang,
      design: { ...defaultDesign },
    },
  };
}
