import type { ReadTarget } from "#core/resume/formats/format.ts";
import type { FileLayout } from "#core/resume/reading/layout-model.ts";
import type { FileReading } from "#core/resume/reading/read-file.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";

/** The formats that are read. They are told by the bytes of a file, never by its name. */
export type FileFormat = "pdf" | "docx" | "doc" | "mhtml" | "html" | "rtf" | "word-xml";

export type Extracted = { format: FileFormat; layout: FileLayout };
/** A file in any format of the registry (`server/formats`), as the document that it holds, and the title of its format. */
export type ReadDocument = { document: ResumeDocument; format: string };
/** A picture as its pixels, row by row: red, green and blue, a byte each, and alpha where it has four channels. */
export type Picture = { width: number; height: number; channels: 3 | 4; data: Uint8Array };
export type ReadFile = { format: FileFormat; reading: FileReading };

/**
 * Why a file gave no text. `unknownFormat`: it is none of the formats. `encrypted`: it needs a password. `damaged`: it
 * cannot be read to its end. `empty`: it has no bytes. `noText`: it has pages and no text, as a scan does. `tooLong`:
 * it has more pages or text than are read. `tooHeavy`: reading it took more time or memory than is allowed. `busy`: too
 * many files wait already. `unknownEncoding`: a text whose letters cannot be told. `noResume`: nothing of a resume is in it.
 */
export const extractionFailures = [
  "unknownFormat",
  "encrypted",
  "damaged",
  "empty",
  "noText",
  "tooLong",
  "tooHeavy",
  "busy",
  "unknownEncoding",
  "noResume",
] as const;
export type ExtractionFailure = (typeof extractionFailures)[number];

/** A file that gave no text, and why. The message holds nothing of the file's content. */
export class ExtractionError extends Error {
  override name = "ExtractionError";
  readonly failure: ExtractionFailure;

  constructor(failure: ExtractionFailure) {
    super(`The file could not be read: ${failure}`);
    this.failure = failure;
  }
}

export type TextExtractor = {
  /** Returns the text of a file with its place and its style. Throws ExtractionError for a file that gives none. */
  extract(bytes: Uint8Array): Promise<Extracted>;
  /**
   * Reads a file as a resume (`core/resume/reading`), where `extract` does its work, so that no other request waits for
   * it. Throws ExtractionError.
   */
  read(bytes: Uint8Array): Promise<ReadFile>;
  /**
   * Reads a file of any format that is read, where `extract` does its work: the document is healed and clean, and its
   * photo is still what the file names. Throws ExtractionError.
   */
  readDocument(bytes: Uint8Array, target: Omit<ReadTarget, "newId">): Promise<ReadDocument>;
  /**
   * Returns the photo of the person that a PDF or a Word file shows; null where it shows none, and for the other disguises of
   * Word files.
   */
  readPhoto(bytes: Uint8Array): Promise<Picture | null>;
  /** The same as `read` for lines of plain text. */
  readText(text: string): Promise<FileReading>;
  close(): Promise<void>;
};
