import { firstText, isRecord, own, recordOf } from "./healing/loose.ts";
import { healDocument } from "./healing.ts";
import { readBasics, readSections } from "./json-resume/read.ts";
import { writeBasics, writeLists } from "./json-resume/write.ts";
import { defaultConfig, type Language, type ResumeDocument } from "./schema.ts";

/**
 * JSON Resume 1.0.0 to a document and back (jsonresume.org). Nothing of its content is lost: fields without a place of
 * their own become text of the item, lists it does not know become sections. Days of dates are: a resume has months.
 */
export type FromJsonResume = {
  /** Of the section names; JSON Resume does not say its language. */
  lang: Language;
  templateName: string;
  templateId: string;
  theme: string;
  newId: () => string;
};

/** True for what looks like JSON Resume rather than like a document of our own. */
export function isJsonResume(value: unknown): boolean {
  if (!isRecord(value) || isRecord(own(value, "data")) || Array.isArray(own(value, "sections"))) return false;
  return (
    isRecord(own(value, "basics")) || ["work", "education", "skills"].some((key) => Array.isArray(own(value, key)))
  );
}

/** A well-formed document from a JSON Resume of any quality; never throws. */
export function fromJsonResume(value: unknown, target: FromJsonResume): ResumeDocument {
  const from = recordOf(value);
  const { basicInfo, links } = readBasics(own(from, "basics"));
  const sections = readSections(from, target.lang);
  return healDocument({
    name: firstText(basicInfo, ["name", "title"]),
    data: {
      basicInfo,
      links: links.map((link) => ({ ...link, id: target.newId() })),
      sections: sections.map((section) => ({
        ...section,
        id: target.newId(),
        data: section.data.map((item) => ({ ...item, id: target.newId() })),
      })),
    },
    config: {
      ...defaultConfig,
      lang: target.lang,
      templateName: target.templateName,
      templateId: target.templateId,
      templateTheme: target.theme,
    },
  });
}

/** The document as JSON Resume. Hidden parts are in it; pass a `visibleDocument` to leave them out. */
export function toJsonResume(document: ResumeDocument): Record<string, unknown> {
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: writeBasics(document),
    ...writeLists(document),
    meta: { version: "v1.0.0" },
  };
}
