import { z } from "zod";
import { AppError, type ErrorName, errorTable } from "#core/errors.ts";
import { AiFailure, type FailureKind } from "#server/adapters/ai/port.ts";

/** How a job ended, as it is stored: an event, without words, because each reader has a language. */
const errorName = z.custom<ErrorName>((value) => typeof value === "string" && Object.hasOwn(errorTable, value));
const params = z.record(z.string(), z.union([z.string(), z.number()])).optional();
const outcomeSchema = z.discriminatedUnion("event", [
  z.object({ event: z.literal("finish"), data: z.unknown() }),
  z.object({ event: z.literal("validateFail"), error: errorName, params }),
  z.object({ event: z.literal("error"), error: errorName, params }),
]);
export type JobOutcome = z.infer<typeof outcomeSchema>;

/** Reads a stored outcome. One that an older program stored in another form counts as an unknown error. */
export function readOutcome(stored: unknown): JobOutcome {
  const read = outcomeSchema.safeParse(stored);
  return read.success ? read.data : { event: "error", error: "unknown" };
}

/** What a person is told about each kind of failure. */
const errorOfKind: Record<FailureKind, ErrorName> = {
  auth: "aiNotAllowed",
  provider_balance: "aiUnpaid",
  rate_limited: "aiRateLimited",
  overloaded: "aiOverloaded",
  upstream: "aiFailed",
  bad_request: "aiBadRequest",
  bad_model: "aiModelMissing",
  network: "aiUnreachable",
  incomplete: "aiIncomplete",
  stalled: "aiStalled",
  timeout: "aiTimeout",
  too_long: "aiTooLong",
  aborted: "aiAborted",
  protocol: "aiUnreadable",
  refused: "aiRefused",
  unable: "aiUnable",
};

/** Returns what a person is told about an error that ended a job; null where it is a bug. */
export function outcomeOfError(error: unknown): JobOutcome | null {
  if (error instanceof AiFailure) return { event: "error", error: errorOfKind[error.kind] };
  if (error instanceof AppError) return { event: "error", error: error.error, params: error.detail.params };
  return null;
}
