import { firstText, isRecord, own, recordOf } from "../../healing/loose.ts";
import { healDocument } from "../../healing.ts";
import { withoutSamples } from "../../sample-items.ts";
import { defaultConfig, type ResumeDocument } from "../../schema.ts";
import { parseJson, type ReadTarget, stringifyJson, type TextWriter } from "../format.ts";
import { readBasics, readSections } from "./read.ts";
import { writeBasics, writeLists } from "./write.ts";

/**
 * JSON Resume 1.0.0 (jsonresume.org). No text is lost in either direction: fields without a place of their own become
 * text of the item, and lists that the standard does not know become sections. What is lost on reading is the day of a
 * date, because a resume's dates have only months, and on writing the order of the sections and section names that
 * differ from the name of their kind.
 */
export const jsonResume: TextWriter = {
  name: "json-resume",
  title: "JSON Resume",
  extensions: [".json-resume.json", ".json"],
  mime: "application/json",
  read(text, target) {
    const value = parseJson(text);
    return isJsonResume(value) ? fromJsonResume(value, target) : null;
  },
  write: (document) => stringifyJson(toJsonResume(document)),
};

/** Returns true for what looks like JSON Resume rather than like a document of our own. */
export function isJsonResume(value: unknown): boolean {
  if (!isRecord(value) || isRecord(own(value, "data")) || Array.isArray(own(value, "sections"))) return false;
  return (
    isRecord(own(value, "basics")) || ["work", "education", "skills"].some((key) => Array.isArray(own(value, key)))
  );
}

/** Returns a well-formed document from a JSON Resume of any quality; never throws. */
export function fromJsonResume(value: unknown, target: ReadTarget): ResumeDocument {
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

/**
 * Returns the document as JSON Resume. Hidden parts are included; pass a `visibleDocument` to leave them out. Samples
 * are not, because the format cannot mark them, and what is read from it counts as facts.
 */
export function toJsonResume(resume: ResumeDocument): Record<string, unknown> {
  const document = withoutSamples(resume);
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: writeBasics(document),
    ...writeLists(document),
    meta: { version: "v1.0.0" },
  };
}
