import { type FontId, fontFamilies } from "#templates/fonts.ts";
import type { Browser } from "./browser.ts";
import type { SheetMarkup } from "./port.ts";
import { openShellPage } from "./shell-page.ts";

/**
 * One kept page of the browser, locked: it has one document of ours, no script of its own, no network, and fonts that
 * come from disk through the protocol. A resume is put in as markup, laid out, and printed or shot.
 */
export type Shell = {
  /** Puts a sheet in, waits for the fonts and images it uses; answers how many pages it takes. */
  fill(sheet: SheetMarkup): Promise<number>;
  print(): Promise<Uint8Array>;
  /** The top of the first page as WebP. Lengths in px of the answer. */
  shoot(size: { width: number; height: number; sheetWidth: number; sheetHeight: number }): Promise<Uint8Array>;
  /** The first `most` pages as WebP, `width` px wide each. */
  shootPages(most: number, width: number): Promise<Uint8Array[]>;
  /** Collects the garbage of earlier sheets: left to itself the page grows to 450 MB before it does, with it to 160. */
  tidy(): Promise<void>;
  /** Settles when the page crashed. */
  crashed: Promise<void>;
  close(): Promise<void>;
};

/** Where the shell gets its fonts from; the server's are in `server/fonts`. */
export type ShellFonts = {
  /** A family's @font-face rules, with addresses under /fonts/. */
  fontCss(id: FontId): string;
  /** The file of such an address, or null. */
  readFont(url: string): Promise<Uint8Array | null>;
};

export async function openShell(browser: Browser, fonts: ShellFonts): Promise<Shell> {
  const { send, call, crashed, close } = await openShellPage(browser, fonts.readFont);
  const learned = new Set<FontId>();
  return {
    async fill(sheet) {
      for (const id of sheet.fonts.filter((each) => !learned.has(each))) {
        await call("learn", id, fonts.fontCss(id), !["latin", "large"].includes(fontFamilies[id].role));
        learned.add(id);
      }
      return call("fill", sheet);
    },
    async print() {
      const printed = await send("Page.printToPDF", {
        printBackground: true,
        preferCSSPageSize: true,
        marginTop: 0,
        marginBottom: 0,
        marginLeft: 0,
        marginRight: 0,
        generateTaggedPDF: true,
        generateDocumentOutline: true,
      });
      return Buffer.from(String(printed.data), "base64");
    },
    async shoot({ width, height, sheetWidth, sheetHeight }) {
      await call("crop", sheetHeight);
      const scale = width / sheetWidth;
      const shot = await send("Page.captureScreenshot", {
        format: "webp",
        quality: 85,
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width: sheetWidth, height: height / scale, scale },
      });
      return Buffer.from(String(shot.data), "base64");
    },
    async shootPages(most, width) {
      const shots: Uint8Array[] = [];
      for (const page of (await call("places")).slice(0, most)) {
        const shot = await send("Page.captureScreenshot", {
          format: "webp",
          quality: 85,
          captureBeyondViewport: true,
          clip: { ...page, scale: width / page.width },
        });
        shots.push(Buffer.from(String(shot.data), "base64"));
      }
      return shots;
    },
    tidy: async () => void (await send("HeapProfiler.collectGarbage")),
    crashed,
    close,
  };
}
