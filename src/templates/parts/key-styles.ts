import type { CSSProperties } from "react";

/**
 * The per-key styles of sections and items that a sheet obeys; any other key of a stored document is ignored.
 * Values are `…px` (core/resume/schema.ts). Keys ending in `Size` or `Gap` are the sheet's own, the rest are CSS.
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

/** React styles for a section's or item's own `styles`; undefined when it has none that count. */
export function keyStyles(styles: Readonly<Record<string, string>>): CSSProperties | undefined {
  const result: Record<string, string> = {};
  for (const [key, value] of Object.entries(styles)) {
    if (!value) continue;
    if (allowed.has(key)) result[key] = value;
    else if (Object.hasOwn(ownKeys, key)) result[ownKeys[key as keyof typeof ownKeys]] = value;
  }
  return Object.keys(result).length > 0 ? result : undefined;
}
