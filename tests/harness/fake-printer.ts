import sharp from "sharp";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { RendererBusy, type RendererLoad, type Requester } from "#server/adapters/renderer/port.ts";
import type { Printer, PrintJob } from "#server/pages/printer.ts";

/** A printer without a browser, for suites about everything around printing: its bytes are the document as JSON. */
export type FakePrinter = Printer & {
  /** The documents that it was asked to print, oldest first. */
  readonly printed: ResumeDocument[];
  /** On whose behalf each of them was printed. */
  readonly requesters: Requester[];
  /** While set, jobs are refused as by a full queue, or as having too many jobs of their requester. */
  busy: boolean | "own";
  /** While set, a PDF lacks the photo, as where the storage does not give it. */
  lacksPhoto: boolean;
  /** The next jobs last until this resolves or until their caller aborts. */
  hold: Promise<void> | null;
  /** The number of jobs whose caller aborted. */
  aborted: number;
};

export function createFakePrinter(): FakePrinter {
  const printer: FakePrinter = {
    kind: "fake",
    printed: [],
    requesters: [],
    busy: false,
    lacksPhoto: false,
    hold: null,
    aborted: 0,
    async pdf(job) {
      return { bytes: await run(job), pages: 1, lacksPhoto: printer.lacksPhoto };
    },
    async cover(job) {
      return run(job);
    },
    async sheet(job) {
      const { html } = await job.markup();
      return { bytes: new TextEncoder().encode(html), pages: 1 };
    },
    async picture({ width, height }) {
      return sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
        .webp()
        .toBuffer();
    },
    async pictures(job) {
      return { pages: 1, pictures: [await run(job)] };
    },
    embedded: async (document) => document,
    isFree: () => true,
    load: () => idleLoad,
    watch: () => () => {},
    async close() {},
  };
  async function run({ document, requester, signal }: PrintJob): Promise<Uint8Array> {
    if (printer.busy) throw new RendererBusy("full", printer.busy === "own" ? "own" : "all");
    printer.printed.push(document);
    printer.requesters.push(requester);
    if (printer.hold) {
      const gone = new Promise<never>((_, reject) => {
        signal?.addEventListener("abort", () => {
          printer.aborted += 1;
          reject(signal.reason);
        });
      });
      await Promise.race([printer.hold, gone]);
    }
    return new TextEncoder().encode(JSON.stringify(document));
  }
  return printer;
}

/** What a renderer with nothing to do says of itself. */
export const idleLoad: RendererLoad = {
  waiting: { member: 0, regular: 0, visitor: 0, background: 0 },
  ...{ pages: 1, open: 1, busy: 0 },
};
