import { OPS, type PDFDocumentProxy, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { limits } from "#core/limits.ts";
import type { FileLayout, LinkArea, PageLayout, TextRun } from "#core/resume/reading/layout-model.ts";
import { nameTexts, spansIn, unnamed } from "./actual-text.ts";
import { looksInOrder, withStrokesBold } from "./drawn-looks.ts";
import { lettersClosed } from "./letters-apart.ts";
import { openPdf } from "./pdf-document.ts";
import { type Area, readDrawing } from "./pdf-drawing.ts";
import { ExtractionError } from "./port.ts";
import { withFontsNamed } from "./unnamed-fonts.ts";

/**
 * Returns the layout of a PDF. Fonts are not loaded and scripts are not run: only text, lines and link annotations are
 * read. Throws ExtractionError.
 */
export async function readPdf(bytes: Uint8Array): Promise<FileLayout> {
  const read = await readFile(bytes);
  const mended = read.lacksFonts ? withFontsNamed(bytes) : null;
  return mended ? (await readFile(mended)).file : read.file;
}

/** `lacksFonts`: pdf.js could not make something of a font, and lists none of its text. */
type ReadFile = { file: FileLayout; lacksFonts: boolean };

async function readFile(bytes: Uint8Array): Promise<ReadFile> {
  // Pictures are not looked at: of each the place alone is known.
  const task = openPdf(bytes, 1);
  try {
    const document = await task.promise;
    if (document.numPages > limits.reading.pages) throw new ExtractionError("tooLong");
    const read = await readPages(document, null);
    const isNamed = read.file.pages.every(({ runs }) => runs.every(({ text }) => !text.includes(unnamed)));
    return isNamed ? read : await readPages(document, spansIn(bytes));
  } catch (error) {
    throw failureOf(error);
  } finally {
    await task.destroy().catch(() => {});
  }
}

function failureOf(error: unknown): ExtractionError {
  if (error instanceof ExtractionError) return error;
  const name = error instanceof Error ? error.name : "";
  return new ExtractionError(name === "PasswordException" ? "encrypted" : "damaged");
}

/** `spans`: what the marks of the file say in the place of what they draw, where letters of it have no name. */
async function readPages(document: PDFDocumentProxy, spans: readonly string[] | null): Promise<ReadFile> {
  const pages: PageLayout[] = [];
  const hidden: string[] = [];
  let from = 0;
  let lacksFonts = false;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const read = await readPage(page, spans && { told: spans, from });
    from += read.spans;
    lacksFonts ||= read.lacksFonts;
    pages.push(read.page);
    hidden.push(...read.hidden);
    page.cleanup();
  }
  return { file: { pages, hasParagraphs: false, hidden }, lacksFonts };
}

/** In the place of a font that it could make nothing of, pdf.js keeps what went wrong. */
const isBroken = (page: PDFPageProxy, name: unknown) =>
  typeof name === "string" && page.commonObjs.has(name) && typeof page.commonObjs.get(name) === "string";

type Item = {
  str: string;
  transform: number[];
  width: number;
  height: number;
  fontName: string;
};

async function readPage(
  page: PDFPageProxy,
  spans: { told: readonly string[]; from: number } | null,
): Promise<{ page: PageLayout; hidden: string[]; spans: number; lacksFonts: boolean }> {
  const viewport = page.getViewport({ scale: 1 });
  const operators = await page.getOperatorList({ annotationMode: 0 });
  const drawing = readDrawing(operators, viewport.transform);
  const content = await page.getTextContent({ disableNormalization: true, includeMarkedContent: spans !== null });
  const named = spans ? nameTexts(content.items as Item[], spans.told, spans.from) : 0;
  const lookOf = looksInOrder(drawing);
  const closed = lettersClosed(drawing.shown);
  const runs: TextRun[] = [];
  const hidden: string[] = [];
  const fonts = new Map<string, FontFacts>();
  for (const item of content.items as Item[]) {
    if (typeof item.str !== "string") continue;
    const { look, strokes } = lookOf(item.str);
    if (item.str.trim() === "") continue;
    const font = factsOf(page, item.fontName, fonts);
    const run = runOf({ ...item, str: closed(item.str) }, viewport.transform, look.color, font);
    const isSeen =
      run.size >= 2.5 &&
      run.x > -1 &&
      run.x < viewport.width &&
      run.y > 0 &&
      run.y < viewport.height + run.size &&
      (!look.isHidden ||
        (look.isUnpainted === true && isPictured(run, drawing.pictures)) ||
        (look.isWhite === true && isUpon(run, drawing.pictures)));
    if (isSeen) runs.push(...withStrokesBold(run, strokes));
    else hidden.push(run.text);
  }
  const shown = runs.length > 0 ? { runs, hidden } : allOf(content.items as Item[], page, viewport.transform, fonts);
  const { width, height } = viewport;
  const links = await linksOf(page, viewport.transform);
  return {
    page: { width, height, runs: shown.runs, rules: drawing.rules, links, marks: drawing.marks },
    hidden: shown.hidden,
    spans: named,
    lacksFonts: operators.fnArray.some(
      (one, at) => one === OPS.setFont && isBroken(page, operators.argsArray[at]?.[0]),
    ),
  };
}

/** True for a text in the middle of which a picture lies: white letters are seen there. */
function isUpon({ x, y, width, size }: TextRun, pictures: readonly Area[]): boolean {
  const [middle, height] = [x + width / 2, y - size * 0.3];
  return pictures.some(({ x1, x2, y1, y2 }) => x1 < middle && middle < x2 && y1 < height && height < y2);
}

/**
 * Some programs draw lines of a special look (a gradient, a shadow) as pictures and lay their text above, without paint.
 * A picture of several lines may be a scan or a photo, which says nothing of the words that lie upon it.
 */
function isPictured(run: TextRun, pictures: readonly Area[]): boolean {
  return isUpon(
    run,
    pictures.filter(({ y1, y2 }) => y2 - y1 < run.size * 2),
  );
}

/** A page on which everything is hidden is a scan with recognised text behind the picture: that text is the page. */
function allOf(items: readonly Item[], page: PDFPageProxy, transform: number[], fonts: Map<string, FontFacts>) {
  const runs = items
    .filter((item) => typeof item.str === "string" && item.str.trim() !== "")
    .map((item) => runOf(item, transform, "#000000", factsOf(page, item.fontName, fonts)));
  return { runs: runs.filter(({ size }) => size >= 2.5), hidden: [] };
}

type FontFacts = { name: string; isBold: boolean; isItalic: boolean };

function factsOf(page: PDFPageProxy, fontName: string, known: Map<string, FontFacts>): FontFacts {
  const before = known.get(fontName);
  if (before) return before;
  const font = page.commonObjs.has(fontName)
    ? (page.commonObjs.get(fontName) as { name?: string; bold?: boolean; black?: boolean; italic?: boolean })
    : {};
  const name = (font.name ?? "").replace(/^[A-Z]{6}\+/, "");
  const facts = {
    name,
    isBold:
      font.bold === true || font.black === true || /bold|black|heavy|semibold|demi|-?w[6-9]\b|[a-z]bx?\d+$/i.test(name),
    isItalic: font.italic === true || /italic|oblique|slanted|[a-z](ti|sl|it)\d+$/i.test(name),
  };
  known.set(fontName, facts);
  return facts;
}

/** Text space to page space: the viewport flips the y axis and follows the rotation of the page. */
function runOf(
  item: Item,
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[],
  color: string,
  font: FontFacts,
): TextRun {
  const [ta = 1, tb = 0, tc = 0, td = 1, tx = 0, ty = 0] = item.transform;
  const x = a * tx + c * ty + e;
  const y = b * tx + d * ty + f;
  const alongX = a * ta + c * tb;
  const alongY = b * ta + d * tb;
  const isTurned = Math.abs(alongY) > Math.abs(alongX);
  const size = Math.hypot(tc, td) || item.height || Math.hypot(ta, tb);
  return {
    text: item.str,
    x,
    y,
    width: item.width,
    size,
    isBold: font.isBold,
    isItalic: font.isItalic,
    color,
    font: font.name,
    ...(isTurned && { isTurned: true }),
  };
}

async function linksOf(page: PDFPageProxy, [a = 1, , , d = 1, e = 0, f = 0]: number[]): Promise<LinkArea[]> {
  const annotations = (await page.getAnnotations()) as {
    subtype?: string;
    url?: string;
    unsafeUrl?: string;
    rect?: number[];
  }[];
  return annotations.flatMap(({ subtype, url, unsafeUrl, rect }) => {
    const target = url ?? unsafeUrl;
    if (subtype !== "Link" || !target || !rect) return [];
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect;
    const left = Math.min(a * x1 + e, a * x2 + e);
    const top = Math.min(d * y1 + f, d * y2 + f);
    return [{ url: target, x: left, y: top, width: Math.abs(a * (x2 - x1)), height: Math.abs(d * (y2 - y1)) }];
  });
}
