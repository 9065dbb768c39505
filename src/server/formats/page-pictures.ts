import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { papers } from "#templates/paging.ts";
import type { ByteFormat } from "./format.ts";

/**
 * Returns the writer of one picture for each page. Throws tooLongToPrint for more pages than are drawn: a picture of each
 * takes as long as printing several.
 */
export function pictureWriter(type: "png" | "jpeg"): NonNullable<ByteFormat["write"]> {
  return async (document, { printer, requester, scale = 2, signal }) => {
    const { most } = limits.pagePictures.files;
    const width = Math.round(papers[document.config.design.paper].width * scale);
    const job = { document, requester, width, most, type, ...(signal && { signal }) };
    const { pages, pictures } = await printer.pictures(job);
    const [bytes, ...otherPages] = pictures;
    if (pages > most || !bytes) throw new AppError("tooLongToPrint", { params: { most } });
    return { bytes, pages, otherPages };
  };
}
