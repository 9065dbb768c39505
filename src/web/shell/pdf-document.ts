import {
  AnnotationMode,
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import { limits } from "#core/limits.ts";

/**
 * Draws a stranger's PDF. It is read in a worker and becomes pixels only: pdf.js brings its scripting as a part of its
 * own, which is not loaded, links and forms are not made, and no code is written at run time.
 */

GlobalWorkerOptions.workerSrc = workerUrl;

/** The tables by which Chinese, Japanese and Korean documents name letters of fonts that they do not bring along. */
const tables = import.meta.glob<string>("../../../../node_modules/pdfjs-dist/cmaps/*.bcmap", {
  query: "?url",
  import: "default",
});

class Tables {
  async fetch({ name }: { name: string }) {
    const url = await tables[`../../../../node_modules/pdfjs-dist/cmaps/${name}.bcmap`]?.();
    if (url === undefined) throw new Error("The document names a table that does not exist");
    const response = await fetch(url);
    if (!response.ok) throw new Error("A table of letters could not be loaded");
    return { cMapData: new Uint8Array(await response.arrayBuffer()), isCompressed: true };
  }
}

/** Why a document cannot be shown: it asks for a password, or it is not readable. */
export type PdfProblem = "locked" | "damaged";

/** Opens a document. Rejects with what `problemOf` understands. */
export function openPdf(bytes: ArrayBuffer): Promise<PDFDocumentProxy> {
  return getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    isEvalSupported: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: limits.photo.maxPixels,
    CMapReaderFactory: Tables,
    useWorkerFetch: false,
  }).promise;
}

export function problemOf(error: unknown): PdfProblem {
  return error instanceof Error && error.name === "PasswordException" ? "locked" : "damaged";
}

/**
 * Draws a page, its longer side `side` px long, whatever size the document claims. Stamps and signatures are
 * annotations, and are drawn as they look.
 */
export async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  side: number,
): Promise<void> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: side / Math.max(width, height) });
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  const canvasContext = canvas.getContext("2d", { alpha: false });
  if (!canvasContext) throw new Error("This browser has no canvas");
  await page.render({ canvasContext, viewport, annotationMode: AnnotationMode.ENABLE }).promise;
  page.cleanup();
}
