import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { readFontFile } from "#server/fonts/font-css.ts";
import { printFontCss } from "#server/fonts/sheet-fonts.ts";
import { type PrintMarkup, pdfTitle, printMarkup } from "#server/pages/print-markup.tsx";
import { type Browser, launchBrowser } from "./browser.ts";
import { BrowserMissing, findBrowser } from "./find-browser.ts";
import { appendMetadata } from "./pdf-metadata.ts";
import { Pool } from "./pool.ts";
import type { Renderer, RenderJob } from "./port.ts";
import { openShell, type Shell } from "./shell.ts";

export type ChromiumOptions = {
  /** CHROMIUM_PATH; absent: searched for. */
  path?: string;
  /** Pages that print at the same time. */
  pages: number;
  /** Milliseconds since 1970, for the PDF's date. */
  now: () => number;
  /** The picture at an address of this site, for the photo; null where there is none. Other hosts are never asked. */
  readImage?: (address: string) => Promise<{ bytes: Uint8Array; contentType: string } | null>;
  log?: { info(fields: object, text: string): void; warn(fields: object, text: string): void };
  timeout?: number;
  queue?: number;
  recycleAfter?: number;
};

export type ChromiumRenderer = Renderer & {
  /** Starts the browser and its pages now instead of with the first job; rejects where there is no browser. */
  warm(): Promise<void>;
  /** Process of the running browser, for measurements and tests. */
  pid(): number | undefined;
};

/**
 * The renderer of this product: a headless Chromium with kept pages. It starts with the first job (or `warm`), starts
 * anew after a crash, and refuses rather than queues without end. A machine without a browser gets a server that does
 * all but print: each job rejects with `providerUnavailable`.
 */
export function createChromiumRenderer(options: ChromiumOptions): ChromiumRenderer {
  const { log } = options;
  let running: Promise<Browser> | undefined;
  let pid: number | undefined;

  function browser(): Promise<Browser> {
    if (running) return running;
    const starting = start();
    running = starting;
    const forget = () => {
      if (running === starting) running = undefined;
      pid = undefined;
    };
    starting.then((started) => started.cdp.ended.then(forget), forget);
    return starting;
  }

  async function start(): Promise<Browser> {
    const found = await findBrowser({ given: options.path });
    const started = await launchBrowser(found, limits.render.timeout).catch((error: Error) => {
      throw new BrowserMissing(error.message, { cause: error });
    });
    const isRoot = process.getuid?.() === 0;
    if (!started.sandboxed && !isRoot) log?.warn({ path: found.path }, "the machine offers the browser no sandbox");
    pid = started.pid;
    log?.info({ kind: found.kind, path: found.path, sandboxed: started.sandboxed }, "browser started");
    return started;
  }

  async function open(): Promise<Shell> {
    const started = await browser();
    const shell = await openShell(started, { fontCss: printFontCss, readFont: readFontFile });
    return {
      ...shell,
      // A page that does not even close takes its browser with it: the pool starts the next one.
      close: async () => {
        const patience = setTimeout(() => started.kill(), 1000);
        await shell.close().catch(() => {});
        clearTimeout(patience);
      },
    };
  }

  const pool = new Pool<Shell>({
    open,
    size: options.pages,
    queue: options.queue ?? limits.render.queue,
    timeout: options.timeout ?? limits.render.timeout,
    recycleAfter: options.recycleAfter ?? limits.render.recycleAfter,
    tidyAfter: 20,
  });

  async function render<T>(job: RenderJob, work: (shell: Shell, markup: PrintMarkup) => Promise<T>): Promise<T> {
    job.signal?.throwIfAborted();
    const markup = await printMarkup(await withPhoto(job.document, options.readImage));
    return run((shell) => work(shell, markup), job.signal);
  }

  async function run<T>(work: (shell: Shell) => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    try {
      return await pool.run(work, signal);
    } catch (error) {
      if (error instanceof BrowserMissing) throw new AppError("providerUnavailable", { cause: error });
      throw error;
    }
  }

  return {
    kind: "chromium",
    async pdf(job) {
      const [pages, printed] = await render(job, async (shell, markup) => {
        const count = await shell.fill(markup);
        return [count, await shell.print()] as const;
      });
      return { pages, bytes: withMetadata(printed, job.document) };
    },
    cover: (job) =>
      render(job, async (shell, markup) => {
        await shell.fill(markup);
        const { width: sheetWidth, height: sheetHeight } = markup.paper;
        return shell.shoot({ width: job.width, height: job.height, sheetWidth, sheetHeight });
      }),
    picture: ({ markup, width, height, signal }) =>
      run(async (shell) => {
        await shell.fill(markup);
        return shell.shoot({ width, height, sheetWidth: width, sheetHeight: height });
      }, signal),
    pictures: (job) =>
      render(job, async (shell, markup) => {
        const pages = await shell.fill(markup);
        return { pages, pictures: await shell.shootPages(job.most, job.width) };
      }),
    isFree: () => pool.isFree(),
    warm: () => pool.warm(),
    pid: () => pid,
    async close() {
      await pool.close();
      await (await running?.catch(() => undefined))?.close();
    },
  };

  function withMetadata(printed: Uint8Array, document: ResumeDocument): Uint8Array {
    const { basicInfo, sections } = document.data;
    try {
      return appendMetadata(printed, {
        title: pdfTitle(document),
        author: basicInfo.name,
        subject: basicInfo.title,
        keywords: sections.filter(({ type, isHidden }) => type === "skills" && !isHidden).flatMap(skillNames),
        createdAt: new Date(options.now()),
      });
    } catch (error) {
      // A PDF without keywords is better than none; the contract's suite notices when a new browser writes otherwise.
      log?.warn({ error: String(error) }, "metadata not written");
      return printed;
    }
  }
}

function skillNames({ data }: ResumeDocument["data"]["sections"][number]): string[] {
  return data.filter((item) => !item.isHidden && item.title).map((item) => item.title);
}

const pictures = ["image/png", "image/jpeg", "image/webp", "image/gif"];

/** The document with its photo as a data: address, or without one: the page can load nothing, and a gap is no photo. */
async function withPhoto(document: ResumeDocument, readImage: ChromiumOptions["readImage"]): Promise<ResumeDocument> {
  const { avatar } = document.data.basicInfo;
  if (!avatar || /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/.test(avatar)) return document;
  const image = (await readImage?.(avatar)) ?? null;
  const usable = image !== null && pictures.includes(image.contentType);
  const address = usable ? `data:${image.contentType};base64,${Buffer.from(image.bytes).toString("base64")}` : "";
  return {
    ...document,
    data: { ...document.data, basicInfo: { ...document.data.basicInfo, avatar: address } },
  };
}
