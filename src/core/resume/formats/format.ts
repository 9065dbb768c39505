import type { Language, ResumeDocument } from "../schema.ts";
import type { Loss } from "./losses.ts";

/**
 * A text form of a resume outside this product. `read` and `write` are both optional: a format may be for export only,
 * or for import only. `registry.ts` lists the formats. Binary formats are in `src/server/formats/`, because producing
 * them takes more than pure code.
 */
export type TextFormat = {
  /** Unique and in kebab-case; its folder has this name. */
  name: string;
  /** The name that users know it by. */
  title: string;
  /** The extensions of its files, with the dot. Written files get the first one. */
  extensions: readonly [string, ...string[]];
  /** What a browser calls its files. */
  mime: string;
  /** True for the form in which a resume is kept to be read again whole: an export of it leaves nothing out. */
  isWhole?: true;
  /** What it has no place for (`losses.ts`); people are told before it is left out. A format that writes has this. */
  lacks?: readonly Loss[];
  /**
   * Returns the document in a text of this format. Bad quality is healed, not refused. Null where the text is something
   * else; throws `UnreadableText` where it does not even have the syntax.
   */
  read?(text: string, target: ReadTarget): ResumeDocument | null;
  /**
   * Returns everything of the document that the format has a place for, hidden parts included; pass a `visibleDocument`
   * to leave them out.
   */
  write?(document: ResumeDocument): string;
};

export type TextWriter = TextFormat & Required<Pick<TextFormat, "write" | "lacks">>;

/** Values for a document whose text leaves them out. `newId` returns a fresh id at every call. */
export type ReadTarget = {
  lang: Language;
  templateName: string;
  templateId: string;
  theme: string;
  newId: () => string;
};

/**
 * Why a file is no resume. `damaged`: it breaks the rules of its own format. `tooLong`: it holds more than a resume can.
 * `unknownEncoding`: its letters cannot be told. `noResume`: it is read, and nothing of a resume is in it.
 * `unknownFormat`: it is in none of the formats.
 */
export type ReadFault = "damaged" | "tooLong" | "unknownEncoding" | "noResume" | "unknownFormat";

/**
 * Thrown where a text is no resume. The message gives the reason and is written to follow the file's name: "is not
 * JSON: …".
 */
export class UnreadableText extends Error {
  override name = "UnreadableText";
  readonly fault: ReadFault;

  constructor(message: string, fault: ReadFault = "damaged") {
    super(message);
    this.fault = fault;
  }
}

/** Returns the value of a JSON text. Throws `UnreadableText`. */
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
