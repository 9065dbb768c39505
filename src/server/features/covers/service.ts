import sharp, { type Sharp } from "sharp";
import { limits } from "#core/limits.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { Requester } from "#server/adapters/renderer/port.ts";
import type { Queries } from "#server/db/client.ts";
import { safeError } from "#server/db/errors.ts";
import type { Deps } from "#server/deps.ts";
import { removeFiles } from "#server/files/service.ts";
import * as store from "./store.ts";

/**
 * Pictures of resumes' first pages, drawn ahead of time or on first request, and stored in the file storage, which all
 * processes share. This feature receives the document and does not decide who may see it.
 */

/**
 * `full` is the drawn picture, `small` is for lists, `link` is a JPEG for link previews, because not all services that
 * create them read WebP.
 */
export type CoverSize = "full" | "small" | "link";

/** One of the pictures that exist for a state of a resume. */
export type CoverForm = {
  size: CoverSize;
  /** A name from templates/themes.ts; absent for the resume's own theme. */
  theme?: string;
};

/** A state of a resume, and the document to draw if its picture is not stored yet. */
export type CoverSource = {
  id: string;
  updatedAt: Date;
  /** Only what everybody may see of the resume, because pictures are passed on. */
  document: () => ResumeDocument;
  /** On whose behalf it is drawn; the owner's, whoever asks, because only a save of theirs makes a drawing necessary. */
  requester: Requester;
};

export type Covers = {
  /**
   * Returns the picture and draws it now if it is not stored. Concurrent requests for the same picture share one
   * drawing. Throws RendererBusy.
   */
  get(resume: CoverSource, form: CoverForm): Promise<Uint8Array>;
};

/** Returns a version that changes whenever the resume does, so that a cover may be cached forever. */
export function coverVersion(updatedAt: Date): string {
  return updatedAt.getTime().toString(36);
}

/** Returns the path on this site under which the picture of a resume's first page is loaded. */
export function coverUrl(id: string, updatedAt: Date): string {
  return `/covers/${id}/${coverVersion(updatedAt)}.webp`;
}

const size = { width: limits.cover.width, height: limits.cover.width * limits.cover.ratio };
const endings: Record<CoverSize, string> = { full: ".webp", small: "-s.webp", link: ".jpg" };

const versionPrefix = (id: string, updatedAt: Date) => `covers/${id}-${coverVersion(updatedAt)}`;

function keyOf({ id, updatedAt }: CoverSource, { size, theme }: CoverForm): string {
  return `${versionPrefix(id, updatedAt)}${theme ? `-${theme}` : ""}${endings[size]}`;
}

/** Creates the covers service. `most` limits the stored pictures of all resumes together. */
export function createCovers(deps: Deps, most: number = limits.covers.most): Covers {
  const running = new Map<string, Promise<Uint8Array>>();

  /**
   * Runs one drawing at a time for a key and shares it among all callers, so that a caller that disconnects does not
   * stop it.
   */
  function once(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    let drawing = running.get(key);
    if (!drawing) {
      drawing = make().finally(() => running.delete(key));
      running.set(key, drawing);
    }
    return drawing;
  }

  async function storePicture(resume: CoverSource, key: string, bytes: Uint8Array): Promise<void> {
    const isInserted = await deps.db.transaction(async (tx) => {
      // The row is written before the file, so that removing the resume finds every file that was or will be written.
      if (!(await store.insertCover(tx, { key, resumeId: resume.id, drawnAt: new Date(deps.now()) }))) return false;
      const older = await store.deleteOtherVersions(tx, resume.id, versionPrefix(resume.id, resume.updatedAt));
      await removeFiles(deps, tx, [...older, ...(await store.deleteOldest(tx, most))]);
      return true;
    });
    if (isInserted) await deps.storage.put(key, bytes);
  }

  async function get(resume: CoverSource, form: CoverForm): Promise<Uint8Array> {
    const key = keyOf(resume, form);
    const { requester } = resume;
    const stored = await deps.storage.get(key).catch(() => null);
    if (stored) return stored;
    return once(key, async () => {
      const bytes =
        form.size === "full"
          ? await deps.printer.cover({ document: inTheme(resume.document(), form.theme), requester, ...size })
          : await formsOfFull[form.size](await get(resume, { ...form, size: "full" }));
      await storePicture(resume, key, bytes).catch((error: unknown) => {
        // If the storage fails, each request draws the picture again instead of failing.
        deps.log.warn({ error: safeError(error) }, "cover not stored");
      });
      return bytes;
    });
  }

  return { get };
}

function inTheme(document: ResumeDocument, templateTheme: string | undefined): ResumeDocument {
  return templateTheme ? { ...document, config: { ...document.config, templateTheme } } : document;
}

/** The forms that are made from the full picture. */
const formsOfFull = {
  small: (bytes: Uint8Array) => readable(bytes, () => sharp(bytes).resize(limits.cover.small).webp({ quality: 80 })),
  link: (bytes: Uint8Array) => readable(bytes, () => sharp(bytes).jpeg({ quality: 84 })),
};

/** Bytes that cannot be decoded as a picture are returned unchanged: the wrong format is better than no picture. */
async function readable(bytes: Uint8Array, make: () => Sharp): Promise<Uint8Array> {
  try {
    return await make().toBuffer();
  } catch {
    return bytes;
  }
}

type Removal = Pick<Deps, "jobs" | "now">;

/** Removes the pictures of resumes, in the transaction that removes the resumes or moves them into the bin. */
export async function removeCovers(deps: Removal, tx: Queries, resumeIds: readonly string[]): Promise<void> {
  await removeFiles(deps, tx, await store.deleteCoversOf(tx, resumeIds));
}
