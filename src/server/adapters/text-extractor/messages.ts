import type { Extracted, ExtractionFailure, ReadFile } from "./port.ts";

/** What the process that reads is asked: the layout of a file, or what was read in it; of a text, what is read in its lines. */
export type Order = { want: "layout" | "reading"; bytes: Uint8Array } | { want: "reading"; text: string };
export type Answer = Extracted | ReadFile;

export type ToWorker = { id: number; order: Order };
export type FromWorker = { id: number; answer: Answer } | { id: number; failure: ExtractionFailure };
