import { limits } from "#core/limits.ts";
import { fileNameOf } from "#core/resume/file-name.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { Deps } from "#server/deps.ts";
import type { Viewer } from "#server/http/session.ts";
import { findForDownload, findForPages } from "../resumes/service.ts";

export { attachment } from "./disposition.ts";

export type DownloadWish = { id: string; format?: "one" | "two"; signal: AbortSignal };

/**
 * The PDF of one's own resume and the name to save it under. Throws notFound, premiumOnly, RendererBusy; an AbortError
 * when the caller went away first.
 */
export async function downloadResume(deps: Deps, viewer: Viewer, wish: DownloadWish) {
  const stored = await findForDownload(deps, viewer, wish.id);
  const document = wish.format ? withColumns(stored, wish.format) : stored;
  const { bytes } = await deps.renderer.pdf({ document, signal: wish.signal });
  return { bytes, fileName: `${fileNameOf(document)}.pdf` };
}

/** The pages of one's own resume as they print, as pictures. Throws notFound, RendererBusy, or an AbortError. */
export async function picturesOfPages(deps: Deps, viewer: Viewer, wish: { id: string; signal: AbortSignal }) {
  const document = await findForPages(deps, viewer, wish.id);
  const { most, width } = limits.pagePictures;
  const { pages, pictures } = await deps.renderer.pictures({ document, most, width, signal: wish.signal });
  return {
    pages,
    pictures: pictures.map((bytes) => `data:image/webp;base64,${Buffer.from(bytes).toString("base64")}`),
  };
}

function withColumns(document: ResumeDocument, columns: "one" | "two"): ResumeDocument {
  return { ...document, config: { ...document.config, design: { ...document.config.design, columns } } };
}
