import type { FileFormat } from "./port.ts";

const starts = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/**
 * Returns the format of a file by its bytes, or null. What is called `.doc` may be any of the formats but PDF: job sites
 * save web pages under that name, and older programs wrote XML.
 */
export function sniffFormat(bytes: Uint8Array): FileFormat | null {
  if (ole.every((byte, index) => bytes[index] === byte)) return "doc";
  if (starts(bytes, "PK\u0003\u0004")) return hasDocument(bytes) ? "docx" : null;
  const head = headOf(bytes);
  // Up to a kilobyte may stand before a PDF's header.
  if (head.slice(0, 1024).includes("%PDF-")) return "pdf";
  if (/^\s*\{\\rtf/.test(head)) return "rtf";
  if (
    /^\s*(?:MIME-Version:|From:|Content-Type:|Date:|Subject:)/i.test(head) &&
    /multipart\/related|text\/html/i.test(head)
  )
    return "mhtml";
  if (/<w:wordDocument|schemas\.microsoft\.com\/office\/word\/2003\/wordml|progid="Word\.Document"/i.test(head))
    return "word-xml";
  if (/<(?:!doctype html|html|head|body|table|meta)\b/i.test(head)) return "html";
  return null;
}

/** Returns the first kilobytes of a file as text: a mark of its encoding and all its letters below 128 are right. */
export function headOf(bytes: Uint8Array): string {
  const head = bytes.subarray(0, 4096);
  const isWide = head[0] === 0xff && head[1] === 0xfe;
  return new TextDecoder(isWide ? "utf-16le" : "latin1").decode(head);
}

/** A zip is a Word file where one of its entries is the document. Names stand in clear in its directory. */
function hasDocument(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes("word/document");
}
