import { zipSync } from "fflate";
import { limits } from "#core/limits.ts";
import { namedFile } from "#core/resume/file-naming.ts";
import type { ExportFormat } from "#core/resume/formats/server-written.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { Requester } from "#server/adapters/renderer/port.ts";
import type { Deps } from "#server/deps.ts";
import { namingOf } from "#server/file-naming.ts";
import { formats } from "#server/formats/registry.ts";
import { authorize } from "#server/operations/authorize.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import { findAsOwnerSees } from "../resumes/service.ts";

export { attachment } from "./disposition.ts";

type PrintInput = { id: string; requester: Requester; signal: AbortSignal };
export type DownloadInput = PrintInput & { format?: "one" | "two" | undefined };

/**
 * Returns the PDF of a resume as its owner sees it, whether it lacks the photo because that could not be read, and the
 * file name to save it under. Throws notFound, tooLongToPrint,
 * RendererBusy, and an AbortError if the client disconnected first.
 */
export async function downloadResume(deps: Deps, user: CurrentUser, input: DownloadInput) {
  const stored = await findAsOwnerSees(deps, input.id);
  const document = input.format ? withColumns(stored, input.format) : stored;
  const { requester, signal } = input;
  const { bytes, lacksPhoto } = await deps.printer.pdf({ document, requester, signal });
  return { bytes, lacksPhoto, fileName: `${namedFile(document, namingOf(deps, user))}.pdf` };
}

type ExportInput = PrintInput & { ownerId: string; format: ExportFormat; scale?: number | undefined };

/**
 * Returns a resume as its owner sees it in another format, pictures of several pages as a ZIP. Throws premiumOnly for what
 * looks like the sheet, notFound, tooLongToPrint, RendererBusy, or an AbortError.
 */
export async function exportedResume(deps: Deps, user: CurrentUser, input: ExportInput) {
  const { id, ownerId, format: name, scale, requester, signal } = input;
  const format = formats.find((one) => one.name === name);
  if (!format?.write) throw new Error(`The registry writes no ${name}`);
  if (format.showsDesign) authorize(user, "download", { ownerId });
  const document = await findAsOwnerSees(deps, id);
  const { bytes, otherPages = [] } = await format.write(document, { printer: deps.printer, requester, scale, signal });
  const [extension] = format.extensions;
  const fileName = namedFile(document, namingOf(deps, user));
  if (otherPages.length === 0) return { bytes, fileName: `${fileName}${extension}` };
  const pages = [bytes, ...otherPages].map((page, at) => [`${fileName}-${at + 1}${extension}`, page] as const);
  // Pictures are compressed already.
  return { bytes: zipSync(Object.fromEntries(pages), { level: 0 }), fileName: `${fileName}.zip` };
}

/**
 * Returns the pages of a resume, as they print for its owner, as WebP data URLs. `full` pictures can be read like the PDF
 * and are for whoever may download it; `small` ones show where the pages end. Throws premiumOnly, notFound,
 * tooLongToPrint, RendererBusy, or an AbortError.
 */
export async function picturesOfPages(
  deps: Deps,
  user: CurrentUser,
  { ownerId, size, ...input }: PrintInput & { ownerId: string; size: "full" | "small" },
) {
  if (size === "full") authorize(user, "download", { ownerId });
  const document = await findAsOwnerSees(deps, input.id);
  const { requester, signal } = input;
  const job = { document, ...limits.pagePictures[size], requester, signal };
  const { pages, pictures } = await deps.printer.pictures(job);
  return {
    pages,
    pictures: pictures.map((bytes) => `data:image/webp;base64,${Buffer.from(bytes).toString("base64")}`),
  };
}

function withColumns(document: ResumeDocument, columns: "one" | "two"): ResumeDocument {
  return { ...document, config: { ...document.config, design: { ...document.config.design, columns } } };
}
