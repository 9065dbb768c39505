import { z } from "zod";
import { type ResumeDocument, resumeDocumentSchema } from "#core/resume/schema.ts";

/**
 * What is not yet on the server, kept on this device: one record a resume, written within half a second of an edit and
 * removed when the server has it. The next visit offers it back. Local storage, not IndexedDB: a write that is
 * synchronous survives a tab that is killed, and a document is far below its limit of about 5 MB.
 */
export type Draft = {
  document: ResumeDocument;
  /** The stored version the edits stand on. */
  baseUpdatedAt: string;
  /** Milliseconds since 1970. */
  at: number;
};

const draftSchema = z.object({ document: resumeDocumentSchema, baseUpdatedAt: z.string(), at: z.number() });

const keyOf = (resumeId: string) => `inkleaf.draft.${resumeId}`;

export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function createDrafts(storage: DraftStorage) {
  return {
    read(resumeId: string): Draft | null {
      try {
        const parsed = draftSchema.safeParse(JSON.parse(storage.getItem(keyOf(resumeId)) ?? "null"));
        return parsed.success ? parsed.data : null;
      } catch {
        return null;
      }
    },
    /** False when the device has no room for it: the caller then relies on the server alone. */
    write(resumeId: string, draft: Draft): boolean {
      try {
        storage.setItem(keyOf(resumeId), JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    remove(resumeId: string): void {
      try {
        storage.removeItem(keyOf(resumeId));
      } catch {
        // A storage that cannot be written has nothing of ours in it.
      }
    },
  };
}
