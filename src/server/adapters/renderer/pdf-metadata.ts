import { textString } from "./pdf/pdf-value.ts";
import type { DocumentMetadata } from "./port.ts";

/**
 * Chromium writes a title and no other metadata into a PDF. This appends a new information dictionary as an incremental
 * update: the printed bytes stay unchanged, a few hundred follow. It reads both forms of the cross-reference section,
 * the table and the stream, and writes the form it found, as the standard requires (ISO 32000-1, 7.5.6).
 */
export type PdfMetadata = DocumentMetadata & { createdAt: Date };

/**
 * Returns the PDF with the metadata appended. Throws when the bytes are not a PDF that ends as the standard requires.
 */
export function appendMetadata(pdf: Uint8Array, metadata: PdfMetadata): Uint8Array {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const previous = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(latin(file.subarray(-1024)))?.[1] ?? Number.NaN);
  if (!(previous > 0 && previous < file.length)) throw new Error("Not a PDF: it does not end with startxref.");
  const isTable = latin(file.subarray(previous, previous + 4)) === "xref";
  const trailer = readTrailer(file, previous, isTable);
  const info = trailer.info ?? trailer.size;
  const stream = Math.max(trailer.size, info + 1);
  const size = isTable ? stream : stream + 1;

  const start = file.length + 1;
  const head = `\n${info} 0 obj\n${infoDictionary(metadata)}\nendobj\n`;
  const sectionAt = file.length + head.length;
  const entries = `/Root ${trailer.root} /Info ${info} 0 R /Prev ${previous}${trailer.id}`;
  const section = isTable
    ? `xref\n0 1\n0000000000 65535 f \n${info} 1\n${String(start).padStart(10, "0")} 00000 n \ntrailer\n<< /Size ${size} ${entries} >>\n`
    : xrefStream({ info, start, stream, at: sectionAt, size, entries });
  return Buffer.concat([file, Buffer.from(`${head}${section}startxref\n${sectionAt}\n%%EOF\n`, "latin1")]);
}

function readTrailer(file: Buffer, at: number, isTable: boolean) {
  const section = latin(file.subarray(at));
  const text = isTable ? section.slice(section.indexOf("trailer")) : section.slice(0, section.indexOf("stream"));
  const size = Number(/\/Size\s+(\d+)/.exec(text)?.[1]);
  const root = /\/Root\s+(\d+\s+\d+\s+R)/.exec(text)?.[1];
  const info = /\/Info\s+(\d+)\s+0\s+R/.exec(text)?.[1];
  const id = /\/ID\s*\[[^\]]*\]/.exec(text)?.[0];
  if (!size || !root) throw new Error("Not a PDF: its trailer has no /Size or no /Root.");
  return { size, root, info: info ? Number(info) : undefined, id: id ? ` ${id}` : "" };
}

type StreamSection = { info: number; start: number; stream: number; at: number; size: number; entries: string };

/**
 * Returns a cross-reference stream of two uncompressed entries: the information dictionary and the stream itself. It is
 * hexadecimal, so that it stays text.
 */
function xrefStream({ info, start, stream, at, size, entries }: StreamSection): string {
  const entry = (offset: number) => `01${offset.toString(16).padStart(8, "0")}0000`;
  const data = `${entry(start)}${entry(at)}>`;
  return (
    `${stream} 0 obj\n<< /Type /XRef /Size ${size} /W [1 4 2] /Index [${info} 1 ${stream} 1] ${entries} ` +
    `/Filter /ASCIIHexDecode /Length ${data.length} >>\nstream\n${data}\nendstream\nendobj\n`
  );
}

/** Returns the information dictionary of a PDF as it is written. */
export function infoDictionary({ title, author, subject, keywords, createdAt }: PdfMetadata): string {
  const date = `(D:${createdAt.toISOString().replace(/[-:T]/g, "").slice(0, 14)}Z)`;
  const texts = { Title: title, Author: author, Subject: subject, Keywords: keywords.join(", ") };
  const lines = Object.entries(texts).filter(([, text]) => text !== "");
  return `<< ${lines.map(([key, text]) => `/${key} ${textString(text)}`).join(" ")} /Creator (Inkleaf) /Producer (Inkleaf, Chromium) /CreationDate ${date} /ModDate ${date} >>`;
}

const latin = (bytes: Buffer) => bytes.toString("latin1");
