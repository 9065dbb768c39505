import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { type Browser, launchBrowser } from "./browser.ts";
import type { QueueOptions } from "./fair-queue.ts";
import { BrowserMissing, findBrowser } from "./find-browser.ts";
import { makeAccessible } from "./pdf/accessible-pdf.ts";
import { appendMetadata, type PdfMetadata } from "./pdf-metadata.ts";
import { Pool } from "./pool.ts";
import type { DescribeLink, Renderer, RenderJob, SheetMarkup } from "./port.ts";
import { openShell, type Shell, type ShellFonts } from "./shell.ts";

export type ChromiumOptions = {
  /** CHROMIUM_PATH. If it is absent, a browser is searched for. */
  path?: string;
  /** The number of pages that print at the same time. */
  pages: number;
  /** Returns milliseconds since 1970, for the date in the PDF. */
  now: () => number;
  /** The font faces that markup may use. */
  fonts: ShellFonts;
  log?: { info(fields: object, text: string): void; warn(fields: object, text: string): void };
  timeout?: number;
  queue?: Partial<Omit<QueueOptions, "heavy">>;
  recycleAfter?: number;
};

export type ChromiumRenderer = Renderer & {
  /** Starts the browser and its pages now instead of with the first job. Rejects where there is no browser. */
  warm(): Promise<void>;
  /** Returns the process id of the running browser, for measurements and tests. */
  pid(): number | undefined;
};

/** A page that breaks out of the browser has what the server's user has, so the operator is told what to change. */
function whyUnsandboxed(): string {
  return process.getuid?.() === 0
    ? "the server runs as root; run it as another user"
    : "the machine offers none; allow unprivileged user namespaces";
}

/**
 * Returns the renderer of this product: a headless Chromium with reused pages. It starts with the first job (or
 * `warm`), restarts after a crash, and refuses jobs rather than queueing without limit. On a machine without a browser
 * the server does everything but print: each job rejects with `providerUnavailable`.
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
    if (!started.sandboxed) log?.warn({ path: found.path }, `browser runs without its sandbox: ${whyUnsandboxed()}`);
    pid = started.pid;
    log?.info({ kind: found.kind, path: found.path, sandboxed: started.sandboxed }, "browser started");
    return started;
  }

  async function open(): Promise<Shell> {
    const started = await browser();
    const shell = await openShell(started, options.fonts);
    return {
      ...shell,
      // When a page does not close, the whole browser is killed, and the pool starts the next one.
      close: async () => {
        const killTimer = setTimeout(() => started.kill(), 1000);
        await shell.close().catch(() => {});
        clearTimeout(killTimer);
      },
    };
  }

  const pool = new Pool<Shell>({
    open,
    size: options.pages,
    queue: {
      ...limits.render.queue,
      ...options.queue,
      // One page is kept for jobs that are quickly done, where there is more than one.
      heavy: { above: limits.render.heavyAbove, most: Math.max(1, options.pages - 1) },
    },
    timeout: options.timeout ?? limits.render.timeout,
    workTimeout: options.timeout ?? limits.render.workTimeout,
    recycleAfter: options.recycleAfter ?? limits.render.recycleAfter,
    tidyAfter: 20,
  });

  async function run<T>(job: RenderJob, work: (shell: Shell, markup: SheetMarkup) => Promise<T>): Promise<T> {
    try {
      return await pool.run(job, async (shell) => work(shell, await job.markup()), job.signal);
    } catch (error) {
      if (error instanceof BrowserMissing) throw new AppError("providerUnavailable", { cause: error });
      throw error;
    }
  }

  return {
    kind: "chromium",
    async pdf(job) {
      const { bytes, pages, lang } = await run(job, async (shell, markup) => {
        const count = await shell.fill(markup);
        return { bytes: count > job.most ? null : await shell.print(), pages: count, lang: markup.lang };
      });
      if (!bytes) return { pages, bytes };
      const metadata = { ...job.metadata, createdAt: new Date(options.now()) };
      return { pages, bytes: finished(bytes, metadata, lang, job.describeLink) };
    },
    picture: (job) =>
      run(job, async (shell, markup) => {
        await shell.fill(markup);
        const { width, height } = job;
        return shell.shoot({ width, height, sheetWidth: markup.paper.width, sheetHeight: markup.paper.height });
      }),
    pictures: (job) =>
      run(job, async (shell, markup) => {
        const pages = await shell.fill(markup);
        return { pages, pictures: await shell.shootPages(job.most, job.width, job.type) };
      }),
    isFree: () => pool.isFree(),
    load: () => pool.load(),
    watch: (listener) => pool.watch(listener),
    warm: () => pool.warm(),
    pid: () => pid,
    async close() {
      await pool.close();
      await (await running?.catch(() => undefined))?.close();
    },
  };

  /**
   * A PDF that is not accessible is better than none, and one without metadata too. The tests in contract.ts fail when a
   * new browser writes PDFs that cannot be read or extended.
   */
  function finished(printed: Uint8Array, metadata: PdfMetadata, lang: string, describeLink: DescribeLink): Uint8Array {
    try {
      return makeAccessible(printed, { ...metadata, lang, describeLink });
    } catch (error) {
      log?.warn({ error: String(error) }, "PDF not made accessible");
    }
    try {
      return appendMetadata(printed, metadata);
    } catch (error) {
      log?.warn({ error: String(error) }, "PDF metadata not written");
      return printed;
    }
  }
}
