import type { Resume } from "#contract/resumes.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { healDocument } from "#core/resume/healing.ts";
import { compactData } from "#core/resume/save.ts";
import { send } from "#web/api/call.ts";
import { ApiError, isApiError } from "#web/api/error.ts";
import type { SaveOutcome, Stored, Transport } from "./saver.ts";

/** Returns the stored resume with a document of today's schema, whatever was stored. */
export function storedOf(resume: Resume): Stored {
  return {
    document: healDocument({ name: resume.name, data: resume.data, config: resume.config }),
    updatedAt: resume.updatedAt,
  };
}

/** Ceiling: a browser lets a request outlive its page up to 64 KB, including headers and other requests in flight. */
const keepaliveRoom = 60_000;

/**
 * Sends saves over the contract's calls. Every save that is small enough outlives its page, because nobody knows
 * beforehand which one will be the last. A larger one is safe on the device and sent by the next visit.
 */
export function createTransport(resumeId: string): Transport {
  const params = { id: resumeId };
  return {
    async save({ data, ...rest }): Promise<SaveOutcome> {
      const part = { ...rest, ...(data ? { data: compactData(data) } : {}) };
      const keepalive = new Blob([JSON.stringify(part)]).size < keepaliveRoom;
      try {
        const { updatedAt } = await send(resumeCalls.saveResume, { params, body: part, keepalive });
        return { kind: "saved", updatedAt };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    async load() {
      return storedOf(await send(resumeCalls.getResume, { params }));
    },
  };
}

/** Returns the outcome of a save that threw `error`. */
export function outcomeOf(error: unknown): SaveOutcome {
  if (isApiError(error, "noPermission")) return { kind: "expired" };
  if (isApiError(error, "resumeConflict") && error.status === 409) return { kind: "stale" };
  if (isApiError(error, "notFound")) return { kind: "missing" };
  if (!(error instanceof ApiError)) return { kind: "failed" };
  // A refusal of this content is final; a rate limit or a server error may pass.
  if ([400, 403, 404, 409, 413].includes(error.status)) {
    return { kind: "refused", error: String(error.code), message: error.message };
  }
  return error.retryAfter === null ? { kind: "failed" } : { kind: "failed", retryAfter: error.retryAfter * 1000 };
}
