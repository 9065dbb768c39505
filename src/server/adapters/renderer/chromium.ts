import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { operationLimits } from "#core/operation-limits.ts";
import { type Browser, launchBrowser } from "./browser.ts";
import { CdpError } from "./cdp.ts";
import { compactPng } from "./compact-png.ts";
import type { QueueOptions } from "./fair-queue.ts";
import { BrowserMissing, findBrowser } from "./find-browser.ts";
import { finishPdf } from "./finish-pdf.ts";
import { type MemoryWatch, watchMemory } from "./memory.ts";
import { Pool } from "./pool.ts";
import { type Renderer, RendererBusy, type RenderJob, type SheetMarkup } from "./port.ts";
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
  /** Bytes that a page may hold; `operationLimits.renderer.memory` unless given. */
  memory?: number;
};

export type ChromiumRenderer = Renderer & {
  /** Starts the browser and its pages now instead of with the first job. Rejects where there is no browser. */
  warm(): Promise<void>;
  /** Returns the process id of the running browser, for measurements and tests. */
  pid(): number | undefined;
  /** Returns a PDF as the browser made it, for a process that completes it itself (`remote.ts`). */
  draw(job: RenderJob & { most: number }): Promise<{ bytes: Uint8Array | null; pages: number; lang: string }>;
};

/** When a page does not close, the whole browser is killed, and the pool starts the next one. */
function closedByForce(shell: Shell, browser: Browser): Shell {
  return {
    ...shell,
    close: async () => {
      const killTimer = setTimeout(() => browser.kill(), 1000);
      await shell.close().catch(() => {});
      clearTimeout(killTimer);
    },
  };
}

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
  let memory: MemoryWatch | undefined;

  function browser(signal: AbortSignal): Promise<Browser> {
    if (running) return running;
    const starting = start(signal);
    running = starting;
    const forget = () => {
      if (running === starting) running = undefined;
      pid = undefined;
    };
    starting.then((started) => started.cdp.ended.then(forget), forget);
    return starting;
  }

  async function start(signal: AbortSignal): Promise<Browser> {
    const found = await findBrowser({ given: options.path, signal });
    const started = await launchBrowser(found, limits.render.timeout, signal).catch((error: Error) => {
      throw new BrowserMissing(error.message, { cause: error });
    });
    if (!started.sandboxed) log?.warn({ path: found.path }, `browser runs without its sandbox: ${whyUnsandboxed()}`);
    pid = started.pid;
    const watch = watchMemory(started.pid, {
      most: options.memory ?? operationLimits.renderer.memory,
      every: 250,
      isDrawing: () => pool.load().busy > 0,
    });
    memory = watch;
    void started.gone.then(watch.stop);
    log?.info({ kind: found.kind, path: found.path, sandboxed: started.sandboxed }, "browser started");
    return started;
  }

  async function open(signal: AbortSignal): Promise<Shell> {
    const started = await browser(signal);
    return closedByForce(await openShell(started, options.fonts), started);
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
    closeWithin: operationLimits.renderer.end,
  });

  async function run<T>(job: RenderJob, work: (shell: Shell, markup: SheetMarkup) => Promise<T>): Promise<T> {
    const before = memory?.ended ?? 0;
    try {
      return await pool.run(job, async (shell) => work(shell, await job.markup()), job.signal);
    } catch (error) {
      const isOfMemory = error instanceof CdpError && (memory?.ended ?? 0) > before;
      if (isOfMemory) throw new RendererBusy("It took more memory than a page may have.");
      if (error instanceof BrowserMissing) throw new AppError("providerUnavailable", { cause: error });
      throw error;
    }
  }

  const draw: ChromiumRenderer["draw"] = (job) =>
    run(job, async (shell, markup) => {
      const pages = await shell.fill(markup, "print");
      return { bytes: pages > job.most ? null : await shell.print(), pages, lang: markup.lang };
    });

  return {
    kind: "chromium",
    draw,
    async pdf(job) {
      const { bytes, pages, lang } = await draw(job);
      if (!bytes) return { pages, bytes };
      const metadata = { ...job.metadata, createdAt: new Date(options.now()) };
      return { pages, bytes: finishPdf(bytes, metadata, { lang, describeLink: job.describeLink }, log) };
    },
    picture: (job) =>
      run(job, async (shell, markup) => {
        await shell.fill(markup, "picture");
        const { width, height } = job;
        return shell.shoot({ width, height, sheetWidth: markup.paper.width, sheetHeight: markup.paper.height });
      }),
    async pictures(job) {
      const { pages, pictures } = await run(job, async (shell, markup) => {
        const count = await shell.fill(markup, "picture");
        return { pages: count, pictures: await shell.shootPages(job.most, job.width, job.type) };
      });
      return { pages, pictures: job.type === "png" ? await Promise.all(pictures.map(compactPng)) : pictures };
    },
    isFree: () => pool.isFree(),
    load: () => pool.load(),
    watch: (listener) => pool.watch(listener),
    warm: () => pool.warm(),
    pid: () => pid,
    async close() {
      // A page that is being opened, and does not open, ends with its browser.
      const killTimer = setTimeout(
        () =>
          running?.then(
            ({ kill }) => kill(),
            () => {},
          ),
        operationLimits.renderer.end * 2,
      );
      await pool.close();
      clearTimeout(killTimer);
      await (await running?.catch(() => undefined))?.close();
    },
  };
}
