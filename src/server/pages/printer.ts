import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type {
  DocumentMetadata,
  PictureType,
  RenderedPages,
  RenderedPdf,
  Renderer,
  RenderJob,
  Requester,
} from "#server/adapters/renderer/port.ts";
import { StorageUnavailable } from "#server/adapters/storage/port.ts";
import type { ReadImage } from "./kept-images.ts";
import { linkDescriptions, printMarkup, printMetadata } from "./print-markup.tsx";
import { beginningOf, estimatePages } from "./print-size.ts";

/**
 * Prints resumes: turns a document into markup and passes it to the renderer. Callers pass the document as its reader
 * may see it (core/resume/visibility.ts); nothing is hidden here. Rejects as the renderer does: with RendererBusy, with
 * providerUnavailable where there is no browser, and with the signal's reason when it is aborted. A PDF of more
 * than `limits.print.pages` is refused with tooLongToPrint, and so is any work on a document far beyond that.
 */
export type Printer = Pick<Renderer, "kind" | "isFree" | "load" | "watch" | "close"> & {
  /** `lacksPhoto`: the photo could not be read, and the rest is printed without it. */
  pdf(job: PrintJob): Promise<RenderedPdf & { lacksPhoto: boolean }>;
  /**
   * Returns the first page as WebP, `width` by `height` px. It is drawn of a document of any length. Throws
   * StorageUnavailable where the photo cannot be read: a picture is kept, and would lack it for good.
   */
  cover(job: PrintJob & { width: number; height: number }): Promise<Uint8Array>;
  /** Returns how many pages the PDF has, and the first `most` of them as pictures, each `width` px wide. */
  pictures(job: PrintJob & { width: number; most: number; type?: PictureType }): Promise<RenderedPages>;
  /** Returns the document with its photo inside, as a data: URL, or without one where there is no picture at its URL. */
  embedded(document: ResumeDocument): Promise<ResumeDocument>;
  /** Returns the PDF of any markup of ours that is no resume: a receipt. */
  sheet(job: RenderJob & { metadata: DocumentMetadata }): Promise<RenderedPdf>;
  /** Returns the top of any markup as WebP, as the renderer does. */
  picture: Renderer["picture"];
};

export type PrintJob = {
  document: ResumeDocument;
  /** On whose behalf it is printed (`requester.ts`): nobody's jobs may delay all others. */
  requester: Requester;
  /** Aborts the job when its caller has gone away. */
  signal?: AbortSignal;
};

export type PrinterOptions = {
  /** Fetches photos. Without it a resume prints without a photo, unless the document embeds one. */
  readImage?: ReadImage | undefined;
  /** How many pages a PDF may have; `limits.print.pages` unless given. */
  mostPages?: number | undefined;
};

/** Returns a printer on top of a renderer. */
export function createPrinter(renderer: Renderer, options: PrinterOptions = {}): Printer {
  const { readImage, mostPages = limits.print.pages } = options;

  /** Returns the job for the renderer; the markup is made when its turn has come. */
  async function prepared({ document, requester, signal }: PrintJob, cost: number): Promise<RenderJob> {
    signal?.throwIfAborted();
    const shown = await withPhoto(document, readImage);
    return { requester, cost, markup: () => printMarkup(shown), signal };
  }

  /** The same, and whether the photo is left out because it cannot be read. */
  async function preparedAnyhow(job: PrintJob, cost: number): Promise<[RenderJob, boolean]> {
    try {
      return [await prepared(job, cost), false];
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      return [await prepared({ ...job, document: withAvatar(job.document, "") }, cost), true];
    }
  }

  /** Returns about how many pages there are. Throws where the document is certainly too long: layout is what costs. */
  function estimated(document: ResumeDocument): number {
    const pages = estimatePages(document);
    if (pages > mostPages * limits.print.estimateFactor) throw tooLong(mostPages);
    return pages;
  }

  return {
    kind: renderer.kind,
    async pdf(job) {
      const [prepare, lacksPhoto] = await preparedAnyhow(job, estimated(job.document));
      const printed = await renderer.pdf({
        ...prepare,
        metadata: printMetadata(job.document),
        describeLink: linkDescriptions(job.document.config.lang),
        most: mostPages,
      });
      if (!printed.bytes) throw tooLong(mostPages);
      return { ...printed, lacksPhoto };
    },
    async cover({ width, height, ...job }) {
      const isLong = estimatePages(job.document) > limits.print.pages;
      const document = isLong ? beginningOf(job.document) : job.document;
      const prepare = await prepared({ ...job, document }, estimatePages(document));
      return renderer.picture({ ...prepare, width, height });
    },
    async pictures({ width, most, type, ...job }) {
      const pages = estimated(job.document);
      const cost = pages + Math.min(pages, most) * limits.print.pictureCost;
      return renderer.pictures({ ...(await prepared(job, cost)), width, most, type });
    },
    embedded: (document) => withPhoto(document, readImage),
    async sheet(job) {
      const printed = await renderer.pdf({ ...job, describeLink: (url) => url, most: mostPages });
      if (!printed.bytes) throw tooLong(mostPages);
      return printed;
    },
    picture: (job) => renderer.picture(job),
    isFree: () => renderer.isFree(),
    load: () => renderer.load(),
    watch: (listener) => renderer.watch(listener),
    close: () => renderer.close(),
  };
}

function tooLong(most: number): AppError {
  return new AppError("tooLongToPrint", { params: { most } });
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
  return withAvatar(document, url);
}

function withAvatar(document: ResumeDocument, avatar: string): ResumeDocument {
  return { ...document, data: { ...document.data, basicInfo: { ...document.data.basicInfo, avatar } } };
}
