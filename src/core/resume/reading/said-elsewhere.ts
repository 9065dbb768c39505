import type { BasicInfo } from "../schema.ts";
import { kindOfHeading } from "./heading-words.ts";
import { labelOf } from "./label-words.ts";
import type { DraftSection } from "./section-drafts.ts";

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

/** Returns the texts that no section and no entry is called: a summary may say the last school and job once more. */
export function withoutNames(texts: readonly string[], sections: readonly DraftSection[]): string[] {
  const squashed = (text = "") => text.replace(/\s/gu, "");
  const names = sections.flatMap(({ name, data }) => [name, ...data.flatMap((one) => [one.title, one.subTitle])]);
  const told = new Set(names.map(squashed));
  return texts.filter((text) => !told.has(squashed(text)));
}
