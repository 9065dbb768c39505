import type { CSSProperties } from "react";

/**
 * The per-key styles of sections and items that a sheet applies; any other key of a stored document is ignored. Values
 * are `…px` (core/resume/schema.ts). Keys ending in `Size` or `Gap` are defined by the sheet, the others are CSS
 * properties.
 */
const cssKeys = [
  "marginTop",
  "marginBottom",
  "marginLeft",
  "marginRight",
  "paddingTop",
  "paddingBottom",
  "paddingLeft",
  "paddingRight",
  "fontSize",
  "lineHeight",
  "letterSpacing",
] as const;
const ownKeys = { titleSize: "--own-title-size", titleGap: "--own-title-gap", itemGap: "--item-gap" } as const;

const allowed = new Set<string>(cssKeys);

/** Returns React styles for the `styles` of a section or an item, or undefined where none of its keys is known. */
export function keyStyles(styles: Readonly<Record<string, string>>): CSSProperties | undefined {
  const result: Record<string, string> = {};
  for (const [key, value] of Object.entries(styles)) {
    if (!value) continue;
    if (allowed.has(key)) result[key] = value;
    else if (Object.hasOwn(ownKeys, key)) result[ownKeys[key as keyof typeof ownKeys]] = value;
  }
  return Object.keys(result).length > 0 ? result : undefined;
}
