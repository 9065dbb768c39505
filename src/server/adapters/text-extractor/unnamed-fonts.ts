import { inflated } from "./inflated.ts";

/** In bytes: so much of a file's unpacked objects is searched. */
const mostBytes = 60_000_000;
/** So many fonts, or streams of objects, are looked at: a file that is made to be slow has more. */
const most = 2000;

type FileObject = { number: number; dictionary: string };

/**
 * Some programs describe a font whose letters are drawings without naming it, and pdf.js then reads none of its text. It
 * reads such a font well without any description. Returns the file with the descriptions of these fonts taken away, in
 * objects that are added at its end, or null where it has none or is locked.
 */
export function withFontsNamed(bytes: Uint8Array): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = file.toString("latin1");
  const table = /startxref\s+(\d+)\s+%%EOF\s*$/u.exec(text.slice(-1200))?.[1];
  const root = [...text.matchAll(/\/Root\s+(\d+\s+\d+\s+R)/gu)].at(-1)?.[1];
  const size = [...text.matchAll(/\/Size\s+(\d+)/gu)].at(-1)?.[1];
  if (!table || !root || !size || /\/Encrypt\b/u.test(text)) return null;
  const fonts = [...plainObjects(text), ...packedObjects(file, text)].flatMap(({ number, dictionary }) => {
    const isUnnamed = /\/Subtype\s*\/Type3\b/u.test(dictionary) && !/\/FontName\b/u.test(dictionary);
    const mended = isUnnamed ? dictionary.replace(/\/FontDescriptor(?=[\s<])/u, "/NoDescriptor") : dictionary;
    return mended === dictionary ? [] : [{ number, dictionary: mended }];
  });
  if (fonts.length === 0) return null;
  let added = "\n";
  let places = "";
  for (const { number, dictionary } of fonts) {
    places += `${number} 1\n${String(bytes.length + added.length).padStart(10, "0")} 00000 n \n`;
    added += `${number} 0 obj\n${dictionary.trim()}\nendobj\n`;
  }
  const at = bytes.length + added.length;
  const trailer = `trailer\n<</Size ${size}/Root ${root}/Prev ${table}>>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([file, Buffer.from(`${added}xref\n${places}${trailer}`, "latin1")]);
}

/** The objects that hold the word for such a font and stand in the file as they are. */
function plainObjects(text: string): FileObject[] {
  const found: FileObject[] = [];
  for (
    let at = text.indexOf("/Type3"), seen = 0;
    at >= 0 && seen < most;
    seen += 1, at = text.indexOf("/Type3", at + 6)
  ) {
    const begin = text.lastIndexOf(" obj", at);
    const number = /(\d+)\s+0$/u.exec(text.slice(Math.max(0, begin - 20), begin))?.[1];
    const dictionary = text.slice(begin + 4, text.indexOf("endobj", at));
    if (number && !dictionary.includes("stream")) found.push({ number: Number(number), dictionary });
  }
  return found;
}

/** The objects that are packed together in streams: the numbers and places of all of them stand before the first. */
function packedObjects(file: Buffer, text: string): FileObject[] {
  const found: FileObject[] = [];
  let size = 0;
  let at = text.indexOf("/ObjStm");
  for (let seen = 0; at >= 0 && size < mostBytes && seen < most; seen += 1, at = text.indexOf("/ObjStm", at + 7)) {
    const stream = text.indexOf("stream", at);
    const end = text.indexOf("endstream", stream);
    const dictionary = text.slice(text.lastIndexOf(" obj", at), stream);
    const first = Number(/\/First\s+(\d+)/u.exec(dictionary)?.[1]);
    if (stream < 0 || end < 0 || !first) continue;
    const content = inflated(file.subarray(stream + (text[stream + 6] === "\r" ? 8 : 7), end), mostBytes - size);
    size += content.length;
    const figures = (content.slice(0, first).match(/\d+/gu) ?? []).map(Number);
    for (let index = 0; index + 1 < figures.length; index += 2) {
      const to = figures[index + 3];
      const object = content.slice(first + (figures[index + 1] ?? 0), to === undefined ? undefined : first + to);
      if (object.includes("/Type3")) found.push({ number: figures[index] ?? 0, dictionary: object });
    }
  }
  return found;
}
