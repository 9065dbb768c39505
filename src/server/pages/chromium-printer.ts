import {
  type ChromiumOptions,
  type ChromiumRenderer,
  createChromiumRenderer,
} from "#server/adapters/renderer/chromium.ts";
import { readFontFile } from "#server/fonts/font-css.ts";
import { printFontCss } from "#server/fonts/sheet-fonts.ts";
import { createPrinter, type Printer, type PrinterOptions } from "./printer.ts";

/** The print faces of the fonts that the server serves. */
export const printFonts: ChromiumOptions["fonts"] = { fontCss: printFontCss, readFont: readFontFile };

export type ChromiumPrinter = Printer & Pick<ChromiumRenderer, "warm" | "pid">;

/**
 * Returns the printer of the product: headless Chromium with the server's fonts. It starts no process before its first
 * job.
 */
export function createChromiumPrinter(options: Omit<ChromiumOptions, "fonts"> & PrinterOptions): ChromiumPrinter {
  const { readImage, mostPages, ...rest } = options;
  const renderer = createChromiumRenderer({ ...rest, fonts: printFonts });
  return {
    ...createPrinter(renderer, { readImage, mostPages }),
    warm: () => renderer.warm(),
    pid: () => renderer.pid(),
  };
}
