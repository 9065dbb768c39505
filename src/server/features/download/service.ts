import { fileNameOf } from "#core/resume/file-name.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { Deps } from "#server/deps.ts";
import type { Viewer } from "#server/http/session.ts";
import { findForDownload } from "../resumes/service.ts";

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

function withColumns(document: ResumeDocument, columns: "one" | "two"): ResumeDocument {
  return { ...document, config: { ...document.config, design: { ...document.config.design, columns } } };
}
