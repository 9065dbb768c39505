import { strToU8, zipSync } from "fflate";
import { PDFDocument, rgb, StandardFonts } from "pdf-lib";
import type { ReadableFile, UnreadableFile } from "./contract.ts";

/** Small files of every format, made by other programs than the ones that read them, or by hand. */
export async function readableFiles(): Promise<ReadableFile[]> {
  const holds = ["Jane Doe", "Engineer"];
  return [
    { name: "pdf", format: "pdf", bytes: await pdfOf(["Jane Doe", "Engineer at Acme"]), holds },
    { name: "docx", format: "docx", bytes: docxOf(paragraphs("Jane Doe", "Engineer at Acme")), holds },
    { name: "doc", format: "doc", bytes: word97Of("Jane Doe\rEngineer\u0007Acme\u0007\u0007\r"), holds },
    {
      name: "rtf",
      format: "rtf",
      bytes: strToU8("{\\rtf1\\ansi{\\fonttbl\\f0 Arial;}{\\b Jane Doe}\\par Engineer \\'e9\\u8364?\\par}"),
      holds: [...holds, "é", "€"],
    },
    {
      name: "html",
      format: "html",
      bytes: strToU8("<html><body><script>no()</script><h1>Jane Doe</h1><p>Engineer &amp; more</p></body></html>"),
      holds: [...holds, "& more"],
    },
    {
      name: "mhtml in GBK",
      format: "mhtml",
      bytes: mhtml("gb2312", "=BC=F2=C0=FA"),
      holds: ["简历", "Jane Doe", "Engineer"],
    },
    {
      name: "Word 2003 XML",
      format: "word-xml",
      bytes: strToU8(
        `<?xml version="1.0"?><w:wordDocument xmlns:w="x"><w:body>${paragraphs("Jane Doe", "Engineer")}</w:body></w:wordDocument>`,
      ),
      holds,
    },
  ];
}

/** Files that give no text, each for one reason. */
export async function unreadableFiles(): Promise<UnreadableFile[]> {
  const pdf = await pdfOf(["Jane Doe", "Engineer at Acme"]);
  const entity = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "aaaaaaaaaa">]><w:document><w:p><w:r><w:t>&a;</w:t></w:r></w:p></w:document>`;
  return [
    { name: "a text", failure: "unknownFormat", bytes: strToU8("Dear all, here is a list.") },
    { name: "no bytes", failure: "empty", bytes: new Uint8Array() },
    { name: "a cut PDF", failure: "damaged", bytes: pdf.slice(0, 40) },
    { name: "a scan", failure: "noText", bytes: await pdfOf([]) },
    {
      name: "31 pages",
      failure: "tooLong",
      bytes: await pdfOf(
        Array.from({ length: 31 }, () => "Jane Doe, Engineer"),
        true,
      ),
    },
    { name: "entities of one's own", failure: "damaged", bytes: docxOf("", entity) },
    { name: "a bomb", failure: "tooHeavy", bytes: docxOf("", " ".repeat(70 * 1024 * 1024)) },
    { name: "another zip", failure: "unknownFormat", bytes: zipSync({ "a.txt": strToU8("a") }) },
    { name: "a Word file with a password", failure: "encrypted", bytes: lockedDocx() },
    { name: "a cut container", failure: "damaged", bytes: word97Of("Jane Doe").slice(0, 1500) },
  ];
}

export async function pdfOf(lines: readonly string[], isPaged = false): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  let page = document.addPage([595, 842]);
  lines.forEach((line, index) => {
    if (isPaged && index > 0) page = document.addPage([595, 842]);
    page.drawText(line, { x: 50, y: isPaged ? 780 : 780 - index * 20, size: 12, font, color: rgb(0, 0, 0) });
  });
  return document.save();
}

const paragraphs = (...texts: string[]) => texts.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join("");

export function docxOf(
  body: string,
  document = `<?xml version="1.0"?><w:document xmlns:w="x"><w:body>${body}</w:body></w:document>`,
): Uint8Array {
  return zipSync({ "[Content_Types].xml": strToU8("<Types/>"), "word/document.xml": strToU8(document) });
}

function mhtml(charset: string, title: string): Uint8Array {
  return strToU8(
    [
      "MIME-Version: 1.0",
      'Content-Type: multipart/related; boundary="b1"',
      "",
      "--b1",
      `Content-Type: text/html; charset=${charset}`,
      "Content-Transfer-Encoding: quoted-printable",
      "",
      `<html><body><p>${title}</p><table><tr><td>Jane Doe</td><td>Eng=`,
      "ineer</td></tr></table></body></html>",
      "--b1--",
    ].join("\r\n"),
  );
}

/** A Word file of today with a password: the container of older files, and the whole zip in one stream of it. */
export const lockedDocx = () => word97Of("", "EncryptedPackage");

/**
 * A file of Word 97 with one piece of text of two bytes a letter. `behind` stands behind the text, as pictures of shapes do;
 * `data` is the stream of the pictures in the text.
 */
export function word97Of(text: string, stream = "WordDocument", { behind = noBytes, data = noBytes } = {}): Uint8Array {
  const textAt = 2048;
  const main = new DataView(new ArrayBuffer(streamSize + behind.length));
  main.setUint16(0, 0xa5ec, true);
  main.setUint16(0x0a, 0x0200, true);
  main.setUint32(0x4c, text.length, true);
  main.setUint32(0x1a2, 0, true);
  main.setUint32(0x1a6, 21, true);
  [...text].forEach((letter, index) => {
    main.setUint16(textAt + index * 2, letter.charCodeAt(0), true);
  });
  new Uint8Array(main.buffer).set(behind, streamSize);
  const table = new DataView(new ArrayBuffer(streamSize));
  table.setUint8(0, 2);
  table.setUint32(1, 16, true);
  table.setUint32(9, text.length, true);
  table.setUint32(15, textAt, true);
  // A shorter stream would be stored in another way.
  const pictures = new Uint8Array(Math.max(streamSize, data.length));
  pictures.set(data);
  return containerOf([
    [stream, new Uint8Array(main.buffer)],
    ["1Table", new Uint8Array(table.buffer)],
    ["Data", pictures],
  ]);
}

const noBytes: Uint8Array = new Uint8Array();
const sector = 512;
const streamSize = 8 * sector;

/** A container of streams ([MS-CFB]): sector 0 is the table of chains, 1 the directory, then each stream follows. */
function containerOf(streams: readonly [name: string, bytes: Uint8Array][]): Uint8Array {
  const sizes = streams.map(([, bytes]) => Math.ceil(bytes.length / sector));
  const firsts = sizes.map((_, at) => 2 + sizes.slice(0, at).reduce((sum, size) => sum + size, 0));
  const count = 2 + sizes.reduce((sum, size) => sum + size, 0);
  const file = new Uint8Array(sector * (count + 1));
  const header = new DataView(file.buffer);
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  header.setUint16(30, 9, true);
  header.setUint32(48, 1, true);
  header.setUint32(60, 0xffff_fffe, true);
  header.setUint32(68, 0xffff_fffe, true);
  for (let index = 0; index < 109; index += 1) header.setUint32(76 + index * 4, index === 0 ? 0 : 0xffff_ffff, true);
  for (let index = 0; index < 128; index += 1) {
    const isLast = index === 1 || index + 1 === count || firsts.includes(index + 1);
    const value = index >= count ? 0xffff_ffff : index === 0 ? 0xffff_fffd : isLast ? 0xffff_fffe : index + 1;
    header.setUint32(sector + index * 4, value, true);
  }
  const entry = (at: number, name: string, type: number, first: number, size: number) => {
    const from = sector * 2 + at * 128;
    [...name].forEach((letter, index) => {
      header.setUint16(from + index * 2, letter.charCodeAt(0), true);
    });
    header.setUint16(from + 64, (name.length + 1) * 2, true);
    header.setUint8(from + 66, type);
    header.setUint32(from + 116, first, true);
    header.setUint32(from + 120, size, true);
  };
  entry(0, "Root Entry", 5, 0xffff_fffe, 0);
  for (const [at, [name, bytes]] of streams.entries()) {
    entry(at + 1, name, 2, firsts[at] ?? 0, bytes.length);
    file.set(bytes, sector * ((firsts[at] ?? 0) + 1));
  }
  return file;
}
