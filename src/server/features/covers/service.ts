import sharp from "sharp";
import { limits } from "#core/limits.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { Deps } from "#server/deps.ts";
import type { Viewer } from "#server/http/session.ts";
import { coverAddress, coverVersion, findForCover } from "../resumes/service.ts";
import { type CoverSize, createCoverShelf } from "./shelf.ts";

export type FoundCover =
  | { kind: "picture"; bytes: Uint8Array; isPublic: boolean }
  /** The resume has changed since this address was made. */
  | { kind: "moved"; address: string };

export type Covers = {
  /** Null where there is no such resume or this visitor may not see it. Throws RendererBusy. */
  find(viewer: Viewer | null, id: string, version: string, size: CoverSize): Promise<FoundCover | null>;
};

const size = { width: limits.cover.width, height: limits.cover.width * limits.cover.ratio };

/**
 * Pictures of first pages, drawn when somebody first asks and kept on disk. Only the newest state of a resume is ever
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

  async function keep(id: string, version: string, size: CoverSize, bytes: Uint8Array) {
    await shelf.put(id, version, size, bytes).catch((error: NodeJS.ErrnoException) => {
      // A full or read-only disk costs a drawing at every request, not the picture.
      deps.log.warn({ code: error.code }, "a cover could not be kept");
    });
    return bytes;
  }

  async function picture(
    id: string,
    version: string,
    wanted: CoverSize,
    document: () => ResumeDocument,
  ): Promise<Uint8Array> {
    const kept = await shelf.get(id, version, wanted);
    if (kept) return kept;
    return once(`${id}.${version}.${wanted}`, async () => {
      const bytes =
        wanted === "full"
          ? await deps.renderer.cover({ document: document(), ...size })
          : await shrink(await picture(id, version, "full", document));
      return keep(id, version, wanted, bytes);
    });
  }

  return {
    async find(viewer, id, version, wanted) {
      const resume = await findForCover(deps, viewer, id);
      if (!resume) return null;
      const current = coverVersion(resume.updatedAt);
      if (version !== current) return { kind: "moved", address: coverAddress(resume.id, resume.updatedAt) };
      const bytes = await picture(resume.id, current, wanted, resume.document);
      return { kind: "picture", bytes, isPublic: resume.isPublic };
    },
  };
}

/** Half as wide, for lists. What is no picture that can be read stays as it is: too large is better than none. */
async function shrink(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes)
    .resize(limits.cover.small)
    .webp({ quality: 80 })
    .toBuffer()
    .catch(() => bytes);
}

/** Removes the picture of a resume that is no more. */
export async function forgetCover(deps: Pick<Deps, "config" | "log">, id: string): Promise<void> {
  await createCoverShelf(deps.config.dataDir, deps.log).remove(id);
}
