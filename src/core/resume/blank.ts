import { createSection } from "./create-section.ts";
import { defaultConfig, defaultDesign, emptyBasicInfo, type Language, type ResumeDocument } from "./schema.ts";

/** What a new resume starts from. `newId` gives a fresh id at every call; `theme` is the first of the template's. */
export type BlankResume = {
  name: string;
  lang: Language;
  templateName: string;
  templateId: string;
  theme: string;
  newId: () => string;
};

/** The kinds of a new resume, in the order in which they are read; the three built-in ones are among them. */
const startingKinds = ["profile", "empolyment", "project", "skills", "education", "language"] as const;

/** A new resume: no personal facts, the starting sections with their samples, private. The name must not be empty. */
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
