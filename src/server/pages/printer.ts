import type { ResumeDocument } from "#core/resume/schema.ts";
import type { RenderedPages, RenderedPdf, Renderer } from "#server/adapters/renderer/port.ts";
import { printMarkup, printMetadata } from "./print-markup.tsx";

/**
 * Prints resumes: turns a document into markup and passes it to the renderer. Callers pass the document as its reader
 * may see it (core/resume/visibility.ts); nothing is hidden here. Rejects as the renderer does: with RendererBusy, with
 * providerUnavailable where there is no browser, and with the signal's reason when it is aborted.
 */
export type Printer = Pick<Renderer, "kind" | "picture" | "isFree" | "close"> & {
  pdf(job: PrintJob): Promise<RenderedPdf>;
  /** Returns the first page as WebP, `width` by `height` px. */
  cover(job: PrintJob & { width: number; height: number }): Promise<Uint8Array>;
  /** Returns how many pages the PDF has, and the first `most` of them as WebP, each `width` px wide. */
  pictures(job: PrintJob & { width: number; most: number }): Promise<RenderedPages>;
};

export type PrintJob = {
  document: ResumeDocument;
  /** Aborts the job when its caller has gone away. */
  signal?: AbortSignal;
};

/** Returns the picture at a URL of this site, or null where there is none. */
export type ReadImage = (url: string) => Promise<{ bytes: Uint8Array; contentType: string } | null>;

/**
 * Returns a printer on top of a renderer. `readImage` fetches photos; without it a resume prints without a photo,
 * unless the document embeds one.
 */
export function createPrinter(renderer: Renderer, readImage?: ReadImage): Printer {
  async function prepared({ document, signal }: PrintJob) {
    signal?.throwIfAborted();
    return { markup: await printMarkup(await withPhoto(document, readImage)), signal };
  }
  return {
    kind: renderer.kind,
    pdf: async (job) => renderer.pdf({ ...(await prepared(job)), metadata: printMetadata(job.document) }),
    cover: async (job) => renderer.picture({ ...(await prepared(job)), width: job.width, height: job.height }),
    pictures: async (job) => renderer.pictures({ ...(await prepared(job)), width: job.width, most: job.most }),
    picture: (job) => renderer.picture(job),
    isFree: () => renderer.isFree(),
    close: () => renderer.close(),
  };
}

const photoTypes = ["image/png", "image/jpeg", "image/webp", "image/gif"];

/**
 * Returns the document with its photo as a data: URL, because the page of the renderer cannot load anything. A photo
 * that is missing or of another type is removed, so that no gap is printed.
 */
async function withPhoto(document: ResumeDocument, readImage: ReadImage | undefined): Promise<ResumeDocument> {
  const { avatar } = document.data.basicInfo;
  if (!avatar || /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/.test(avatar)) return document;
  const image = (await readImage?.(avatar)) ?? null;
  const isUsable = image !== null && photoTypes.includes(image.contentType);
  const url = isUsable ? `data:${image.contentType};base64,${Buffer.from(image.bytes).toString("base64")}` : "";
  return {
    ...document,
    data: { ...document.data, basicInfo: { ...document.data.basicInfo, avatar: url } },
  };
}
