import { limits } from "#core/limits.ts";
import type { Locale } from "#locales/words.ts";
import { translate } from "#server/http/locale.ts";

/** What a copy's name ends in, in either edition, because the editions of a user's resumes may be mixed. */
const ending = /\s?[(（](?:copy|副本)(?: (\d+))?[)）]$/u;

/** Leaves room for the longest ending within the longest name. */
const longest = limits.document.nameLength - 20;

/** Returns the name without what marks it as a copy, so that a copy of a copy is another copy of the same resume. */
export function originalName(name: string): string {
  const original = name.replace(ending, "").trim();
  return (original === "" ? name : original).slice(0, longest);
}

/**
 * Returns the name of a further copy: "CV (copy)", then "CV (copy 2)" and so on, always after the highest number in
 * use. `taken` are names of the same user that begin with `original`.
 */
export function copyName(original: string, taken: readonly string[], locale: Locale): string {
  const numbers = taken
    .filter((name) => originalName(name) === original)
    .flatMap((name) => {
      const found = ending.exec(name);
      return found ? [Number(found[1] ?? 1)] : [];
    });
  const number = Math.max(0, ...numbers) + 1;
  return number === 1
    ? translate(locale, "catalog", "copyOf", { name: original })
    : translate(locale, "catalog", "copyOfAgain", { name: original, number });
}
