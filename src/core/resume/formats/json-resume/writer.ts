import { withoutSamples } from "../../sample-items.ts";
import type { ResumeDocument } from "../../schema.ts";
import { stringifyJson, type TextWriter } from "../format.ts";
import { writeBasics, writeLists } from "./write.ts";

/** The half of the format that a browser needs. */
export const jsonResumeWriter: TextWriter = {
  name: "json-resume",
  title: "JSON Resume",
  extensions: [".json-resume.json", ".json"],
  mime: "application/json",
  lacks: ["hidden", "sectionOrder", "sectionNames", "design", "marks", "underline", "alignment", "spacing"],
  write: (document) => stringifyJson(toJsonResume(document)),
};

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
