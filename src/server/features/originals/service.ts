import { createHash } from "node:crypto";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { cleanText } from "#core/resume/plain-text.ts";
import type { FileReading } from "#core/resume/reading/read-file.ts";
import type { FileFormat, ReadFile } from "#server/adapters/text-extractor/port.ts";
import type { Queries } from "#server/db/client.ts";
import type { StoredReading } from "#server/db/schema/originals.ts";
import { inSteps } from "#server/db/steps.ts";
import { storableText } from "#server/db/storable-text.ts";
import type { Deps } from "#server/deps.ts";
import { removeFiles } from "#server/files/service.ts";
import { newId } from "#server/ids.ts";
import { savePixels } from "../uploads/service.ts";
import * as store from "./store.ts";

export { errorOfExtraction } from "./extraction-errors.ts";
export type OriginalRow = store.OriginalRow;

/**
 * The files that resumes are read from. Each is kept for its owner alone: for an hour, and for seven days once a resume
 * was made of it, so that the two can be compared. It goes earlier when its owner is done with it, with the resume, and
 * with the account.
 */
const { originals } = limits;

/** Old Word files are one of five formats; all of them are called `.doc`. */
const extensions: Partial<Record<FileFormat, string>> = { pdf: "pdf", docx: "docx" };

/**
 * Keeps a file that was just read. The row is written first, so that no file is ever without an owner, and taken back
 * where the file cannot be stored.
 */
export async function keepOriginal(
  deps: Deps,
  userId: string,
  file: { bytes: Uint8Array; name: string } & ReadFile,
): Promise<void> {
  const { bytes, format, reading } = file;
  const id = newId();
  const now = deps.now();
  const key = `resume-files/${id}.${extensions[format] ?? "doc"}`;
  await deps.db.transaction(async (tx) => {
    await store.insertOriginal(tx, {
      ...{ id, userId, key, format, resumeId: null, size: bytes.length },
      name: cleanText(storableText(file.name), originals.nameLength).trim(),
      contentHash: hashOf(reading.content),
      isResume: reading.isResume,
      document: reading.document,
      reading: storedReading(reading),
      createdAt: new Date(now),
      expiresAt: new Date(now + originals.unclaimedFor),
    });
    await removeFiles(deps, tx, await store.deleteBeyond(tx, userId, originals.most));
  });
  try {
    await deps.storage.put(key, bytes);
  } catch (error) {
    await deps.db.transaction(async (tx) => {
      await store.deleteOriginal(tx, id);
      // A store that does not answer may have kept it all the same.
      await removeFiles(deps, tx, [key]);
    });
    throw error;
  }
}

function storedReading({ fields, pages, hidden, notPlacedIn }: FileReading): StoredReading {
  return { fields, pages, notPlacedIn, hidden: hidden.map(storableText), checked: [] };
}

/** Texts are compared as the server receives them back. */
const hashOf = (content: string) => createHash("sha256").update(storableText(content).trim()).digest("hex");

/** Returns the file whose lines these are, of which this user has made no resume yet; null where there is none. */
export function findByContent(deps: Deps, userId: string, content: string): Promise<store.OriginalRow | null> {
  return store.findByHash(deps.db, { userId, contentHash: hashOf(content), now: new Date(deps.now()) });
}

/** Returns a file by its id, which only its owner's job knows; null where it is gone or a resume was made of it. */
export function findUnclaimed(deps: Pick<Deps, "db">, id: string): Promise<store.OriginalRow | null> {
  return store.findUnclaimed(deps.db, id);
}

/**
 * Stores the photo that a file shows as a picture of its owner and returns its URL; "" where it shows none. It is kept like any
 * picture that its owner uploads, whether or not a resume is made, and no resume waits for one that cannot be taken.
 */
export async function photoOf(deps: Deps, row: store.OriginalRow): Promise<string> {
  try {
    const bytes = await deps.storage.get(row.key);
    const photo = bytes && (await deps.extractor.readPhoto(bytes));
    return photo ? (await savePixels(deps, row.userId, photo)).url : "";
  } catch (err) {
    deps.log.warn({ err }, "the photo of a file was not taken");
    return "";
  }
}

/** Keeps a file beside the resume that was made of it, in the transaction that adds the resume. */
export async function claimOriginal(
  deps: Pick<Deps, "now">,
  tx: Queries,
  row: store.OriginalRow,
  claimed: { resumeId: string; fields: StoredReading["fields"] },
): Promise<void> {
  const reading = { ...row.reading, fields: claimed.fields };
  const expiresAt = new Date(deps.now() + originals.keptFor);
  await store.claim(tx, row.id, { resumeId: claimed.resumeId, reading, expiresAt });
}

/** Returns the file that a resume was read from; null where there is none, or none any more. */
export function findOriginal(deps: Pick<Deps, "db" | "now">, resumeId: string): Promise<store.OriginalRow | null> {
  return store.findOfResume(deps.db, resumeId, new Date(deps.now()));
}

/** Returns its row and its bytes. Throws notFound. */
export async function readOriginal(deps: Deps, resumeId: string) {
  const row = await findOriginal(deps, resumeId);
  const bytes = row && (await deps.storage.get(row.key));
  if (!bytes) throw new AppError("notFound");
  return { row, bytes };
}

/** Remembers which doubtful fields its owner has looked at. Throws notFound. */
export async function setChecked(deps: Deps, resumeId: string, checked: readonly string[]): Promise<void> {
  const row = await findOriginal(deps, resumeId);
  if (!row) throw new AppError("notFound");
  const known = new Set(row.reading.fields.map(({ item, field }) => `${item ?? "basics"}/${field}`));
  const kept = [...new Set(checked)].filter((key) => known.has(key));
  await store.setReading(deps.db, row.id, { ...row.reading, checked: kept });
}

/** Removes the file of a resume, for good. One that is gone already is no error. */
export async function dismissOriginal(deps: Deps, resumeId: string): Promise<void> {
  await deps.db.transaction(async (tx) => removeFiles(deps, tx, await store.deleteOfResume(tx, resumeId)));
}

/** Returns the keys of the files of these resumes, for who removes the resumes. */
export async function keysOfResumes(tx: Queries, resumeIds: readonly string[]): Promise<string[]> {
  return (await store.listOfResumes(tx, resumeIds)).map(({ key }) => key);
}

/** Removes the files whose time is over. */
export async function sweepOriginals(deps: Pick<Deps, "db" | "now" | "jobs">): Promise<void> {
  const now = new Date(deps.now());
  await inSteps(500, (most) =>
    deps.db.transaction(async (tx) => {
      const keys = await store.deleteExpired(tx, now, most);
      await removeFiles(deps, tx, keys);
      return keys.length;
    }),
  );
}
