/**
 * A text as readers and search engines take it: without case, width, accents and characters that nobody sees, and with
 * one form of each digit and dash. `units` are its UTF-16 units; `starts` is where in the original text each of them
 * comes from, so that whatever is found here can be removed there.
 */
export type Folded = { text: string; units: Uint16Array; starts: Uint32Array };

/** Returns a text folded for searching, in one pass. Every white space becomes a blank. */
export function fold(text: string): Folded {
  let units = new Uint16Array(text.length + 16);
  let starts = new Uint32Array(text.length + 16);
  let length = 0;
  const known = new Map<number, string>();
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 128) {
      const folded = ascii[unit] ?? 0;
      units[length] = folded;
      starts[length] = at;
      if (folded !== 0) length += 1;
    } else {
      const code = text.codePointAt(at) ?? unit;
      let folded = known.get(code);
      if (folded === undefined) {
        folded = foldCharacter(String.fromCodePoint(code));
        known.set(code, folded);
      }
      for (let index = 0; index < folded.length; index += 1) {
        units[length] = folded.charCodeAt(index);
        starts[length] = at;
        length += 1;
      }
      if (code > 0xffff) at += 1;
    }
    // What is left of the text needs one unit for each of its own, and one character may become eighteen.
    if (length + text.length - at + 20 > units.length) {
      units = grown(units);
      starts = grown(starts);
    }
  }
  return { text, units: units.subarray(0, length), starts: starts.subarray(0, length) };
}

function grown<T extends Uint16Array | Uint32Array>(list: T): T {
  const larger = new (list.constructor as new (size: number) => T)(list.length * 2 + 40);
  larger.set(list);
  return larger;
}

/** Returns where in the original text the character ends from which a unit comes. */
export function endOf({ text, starts }: Folded, index: number): number {
  const start = starts[index] ?? 0;
  return start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
}

const blank = 0x20;

/** The folded form of each ASCII character; 0 where it is dropped. */
const ascii = Uint8Array.from({ length: 128 }, (_, code) => {
  if (code >= 9 && code <= 13) return blank;
  if (code < blank || code === 127) return 0;
  return code >= 65 && code <= 90 ? code + 32 : code;
});

/** Controls, soft hyphens, joiners, directional marks, variation selectors and fillers; and accents and other marks. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{M}]/gu;

function foldCharacter(character: string): string {
  return character
    .normalize("NFKD")
    .toUpperCase()
    .toLowerCase()
    .normalize("NFKD")
    .replace(unseen, "")
    .replace(/[\s\u2800]/gu, " ")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/[\u3002\ufe12]/gu, ".")
    .replace(/\p{Nd}/gu, digitOf);
}

/** Digits of every script come in runs of ten in the order of their value. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
