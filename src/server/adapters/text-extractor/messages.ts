import type { Extracted, ExtractionFailure } from "./port.ts";

export type ToWorker = { id: number; bytes: Uint8Array };
export type FromWorker = { id: number; extracted: Extracted } | { id: number; failure: ExtractionFailure };
