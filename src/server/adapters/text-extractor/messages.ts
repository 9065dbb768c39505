import type { ReadTarget } from "#core/resume/formats/format.ts";
import type { Extracted, ExtractionFailure, Picture, ReadDocument, ReadFile } from "./port.ts";

/**
 * What the process that reads is asked: the layout of a file, what was read in it, its photo, or the document in a file of any format; of a
 * text, what is read in its lines.
 */
export type Order =
  | { want: "layout" | "reading" | "photo"; bytes: Uint8Array }
  | { want: "reading"; text: string }
  | { want: "document"; bytes: Uint8Array; target: Omit<ReadTarget, "newId"> };
export type ReadPhoto = { photo: Picture | null };
export type Answer = Extracted | ReadFile | ReadDocument | ReadPhoto;

export type ToWorker = { id: number; order: Order };
export type FromWorker = { id: number; answer: Answer } | { id: number; failure: ExtractionFailure };
