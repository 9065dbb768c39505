import type { FontId } from "#templates/fonts.ts";
import type { Hyphens } from "#templates/hyphens/hyphens.ts";

/**
 * Turns markup into bytes: a PDF or pictures. It knows nothing of resumes; features print through `pages/printer.ts`,
 * which turns a document into markup. The markup is trusted to contain only what its reader may see.
 *
 * Jobs wait in a fair queue (`fair-queue.ts`): each is on behalf of a requester, who has one running job at a time.
 */
export type Renderer = {
  readonly kind: string;
  /**
   * Returns a tagged PDF on the paper of the markup, with outline, live links and the metadata, as PDF/UA-1 asks for it;
   * with more than `most` pages it is not made, and `bytes` is null.
   */
  pdf(
    job: RenderJob & { metadata: DocumentMetadata; describeLink: DescribeLink; most: number },
  ): Promise<RenderedPdf | TooManyPages>;
  /** Returns the top of the first page as WebP, `width` by `height` px; the width of the paper is scaled to `width`. */
  picture(job: RenderJob & { width: number; height: number }): Promise<Uint8Array>;
  /** Returns how many pages the PDF has, and the first `most` of them as pictures, each `width` px wide. */
  pictures(job: RenderJob & { width: number; most: number; type?: PictureType | undefined }): Promise<RenderedPages>;
  /** Whether a background job would delay no other: no job is queued, and one page stays free for the next. */
  isFree(): boolean;
  /** Returns what is printed and what waits at this moment. */
  load(): RendererLoad;
  /** Calls the listener at the end of each job, until the returned function is called. */
  watch(listener: (ended: EndedJob) => void): () => void;
  /** Ends the browser after the running jobs have finished. */
  close(): Promise<void>;
};

/** What a picture of a page is; WebP unless given. */
export const pictureTypes = ["webp", "png", "jpeg"] as const;
export type PictureType = (typeof pictureTypes)[number];

export type RenderJob = {
  requester: Requester;
  /** The size of the job, in pages, as far as it is known before: what it weighs against those of others. */
  cost: number;
  /** Returns the markup. It is called when the job's turn has come, so that a job that waits holds no memory. */
  markup(): SheetMarkup | Promise<SheetMarkup>;
  /** Aborts the job when its caller has gone away. */
  signal?: AbortSignal | undefined;
};

/** On whose behalf a job is rendered. */
export type Requester = {
  /** Jobs with the same key run one after the other. */
  key: string;
  priority: Priority;
};

/** The weights of the priorities are in core/limits.ts. */
export type Priority = "member" | "regular" | "visitor" | "background";

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

/** Returns what a link leads to, in words of the document's language, for those who cannot see its text. */
export type DescribeLink = (url: string) => string;

/** How many jobs of each priority wait; of so many pages of the browser so many are open, and so many of these print. */
export type RendererLoad = { waiting: Record<Priority, number>; pages: number; open: number; busy: number };

/**
 * How a job ended. `refused`: RendererBusy; `gone`: its caller went away; `failed`: anything else, a missing browser or
 * markup that cannot be made. `waited`: milliseconds until its turn; `worked`: from then on, null where that never came.
 */
export type EndedJob = {
  priority: Priority;
  outcome: "done" | "refused" | "gone" | "failed";
  waited: number;
  worked: number | null;
};

export type RenderedPdf = { bytes: Uint8Array; pages: number };
type TooManyPages = { bytes: null; pages: number };
export type RenderedPages = { pages: number; pictures: Uint8Array[] };

/**
 * The job was not rendered now and may be later: because the queue is full or the time limit has passed (`all`), or
 * because its requester has too many jobs waiting (`own`).
 */
export class RendererBusy extends Error {
  override name = "RendererBusy";
  readonly whose: "all" | "own";

  constructor(message: string, whose: "all" | "own" = "all") {
    super(message);
    this.whose = whose;
  }
}
