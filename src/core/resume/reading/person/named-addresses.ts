import { unaccented } from "../letters/accents.ts";
import type { Line } from "../lines/lines.ts";
import { scoresOf } from "../terms/classify.ts";
import { emailIn } from "../terms/contacts.ts";

/** What comes before the name of somebody in the addresses of pages about people. */
const profile = /(?:linkedin\.com\/in\/|github\.com\/|gitlab\.com\/)([\p{L}\d_.-]+)|([\p{L}\d-]+)\.github\.io/giu;

/**
 * Returns a function that tells whether a text of two words or more has a word that the addresses in these lines are made
 * of too, as people put their names into them: "Jane Doe" beside "jane.doe@example.org".
 */
export function namedInAddresses(lines: readonly Line[]): (text: string) => boolean {
  const texts = lines.flatMap(({ segments }) => segments.flatMap(({ text, url = "" }) => [text, url]));
  const told = texts.flatMap((text) => [
    emailIn(text)?.[0].split("@")[0] ?? "",
    ...Array.from(text.matchAll(profile), ([, owner, page]) => owner ?? page ?? ""),
  ]);
  const owners = told.filter((owner) => owner !== "").map((owner) => unaccented(owner).replace(/[^\p{L}]/gu, ""));
  const isNamed = (word: string) =>
    word.length > 3 && owners.some((owner) => owner.includes(word)) && scoresOf(word).role < 1;
  return (text) => {
    const isName = owners.length > 0 && /^\p{Lu}.*\S\s+\S/u.test(text.trim());
    return (
      isName &&
      unaccented(text)
        .split(/[^\p{L}]+/u)
        .some(isNamed)
    );
  };
}
