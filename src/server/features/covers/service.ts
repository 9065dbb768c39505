import sharp, { type Sharp } from "sharp";
import { limits } from "#core/limits.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { Queries } from "#server/db/client.ts";
import { safeError } from "#server/db/errors.ts";
import type { Deps } from "#server/deps.ts";
import { removeFiles } from "#server/files/service.ts";
import * as store from "./store.ts";

/**
 * Pictures of first pages, drawn when somebody first asks or before, and kept in the file storage, which all processes
 * share. This feature is handed the document and knows nothing of who may see it.
 */

/** `full` as it was drawn, `small` for lists, `link` as JPEG for previews of links, whose makers do not all read WebP. */
export type CoverSize = "full" | "small" | "link";

/** One of the pictures that there are of a state of a resume. */
export type CoverForm = {
  size: CoverSize;
  /** Absent: the resume's own. A name of templates/themes.ts. */
  theme?: string;
};

/** A state of a resume, and what to draw where it has no picture yet. */
export type CoverSource = {
  id: string;
  updatedAt: Date;
  /** What everybody may see of it: the picture is handed on. */
  document: () => ResumeDocument;
};

export type Covers = {
  /** The picture, drawn now where it is not kept. Requests for the same one share one drawing. Throws RendererBusy. */
  get(resume: CoverSource, form: CoverForm): Promise<Uint8Array>;
};

/** Changes whenever the resume does, so that a cover may be cached for ever. */
export function coverVersion(updatedAt: Date): string {
  return updatedAt.getTime().toString(36);
}

/** The path on this site under which the picture of a resume's first page is loaded. */
export function coverUrl(id: string, updatedAt: Date): string {
  return `/covers/${id}/${coverVersion(updatedAt)}.webp`;
}

const size = { width: limits.cover.width, height: limits.cover.width * limits.cover.ratio };
const endings: Record<CoverSize, string> = { full: ".webp", small: "-s.webp", link: ".jpg" };

const versionPrefix = (id: string, updatedAt: Date) => `covers/${id}-${coverVersion(updatedAt)}`;

function keyOf({ id, updatedAt }: CoverSource, { size, theme }: CoverForm): string {
  return `${versionPrefix(id, updatedAt)}${theme ? `-${theme}` : ""}${endings[size]}`;
}

/** `most`: pictures that are kept, of all resumes together. */
export function createCovers(deps: Deps, most: number = limits.covers.most): Covers {
  const making = new Map<string, Promise<Uint8Array>>();

  /** One making at a time of what has this key, shared by all who ask, so that nobody's leaving stops it. */
  function once(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    let running = making.get(key);
    if (!running) {
      running = make().finally(() => making.delete(key));
      making.set(key, running);
    }
    return running;
  }

  async function keep(resume: CoverSource, key: string, bytes: Uint8Array): Promise<void> {
    const isKept = await deps.db.transaction(async (tx) => {
      // First the row, then the file: whoever removes the resume finds every file that was or will be written.
      if (!(await store.insertCover(tx, { key, resumeId: resume.id, drawnAt: new Date(deps.now()) }))) return false;
      const older = await store.deleteOtherVersions(tx, resume.id, versionPrefix(resume.id, resume.updatedAt));
      await removeFiles(deps, tx, [...older, ...(await store.deleteOldest(tx, most))]);
      return true;
    });
    if (isKept) await deps.storage.put(key, bytes);
  }

  async function get(resume: CoverSource, form: CoverForm): Promise<Uint8Array> {
    const key = keyOf(resume, form);
    const kept = await deps.storage.get(key).catch(() => null);
    if (kept) return kept;
    return once(key, async () => {
      const bytes =
        form.size === "full"
          ? await deps.renderer.cover({ document: inTheme(resume.document(), form.theme), ...size })
          : await made[form.size](await get(resume, { ...form, size: "full" }));
      await keep(resume, key, bytes).catch((error: unknown) => {
        // A storage that takes nothing costs a drawing at every request, not the picture.
        deps.log.warn({ error: safeError(error) }, "cover not kept");
      });
      return bytes;
    });
  }

  return { get };
}

function inTheme(document: ResumeDocument, templateTheme: string | undefined): ResumeDocument {
  return templateTheme ? { ...document, config: { ...document.config, templateTheme } } : document;
}

/** Made of the full picture. */
const made = {
  small: (bytes: Uint8Array) => readable(bytes, () => sharp(bytes).resize(limits.cover.small).webp({ quality: 80 })),
  link: (bytes: Uint8Array) => readable(bytes, () => sharp(bytes).jpeg({ quality: 84 })),
};

/** What is no picture that can be read stays as it is: a wrong form is better than none. */
async function readable(bytes: Uint8Array, make: () => Sharp): Promise<Uint8Array> {
  try {
    return await make().toBuffer();
  } catch {
    return bytes;
  }
}

type Removal = Pick<Deps, "jobs" | "now">;

/** Removes the pictures of resumes, in the transaction that removes these or moves them into the bin. */
export async function removeCovers(deps: Removal, tx: Queries, resumeIds: readonly string[]): Promise<void> {
  await removeFiles(deps, tx, await store.deleteCoversOf(tx, resumeIds));
}
