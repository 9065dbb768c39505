import { constants, deflateRawSync, deflateSync } from "node:zlib";

/** Files as nobody means them, written by hand: what the programs of others never write. */
export type PdfObject = string | { entries: string; stream: Uint8Array | string };

/** Returns a PDF of these objects, of which the first is its root and has number 1. `trailer` is added to its last part. */
export function rawPdf(objects: readonly PdfObject[], trailer = ""): Uint8Array {
  const parts: Buffer[] = [];
  let length = 0;
  const add = (part: string | Uint8Array) => {
    const bytes = typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part);
    parts.push(bytes);
    length += bytes.length;
  };
  add("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n");
  const places = objects.map((object, index) => {
    const place = length;
    add(`${index + 1} 0 obj\n`);
    if (typeof object === "string") add(object);
    else {
      const bytes = typeof object.stream === "string" ? Buffer.from(object.stream, "latin1") : object.stream;
      add(`<< ${object.entries} /Length ${bytes.length} >>\nstream\n`);
      add(bytes);
      add("\nendstream");
    }
    add("\nendobj\n");
    return place;
  });
  const start = length;
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`);
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join("")}`);
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`);
  return new Uint8Array(Buffer.concat(parts));
}

export type PagePdf = {
  /** Operators of its only page; font /F0 writes code units of UTF-16, font /F1 is Helvetica. */
  content: PdfObject;
  /** Entries of the catalog and of the page, which may refer to `objects`: those have numbers from 8 on. */
  catalog?: string;
  page?: string;
  objects?: readonly PdfObject[];
  trailer?: string;
  /** What the codes of /F0 mean. */
  map?: string;
};

/** Only the last byte of a range's codes may change. */
const anyLetter = `1 begincodespacerange <0000> <FFFF> endcodespacerange ${Array.from({ length: 256 }, (_, index) => {
  const high = index.toString(16).padStart(2, "0");
  return `1 beginbfrange <${high}00> <${high}FF> <${high}00> endbfrange`;
}).join("\n")}`;

/** Returns a PDF of one page. */
export function pagePdf({ content, catalog = "", page = "", objects = [], trailer, map }: PagePdf): Uint8Array {
  const cmap = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /A def ${map ?? anyLetter} endcmap end end`;
  return rawPdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F0 5 0 R /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> ${page} >>`,
      content,
      "<< /Type /Font /Subtype /Type0 /BaseFont /Any /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>",
      "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Any /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor << /Type /FontDescriptor /FontName /Any /Flags 4 /Ascent 800 /Descent -200 /ItalicAngle 0 /CapHeight 700 /StemV 80 /FontBBox [0 -200 1000 800] >> /DW 500 >>",
      { entries: "", stream: cmap },
      ...objects,
    ],
    trailer,
  );
}

/** Operators that write lines from the top of the page, in any script. */
export function writing(lines: readonly string[], font: "F0" | "F1" = "F0"): PdfObject {
  const hex = (line: string) => Buffer.from(line, "utf16le").swap16().toString("hex");
  const shown = (line: string) => (font === "F0" ? `<${hex(line)}>` : `(${line.replace(/[()\\]/g, "\\$&")})`);
  const rows = lines.map((line, index) => `BT /${font} 11 Tf 60 ${780 - index * 18} Td ${shown(line)} Tj ET`);
  return { entries: "", stream: rows.join("\n") };
}

/** Entries of a PDF that a password protects which nobody knows. */
export const locked = {
  trailer: `/Encrypt 8 0 R /ID [<${"ab".repeat(16)}> <${"ab".repeat(16)}>]`,
  objects: [`<< /Filter /Standard /V 1 /R 2 /O <${"1f".repeat(32)}> /U <${"e4".repeat(32)}> /P -4 >>`],
} as const;

const piece = 16 * 1024 * 1024;
const pieces = new Map<string, Buffer>();

/**
 * Returns a deflated stream that is so many bytes long when it is inflated: a text again and again, after one that begins
 * it.
 */
export function bomb(bytes: number, text: string, begin = ""): Buffer {
  const packed = pieces.get(text) ?? deflateRawSync(Buffer.alloc(piece, text), whole);
  pieces.set(text, packed);
  const parts = Array.from({ length: Math.ceil(bytes / piece) }, () => packed);
  return Buffer.concat([deflateRawSync(Buffer.from(begin), whole), ...parts, Buffer.from([3, 0])]);
}

/** A piece that ends at a whole byte, so that others may follow. */
const whole = { finishFlush: constants.Z_FULL_FLUSH, level: 9 };

/** The same as a PDF has it, deflated twice, so that a few kilobytes become a gigabyte. */
export function pdfBomb(bytes: number, text: string, { begin = "" } = {}): PdfObject {
  const stream = deflateSync(Buffer.concat([Buffer.from([0x78, 0xda]), bomb(bytes, text, begin)]));
  return { entries: "/Filter [/FlateDecode /FlateDecode]", stream };
}

export type ZipEntry = { name: string; deflated: Uint8Array; size: number };

/** Returns a zip that says of its entries what it is told to say. */
export function rawZip(entries: readonly ZipEntry[]): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, deflated, size } of entries) {
    const label = Buffer.from(name);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x0403_4b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(deflated.length, 18);
    head.writeUInt32LE(size, 22);
    head.writeUInt16LE(label.length, 26);
    const row = Buffer.alloc(46);
    row.writeUInt32LE(0x0201_4b50, 0);
    head.copy(row, 6, 4, 30);
    row.writeUInt32LE(at, 42);
    locals.push(head, label, Buffer.from(deflated));
    directory.push(row, label);
    at += 30 + label.length + deflated.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...locals, ...directory, end]));
}

/** XML whose entities become a billion letters. */
export const billionLaughs = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a0 "ha">${Array.from(
  { length: 30 },
  (_, index) => `<!ENTITY a${index + 1} "&a${index};&a${index};">`,
).join("")}]><w:document xmlns:w="x"><w:body><w:p><w:r><w:t>&a30;</w:t></w:r></w:p></w:body></w:document>`;
