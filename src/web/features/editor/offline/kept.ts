import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { z } from "zod";
import { type User, userSchema } from "#contract/accounts.ts";
import { healDocument } from "#core/resume/healing.ts";
import { keptDatabase } from "#web/shell/device-data.ts";
import type { Stored } from "../saving/saver.ts";

/**
 * The user's own resumes as the server last stored them, on this device, so that the editor opens without a network.
 * Unsaved changes are drafts (saving/drafts.ts), which are merged into this. Sign-out removes all of it
 * (shell/device-data.ts). Any failure means that nothing is kept.
 */
export type KeptResume = { resumeId: string; uuid: string; user: User; stored: Stored };

interface Schema extends DBSchema {
  resumes: { key: string; value: KeptResume };
}

const keptShape = z.object({
  resumeId: z.string(),
  uuid: z.string(),
  // A later version may add fields to the user; what is kept was checked by the server that sent it.
  user: z.object(userSchema.shape),
  stored: z.object({ document: z.unknown(), updatedAt: z.string() }),
});

/** Opens the database for one use: an open connection would delay its removal at sign-out. */
async function using<Value>(use: (database: IDBPDatabase<Schema>) => Promise<Value>): Promise<Value> {
  const database = await openDB<Schema>(keptDatabase, 1, {
    upgrade: (fresh) => void fresh.createObjectStore("resumes", { keyPath: "resumeId" }),
    blocking: (_before, _after, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

export async function keepResume(kept: KeptResume): Promise<void> {
  await using((database) => database.put("resumes", kept)).catch(() => {});
}

export async function dropKept(resumeId: string): Promise<void> {
  await using((database) => database.delete("resumes", resumeId)).catch(() => {});
}

export async function findKept(resumeId: string): Promise<KeptResume | null> {
  const found: unknown = await using((database) => database.get("resumes", resumeId)).catch(() => null);
  return readKept(found);
}

/** Returns all kept resumes, the last stored one first. */
export async function listKept(): Promise<KeptResume[]> {
  const found: unknown[] = await using((database) => database.getAll("resumes")).catch(() => []);
  return found
    .flatMap((one) => readKept(one) ?? [])
    .sort((one, other) => other.stored.updatedAt.localeCompare(one.stored.updatedAt));
}

/** Returns a kept resume with a document of today's schema, whichever version of the page wrote it. */
export function readKept(value: unknown): KeptResume | null {
  const parsed = keptShape.safeParse(value);
  if (!parsed.success) return null;
  const { stored, ...rest } = parsed.data;
  return { ...rest, stored: { ...stored, document: healDocument(stored.document) } };
}
