import { inflateSync } from "node:zlib";
import { type Dictionary, type PdfValue, parseValue, Reference, UnexpectedPdf, writeValue } from "./pdf-value.ts";

/** The bytes of an entry of the cross-reference table (ISO 32000-1, 7.5.4). */
const rowLength = 20;

/**
 * A PDF as a browser has just written it: one cross-reference table, each object once. Objects are read when they are
 * asked for; those that nobody replaces are written as they were, byte by byte. What came from elsewhere (updates,
 * cross-reference streams, encryption) is refused with UnexpectedPdf.
 */
export class PdfFile {
  readonly trailer: Dictionary;
  readonly #bytes: Buffer;
  /** The same with a character for each byte, made once: its parts are views, those of the bytes would be copies. */
  readonly #text: string;
  /** Where each object begins and ends in the bytes. */
  readonly #places = new Map<number, { start: number; end: number }>();
  /** New objects: text of which each character is a byte, or the bytes. */
  readonly #replaced = new Map<number, string | Buffer | null>();
  #size: number;

  constructor(pdf: Uint8Array) {
    const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
    const text = bytes.toString("latin1");
    const tableAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-1024))?.[1] ?? Number.NaN);
    const table = tableAt < bytes.length ? text.slice(tableAt) : "";
    const [head, size] = /^xref\s+0 (\d+)\s*\n/.exec(table) ?? [];
    const trailerAt = table.indexOf("trailer");
    if (!head || trailerAt < 0) throw new UnexpectedPdf("The file has no cross-reference table.");
    this.#bytes = bytes;
    this.#text = text;
    this.#size = Number(size);
    this.trailer = dictionaryOf(parseValue(table.slice(trailerAt + "trailer".length)));
    if (this.trailer.has("Prev") || this.trailer.has("Encrypt"))
      throw new UnexpectedPdf("The file was changed before.");
    this.#findObjects(table.slice(head.length, trailerAt), tableAt);
  }

  #findObjects(rows: string, end: number): void {
    const places: { number: number; start: number }[] = [];
    for (let number = 0; (number + 1) * rowLength <= rows.length; number += 1) {
      const row = rows.slice(number * rowLength, (number + 1) * rowLength);
      if (row[17] === "n") places.push({ number, start: Number(row.slice(0, 10)) });
    }
    places.sort((one, other) => one.start - other.start);
    for (const [index, { number, start }] of places.entries()) {
      this.#places.set(number, { start, end: places[index + 1]?.start ?? end });
    }
  }

  numbers(): Iterable<number> {
    return this.#places.keys();
  }

  /** Returns a dictionary: that of a reference, or the value itself. Of a stream it is the dictionary before its data. */
  dictionary(value: PdfValue | undefined): Dictionary {
    if (!(value instanceof Reference)) return dictionaryOf(value);
    const { start, end } = this.#bodyOf(value.number);
    return dictionaryOf(parseValue(this.#text.slice(start, end)));
  }

  /** Whether the object is a form: content that pages use as they use a picture. */
  isForm(number: number): boolean {
    const { start, end } = this.#bodyOf(number);
    return /^<<\s*\/Type \/XObject\s+\/Subtype \/Form\b/.test(this.#text.slice(start, Math.min(end, start + 64)));
  }

  /** Returns the data of a stream, inflated. */
  stream(number: number): Buffer {
    const entries = this.dictionary(new Reference(number));
    const { start, end } = this.#bodyOf(number);
    const [length, filter] = [entries.get("Length"), entries.get("Filter")];
    const head = />>\s*stream\r?\n/.exec(this.#text.slice(start, Math.min(end, start + 4096)));
    if (!head || typeof length !== "number") throw new UnexpectedPdf(`Object ${number} is not a stream.`);
    const at = start + head.index + head[0].length;
    const data = this.#bytes.subarray(at, Math.min(end, at + length));
    if (filter === undefined) return data;
    if (filter !== "/FlateDecode" || entries.has("DecodeParms")) throw new UnexpectedPdf(`Unknown filter: ${filter}`);
    return inflateSync(data);
  }

  /** Returns where an object begins and ends, without the line with its number. */
  #bodyOf(number: number): { start: number; end: number } {
    const place = this.#places.get(number);
    if (!place) throw new UnexpectedPdf(`Object ${number} is missing.`);
    const head = `${number} 0 obj\n`;
    if (!this.#text.startsWith(head, place.start)) {
      throw new UnexpectedPdf(`Object ${number} is not at its place.`);
    }
    return { start: place.start + head.length, end: place.end };
  }

  set(number: number, value: PdfValue): void {
    this.#replaced.set(number, `${number} 0 obj\n${writeValue(value)}\nendobj\n`);
  }

  /** Replaces an object by a stream; `data` is encoded as the entries say. */
  setStream(number: number, entries: Dictionary, data: Uint8Array): void {
    const head = writeValue(new Map([...entries, ["Length", data.length]]));
    this.#replaced.set(
      number,
      Buffer.concat([
        Buffer.from(`${number} 0 obj\n${head}\nstream\n`, "latin1"),
        data,
        Buffer.from("\nendstream\nendobj\n", "latin1"),
      ]),
    );
  }

  remove(number: number): void {
    this.#replaced.set(number, null);
  }

  /** Returns the number of a new object. */
  reserve(): number {
    this.#size += 1;
    return this.#size - 1;
  }

  /** Returns the whole file, with the replaced objects at their places and new ones at the end. */
  write(): Buffer {
    const [first] = this.#places.values();
    const header = this.#text.slice(0, first?.start).replace(/^%PDF-1\.\d/, "%PDF-1.7");
    const parts: (string | Buffer)[] = [header];
    const offsets: number[] = [];
    let at = header.length;
    const put = (number: number, part: string | Buffer) => {
      offsets[number] = at;
      parts.push(part);
      at += part.length;
    };
    for (const [number, { start, end }] of this.#places) {
      const part = this.#replaced.get(number);
      if (part !== null) put(number, part ?? this.#bytes.subarray(start, end));
    }
    for (const [number, part] of this.#replaced) if (part && !this.#places.has(number)) put(number, part);
    let rows = "";
    for (let number = 0; number < this.#size; number += 1) {
      const offset = offsets[number];
      rows += offset === undefined ? "0000000000 65535 f \n" : `${String(offset).padStart(10, "0")} 00000 n \n`;
    }
    const trailer = writeValue(new Map([...this.trailer, ["Size", this.#size]]));
    const end = `xref\n0 ${this.#size}\n${rows}trailer\n${trailer}\nstartxref\n${at}\n%%EOF\n`;
    return joined([...parts, end], at + end.length);
  }
}

function joined(parts: readonly (string | Buffer)[], length: number): Buffer {
  const whole = Buffer.allocUnsafe(length);
  let at = 0;
  for (const part of parts) {
    at += typeof part === "string" ? whole.write(part, at, "latin1") : part.copy(whole, at);
  }
  return whole;
}

function dictionaryOf(value: PdfValue | undefined): Dictionary {
  if (!(value instanceof Map)) throw new UnexpectedPdf("A dictionary is missing.");
  return value;
}
