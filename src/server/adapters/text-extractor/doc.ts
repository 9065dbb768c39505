import { FlowLayout, plainStyle } from "#core/resume/reading/flow-layout.ts";
import type { FileLayout } from "#core/resume/reading/layout-model.ts";
import { openCompoundFile } from "./compound-file.ts";
import { ExtractionError } from "./port.ts";

/**
 * Returns the layout of a Word 97 file: its text from the piece table, in paragraphs and cells. Styles are not read.
 * Throws ExtractionError. The offsets are those of the published format ([MS-DOC], FibRgFcLcb97 and Clx).
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
  const [from, length] = [view.getUint32(0x1a2, true), view.getUint32(0x1a6, true)];
  const text = textOf(main, table.subarray(from, from + length));
  // Only the main text: notes, headers and comments follow it; the text boxes come after those.
  const counts = [0x4c, 0x50, 0x54, 0x58, 0x5c, 0x60, 0x64].map((at) => view.getUint32(at, true));
  const [body = text.length, ...others] = counts;
  const before = others.slice(0, 5).reduce((sum, one) => sum + one, 0);
  const boxes = text.slice(body + before, body + before + (others[5] ?? 0));
  return layOut(`${text.slice(0, body)}\r${boxes}`);
}

/** The text is stored in pieces, each in one byte a letter or in two. */
function textOf(main: Uint8Array, clx: Uint8Array): string {
  let at = 0;
  while (at < clx.length && clx[at] === 1) at += 3 + ((clx[at + 1] ?? 0) | ((clx[at + 2] ?? 0) << 8));
  if (clx[at] !== 2) throw new ExtractionError("damaged");
  const view = new DataView(clx.buffer, clx.byteOffset, clx.byteLength);
  const size = view.getUint32(at + 1, true);
  const start = at + 5;
  const pieces = Math.floor((size - 4) / 12);
  if (pieces < 1 || pieces > 20_000 || start + size > clx.length) throw new ExtractionError("damaged");
  let text = "";
  for (let index = 0; index < pieces; index += 1) {
    const letters = view.getUint32(start + 4 * (index + 1), true) - view.getUint32(start + 4 * index, true);
    const place = view.getUint32(start + 4 * (pieces + 1) + 8 * index + 2, true);
    if (letters > main.length) throw new ExtractionError("damaged");
    const isNarrow = (place & 0x4000_0000) !== 0;
    const offset = isNarrow ? (place & 0x3fff_ffff) / 2 : place;
    const bytes = main.subarray(offset, offset + letters * (isNarrow ? 1 : 2));
    text += new TextDecoder(isNarrow ? "windows-1252" : "utf-16le").decode(bytes);
  }
  return text;
}

function layOut(text: string): FileLayout {
  const flow = new FlowLayout();
  // What stands between the begin and the separator of a field says how it is made; a link's address is of use.
  const [begin, separator, end] = ["\u0013", "\u0014", "\u0015"];
  const codes = new RegExp(`${begin}[^${begin}${separator}${end}]*${separator}|[${begin}${separator}${end}]`, "gu");
  const breaks = new RegExp(["\r", "\f", "\u000e"].join("|"), "u");
  for (const paragraph of text.replace(codes, "").split(breaks)) {
    if (!paragraph.includes("\u0007")) {
      for (const line of paragraph.split("\u000b")) addLine(line, flow);
      continue;
    }
    // Cells end with a mark, rows with one more.
    for (const row of paragraph.split("\u0007\u0007")) addLine(row.split("\u0007").join("\t"), flow);
  }
  return flow.finish();
}

function addLine(line: string, flow: FlowLayout): void {
  flow.startParagraph(0, 2);
  line.split("\t").forEach((part, index) => {
    if (index > 0) flow.tab();
    flow.text(part.replace(/\p{Cc}/gu, ""), plainStyle);
  });
}
