import { richTextToPlain } from "../rich-text.ts";
import { type BasicInfo, basicLimits, type Item, type ResumeDocument } from "../schema.ts";
import type { Line } from "./lines.ts";
import type { Reading } from "./section-drafts.ts";

/** A part of a page: points from its top left corner. */
export type Place = { page: number; x: number; y: number; width: number; height: number };

/** A field of the document as it was read: what it says, how certain that is, and where it stands in the file. */
export type FieldReading = {
  /** The id of the section; null for the person. */
  section: string | null;
  /** The id of the entry; null for the person. */
  item: string | null;
  field: string;
  /** As the document holds it, a description as plain text. */
  value: string;
  /** From 0 to 1. */
  confidence: number;
  places: Place[];
};

/** Below this a person is asked to look. */
export const doubtBelow = 0.65;
/** Of a field whose words do not stand in the file as they stand in the document. */
const notFound = 0.4;

const itemFields = ["title", "subTitle", "city", "startDate", "endDate", "description"] as const;

/** Returns every filled field of a document with its places in the file that it was read from. */
export function fieldReadings(
  { data }: ResumeDocument,
  lines: readonly Line[],
  readings: readonly Reading[],
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
    for (const [index, item] of section.data.entries()) {
      const reading = certain.get(`sections.${at}.data.${index}`);
      const begin = reading ? finder.indexOf(reading) : cursor;
      for (const { field, value } of fieldsOf(item)) {
        const isDate = field === "startDate" || field === "endDate";
        const places = isDate ? finder.date(value, begin, field) : finder.find(value, begin);
        const isSure = field === "description" || field === "city" || isDate;
        const own = isSure ? 0.9 : (reading?.confidence ?? 0.8);
        const confidence = places.length > 0 || field === "description" ? own : Math.min(own, notFound);
        found.push({ section: section.id, item: item.id, field, value, confidence, places });
      }
      cursor = Math.max(begin, cursor);
    }
  }
  return found;
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
};

/** Letters and digits alone: what stands between them is written differently in a file and in a document. */
export const keyOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

function createFinder(lines: readonly Line[]) {
  const pieces: Piece[] = [];
  let all = "";
  for (const line of lines) {
    for (const { page, x, right, y, size, text } of line.segments) {
      const from = all.length;
      all += keyOf(text);
      pieces.push({ page, x, right, y, size, text, from, to: all.length });
    }
  }

  function placesOf(from: number, to: number): Place[] {
    const places: Place[] = [];
    for (const piece of pieces) {
      if (piece.to <= from || piece.from >= to) continue;
      const length = piece.to - piece.from;
      const width = piece.right - piece.x;
      // Letters are of different width, so that a part of a piece is an estimate, with a little room around it.
      const left = Math.max(0, (Math.max(from, piece.from) - piece.from) / length);
      const end = Math.min(1, (Math.min(to, piece.to) - piece.from) / length);
      const room = left > 0 || end < 1 ? piece.size * 0.4 : 0;
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
