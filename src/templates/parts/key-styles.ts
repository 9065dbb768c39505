import type { CSSProperties } from "react";
import { isStyleKey, type StyleKey } from "#core/resume/style-rules.ts";

/**
 * The per-key styles of sections and items (core/resume/style-rules.ts) that are no CSS properties but variables of the
 * sheet. Every other key is the CSS property of its name.
 */
const variables: Partial<Record<StyleKey, string>> = {
  titleSize: "--own-title-size",
  titleGap: "--own-title-gap",
  itemGap: "--item-gap",
};

/** Returns React styles for the `styles` of a section or an item, or undefined where none of its keys is known. */
export function keyStyles(styles: Readonly<Record<string, string>>): CSSProperties | undefined {
  const result: Record<string, string> = {};
  for (const [key, value] of Object.entries(styles)) {
    if (value && isStyleKey(key)) result[variables[key] ?? key] = value;
  }
  return Object.keys(result).length > 0 ? result : undefined;
}
