/**
 * A value of a PDF (ISO 32000-1, 7.3): numbers, references, arrays and dictionaries as such, everything else as it is
 * written, since nobody needs to look into it: `/Name`, `(text)`, `<feff…>`, `true`. Keys of a dictionary have no slash.
 */
export type PdfValue = number | string | Reference | PdfValue[] | Dictionary;
export type Dictionary = Map<string, PdfValue>;

/** An indirect reference. Files that we read are fresh, so the generation is always 0. */
export class Reference {
  readonly number: number;

  constructor(number: number) {
    this.number = number;
  }
}

/**
 * A file, or a part of one, that is not as the browser usually writes it. The message is logged, so it never quotes the
 * file, which is somebody's resume.
 */
export class UnexpectedPdf extends Error {
  override name = "UnexpectedPdf";
}

const deepest = 32;

/** What ends a word: white space, and the characters that begin something else. */
const isBlank = new Uint8Array(256);
for (const blank of [0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0xa0]) isBlank[blank] = 1;
const isEnd = new Uint8Array(isBlank);
for (const delimiter of "<>[](){}/%") isEnd[delimiter.charCodeAt(0)] = 1;
const code = (sign: string) => sign.charCodeAt(0);
const signs = {
  slash: code("/"),
  begin: code("("),
  end: code(")"),
  less: code("<"),
  more: code(">"),
  escape: code("\\"),
};
const reference = /[\t-\r \xa0]+0[\t-\r \xa0]+R(?![^\s<>[\](){}/%])/y;

/**
 * Returns the value at the beginning of the text, of which each character is a byte. Throws UnexpectedPdf where there is
 * none. A print has some hundred objects, so it reads characters and leaves regular expressions alone.
 */
export function parseValue(text: string): PdfValue {
  let at = 0;

  function next(): string {
    while (isBlank[text.charCodeAt(at)] === 1) at += 1;
    const start = at;
    const first = text.charCodeAt(start);
    if (first === signs.begin) {
      for (at += 1; text.charCodeAt(at) !== signs.end; at += 1) {
        if (text.charCodeAt(at) === signs.escape) at += 1;
        else if (text.charCodeAt(at) === signs.begin) throw new UnexpectedPdf("A string holds parentheses.");
        if (at >= text.length) throw new UnexpectedPdf("A value is missing.");
      }
      at += 1;
    } else if (first === signs.less || first === signs.more) {
      if (text.charCodeAt(start + 1) === first) at += 2;
      else if (first === signs.less) at = text.indexOf(">", start) + 1;
      const isHexadecimal = at === start + 2 || /^<[\dA-Fa-f\s]*>$/.test(text.slice(start, at));
      if (!isHexadecimal) throw new UnexpectedPdf("A value is missing.");
    } else if (text[start] === "[" || text[start] === "]") {
      at += 1;
    } else {
      if (first === signs.slash) at += 1;
      while (at < text.length && isEnd[text.charCodeAt(at)] !== 1) at += 1;
      if (at === start) throw new UnexpectedPdf("A value is missing.");
    }
    return text.slice(start, at);
  }

  function value(first: string, depth: number): PdfValue {
    if (depth > deepest) throw new UnexpectedPdf("Values are nested too deeply.");
    if (first === "[") {
      const values: PdfValue[] = [];
      for (let item = next(); item !== "]"; item = next()) values.push(value(item, depth + 1));
      return values;
    }
    if (first === "<<") {
      const entries: Dictionary = new Map();
      for (let key = next(); key !== ">>"; key = next()) {
        if (!key.startsWith("/")) throw new UnexpectedPdf("A key of a dictionary is no name.");
        entries.set(key.slice(1), value(next(), depth + 1));
      }
      return entries;
    }
    if (first.charCodeAt(0) === signs.slash) return first;
    const number = Number(first);
    if (Number.isNaN(number)) return first;
    reference.lastIndex = at;
    if (!Number.isInteger(number) || !reference.test(text)) return number;
    at = reference.lastIndex;
    return new Reference(number);
  }

  return value(next(), 0);
}

/** Returns the value as it is written in a file. */
export function writeValue(value: PdfValue): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return value;
  if (value instanceof Reference) return `${value.number} 0 R`;
  if (Array.isArray(value)) return `[${value.map(writeValue).join(" ")}]`;
  return `<<${[...value].map(([key, entry]) => `/${key} ${writeValue(entry)}`).join(" ")}>>`;
}

/** Returns a text string: as it is where it is ASCII, otherwise as UTF-16BE, which supports any script, in hexadecimal. */
export function textString(text: string): string {
  if (/^[ -~]*$/.test(text)) return `(${text.replace(/[\\()]/g, "\\$&")})`;
  return `<feff${Buffer.from(text.replace(/\p{Surrogate}/gu, "\ufffd"), "utf16le")
    .swap16()
    .toString("hex")}>`;
}

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** Returns the bytes of a string as characters (latin1), such as those of a URL. */
export function bytesOfString(string: string): string {
  if (string.startsWith("<")) return Buffer.from(string.slice(1, -1).replace(/\s/g, ""), "hex").toString("latin1");
  return string
    .slice(1, -1)
    .replace(/\\([0-7]{1,3}|\r\n|[\s\S])/g, (_, found: string) =>
      /^[0-7]/.test(found)
        ? String.fromCharCode(Number.parseInt(found, 8))
        : (escapes[found] ?? found.replace(/[\r\n]/g, "")),
    );
}
