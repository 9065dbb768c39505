import type { ResumeDocument } from "#core/resume/schema.ts";
import { isCjk } from "#templates/design.ts";
import { type FontId, fallbacksOf, fontFamilies, fontIdsOf, fontsOf } from "#templates/fonts.ts";
import { designOf } from "#templates/registry.ts";
import { fontFaceCss } from "./font-css.ts";
import { spansOf } from "./font-ranges.ts";

/**
 * Returns the families that a sheet needs and no others, because a page with few faces opens several times as fast as
 * one with three thousand. They are those of its design and language and, for each character that none of them has
 * (mostly a rare one in a name), the first of their fallbacks that has it.
 */
export function sheetFonts({ data, config }: ResumeDocument): readonly FontId[] {
  const text = JSON.stringify(data);
  const design = designOf(config.templateName);
  const ids = fontIdsOf(design, config.lang, config.design, text);
  const { text: main, cjk } = fontsOf(design, config.lang, config.design);
  const fallbacks = fallbacksOf(main, cjk);
  for (const character of new Set(text.replace(/[ -~]+/g, ""))) {
    const point = character.codePointAt(0) ?? 0;
    const has = (id: FontId) =>
      fontFamilies[id].role === "latin" || fontFamilies[id].role === "large"
        ? isLatin(character)
        : coverage(id).has(point);
    const found = ids.some(has) ? undefined : fallbacks.find(has);
    if (found) ids.push(found);
  }
  return ids;
}

/** Whether the Latin families have every character that the sheet may show, so that no other family affects it. */
export function isPlainLatin({ data, config }: ResumeDocument): boolean {
  return !isCjk(config.lang) && Array.from(JSON.stringify(data).replace(/[ -~]+/g, "")).every(isLatin);
}

const isLatin = (character: string) => (character.codePointAt(0) ?? 0) < 0x250 || latinMarks.includes(character);

/**
 * Marks that all Latin families have. Beyond letters, their rules declare many characters that one or another of them
 * lacks.
 */
export const latinMarks = "–—‘’‚“”„•…‹›€™";

/**
 * Returns the printer's @font-face rules of one family. They are cached, because each page asks for them when it first
 * needs the family.
 */
export function printFontCss(id: FontId): string {
  const css = rules.get(id) ?? fontFaceCss([id], "print");
  rules.set(id, css);
  return css;
}

const rules = new Map<FontId, string>();
const covered = new Map<FontId, ReadonlySet<number>>();

/**
 * Returns the characters that the rules of a family declare, as a cached set: it is asked some hundred times per sheet,
 * and a search in ten thousand spans would be slow.
 */
function coverage(id: FontId): ReadonlySet<number> {
  const known = covered.get(id);
  if (known) return known;
  const ranges = new Set(Array.from(printFontCss(id).matchAll(/unicode-range:([^}]+)/g), ([, range = ""]) => range));
  const characters = new Set<number>();
  for (const [first, last] of [...ranges].flatMap(spansOf))
    for (let one = first; one <= last; one += 1) characters.add(one);
  covered.set(id, characters);
  return characters;
}
