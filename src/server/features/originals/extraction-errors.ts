import { AppError, type ErrorName } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { ExtractionError, type ExtractionFailure } from "#server/adapters/text-extractor/port.ts";

/** What a person is told about each failure to read a file. */
const errorOf: Record<ExtractionFailure, ErrorName> = {
  unknownFormat: "resumeFileType",
  encrypted: "fileEncrypted",
  damaged: "fileDamaged",
  empty: "fileEmpty",
  noText: "fileWithoutText",
  tooLong: "fileTooLong",
  tooHeavy: "fileTooHeavy",
  busy: "fileReaderBusy",
  unknownEncoding: "fileEncoding",
  noResume: "noResumeFound",
};

/** Returns the error of core/errors.ts for a failure to read a file, and any other error as it is. */
export function errorOfExtraction(error: unknown): unknown {
  if (!(error instanceof ExtractionError)) return error;
  const { failure } = error;
  const params: Record<string, number> = failure === "tooLong" ? { pages: limits.reading.pages } : {};
  return new AppError(errorOf[failure], { params, ...(failure === "busy" && { retryAfter: 10 }) });
}
