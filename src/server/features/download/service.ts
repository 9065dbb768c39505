import { limits } from "#core/limits.ts";
import { fileNameOf } from "#core/resume/file-name.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { Deps } from "#server/deps.ts";
import { findAsOwnerSees } from "../resumes/service.ts";

export { attachment } from "./disposition.ts";

export type DownloadInput = { id: string; format?: "one" | "two" | undefined; signal: AbortSignal };

/**
 * Returns the PDF of a resume as its owner sees it, and the file name to save it under. Throws notFound, RendererBusy,
 * and an AbortError if the client disconnected first.
 */
export async function downloadResume(deps: Deps, input: DownloadInput) {
  const stored = await findAsOwnerSees(deps, input.id);
  const document = input.format ? withColumns(stored, input.format) : stored;
  const { bytes } = await deps.printer.pdf({ document, signal: input.signal });
  return { bytes, fileName: `${fileNameOf(document)}.pdf` };
}

/**
 * Returns the pages of a resume, as they print for its owner, as WebP data URLs. Throws notFound, RendererBusy, or an
 * AbortError.
 */
export async function picturesOfPages(deps: Deps, input: { id: string; signal: AbortSignal }) {
  const document = await findAsOwnerSees(deps, input.id);
  const { most, width } = limits.pagePictures;
  const { pages, pictures } = await deps.printer.pictures({ document, most, width, signal: input.signal });
  return {
    pages,
    pictures: pictures.map((bytes) => `data:image/webp;base64,${Buffer.from(bytes).toString("base64")}`),
  };
}

function withColumns(document: ResumeDocument, columns: "one" | "two"): ResumeDocument {
  return { ...document, config: { ...document.config, design: { ...document.config.design, columns } } };
}
