import { limits } from "#core/limits.ts";
import type { ExtractionFailure } from "#server/adapters/text-extractor/port.ts";

/** Why a file gives no text, to follow "NAME could not be read: ". */
export const extractionReasons: Record<ExtractionFailure, string> = {
  unknownFormat: "it is neither a PDF nor a Word file",
  encrypted: "it is protected by a password",
  damaged: "it is damaged",
  empty: "it is empty",
  noText: "it has no text; it may be a scan",
  tooLong: `it has more than ${limits.reading.pages} pages, or far more text than a resume`,
  tooHeavy: "reading it takes too much time or memory",
  busy: "too many files are being read",
  unknownEncoding: "it is in an encoding that is not read",
  noResume: "it holds no resume",
};
