import { richTextToPlain } from "../rich-text.ts";
import { type BasicInfo, basicLimits, type Item, type ResumeDocument, type Section } from "../schema.ts";
import type { Line } from "./lines/lines.ts";
import type { Reading } from "./sections/section-drafts.ts";

/** A part of a page: points from its top left corner. */
export type Place = { page: number; x: number; y: number; width: number; height: number };

/** A field of the document as it was read: what it says, how certain that is, and where it stands in the file. */
export type FieldReading = {
  /** The id of the section; null for the person. */
  section: string | null;
  /** The id of the entry; null for the person. */
  item: string | null;
  /** `line`: a line of what was not placed. */
  field: string;
  /** As the document holds it, a description as plain text. */
  value: string;
  /** From 0 to 1. */
  confidence: number;
  places: Place[];
};

/** Of a field whose words do not stand in the file as they stand in the document. */
const notFound = 0.4;

const itemFields = ["title", "subTitle", "city", "startDate", "endDate", "description"] as const;

/** Returns every filled field of a document with its places in the file that it was read from. */
export function fieldReadings(
  { data }: ResumeDocument,
  lines: readonly Line[],
  readings: readonly Reading[],
  notPlacedIn: string | null,
): FieldReading[] {
  const finder = createFinder(lines);
  const certain = new Map(readings.map((reading) => [reading.path, reading]));
  const found: FieldReading[] = [];
  for (const field of Object.keys(basicLimits) as (keyof BasicInfo)[]) {
    const value = data.basicInfo[field];
    if (value === "" || field === "avatar") continue;
    const places = finder.find(value, 0);
    const confidence = Math.min(certain.get(`basicInfo.${field}`)?.confidence ?? 0.7, places.length > 0 ? 1 : notFound);
    found.push({ section: null, item: null, field, value, confidence, places });
  }
  let cursor = 0;
  for (const [at, section] of data.sections.entries()) {
    if (section.id === notPlacedIn) {
      for (const { value, item } of linesOf(section)) {
        found.push({
          ...{ section: section.id, item, field: "line", value },
          confidence: 0.9,
          places: finder.find(value, 0),
        });
      }
      continue;
    }
    for (const [index, item] of section.data.entries()) {
      const reading = certain.get(`sections.${at}.data.${index}`);
      const begin = reading ? finder.indexOf(reading) : cursor;
      for (const { field, value } of fieldsOf(item)) {
        const isDate = field === "startDate" || field === "endDate";
        const own = isDate ? finder.date(value, begin, field) : finder.find(value, begin);
        const isFound = own.length > 0;
        // What is put together from several texts is looked for where its entry begins.
        const places = isFound || !reading ? own : finder.at(begin);
        const isSure = field === "description" || field === "city" || isDate;
        const certainty = isSure ? 0.9 : (reading?.confidence ?? 0.8);
        // Descriptions are the file's own words, and dates are told by their form.
        const stands = isFound || field === "description" || isDate;
        const confidence = stands ? certainty : Math.min(certainty, notFound);
        found.push({ section: section.id, item: item.id, field, value, confidence, places });
      }
      cursor = Math.max(begin, cursor);
    }
  }
  return found;
}

function linesOf({ data }: Section): { item: string; value: string }[] {
  return data.flatMap(({ id: item, description }) =>
    richTextToPlain(description)
      .split("\n")
      .filter(Boolean)
      .map((line) => ({ item, value: line.trim() })),
  );
}

/** Returns the fields of an entry that hold something. */
export function fieldsOf(item: Item): { field: (typeof itemFields)[number]; value: string }[] {
  return itemFields.flatMap((field) => {
    const value = field === "description" ? richTextToPlain(item.description).trim() : item[field];
    return value === "" ? [] : [{ field, value }];
  });
}

type Piece = {
  page: number;
  x: number;
  right: number;
  y: number;
  size: number;
  text: string;
  from: number;
  to: number;
  /** For each letter of the key, where it begins and ends on the line, as shares of its width. */
  spans: [from: number, to: number][];
};

/** Letters and digits alone: what stands between them is written differently in a file and in a document. */
export const keyOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** How wide letters are, as far as that can be told without their font. */
function weightOf(letter: string): number {
  if (/[\u2E80-\uFFEF]/u.test(letter)) return 2;
  if (/[ijlt.,:;|!'()\s]/.test(letter)) return 0.55;
  return /[A-Zmw@]/.test(letter) ? 1.35 : 1;
}

/** Returns where each letter of a text's key stands on its line. */
function spansOf(text: string): [number, number][] {
  const letters = [...text];
  const whole = letters.reduce((sum, letter) => sum + weightOf(letter), 0) || 1;
  const spans: [number, number][] = [];
  let at = 0;
  for (const letter of letters) {
    const end = at + weightOf(letter) / whole;
    for (let count = keyOf(letter).length; count > 0; count -= 1) spans.push([at, end]);
    at = end;
  }
  return spans;
}

function createFinder(lines: readonly Line[]) {
  const pieces: Piece[] = [];
  let all = "";
  for (const line of lines) {
    for (const { page, x, right, y, size, text } of line.segments) {
      const from = all.length;
      all += keyOf(text);
      pieces.push({ page, x, right, y, size, text, from, to: all.length, spans: spansOf(text) });
    }
  }

  function placesOf(from: number, to: number): Place[] {
    const places: Place[] = [];
    for (const piece of pieces) {
      if (piece.to <= from || piece.from >= to) continue;
      const width = piece.right - piece.x;
      const isWhole = from <= piece.from && to >= piece.to;
      const left = isWhole ? 0 : (piece.spans[Math.max(from, piece.from) - piece.from]?.[0] ?? 0);
      const end = isWhole ? 1 : (piece.spans[Math.min(to, piece.to) - piece.from - 1]?.[1] ?? 1);
      // The width of letters is an estimate.
      const room = isWhole ? 0 : piece.size * 0.15;
      const x = Math.max(piece.x, piece.x + left * width - room);
      const right = Math.min(piece.right, piece.x + end * width + room);
      places.push(placeOf(piece, x, right));
    }
    return joined(places);
  }

  /** Returns where a text stands, at or after a piece if it stands there, else anywhere. */
  function locate(text: string, begin: number): [number, number] | null {
    const key = keyOf(text);
    if (key === "") return null;
    const from = pieces[begin]?.from ?? 0;
    const at = all.indexOf(key, from);
    const anywhere = at >= 0 ? at : all.indexOf(key);
    return anywhere < 0 ? null : [anywhere, anywhere + key.length];
  }

  return {
    /** Returns the place in the order of reading of the line that an entry begins with. */
    indexOf({ page, x, y }: Pick<Reading, "page" | "x" | "y">): number {
      const at = pieces.findIndex((one) => one.page === page && Math.abs(one.y - y) < 1 && Math.abs(one.x - x) < 2);
      return Math.max(0, at);
    },
    /** Returns where a line stands. */
    at(index: number): Place[] {
      const piece = pieces[index];
      return piece ? [placeOf(piece, piece.x, piece.right)] : [];
    },
    /** Returns where a text stands, a line at a time: lists and paragraphs are parted in the file by marks of its own. */
    find(text: string, begin: number): Place[] {
      const whole = locate(text, begin);
      if (whole) return placesOf(...whole);
      const parts = text.split("\n").filter((line) => line.trim() !== "");
      if (parts.length < 2) return [];
      return joined(
        parts.flatMap((part) => {
          const at = locate(part, begin);
          return at ? placesOf(...at) : [];
        }),
      );
    },
    /** Returns where the year of a date stands, near the first line of its entry. */
    date(value: string, begin: number, field: "startDate" | "endDate"): Place[] {
      const near = pieces.slice(begin, begin + 8);
      const year = value.slice(0, 4);
      const holds = near.filter(({ text }) => {
        const plain = text.normalize("NFKC");
        return value === "present" ? /\d{4}/.test(plain) : plain.includes(year) || plain.includes(`'${year.slice(2)}`);
      });
      const piece = field === "startDate" ? holds[0] : (holds[1] ?? holds[0]);
      if (!piece) return [];
      if (piece.text.length < 32 || value === "present") return [placeOf(piece, piece.x, piece.right)];
      const share = (piece.right - piece.x) / piece.text.length;
      const at = piece.text.normalize("NFKC").lastIndexOf(year);
      const x = Math.max(piece.x, piece.x + (at - 4) * share);
      return [placeOf(piece, x, Math.min(piece.right, x + 12 * share))];
    },
  };
}

function placeOf({ page, y, size }: Piece, x: number, right: number): Place {
  const round = (value: number) => Math.round(value * 10) / 10;
  return { page, x: round(x), y: round(y - size * 0.95), width: round(right - x), height: round(size * 1.3) };
}

/** One place for what touches on one line. */
function joined(places: readonly Place[]): Place[] {
  const result: Place[] = [];
  for (const place of places) {
    const last = result.at(-1);
    const touches =
      last && last.page === place.page && Math.abs(last.y - place.y) < 1 && place.x - (last.x + last.width) < 12;
    if (touches && place.x >= last.x) last.width = Math.max(last.width, place.x + place.width - last.x);
    else result.push({ ...place });
  }
  return result;
}
