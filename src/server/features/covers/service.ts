import sharp, { type Sharp } from "sharp";
import { limits } from "#core/limits.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { safeError } from "#server/db/errors.ts";
import type { Deps } from "#server/deps.ts";
import type { Viewer } from "#server/operations/principal.ts";
import { designOf } from "#templates/registry.ts";
import { coverAddress, coverVersion, findForCover, findToDraw } from "../resumes/service.ts";
import { createCoverQueue } from "./queue.ts";
import { type CoverForm, createCoverShelf } from "./shelf.ts";

export type FoundCover =
  | { kind: "picture"; bytes: Uint8Array; isPublic: boolean }
  /** The resume has changed since this address was made. */
  | { kind: "moved"; address: string };

export type Covers = {
  /**
   * Null where there is no such resume or this visitor may not see it, and for a theme that it is not shown in: only our
   * samples are, and only in those of their design. Throws RendererBusy.
   */
  find(viewer: Viewer | null, id: string, version: string, form: CoverForm): Promise<FoundCover | null>;
  /** Draws it when no more saves come and the renderer has nothing else to do, so that it is there when it is asked for. */
  soon(id: string): void;
};

const size = { width: limits.cover.width, height: limits.cover.width * limits.cover.ratio };

/**
 * Pictures of first pages, drawn after a save has settled or when somebody first asks, and kept on disk. Only the newest state of a resume is ever
 * shown: an older picture may hold what its owner has hidden since. Requests for the same picture share one drawing.
 */
export function createCovers(deps: Deps): Covers {
  const shelf = createCoverShelf(deps.config.dataDir, deps.log);
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

  async function keep(id: string, version: string, form: CoverForm, bytes: Uint8Array) {
    await shelf.put(id, version, form, bytes).catch((error: NodeJS.ErrnoException) => {
      // A full or read-only disk costs a drawing at every request, not the picture.
      deps.log.warn({ code: error.code }, "a cover could not be kept");
    });
    return bytes;
  }

  async function picture(
    id: string,
    version: string,
    form: CoverForm,
    document: () => ResumeDocument,
  ): Promise<Uint8Array> {
    const kept = await shelf.get(id, version, form);
    if (kept) return kept;
    return once(`${id}.${version}.${form.theme ?? ""}.${form.size}`, async () => {
      const bytes =
        form.size === "full"
          ? await deps.renderer.cover({ document: document(), ...size })
          : await made[form.size](await picture(id, version, { ...form, size: "full" }, document));
      return keep(id, version, form, bytes);
    });
  }

  /** Of somebody's resume that is still there; nobody looks, so it is no matter who may. */
  async function drawNewest(id: string) {
    const resume = await findToDraw(deps, id);
    if (!resume) return;
    const version = coverVersion(resume.updatedAt);
    await picture(id, version, { size: "small" }, resume.document);
    // Moved to the bin meanwhile: then nothing of it is kept.
    if (!(await findToDraw(deps, id))) await shelf.remove(id);
  }

  const queue = createCoverQueue({
    draw: (id) =>
      drawNewest(id).catch((error: unknown) => {
        deps.log.debug({ error: safeError(error) }, "a cover waits until it is asked for");
      }),
    isFree: () => deps.renderer.isFree(),
  });

  return {
    soon: queue.add,
    async find(viewer, id, version, form) {
      const resume = await findForCover(deps, viewer, id);
      if (!resume) return null;
      const { theme } = form;
      if (theme && !(resume.isSample && designOf(resume.templateName).themes.some((one) => one === theme))) return null;
      const current = coverVersion(resume.updatedAt);
      if (version !== current) return { kind: "moved", address: coverAddress(resume.id, resume.updatedAt) };
      const isOwn = !theme || theme === resume.templateTheme;
      const bytes = isOwn
        ? await picture(resume.id, current, { size: form.size }, resume.document)
        : await picture(resume.id, current, form, () => withTheme(resume.document(), theme));
      return { kind: "picture", bytes, isPublic: resume.isPublic };
    },
  };
}

function withTheme(document: ResumeDocument, templateTheme: string): ResumeDocument {
  return { ...document, config: { ...document.config, templateTheme } };
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

/** Removes the picture of a resume that is no more. */
export async function forgetCover(deps: Pick<Deps, "config" | "log">, id: string): Promise<void> {
  await createCoverShelf(deps.config.dataDir, deps.log).remove(id);
}
