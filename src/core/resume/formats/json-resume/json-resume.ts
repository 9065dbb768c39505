import { firstText, isRecord, own, recordOf } from "../../healing/loose.ts";
import type { ResumeDocument } from "../../schema.ts";
import { foreignDocument } from "../foreign.ts";
import { parseJson, type ReadTarget, type TextWriter } from "../format.ts";
import { readBasics, readSections } from "./read.ts";
import { jsonResumeWriter } from "./writer.ts";

/**
 * JSON Resume 1.0.0 (jsonresume.org). No text is lost in either direction: fields without a place of their own become
 * text of the item, and lists that the standard does not know become sections. What is lost on reading is the day of a
 * date, because a resume's dates have only months, and on writing the order of the sections and section names that
 * differ from the name of their kind.
 */
export const jsonResume: TextWriter = {
  ...jsonResumeWriter,
  read(text, target) {
    const value = parseJson(text);
    return isJsonResume(value) ? fromJsonResume(value, target) : null;
  },
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
  return foreignDocument({ name: firstText(basicInfo, ["name", "title"]), basicInfo, links, sections }, target);
}
