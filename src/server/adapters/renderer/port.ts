import type { FontId } from "#templates/fonts.ts";
import type { Hyphens } from "#templates/hyphens/hyphens.ts";

/**
 * Turns markup into bytes: a PDF or pictures. It knows nothing of resumes; features print through `pages/printer.ts`,
 * which turns a document into markup. The markup is trusted to contain only what its reader may see.
 */
export type Renderer = {
  readonly kind: string;
  /** Returns a tagged PDF on the paper of the markup, with outline, live links and the metadata. */
  pdf(job: RenderJob & { metadata: DocumentMetadata }): Promise<RenderedPdf>;
  /** Returns the top of the first page as WebP, `width` by `height` px; the width of the paper is scaled to `width`. */
  picture(job: RenderJob & { width: number; height: number }): Promise<Uint8Array>;
  /** Returns how many pages the PDF has, and the first `most` of them as WebP, each `width` px wide. */
  pictures(job: RenderJob & { width: number; most: number }): Promise<RenderedPages>;
  /** Whether a background job would delay no other: no job is queued, and one page stays free for the next. */
  isFree(): boolean;
  /** Ends the browser after the running jobs have finished. */
  close(): Promise<void>;
};

export type RenderJob = {
  markup: SheetMarkup;
  /** Aborts the job when its caller has gone away. */
  signal?: AbortSignal | undefined;
};

/** HTML and its style sheet. Pictures in it are data: URLs, and it uses the families of templates/fonts.ts. */
export type SheetMarkup = {
  html: string;
  css: string;
  /** The families that the markup may use. */
  fonts: readonly FontId[];
  /** Whether the Latin families have every character of the markup. */
  isPlain?: boolean;
  /** The language as a BCP 47 tag. */
  lang: string;
  title: string;
  /** The places at which words in justified lines may be hyphenated; null or absent where there are none. */
  hyphens?: Hyphens | null;
  /** The size of one page, in px at 96 dpi. */
  paper: { width: number; height: number };
};

/** The metadata of a PDF besides its language, which is that of the markup. */
export type DocumentMetadata = {
  title: string;
  author: string;
  subject: string;
  keywords: readonly string[];
};

export type RenderedPdf = { bytes: Uint8Array; pages: number };
export type RenderedPages = { pages: number; pictures: Uint8Array[] };

/** The queue is full or the time limit has passed. The caller answers 503 with Retry-After. */
export class RendererBusy extends Error {
  override name = "RendererBusy";
}
