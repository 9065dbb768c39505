import type { Resume } from "#contract/resumes.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { healDocument } from "#core/resume/healing.ts";
import { compactData } from "#core/resume/save.ts";
import { send } from "#web/api/call.ts";
import { ApiError, isApiError } from "#web/api/error.ts";
import type { SaveOutcome, Stored, Transport } from "./saver.ts";

/** The stored resume as the editor takes it: whatever it was stored as, a document of today's schema. */
export function storedOf(resume: Resume): Stored {
  return {
    document: healDocument({ name: resume.name, data: resume.data, config: resume.config }),
    updatedAt: resume.updatedAt,
  };
}

/** A browser lets a request outlive its page up to 64 KB, headers and others in flight included. */
const keepaliveRoom = 60_000;

/**
 * Carries saves over the contract's calls. Every save that is small enough outlives its page: nobody knows beforehand
 * which one will be the last. What is larger is safe on the device and sent by the next visit.
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

/** What a failed save means for the next one. */
export function outcomeOf(error: unknown): SaveOutcome {
  if (isApiError(error, "noPermission")) return { kind: "expired" };
  if (isApiError(error, "resumeConflict") && error.status === 409) return { kind: "stale" };
  if (!(error instanceof ApiError)) return { kind: "failed" };
  // A refusal of this content stays one; a limit or a fault of the server may pass.
  if ([400, 403, 404, 409, 413].includes(error.status)) {
    return { kind: "refused", error: String(error.code), message: error.message };
  }
  return error.retryAfter === null ? { kind: "failed" } : { kind: "failed", retryAfter: error.retryAfter * 1000 };
}
