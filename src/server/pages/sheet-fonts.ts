import type { ResumeDocument } from "#core/resume/schema.ts";
import { type FontId, fallbacksOf, fontFamilies, fontIdsOf, fontsOf } from "#templates/fonts.ts";
import { designOf } from "#templates/registry.ts";
import { fontFaceCss } from "./font-css.ts";
import { hasCharacter, type Span, spansOf } from "./font-ranges.ts";

/**
 * The families that a sheet needs, and no others: a page with few faces opens several times as fast as one with three
 * thousand. Those of its design and language, and for each character that none of them has, a rare one of a name mostly,
 * the first of those behind them that has it.
 */
export function sheetFonts({ data, config }: ResumeDocument): readonly FontId[] {
  const text = JSON.stringify(data);
  const design = designOf(config.templateName);
  const ids = fontIdsOf(design, config.lang, config.design, text);
  const { text: main, cjk } = fontsOf(design, config.lang, config.design);
  const behind = fallbacksOf(main, cjk);
  for (const character of new Set(text.replace(/[ -~]+/g, ""))) {
    const point = character.codePointAt(0) ?? 0;
    const has = (id: FontId) =>
      fontFamilies[id].role === "latin" || fontFamilies[id].role === "large"
        ? point < 0x250 || latinMarks.includes(character)
        : hasCharacter(coverage(id), point);
    const found = ids.some(has) ? undefined : behind.find(has);
    if (found) ids.push(found);
  }
  return ids;
}

/** Beyond letters, the rules of Latin families promise much that one or another has not; these they all have. */
export const latinMarks = "–—‘’‚“”„•…‹›€™";

/** The printer's @font-face rules of one family. Kept: a page asks for them when it first needs the family. */
export function printFontCss(id: FontId): string {
  const css = rules.get(id) ?? fontFaceCss([id], "print");
  rules.set(id, css);
  return css;
}

const rules = new Map<FontId, string>();
const covered = new Map<FontId, readonly Span[]>();

function coverage(id: FontId): readonly Span[] {
  const known = covered.get(id);
  if (known) return known;
  const ranges = new Set(Array.from(printFontCss(id).matchAll(/unicode-range:([^}]+)/g), ([, range = ""]) => range));
  const spans = [...ranges].flatMap(spansOf);
  covered.set(id, spans);
  return spans;
}
