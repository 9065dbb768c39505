import type { FontId } from "#templates/fonts.ts";
import type { Hyphens } from "#templates/hyphens/hyphens.ts";

/**
 * Turns markup into bytes: a PDF or pictures. It knows nothing of resumes; `pages/printer.ts` makes a document into
 * markup and is what features print with. The markup is trusted to show only what its reader may see.
 */
export type Renderer = {
  readonly kind: string;
  /** A tagged PDF on the markup's paper, with outline, live links and the metadata. */
  pdf(job: RenderJob & { metadata: DocumentMetadata }): Promise<RenderedPdf>;
  /** The top of the first page as WebP, `width` by `height` px; the paper's width is scaled to `width`. */
  picture(job: RenderJob & { width: number; height: number }): Promise<Uint8Array>;
  /** How many pages the PDF has, and the first `most` of them as WebP, `width` px wide each. */
  pictures(job: RenderJob & { width: number; most: number }): Promise<RenderedPages>;
  /** True where a job that nobody waits for keeps nobody else waiting: none is queued, and a page is left for the next. */
  isFree(): boolean;
  /** Ends the browser; running jobs are finished first. */
  close(): Promise<void>;
};

export type RenderJob = {
  markup: SheetMarkup;
  /** Aborts the job when its caller went away. */
  signal?: AbortSignal | undefined;
};

/** HTML and style sheet; pictures in it are data: addresses, type is set in families of templates/fonts.ts. */
export type SheetMarkup = {
  html: string;
  css: string;
  /** The families that it may be set in. */
  fonts: readonly FontId[];
  /** Whether the Latin families have every character of it. */
  isPlain?: boolean;
  /** A BCP 47 tag. */
  lang: string;
  title: string;
  /** Where the words of its justified lines may be divided; null or absent where none may. */
  hyphens?: Hyphens | null;
  /** Size of one page in px at 96 dpi. */
  paper: { width: number; height: number };
};

/** What a PDF says of itself besides the markup's language. */
export type DocumentMetadata = {
  title: string;
  author: string;
  subject: string;
  keywords: readonly string[];
};

export type RenderedPdf = { bytes: Uint8Array; pages: number };
export type RenderedPages = { pages: number; pictures: Uint8Array[] };

/** The queue is full or the time limit passed: the caller answers 503 with Retry-After. */
export class RendererBusy extends Error {
  override name = "RendererBusy";
}
