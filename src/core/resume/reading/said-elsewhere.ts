import type { BasicInfo } from "../schema.ts";
import { kindOfHeading } from "./heading-words.ts";
import { labelOf } from "./label-words.ts";

/**
 * Returns true for a text beside the contacts that adds nothing to what was read: a sign, a label whose value stands
 * elsewhere, the words of the name in another order, the town of an address that is there whole, a part of an email.
 */
export function isSaidElsewhere(text: string, { name, email, location, birth }: BasicInfo): boolean {
  const key = keyOf(text);
  if (key === "" || labelOf(text) !== undefined || kindOfHeading(text) === "contact") return true;
  const words = wordsOf(text);
  const names = wordsOf(name);
  if (words.length > 1 && words.every((word) => names.includes(word))) return true;
  // One word of the name may be a town as well, where somebody of that name lives.
  return (
    key === keyOf(name) || (key.length > 3 && [email, location, birth].some((field) => keyOf(field).includes(key)))
  );
}

const keyOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns true for a year alone in which somebody who writes a resume may be born. */
export function isBirthYear(text: string): boolean {
  return /^(?:19[4-9]\d|200\d|201[0-4])$/u.test(text.trim());
}

/** When and where somebody was born: a dash behind the town of it parts nothing. */
export const born = /^(?:born|geboren|geb\.|née?|nacid[oa])\s/iu;
