import { findDates } from "../dates/date-ranges.ts";
import { iconPattern } from "../letters/clean.ts";
import { isPlace, nameScore, scoresOf } from "../terms/classify.ts";
import { hasContact, urlPattern } from "../terms/contacts.ts";
import { labelOf } from "../terms/label-words.ts";
import { isPlaceByForm } from "../terms/town-forms.ts";
import { townBeforeCode } from "../words/states.ts";
import { technologies } from "../words/technologies.ts";
import type { Line, Segment } from "./lines.ts";
import { withWords } from "./paragraphs.ts";
import { withSegments } from "./segments.ts";

/** An address may be set over several lines: the street, the flat, the town with its code, the country. */

/** A code before a town, or a state and a code behind one. */
const codedTown = new RegExp(
  [
    "^(?:[A-Z]{1,2}-)?\\d{4,5}(?:,?|\\s[-–])\\s+\\p{Lu}[\\p{L} .,()/'’-]{2,40}$",
    "^\\p{Lu}[\\p{L} .'-]+,?\\s+[A-Z]{2},?\\s+\\d{5}(?:-\\d{4})?$",
    "^\\p{Lu}[\\p{L} .'-]+,\\s\\p{Lu}[\\p{L} .'-]+,\\s(?!(?:19|20)\\d\\d$)\\d{4,6}$",
    "^\\d{4}\\s?[A-Z]{2}\\s+\\p{Lu}[\\p{L} '-]+$",
    `^${townBeforeCode}$`,
  ].join("|"),
  "u",
);
/** A number, with a name before or behind it. */
const house =
  /^(?:\d{1,5}\s?[a-z]?,?\s+\p{L}.*|\p{L}[\p{L}\d .'’/-]*\s?(?:n[°ºª.]\s?|#\s?)?\d{1,5}(?:\s?[-/]\s?\d{1,4})?\s?[a-z]?)$/iu;

/** Returns true for a text that is a town with its code, and nothing else. */
export function isCodedTown(text: string): boolean {
  const rest = bare(text);
  return codedTown.test(rest) && rest.length < 60 && labelOf(/^\p{L}+/u.exec(rest)?.[0] ?? "") === undefined;
}

/**
 * Returns true for a town with the code of its state, whether a table knows it or not: "Stone Creek, NY". What somebody is
 * may stand before the place in one text ("Engineer, Valencia, España").
 */
export function isTownOfState(text: string): boolean {
  const rest = bare(text);
  return isPlaceByForm(rest) && scoresOf(rest.split(",")[0] ?? "").role < 1.6;
}

const bare = (text: string) =>
  text
    .replace(iconPattern, "")
    .replace(/[\s,]+$/u, "")
    .trim();

/** Returns the lines of the person with each address on one, also where other things stand beside it. */
export function withAddressesJoined(lines: readonly Line[]): Line[] {
  const joined: Line[] = [...lines];
  const segmentsAt = (at: number) => joined[at]?.segments ?? [];
  for (const at of lines.keys()) {
    for (const town of segmentsAt(at)) {
      const isCoded = isCodedTown(town.text);
      if (!isCoded && !isTown(town.text)) continue;
      const parts = [town];
      for (let up = at - 1; up >= 0 && parts.length < 3; up -= 1) {
        const [first] = parts as [Segment];
        const above = segmentsAt(up).find((one) => isBelow(one, first, joined[up], joined[up + 1]));
        const isPart =
          above && (isHouse(above.text) || isEstate(above.text) || (isCoded && isHamlet(above, segmentsAt(up), lines)));
        if (!above || !isPart) break;
        parts.unshift(above);
      }
      const below = segmentsAt(at + 1).find((one) => isBelow(town, one, joined[at], joined[at + 1]));
      const hasCountry = below && (isCoded || parts.length > 1 || !town.text.includes(",")) && isTown(below.text);
      if (hasCountry && !isTownOfState(below.text)) parts.push(below);
      if (parts.length > 1) replace(joined, parts);
    }
  }
  return joined.filter(({ segments }) => segments.length > 0);
}

/** A place that a table knows, or that has the code of its state behind it. */
const isTown = (text: string) => !/\d/u.test(text) && (isPlace(text) || isTownOfState(text));

/** Puts the parts of an address, which stand below each other, where the first of them stands. */
function replace(lines: Line[], parts: readonly Segment[]): void {
  const [first, ...others] = parts as [Segment, ...Segment[]];
  const text = parts.map((part, at) => (at === 0 ? part.text.replace(/[\s,]+$/u, "") : bare(part.text))).join(", ");
  const whole = { ...withWords(first, text), y: (parts.at(-1) as Segment).y };
  for (const [at, line] of lines.entries()) {
    if (!line.segments.some((one) => parts.includes(one))) continue;
    const left = line.segments.flatMap((one) => (one === first ? [whole] : others.includes(one) ? [] : [one]));
    lines[at] = withSegments(line, left);
  }
}

/** True for two texts of one column right below each other, in one size. */
function isBelow(one: Segment, other: Segment, above: Line | undefined, line: Line | undefined): boolean {
  const isAlone = above?.segments.length === 1 && line?.segments.length === 1;
  const isAligned =
    Math.abs(one.x - other.x) < 3 ||
    Math.abs(one.right - other.right) < 3 ||
    Math.abs(one.x + one.right - other.x - other.right) < 6;
  return (
    above?.column === line?.column &&
    one.page === other.page &&
    (isAlone || isAligned) &&
    Math.abs(one.size - other.size) < 0.4 &&
    other.y > one.y &&
    other.y - one.y < other.size * 2.2
  );
}

/** Returns true for a line that names a house: a number, with a street before or behind it. */
export function isHouse(text: string): boolean {
  const rest = bare(text);
  const isOther = hasContact(rest) || urlPattern.test(rest) || /[:：]/u.test(rest);
  return (
    rest.length < 50 &&
    house.test(rest) &&
    !isOther &&
    findDates(rest.replace(/#\s?\d+/gu, "")).length === 0 &&
    labelOf(rest) === undefined
  );
}

/** What the parts of towns are called in addresses without numbers. */
const estate =
  /\b(?:houses?|estates?|colony|coloney|nagar|road|street|lane|avenue|drive|apartments?|flats?|block|sector|village|barangay|brgy|subdivision|enclave|layout|phase|towers?|building|plot|close|court|crescent|terrace|heights|residency|compound|zone|ward|district|dist|taluka?|mandal|p\.? ?o|jalan|taman|kampung|calle|avenida|urbanización|rue|allée|boulevard)\b/iu;

/** "Lake House, Upper Estate": the part of a town that an address without a number begins with. */
function isEstate(text: string): boolean {
  const rest = bare(text);
  return (
    rest.length < 60 &&
    estate.test(rest) &&
    /^\p{Lu}[\p{L}\s,.'’/-]+$/u.test(rest) &&
    nameScore(rest) < 1.2 &&
    labelOf(rest) === undefined
  );
}

/**
 * "Upper Meadows" above "12345 Springford": words of one look with the town are a part of the place, where the name of the
 * person stands elsewhere, in larger or heavier type.
 */
function isHamlet(one: Segment, row: readonly Segment[], lines: readonly Line[]): boolean {
  const rest = bare(one.text);
  const { role, degree } = scoresOf(rest);
  const larger = lines
    .flatMap(({ segments }) => segments)
    .filter(({ size, isBold, text }) => /^\p{L}/u.test(text) && (size > one.size + 1 || (isBold && !one.isBold)));
  const isSaidThere = rest.split(/\s+/u).every((word) => larger.some(({ text }) => text.includes(word)));
  return (
    row.length === 1 &&
    rest.length < 50 &&
    /^\p{Lu}\p{Ll}[\p{L}\s,.'’-]+$/u.test(rest) &&
    /\s/u.test(rest) &&
    Math.max(nameScore(rest), role, degree) < 1.2 &&
    labelOf(rest) === undefined &&
    larger.length > 0 &&
    !isSaidThere
  );
}

/** "12 Long Lane • Springford, MA 01234": a house and its town are one thing, whatever stands between them. */
export function withHousesJoined(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const above = joined.at(-1);
    if (above !== undefined && isHouse(above) && isCodedTown(part))
      joined[joined.length - 1] = `${above.trim()}, ${part}`;
    else joined.push(part);
  }
  return joined;
}

/** Returns true for a house or a part of a town, and that town with its code: "12 Long Lane, Springford, MA 01234". */
export function isWholeAddress(text: string): boolean {
  const parts = text.split(/,\s*/u);
  const [first = ""] = parts;
  const isTownFrom = (at: number) => isCodedTown(parts.slice(at).join(", "));
  return (isHouse(first) || scoresOf(first).role < 1.2) && parts.some((_, at) => at > 0 && isTownFrom(at));
}

/** "Remote": somebody who says so works anywhere, and lives in the place that stands beside it, if one does. */
export const isAnywhere = (text: string) => /^(?:fully |100 ?% )?remote$/iu.test(text.trim());

/** Returns true for an address that ends with the code of its town: beside it another one is a second address. */
const endsInCode = (text: string) => /\p{L}.*(?:\d{5}|\d[A-Z]{2}|[A-Z]\d)$|\d.*[\s,]\d{4,5}\s\p{Lu}/u.test(text.trim());

/**
 * Returns the first of some texts that is written as a place is, which no table knows: names with a comma between them,
 * right above or below an address or a number. "Lakeville, Upper Province".
 */
export function placeBesideContacts(texts: readonly string[], lines: readonly Line[]): string | undefined {
  const isContact = (line: Line | undefined) =>
    line !== undefined && (hasContact(line.text) || urlPattern.test(line.text));
  return texts.find((text) => {
    const parts = text.split(/,\s*/u);
    const isNames = parts.every((part) => ofNames.test(part) && !technologies.has(part.toLowerCase()));
    if (parts.length < 2 || parts.length > 3 || !isNames || nameScore(text) >= 1.2) return false;
    const at = lines.findIndex((line) => line.text.includes(text));
    return at >= 0 && [lines[at - 1], lines[at], lines[at + 1]].some(isContact);
  });
}

const ofNames = /^\p{Lu}\p{Ll}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]+){0,2}$/u;

/** With this an address in Japan begins: where one is there, what begins so too is another. */
const prefecture = /^(?:北海道|東京都|京都府|大阪府|\p{Script=Han}{2,3}県)/u;

/** Returns true for two texts that are an address each, and no parts of one. */
export const areAddresses = (one: string, other: string) =>
  (prefecture.test(one) && prefecture.test(other)) || (endsInCode(one) && endsInCode(other));
