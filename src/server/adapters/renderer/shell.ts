import { type FontId, fontFamilies } from "#templates/fonts.ts";
import type { Browser } from "./browser.ts";
import type { PictureType, SheetMarkup } from "./port.ts";
import { openShellPage } from "./shell-page.ts";

/**
 * A page of the browser that is reused for many jobs. It is locked down: it has one document of ours, no script of its
 * own and no network, and its fonts come from disk through the protocol. A resume is inserted as markup, laid out, and
 * printed or captured.
 */
export type Shell = {
  /**
   * Inserts a sheet, to be printed or captured, and waits for the fonts and images that it uses. Returns how many pages it
   * takes.
   */
  fill(sheet: SheetMarkup, use: "print" | "picture"): Promise<number>;
  print(): Promise<Uint8Array>;
  /** Captures the top of the first page as WebP. `width` and `height` are those of the result, in px. */
  shoot(size: { width: number; height: number; sheetWidth: number; sheetHeight: number }): Promise<Uint8Array>;
  /** Captures the first `most` pages, each `width` px wide. */
  shootPages(most: number, width: number, type?: PictureType): Promise<Uint8Array[]>;
  /**
   * Collects the garbage of earlier sheets. Without it the page grows to 450 MB before the browser collects, with it to
   * 160 MB.
   */
  tidy(): Promise<void>;
  /** Resolves when the page has crashed. */
  crashed: Promise<void>;
  close(): Promise<void>;
};

/** The source of the fonts of the shell; those of the server are in `server/fonts`. */
export type ShellFonts = {
  /** Returns a family's @font-face rules, with URLs under /fonts/. */
  fontCss(id: FontId): string;
  /** Returns the file at such a URL, or null. */
  readFont(url: string): Promise<Uint8Array | null>;
};

export async function openShell(browser: Browser, fonts: ShellFonts): Promise<Shell> {
  const { send, call, crashed, close } = await openShellPage(browser, fonts.readFont);
  const learned = new Set<FontId>();
  let shownCss: string | undefined;
  return {
    async fill({ css, ...sheet }, use) {
      for (const id of sheet.fonts.filter((each) => !learned.has(each))) {
        await call("learn", id, fonts.fontCss(id), !["latin", "large"].includes(fontFamilies[id].role));
        learned.add(id);
      }
      const pages = await call("fill", sheet, css === shownCss ? null : css, use === "print");
      shownCss = css;
      return pages;
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
    async shootPages(most, width, type = "webp") {
      const shots: Uint8Array[] = [];
      for (const page of (await call("places")).slice(0, most)) {
        const shot = await send("Page.captureScreenshot", {
          format: type,
          // A PNG is compressed anew when the page is free again (`compact-png.ts`).
          optimizeForSpeed: type === "png",
          ...(type !== "png" && { quality: type === "webp" ? 85 : 92 }),
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
