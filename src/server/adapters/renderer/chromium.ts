import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { type Browser, launchBrowser } from "./browser.ts";
import { BrowserMissing, findBrowser } from "./find-browser.ts";
import { appendMetadata } from "./pdf-metadata.ts";
import { Pool } from "./pool.ts";
import type { DocumentMetadata, Renderer } from "./port.ts";
import { openShell, type Shell, type ShellFonts } from "./shell.ts";

export type ChromiumOptions = {
  /** CHROMIUM_PATH; absent: searched for. */
  path?: string;
  /** Pages that print at the same time. */
  pages: number;
  /** Milliseconds since 1970, for the PDF's date. */
  now: () => number;
  /** The faces that markup may be set in. */
  fonts: ShellFonts;
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
    const shell = await openShell(started, options.fonts);
    return {
      ...shell,
      // A page that does not even close takes its browser with it: the pool starts the next one.
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
    queue: options.queue ?? limits.render.queue,
    timeout: options.timeout ?? limits.render.timeout,
    recycleAfter: options.recycleAfter ?? limits.render.recycleAfter,
    tidyAfter: 20,
  });

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
    async pdf({ markup, metadata, signal }) {
      const [pages, printed] = await run(async (shell) => {
        const count = await shell.fill(markup);
        return [count, await shell.print()] as const;
      }, signal);
      return { pages, bytes: withMetadata(printed, metadata) };
    },
    picture: ({ markup, width, height, signal }) =>
      run(async (shell) => {
        await shell.fill(markup);
        return shell.shoot({ width, height, sheetWidth: markup.paper.width, sheetHeight: markup.paper.height });
      }, signal),
    pictures: ({ markup, most, width, signal }) =>
      run(async (shell) => {
        const pages = await shell.fill(markup);
        return { pages, pictures: await shell.shootPages(most, width) };
      }, signal),
    isFree: () => pool.isFree(),
    warm: () => pool.warm(),
    pid: () => pid,
    async close() {
      await pool.close();
      await (await running?.catch(() => undefined))?.close();
    },
  };

  function withMetadata(printed: Uint8Array, metadata: DocumentMetadata): Uint8Array {
    try {
      return appendMetadata(printed, { ...metadata, createdAt: new Date(options.now()) });
    } catch (error) {
      // A PDF without keywords is better than none; the contract's suite notices when a new browser writes otherwise.
      log?.warn({ error: String(error) }, "metadata not written");
      return printed;
    }
  }
}
