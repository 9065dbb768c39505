import type { ResumeDocument } from "#core/resume/schema.ts";
import { type FontId, fontIds, fontIdsOf } from "#templates/fonts.ts";
import { designOf } from "#templates/registry.ts";
import { fontFaceCss } from "./font-css.ts";

/**
 * The families that the printer offers to a sheet: those that its public page and its preview offer. A page with few
 * faces opens several times as fast as one with three thousand. Where one of the characters is in none of them, a rare
 * one of a name mostly, the printer offers all there are.
 */
export function printFonts({ data, config }: ResumeDocument): readonly FontId[] {
  const text = JSON.stringify(data);
  const ids = fontIdsOf(designOf(config.templateName), config.lang, config.design, text);
  const spans = ids.flatMap(coverage);
  const isCovered = (point: number) => spans.some(([first, last]) => first <= point && point <= last);
  const beyondAscii = new Set(text.replace(/[ -~]+/g, ""));
  return [...beyondAscii].every((character) => isCovered(character.codePointAt(0) ?? 0)) ? ids : fontIds;
}

/** The printer's @font-face rules of one family. Kept: a page asks for them when it first needs the family. */
export function printFontCss(id: FontId): string {
  const css = rules.get(id) ?? fontFaceCss([id], "print");
  rules.set(id, css);
  return css;
}

const rules = new Map<FontId, string>();
const covered = new Map<FontId, readonly (readonly [number, number])[]>();

function coverage(id: FontId): readonly (readonly [number, number])[] {
  const known = covered.get(id);
  if (known) return known;
  const names = new Set(
    Array.from(printFontCss(id).matchAll(/unicode-range:([^}]+)/g), ([, range = ""]) => range).flatMap((range) =>
      range.split(","),
    ),
  );
  const spans = [...names].map((name) => {
    const [first = "", last = first] = name.slice(2).split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  covered.set(id, spans);
  return spans;
}
