import { limits } from "#core/limits.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { Deps } from "#server/deps.ts";
import type { Viewer } from "#server/http/session.ts";
import { coverAddress, coverVersion, findForCover } from "../resumes/service.ts";
import { createCoverShelf } from "./shelf.ts";

export type FoundCover =
  | { kind: "picture"; bytes: Uint8Array; isPublic: boolean }
  /** The resume has changed since this address was made. */
  | { kind: "moved"; address: string };

export type Covers = {
  /** Null where there is no such resume or this visitor may not see it. Throws RendererBusy. */
  find(viewer: Viewer | null, id: string, version: string): Promise<FoundCover | null>;
};

const size = { width: limits.cover.width, height: limits.cover.width * limits.cover.ratio };

/**
 * Pictures of first pages, drawn when somebody first asks and kept on disk. Only the newest state of a resume is ever
 * shown: an older picture may hold what its owner has hidden since. Requests for the same picture share one drawing.
 */
export function createCovers(deps: Deps): Covers {
  const shelf = createCoverShelf(deps.config.dataDir, deps.log);
  const drawing = new Map<string, Promise<Uint8Array>>();

  async function drawn(id: string, version: string, document: ResumeDocument) {
    const bytes = await deps.renderer.cover({ document, ...size });
    await shelf.put(id, version, bytes).catch((error: NodeJS.ErrnoException) => {
      // A full or read-only disk costs a drawing at every request, not the picture.
      deps.log.warn({ code: error.code }, "a cover could not be kept");
    });
    return bytes;
  }

  function draw(id: string, version: string, document: ResumeDocument) {
    const key = `${id}.${version}`;
    let running = drawing.get(key);
    if (!running) {
      // Shared by several visitors, so that nobody's leaving stops it; the renderer has its own time limit.
      running = drawn(id, version, document).finally(() => drawing.delete(key));
      drawing.set(key, running);
    }
    return running;
  }

  return {
    async find(viewer, id, version) {
      const resume = await findForCover(deps, viewer, id);
      if (!resume) return null;
      const current = coverVersion(resume.updatedAt);
      if (version !== current) return { kind: "moved", address: coverAddress(resume.id, resume.updatedAt) };
      const bytes = (await shelf.get(resume.id, current)) ?? (await draw(resume.id, current, resume.document));
      return { kind: "picture", bytes, isPublic: resume.isPublic };
    },
  };
}

/** Removes the picture of a resume that is no more. */
export async function forgetCover(deps: Pick<Deps, "config" | "log">, id: string): Promise<void> {
  await createCoverShelf(deps.config.dataDir, deps.log).remove(id);
}
