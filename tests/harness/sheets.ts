import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { fontFaceCss, readFontFile } from "#server/fonts/font-css.ts";
import { sheetFonts } from "#server/fonts/sheet-fonts.ts";
import type { SheetMode } from "#templates/design.ts";
import type { FontId } from "#templates/fonts.ts";
import { type divideWords, divideWordsSource } from "#templates/hyphens/divide.ts";
import { hyphensOf } from "#templates/hyphens/hyphens.ts";
import { pageRule, type paginate, paginateSource } from "#templates/paging.ts";
import { designOf } from "#templates/registry.ts";
import { Sheet, type SheetProps } from "#templates/sheet.tsx";
import { sheetCss } from "#templates/sheet-css.ts";
import { sharedTestBrowser } from "./browser.ts";

/**
 * Shows sheets in a real browser with the fonts that the web gets, without our server; the tests of the designs measure
 * and print on it.
 */
export type SheetBench = {
  page: Page;
  /** Puts a sheet on the page, waits for its fonts and settles its pages. Returns the number of pages. */
  show(document: ResumeDocument, options?: Partial<Omit<SheetProps, "document">>): Promise<number>;
  /** Declares the font families that exist from now on, whatever the sheets that are shown need. */
  declare(families: readonly FontId[]): Promise<void>;
  pdf(): Promise<Buffer>;
  close(): Promise<void>;
};

/**
 * Opens a bench on which each sheet has the families that it needs, as in the product, or those given. All of them have
 * 17,000 faces: that doubles the time of a layout, and a page of another width takes in each of them again.
 */
export async function openSheetBench(families?: readonly FontId[]): Promise<SheetBench> {
  const { benches, close } = await openSheetBenches(1, families);
  return { ...(benches[0] as SheetBench), close };
}

/** Opens several pages beside each other, for tests that show many sheets. */
export async function openSheetBenches(
  count: number,
  families?: readonly FontId[],
): Promise<{ benches: SheetBench[]; close(): Promise<void> }> {
  const benches = await openBenches(await sharedTestBrowser(), count, families);
  return { benches, close: async () => benches[0]?.page.context().close() };
}

/** Opens the benches in a browser context of their own, which has loaded no font yet. */
async function openBenches(browser: Browser, count: number, families?: readonly FontId[]): Promise<SheetBench[]> {
  const context = await browser.newContext({ viewport: { width: 900, height: 1200 } });
  return Promise.all(Array.from({ length: count }, () => openBench(context, families)));
}

/** Returns the font families that these documents need. */
export function familiesOf(documents: readonly ResumeDocument[]): FontId[] {
  return [...new Set(documents.flatMap(sheetFonts))];
}

async function openBench(context: BrowserContext, families: readonly FontId[] | undefined): Promise<SheetBench> {
  const page = await context.newPage();
  url ??= serveSheets();
  await page.goto(await url);
  await page.evaluate(
    `window.paginate = ${paginateSource({ isRepeated: true })}; window.divideWords = ${divideWordsSource()}`,
  );
  let isChosen = false;
  let known = "";
  const put = async (ids: readonly FontId[]) => {
    const names = [...ids].sort().join(" ");
    if (names === known) return;
    known = names;
    await page.evaluate((rules) => {
      const faces = window.document.querySelector("#faces");
      if (faces) faces.textContent = rules;
    }, fontFaceCss(ids));
  };
  const declare = async (ids: readonly FontId[]) => {
    isChosen = true;
    await put(ids);
  };
  if (families) await declare(families);
  return {
    page,
    declare,
    async show(document, options = {}) {
      if (!isChosen) await put(sheetFonts(document));
      const { html, css } = sheetMarkup(document, options);
      const hyphens = options.mode === "public" ? null : await hyphensOf(document);
      return page.evaluate(
        async ([markup, style, places]) => {
          const sheet = window.document.querySelector("#css");
          if (sheet && sheet.textContent !== style) sheet.textContent = style;
          window.document.body.innerHTML = markup;
          // A font that has loaded may lack a character and request the next one in the stack.
          for (let round = 0; round < 8; round += 1) {
            window.document.body.getBoundingClientRect();
            if (window.document.fonts.status !== "loading") break;
            await window.document.fonts.ready;
          }
          await Promise.all(Array.from(window.document.images, (image) => image.decode().catch(() => undefined)));
          const ours = window as unknown as { paginate: typeof paginate; divideWords: typeof divideWords };
          ours.divideWords(window.document.body, places);
          return ours.paginate(window.document.body);
        },
        [html, css, hyphens] as const,
      );
    },
    pdf: () => page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true }),
    close: () => page.close(),
  };
}

/**
 * Measures the fonts that a browser loads when it shows a sheet for the first time: the number of files, and their
 * bytes together with those of the rules.
 */
export async function firstFontsOf(
  browser: Browser,
  document: ResumeDocument,
): Promise<{ files: number; bytes: number }> {
  const families = sheetFonts(document);
  const [bench] = await openBenches(browser, 1, families);
  if (!bench) throw new Error("no page");
  const asked = new Set<string>();
  bench.page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/fonts/")) asked.add(pathname);
  });
  await bench.show(document, { mode: "preview" });
  await bench.page.context().close();
  const faces = await Promise.all(Array.from(asked, async (url) => (await readFontFile(url))?.length ?? 0));
  return { files: asked.size, bytes: [...faces, ...families.map(rulesOf)].reduce((sum, one) => sum + one, 0) };
}

/** The bytes of the rules of each family that was weighed; those of a Chinese one are half a megabyte before they are compressed. */
const rules = new Map<FontId, number>();

function rulesOf(id: FontId): number {
  const bytes = rules.get(id) ?? brotliCompressSync(fontFaceCss([id]), quick).length;
  rules.set(id, bytes);
  return bytes;
}

/** The same compression quality as the server's (features/fonts). */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

export function sheetMarkup(
  document: ResumeDocument,
  options: Partial<Omit<SheetProps, "document">> = {},
): { html: string; css: string } {
  const mode: SheetMode = options.mode ?? "print";
  const { paper } = document.config.design;
  const sheet = renderToStaticMarkup(createElement(Sheet, { document, ...options, mode }));
  return {
    html: mode === "public" ? sheet : `<div class="rs-pages rs-pages-${paper}">${sheet}</div>`,
    css: `${sheetCss(designOf(document.config.templateName))}\n${pageRule(paper)}`,
  };
}

let url: Promise<string> | undefined;

/**
 * Serves an empty page and the fonts. It is a server because the browser caches its answers as it does the product's;
 * answers of an intercepted page are not cached.
 */
function serveSheets(): Promise<string> {
  const server = createServer(async ({ url = "/" }, response) => {
    const font = url === "/" ? null : await readFontFile(url);
    if (font) response.writeHead(200, { "Content-Type": "font/woff2", "Cache-Control": "max-age=31536000, immutable" });
    else response.writeHead(url === "/" ? 200 : 404, { "Content-Type": "text/html" });
    response.end(font ?? (url === "/" ? shell : ""));
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`));
    server.unref();
  });
}

/** Nothing in a sheet requests another host. */
const policy = "default-src 'self' data: 'unsafe-inline' 'unsafe-eval'";
const shell = `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><style>html,body{margin:0}</style><style id="faces"></style><style id="css"></style></head><body></body></html>`;
