import type { Language, ResumeDocument } from "../schema.ts";

/**
 * A form that a resume has outside this product, as text. `read` and `write` are each there or not: a format may be for
 * handing over only, or for taking in only. `registry.ts` lists the formats; those made of bytes are in
 * `src/server/formats/`, because making them takes more than a rule.
 */
export type TextFormat = {
  /** Unique and in kebab-case; its folder has this name. */
  name: string;
  /** What people call it. */
  title: string;
  /** How the names of its files end, with the dot. What is written gets the first. */
  extensions: readonly [string, ...string[]];
  /**
   * The document in a text of this format, in any quality: it is healed, not refused. Null where the text is something
   * else. Throws `UnreadableText` where it does not even have the syntax.
   */
  read?(text: string, target: ReadTarget): ResumeDocument | null;
  /** Everything of the document that the format has a place for, hidden parts too: pass a `visibleDocument` without. */
  write?(document: ResumeDocument): string;
};

/** What a document gets where the text does not say it. `newId` gives a fresh id at every call. */
export type ReadTarget = {
  lang: Language;
  templateName: string;
  templateId: string;
  theme: string;
  newId: () => string;
};

/** The text is no resume; the message says why and goes on from the file's name: "is not JSON: …". */
export class UnreadableText extends Error {
  override name = "UnreadableText";
}

/** The value of a JSON text. Throws `UnreadableText`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    throw new UnreadableText(`is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export function stringifyJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
