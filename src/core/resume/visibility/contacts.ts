import { decodeEntities } from "../rich-text/escape.ts";
import { findAll } from "./find.ts";
import { endOf, type Folded, fold } from "./fold.ts";

/** A part of a text, as the positions of its first character and of the one after its last. */
export type Range = { start: number; end: number };

/** A hidden contact, made once for a document and then searched for in all of its texts. */
export type Contact = (text: Folded) => Range[];

/** Takes the place of a contact where without it the text around would form the contact again. */
export const mark = "\u2588";

/** Shorter texts without an `@` are too common in other texts to be searched for. */
const leastCharacters = 3;
/** Numbers with fewer digits are searched for as they are written. */
const leastDigits = 5;
/** By the plan of all numbers (E.164); more digits are several numbers. */
const longestNumber = 15;

/** Returns what finds a field with an email, and each of several in it; where it holds none, what finds its text. */
export function emailContacts(field: string): Contact[] {
  const emails = field.match(/[^\s,;:|、，；：/<>()"]+[@＠﹫][^\s,;:|、，；：/<>()"]+/gu);
  return emails ? [...new Set([field, ...emails])].map(emailContact) : textContacts(field);
}

/**
 * Returns what finds the numbers in a field: each of several, and all digits as one number, because the same signs also
 * part the digits of one. A field with few digits is found as it is written.
 */
export function phoneContacts(field: string): Contact[] {
  const digits = textOf(fold(field)).replace(/\D/g, "").length;
  if (digits < leastDigits) return textContacts(field);
  const parts = field.split(/[/,;|、，；／]|\p{L}+/u).filter((part) => /(?:\p{Nd}\P{Nd}*){7}/u.test(part));
  const whole = parts.length === 0 || digits <= longestNumber ? [field] : [];
  return [...new Set([...whole, ...parts])].map(phoneContact);
}

/** Finds an email, whatever its case and width, with white space in it, and with its signs percent-encoded. */
function emailContact(email: string): Contact {
  const needle = fold(email).units.filter((unit) => unit !== blank);
  return (folded) => {
    const ranges: Range[] = [];
    for (const units of [folded.units, decodeSigns(folded)]) {
      for (const { start, end } of units ? findRuns(units, needle, blank) : []) {
        // A sign in place of its code ends where the code does.
        const last = units?.[end] === nothing ? end + 1 : end - 1;
        ranges.push({ start: folded.starts[start] ?? 0, end: endOf(folded, last) });
      }
    }
    return ranges;
  };
}

/** Finds a text where it stands alone; a shorter one is too common in other texts to be searched for. */
function textContacts(field: string): Contact[] {
  const { units: needle } = fold(field.trim());
  if (needle.filter(isWordUnit).length < leastCharacters) return [];
  const find: Contact = (folded) => {
    const { units, starts } = folded;
    const ranges: Range[] = [];
    findAll(units, needle, (index) => {
      const last = index + needle.length - 1;
      const isApart = !isWordUnit(units[index - 1] ?? 0) && !isWordUnit(units[last + 1] ?? 0);
      if (isApart) ranges.push({ start: starts[index] ?? 0, end: endOf(folded, last) });
    });
    return ranges;
  };
  return [find];
}

/**
 * Finds a phone number by its digits, whatever separates them, with or without its country code. A country code has one
 * to three digits, so every spelling of a number ends in what follows the third digit.
 */
function phoneContact(number: string): Contact {
  const typed = textOf(fold(number));
  const isInternational = /^\W*(\+|00)/.test(typed);
  // The zero in `+44 (0)20` is dialled only inside the country.
  const digits = (isInternational ? typed.replace(/\(\s*0\s*\)/, "") : typed).replace(/\D/g, "");
  const whole = isInternational ? digits.replace(/^00/, "") : digits.replace(/^0/, "");
  const mayHaveCode = isInternational
    ? whole.length >= leastDigits + 3
    : whole.length === digits.length && whole.length >= 10;
  const needle = unitsOf(mayHaveCode ? whole.slice(3) : whole);
  const before = mayHaveCode ? whole.slice(0, 3) : "";
  return (folded) => {
    const stream = digitsOf(folded);
    return findRuns(stream.digits, needle).map(({ start, end }) => {
      const first = startOf(folded.units, stream, start, before);
      const { from, to } = wholeNumber(folded.units, first, stream.places[end - 1] ?? 0);
      return { start: folded.starts[from] ?? 0, end: endOf(folded, to) };
    });
  };
}

/** The unit that a code has in place of its two digits; white space is left out of a search likewise. */
const nothing = 0;

/**
 * Returns the parts of a text that consist of occurrences of the needle, of which each begins before the last ends.
 * Units that are `skipped` or `nothing` do not count.
 */
function findRuns(units: Uint16Array, needle: ArrayLike<number>, skipped = nothing): Range[] {
  const runs: Range[] = [];
  let lastEnd = 0;
  findAll(
    units,
    needle,
    (_, end, ordinal) => {
      const last = runs.at(-1);
      if (last && ordinal - needle.length <= lastEnd) last.end = end;
      else {
        // Walks back over this occurrence alone, so that all of them together cost one more pass.
        let start = end;
        for (let rest = needle.length; rest > 0; start -= 1) {
          const unit = units[start - 1];
          if (unit !== skipped && unit !== nothing) rest -= 1;
        }
        runs.push({ start, end });
      }
      lastEnd = ordinal;
    },
    skipped,
  );
  return runs;
}

/** Returns the forms of a link's address in which it may hold a contact: as it is, and decoded as often as it can be. */
export function addressForms(address: string): string[] {
  const forms = [address];
  for (let round = 0; round < 4; round += 1) {
    const last = forms.at(-1) ?? "";
    const decoded = decodePercent(decodeEntities(last));
    if (decoded === last) break;
    forms.push(decoded);
  }
  return forms;
}

function decodePercent(text: string): string {
  if (!text.includes("%")) return text;
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // Not UTF-8 as a whole, so only what is ASCII in it.
      return encoded.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    }
  });
}

const blank = 0x20;
const percent = 0x25;
const zero = 0x30;
const nine = 0x39;
const plus = 0x2b;
const [opening, closing] = [0x28, 0x29];

function textOf({ units }: Folded): string {
  return Array.from(units, (unit) => String.fromCharCode(unit)).join("");
}

function unitsOf(text: string): Uint16Array {
  return Uint16Array.from(text, (character) => character.charCodeAt(0));
}

function isDigit(unit: number): boolean {
  return unit >= zero && unit <= nine;
}

function isWordUnit(unit: number): boolean {
  if (unit < 128) return isDigit(unit) || (unit >= 97 && unit <= 122);
  // Ideographs, kana and Hangul, of which long texts consist, are told without a pattern.
  if (unit >= 0x3040 && unit <= 0xd7ff) return true;
  return unit === mark.charCodeAt(0) || /[\p{L}\p{N}]/u.test(String.fromCharCode(unit));
}

/** The signs of an email, by the two digits of their codes. */
const signs = new Map(
  [..."@+-._"].map((sign) => {
    const [high = 0, low = 0] = [...sign.charCodeAt(0).toString(16)].map((digit) => digit.charCodeAt(0));
    return [high * 128 + low, sign.charCodeAt(0)];
  }),
);

/**
 * Reads `me%40host.x` as an email: outside of links, too, the code of a sign is sometimes shown in its place. Returns
 * null where there is none.
 */
function decodeSigns({ units }: Folded): Uint16Array | null {
  let decoded: Uint16Array | null = null;
  for (let index = units.indexOf(percent); index !== -1; index = units.indexOf(percent, index + 1)) {
    const sign = signs.get((units[index + 1] ?? 0) * 128 + (units[index + 2] ?? 0));
    if (sign === undefined) continue;
    decoded ??= units.slice();
    decoded[index] = sign;
    decoded[index + 1] = nothing;
    decoded[index + 2] = nothing;
  }
  return decoded;
}

/** More signs than these between two digits are too many for one number. */
const widestGap = 8;

/** Stands in a stream of digits where two of them are not of one number. */
const between = 0x2e;

type Digits = { digits: Uint16Array; places: Uint32Array };

/** The digits of a text, each with its place; a break stands between digits that letters or long gaps part. */
function digitsOf({ units }: Folded): Digits {
  const digits = new Uint16Array(units.length);
  const places = new Uint32Array(units.length);
  let length = 0;
  let gap = 0;
  for (let index = 0; index < units.length; index += 1) {
    const unit = units[index] ?? 0;
    const digit = isDigit(unit);
    if (digit) gap = 0;
    else gap = gap < widestGap && !isWordUnit(unit) ? gap + 1 : widestGap + 1;
    if (digit || (gap > widestGap && length > 0 && digits[length - 1] !== between)) {
      digits[length] = digit ? unit : between;
      places[length++] = index;
    }
  }
  return { digits: digits.subarray(0, length), places: places.subarray(0, length) };
}

/**
 * Returns the place where a number begins whose end was found: digits that are known to stand before it may do so, with
 * a zero that is dialled only inside the country.
 */
function startOf(units: Uint16Array, { digits, places }: Digits, found: number, before: string): number {
  let start = found;
  let rest = before.length;
  const take = () => {
    while (rest > 0 && start > 0 && digits[start - 1] === before.charCodeAt(rest - 1)) {
      start -= 1;
      rest -= 1;
    }
  };
  take();
  const place = places[start - 1] ?? 0;
  if (start > 0 && digits[start - 1] === zero && !isDigit(units[place - 1] ?? 0)) {
    start -= 1;
    take();
  }
  return places[start] ?? 0;
}

/** Returns the first and last place of a number with its country code, its plus and the brackets that enclose it. */
function wholeNumber(units: Uint16Array, first: number, last: number): { from: number; to: number } {
  let from = withCountryCode(units, first);
  let to = last;
  if (units[from - 1] === plus) from -= 1;
  const closes = units[to + 1] === closing;
  if (closes || units[from - 1] === opening) {
    const inside = units.subarray(from, to + 1);
    const open = inside.filter((unit) => unit === opening).length;
    const closed = inside.filter((unit) => unit === closing).length;
    if (closes && open > closed) to += 1;
    else if (units[from - 1] === opening && closed > open) from -= 1;
  }
  if (units[from - 1] === plus) from -= 1;
  return { from, to };
}

/**
 * Returns where the country code before a number begins: `+86 `, `0086-`, `(+86) `, or up to four digits that nothing
 * parts from the number. Returns the place of the number where there is none.
 */
function withCountryCode(units: Uint16Array, first: number): number {
  let start = first;
  while (start > 0 && first - start < 4 && units[start - 1] !== plus && !isWordUnit(units[start - 1] ?? 0)) start -= 1;
  const end = start;
  while (start > 0 && end - start < 6 && isDigit(units[start - 1] ?? 0)) start -= 1;
  const count = end - start;
  if (count === 0) return first;
  if (end === first) return count <= 4 ? start : first;
  if (units[start] === zero && units[start + 1] === zero) return count >= 3 && count <= 5 ? start : first;
  if (count > 3) return first;
  if (units[start - 1] === plus) return start - 1;
  return units[start - 1] === opening && units[start - 2] === plus ? start - 2 : first;
}
