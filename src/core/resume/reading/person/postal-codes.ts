import { withText } from "../lines/form-rows.ts";
import type { Line, Segment } from "../lines/lines.ts";
import { withSegments } from "../lines/segments.ts";
import { labelOf } from "../terms/label-words.ts";
import type { ReadPerson } from "./person.ts";

/**
 * Addresses of Japanese forms. The code of the post has cells of its own beside the label or above the address ("現住所（〒 |
 * 305 － | 0001 | ）"), and the house stands on a line below the street. All of them are one address.
 */

const hyphen = "[－ー‐–-]";
const code = new RegExp(`^〒?\\s*(\\d{3})\\s?${hyphen}?\\s?(\\d{4})$`, "u");
const opensCode = /〒[\d\s－ー‐–-]*$/u;
const goesOnInCode = /^[\d\s－ー‐–-]{1,9}[)）]?$|^[)）]$/u;

/** Returns the lines with the cells of such a code as one text, behind the label before them. */
export function withCodesJoined(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const segments: Segment[] = [];
    for (const segment of line.segments) {
      const before = segments.at(-1);
      if (before && opensCode.test(before.text) && goesOnInCode.test(segment.text.trim())) {
        const whole = withText(before, `${before.text.trim()} ${segment.text.trim()}`);
        segments[segments.length - 1] = { ...whole, right: segment.right };
      } else segments.push(segment);
    }
    return segments.length === line.segments.length ? line : withSegments(line, segments);
  });
}

/** Returns true for the code of an address in Japan and nothing else. */
export const isPostalCode = (text: string) => code.test(text.trim());

const prefecture = "(?:北海道|東京都|京都府|大阪府|\\p{Script=Han}{2,3}県)";
const townForm = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]{1,8}?[市区町村郡]";
const address = new RegExp(`^(?:${prefecture}\\s?)?${townForm}.{2,}`, "u");

/** Returns true for a text that begins as an address in Japan does and has the number of a house. */
export const isJapaneseAddress = (text: string) =>
  address.test(text.trim()) && /\d/u.test(text) && text.length < 60 && !/[。:：]/u.test(text);

const houseBelow =
  /^(?!.*[@。:：〒])(?=\P{Lu}*[\p{Script=Han}\p{Script=Katakana}]).{2,28}?(?:[-\d０-９]+\s*(?:号室?|[階F])|\s\p{Lu}?-?\d{2,4})$/u;

/** Returns true for the house and flat that an address in Japan goes on with on the line below: "メゾン青空 204号". */
export const isHouseBelow = (above: string, text: string) =>
  new RegExp(`^(?:〒[\\d－ー‐–-]+\\s*)?${prefecture}`, "u").test(above) &&
  houseBelow.test(text) &&
  labelOf(text) === undefined;

/** Puts the code of a Japanese address before it, wherever the form has it. */
export function withPostalCode(person: ReadPerson): void {
  const { basics, rest, facts } = person;
  const isInJapan = new RegExp(`^${prefecture}|^${townForm}`, "u").test(basics.location);
  const codes = rest.filter((text) => isPostalCode(text) && (isInJapan || text.startsWith("〒")));
  const [first, ...others] = codes;
  if (first === undefined) return;
  person.rest = rest.filter((text) => !codes.includes(text));
  const isOpen = basics.location !== "" && !basics.location.includes("〒");
  const [, area = "", town = ""] = code.exec(first.trim()) ?? [];
  if (isOpen) basics.location = `〒${area}-${town} ${basics.location}`;
  for (const text of isOpen ? others : codes) facts.push({ name: "郵便番号", text });
}
