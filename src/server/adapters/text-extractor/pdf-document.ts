import { createRequire } from "node:module";
import path from "node:path";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

const folder = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

/**
 * Opens a PDF of a stranger: fonts are not loaded and scripts are not run. Pictures of more pixels than `mostPixels` are not
 * decoded. The task must be destroyed.
 */
export function openPdf(bytes: Uint8Array, mostPixels: number) {
  return getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: mostPixels,
    cMapUrl: path.join(folder, "cmaps") + path.sep,
    cMapPacked: true,
    standardFontDataUrl: path.join(folder, "standard_fonts") + path.sep,
  });
}
