import {
  type ChromiumOptions,
  type ChromiumRenderer,
  createChromiumRenderer,
} from "#server/adapters/renderer/chromium.ts";
import { readFontFile } from "#server/fonts/font-css.ts";
import { printFontCss } from "#server/fonts/sheet-fonts.ts";
import { createPrinter, type Printer, type ReadImage } from "./printer.ts";

/** The faces of the server's own packages, for print. */
export const printFonts: ChromiumOptions["fonts"] = { fontCss: printFontCss, readFont: readFontFile };

export type ChromiumPrinter = Printer & Pick<ChromiumRenderer, "warm" | "pid">;

/** The product's own printer: headless Chromium with the server's fonts. It starts nothing before its first job. */
export function createChromiumPrinter(
  options: Omit<ChromiumOptions, "fonts"> & { readImage?: ReadImage },
): ChromiumPrinter {
  const { readImage, ...rest } = options;
  const renderer = createChromiumRenderer({ ...rest, fonts: printFonts });
  return { ...createPrinter(renderer, readImage), warm: () => renderer.warm(), pid: () => renderer.pid() };
}
