import type { ResumeDocument } from "#core/resume/schema.ts";
import type { FontId } from "#templates/fonts.ts";

/**
 * Turns a resume into bytes by printing the same markup that the preview and the public page show. Callers hand over
 * the document as the reader may see it (core/resume/visibility.ts); nothing is hidden here.
 */
export type Renderer = {
  readonly kind: string;
  /** A tagged PDF on the document's paper, with title, author, language, outline and live links. */
  pdf(job: RenderJob): Promise<RenderedPdf>;
  /** The first page as WebP, `width` px wide. */
  cover(job: RenderJob & { width: number; height: number }): Promise<Uint8Array>;
  /** Markup of our own as WebP. */
  picture(job: { markup: PictureMarkup; width: number; height: number; signal?: AbortSignal }): Promise<Uint8Array>;
  /** How many pages the PDF has, and the first `most` of them as WebP, `width` px wide. */
  pictures(job: RenderJob & { width: number; most: number }): Promise<{ pages: number; pictures: Uint8Array[] }>;
  /** True where a job that nobody waits for keeps nobody else waiting: none is queued, and a page is left for the next. */
  isFree(): boolean;
  /** Ends the browser; running jobs are finished first. */
  close(): Promise<void>;
};

/** HTML and style sheet; pictures in it as data: addresses, type in families of templates/fonts.ts. */
export type PictureMarkup = {
  html: string;
  css: string;
  fonts: readonly FontId[];
  /** A BCP 47 tag. */
  lang: string;
  title: string;
  /** px. */
  paper: { width: number; height: number };
};

export type RenderJob = {
  document: ResumeDocument;
  /** Aborts the job when its caller went away. */
  signal?: AbortSignal;
};

export type RenderedPdf = { bytes: Uint8Array; pages: number };

/** The queue is full or the time limit passed: the caller answers 503 with Retry-After. */
export class RendererBusy extends Error {
  override name = "RendererBusy";
}
