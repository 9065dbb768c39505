import type { Logger } from "pino";
import { limits } from "#core/limits.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { Deps } from "#server/deps.ts";
import type { Viewer } from "#server/http/session.ts";
import { coverAddress, coverVersion, findForCover } from "../resumes/service.ts";
import { type CoverShelf, createCoverShelf } from "./shelf.ts";

export type FoundCover =
  | { kind: "picture"; bytes: Uint8Array; isPublic: boolean }
  /** The resume has changed since this address was made. */
  | { kind: "moved"; address: string };

export type Covers = { find(viewer: Viewer | null, id: string, version: string): Promise<FoundCover | null> };

const size = { width: limits.cover.width, height: limits.cover.width * limits.cover.ratio };

/**
 * Pictures of first pages, drawn when somebody first asks and kept on disk. Only the newest state of a resume is ever
 * shown: an older picture may hold what its owner has hidden since. Requests for the same picture share one drawing.
 */
export function createCovers(deps: Deps): Covers {
  const shelf = createCoverShelf(deps.config.dataDir, deps.log);
  const drawing = new Map<string, Promise<Uint8Array>>();
  const draw = (name: string, document: ResumeDocument) => {
    let running = drawing.get(name);
    if (!running) {
      // Shared by several visitors, so that nobody's leaving stops it; the renderer has its own time limit.
      running = drawn(deps, shelf, deps.log, name, document).finally(() => drawing.delete(name));
      drawing.set(name, running);
    }
    return running;
  };
  return {
    /** Null where there is no such resume or this visitor may not see it. Throws RendererBusy. */
    async find(viewer, id, version) {
      const resume = await findForCover(deps, viewer, id);
      if (!resume) return null;
      const current = coverVersion(resume.updatedAt);
      if (version !== current) return { kind: "moved", address: coverAddress(resume.id, resume.updatedAt) };
      const name = `${resume.id}-${current}`;
      const bytes = (await shelf.get(name)) ?? (await draw(name, resume.document));
      return { kind: "picture", bytes, isPublic: resume.isPublic };
    },
  };
}

async function drawn(deps: Deps, shelf: CoverShelf, log: Logger, name: string, document: ResumeDocument) {
  const bytes = await deps.renderer.cover({ document, ...size });
  await shelf.put(name, bytes).catch((error: NodeJS.ErrnoException) => {
    // A full or read-only disk costs a drawing at every request, not the picture.
    log.warn({ code: error.code }, "a cover could not be kept");
  });
  return bytes;
}
