import { FlowLayout, plainStyle } from "#core/resume/reading/flow-layout.ts";
import type { FileLayout } from "#core/resume/reading/layout-model.ts";
import { openCompoundFile } from "./compound-file.ts";
import { type DocBox, docBoxesOf } from "./doc-boxes.ts";
import { type DocLetters, type DocParagraph, type DocProperties, propertiesOf } from "./doc-properties.ts";
import { ExtractionError } from "./port.ts";
import { withWindowsLetters } from "./windows-letters.ts";
import { type FlowStep, WordBoxes } from "./word-boxes.ts";

/**
 * Returns the layout of a Word 97 file: its text from the piece table, in paragraphs and the cells of tables, as far as
 * its properties can be read with its styles. Throws ExtractionError. The offsets are those of the published format
 * ([MS-DOC], FibRgFcLcb97 and Clx).
 */
export function readDoc(bytes: Uint8Array): FileLayout {
  const file = openCompoundFile(bytes);
  // A Word file of today with a password is a container of this kind, whatever it is called.
  if (file.stream("EncryptedPackage")) throw new ExtractionError("encrypted");
  const main = file.stream("WordDocument");
  if (!main || main.length < 0x1aa) throw new ExtractionError("damaged");
  const view = new DataView(main.buffer, main.byteOffset, main.byteLength);
  if (view.getUint16(0, true) !== 0xa5ec) throw new ExtractionError("damaged");
  const flags = view.getUint16(0x0a, true);
  if ((flags & 0x0100) !== 0) throw new ExtractionError("encrypted");
  const table = file.stream((flags & 0x0200) !== 0 ? "1Table" : "0Table");
  if (!table) throw new ExtractionError("damaged");
  const pieces = view.getUint32(0x1a2, true);
  const { text, offsets } = textOf(main, table.subarray(pieces, pieces + view.getUint32(0x1a6, true)));
  // Only the main text: notes, headers and comments follow it; the text boxes come after those.
  const counts = [0x4c, 0x50, 0x54, 0x58, 0x5c, 0x60, 0x64].map((at) => view.getUint32(at, true));
  const [body = text.length, ...others] = counts;
  const before = others.slice(0, 5).reduce((sum, one) => sum + one, 0);
  const properties = propertiesOf(main, table);
  const read = (start: number, end: number) =>
    paragraphsOf(text.slice(start, end), offsets.slice(start, end), properties);
  const start = body + before;
  const length = others[5] ?? 0;
  const known = docBoxesOf(main, table).filter(({ from, to }) => from < to && to <= length);
  const all = known.length > 0 ? known : [{ ...unplaced, from: 0, to: length }];
  const flow = new FlowLayout();
  const walk = new DocWalk(all.map((box) => ({ ...box, paragraphs: read(start + box.from, start + box.to) })));
  walk.layOut(read(0, body));
  walk.finish(flow);
  return flow.finish();
}

/** What no shape is known for stands behind everything else. */
const unplaced = { anchor: Number.POSITIVE_INFINITY, x: 0, y: 0, width: 0, isOfPage: false };

type StoredText = { text: string; offsets: number[] };

/** The text is stored in pieces, each in one byte a letter or in two. `offsets`: where each letter is stored. */
function textOf(main: Uint8Array, clx: Uint8Array): StoredText {
  let at = 0;
  while (at < clx.length && clx[at] === 1) at += 3 + ((clx[at + 1] ?? 0) | ((clx[at + 2] ?? 0) << 8));
  if (clx[at] !== 2) throw new ExtractionError("damaged");
  const view = new DataView(clx.buffer, clx.byteOffset, clx.byteLength);
  const size = view.getUint32(at + 1, true);
  const start = at + 5;
  const pieces = Math.floor((size - 4) / 12);
  if (pieces < 1 || pieces > 20_000 || start + size > clx.length) throw new ExtractionError("damaged");
  let text = "";
  const offsets: number[] = [];
  for (let index = 0; index < pieces; index += 1) {
    const letters = view.getUint32(start + 4 * (index + 1), true) - view.getUint32(start + 4 * index, true);
    const place = view.getUint32(start + 4 * (pieces + 1) + 8 * index + 2, true);
    if (letters > main.length) throw new ExtractionError("damaged");
    const isNarrow = (place & 0x4000_0000) !== 0;
    const offset = isNarrow ? (place & 0x3fff_ffff) / 2 : place;
    const bytes = main.subarray(offset, offset + letters * (isNarrow ? 1 : 2));
    const piece = new TextDecoder(isNarrow ? "windows-1252" : "utf-16le").decode(bytes);
    text += piece;
    for (let letter = 0; letter < piece.length; letter += 1) offsets.push(offset + letter * (isNarrow ? 1 : 2));
  }
  return { text, offsets };
}

type Run = { text: string; look: DocLetters; url: string | undefined };
/** `isCellEnd`: the mark at its end is that of a cell or a row. */
type Paragraph = { runs: Run[]; facts: DocParagraph; isCellEnd: boolean; from: number; to: number };

const plain: DocParagraph = { isInTable: false, isRowEnd: false, isListed: false, indent: 0, style: 0, cells: [] };
const plainLetters: DocLetters = { ...plainStyle, isHidden: false, symbol: "" };

/** The marks of the ends of paragraphs, pages, columns and cells. */
const ends = ["\r", "\f", "\u000e", "\u0007"];

/** Parts a text at the marks that end paragraphs and cells, and each of them where its style changes. */
function paragraphsOf(text: string, offsets: readonly number[], properties: DocProperties | null): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const fields: { code: string; isRead: boolean; url: string | undefined }[] = [];
  let start = 0;
  const take = (end: number) => {
    const facts = properties?.paragraphAt(offsets[Math.min(end, offsets.length - 1)] ?? 0) ?? plain;
    const runs: Run[] = [];
    for (let at = start; at < end; at += 1) {
      const letter = text[at] ?? "";
      const field = fields.at(-1);
      // What stands between the begin and the separator of a field says how it is made, and where a link leads.
      if (letter === "\u0013") fields.push({ code: "", isRead: false, url: undefined });
      else if (letter === "\u0014" && field)
        Object.assign(field, { isRead: true, url: /HYPERLINK\s+"([^"]+)"/.exec(field.code)?.[1] });
      else if (letter === "\u0015") fields.pop();
      else if (field && !field.isRead) field.code += letter;
      else if (fields.every(({ isRead }) => isRead)) {
        const look = properties?.lettersAt(offsets[at] ?? 0, facts.style) ?? plainLetters;
        const url = fields.findLast((one) => one.url !== undefined)?.url;
        const shown = look.symbol !== "" && letter === "(" ? look.symbol : letterOf(letter);
        const last = runs.at(-1);
        if (last && last.look === look && last.url === url) last.text += shown;
        else runs.push({ text: shown, look, url });
      }
    }
    paragraphs.push({ runs, facts, isCellEnd: text[end] === "\u0007", from: start, to: end });
    start = end + 1;
  };
  for (let at = 0; at < text.length; at += 1) if (ends.includes(text[at] ?? "")) take(at);
  if (start < text.length) take(text.length);
  return paragraphs;
}

/** A hyphen that may not be cut is one; tabs and ends of lines stay, and what else has no shape says nothing. */
function letterOf(letter: string): string {
  if (letter === "\u001e") return "-";
  return /[\t\v]/u.test(letter) ? letter : withWindowsLetters(letter).replace(/\p{Cc}/u, "");
}

type Box = DocBox & { paragraphs: Paragraph[] };

/** Puts the paragraphs of a table into its rows, all others below each other, and boxes before what they are anchored in. */
class DocWalk {
  readonly #boxes = new WordBoxes();
  #open: Box[];
  #isInBox = false;

  constructor(boxes: readonly Box[]) {
    this.#open = [...boxes];
  }

  finish(flow: FlowLayout): void {
    this.#boxes.startParagraph();
    this.#placeBoxes(Number.POSITIVE_INFINITY);
    this.#boxes.finish(flow);
  }

  layOut(paragraphs: readonly Paragraph[]): void {
    let cells: Paragraph[][] = [];
    let cell: Paragraph[] = [];
    let isTable = false;
    const addRow = ({ cells: known }: DocParagraph) => {
      if (cell.length > 0) cells.push(cell);
      this.#startBlock(cells.flat());
      if (!isTable) this.#put((flow) => flow.startTable([]));
      isTable = true;
      this.#addCells(cells, known.length === cells.length ? known : []);
      [cells, cell] = [[], []];
    };
    paragraphs.forEach((paragraph, index) => {
      const { facts, isCellEnd, runs } = paragraph;
      const isText = runs.some(({ text }) => text !== "");
      // Where properties are not known, two marks of cells that follow each other end a row.
      const isBare = !facts.isInTable && !isText && cells.length > 0 && cell.length === 0;
      if (isCellEnd && (facts.isRowEnd || isBare)) addRow(facts);
      else if (isCellEnd) {
        cells.push([...cell, paragraph]);
        cell = [];
      } else if (facts.isInTable) cell.push(paragraph);
      else {
        if (cells.length > 0 || cell.length > 0) addRow(facts);
        if (isTable) this.#put((flow) => flow.endTable());
        isTable = false;
        this.#startBlock([paragraph]);
        this.#addParagraph(paragraph);
      }
      if (index === paragraphs.length - 1 && (cells.length > 0 || cell.length > 0)) addRow(facts);
    });
    if (isTable) this.#put((flow) => flow.endTable());
  }

  #put(step: FlowStep, letters = 0): void {
    this.#boxes.put(step, letters);
  }

  /** Begins a paragraph of the main text or a row of a table, in which boxes may be anchored. */
  #startBlock(paragraphs: readonly Paragraph[]): void {
    this.#boxes.startParagraph();
    this.#placeBoxes(Math.max(...paragraphs.map(({ to }) => to)));
  }

  #placeBoxes(to: number): void {
    const placed = this.#isInBox ? [] : this.#open.filter(({ anchor }) => anchor <= to);
    if (placed.length === 0) return;
    this.#open = this.#open.filter((box) => !placed.includes(box));
    const emu = 635;
    this.#isInBox = true;
    for (const { x, y, width, isOfPage, paragraphs } of placed)
      this.#boxes.within({ x: x * emu, y: y * emu, width: width * emu, isOfPage }, () => this.layOut(paragraphs));
    this.#isInBox = false;
  }

  #addCells(cells: readonly Paragraph[][], known: DocParagraph["cells"]): void {
    const isEmpty = (cell: readonly Paragraph[]) =>
      cell.every(({ runs }) => runs.every(({ text }) => text.trim() === ""));
    const placed: { cell: Paragraph[]; width: number }[] = [];
    cells.forEach((cell, index) => {
      const { width, isMerged } = known[index] ?? { width: 1, isMerged: false };
      const before = placed.at(-1);
      if (before && isMerged && isEmpty(cell)) before.width += width;
      else placed.push({ cell, width });
    });
    this.#put((flow) => flow.startRow(placed.map(({ width }) => width)));
    for (const { cell } of placed) {
      this.#put((flow) => flow.startCell());
      for (const paragraph of cell) this.#addParagraph(paragraph);
    }
    this.#put((flow) => flow.endRow());
  }

  #addParagraph({ runs, facts }: Paragraph): void {
    this.#put((flow) => flow.startParagraph(facts.indent, 2));
    const [first] = runs.filter(({ text, look }) => text.trim() !== "" && !look.isHidden);
    if (facts.isListed && first) this.#put((flow) => flow.text("• ", first.look));
    for (const { text, look, url } of runs) {
      if (look.isHidden) this.#put((flow) => flow.hide(text));
      else
        text.split("\v").forEach((line, index) => {
          if (index > 0) this.#put((flow) => flow.lineBreak());
          line.split("\t").forEach((part, at) => {
            if (at > 0) this.#put((flow) => flow.tab());
            this.#put((flow) => flow.text(part, look, url), part.trim().length);
          });
        });
    }
    this.#put((flow) => flow.lineBreak());
  }
}
