/**
 * The one table of the numbers that set a resume: the styles of a section or an entry by key, and the numbers of the
 * design. The schema refuses what lies outside a range, healing brings stored values into it, and the fields and
 * sliders of the editor take their bounds and steps from here.
 *
 * Why there are bounds: beyond them nobody reads a resume, and a browser and its printer no longer agree on the pages.
 */
export type NumberRule = {
  min: number;
  max: number;
  /** What one press of an arrow key or one notch of a slider changes. Values between two steps are allowed. */
  step: number;
};

const size = { min: 7, max: 24, step: 0.5 } as const;
const gap = { min: 0, max: 80, step: 1 } as const;
const margin = { min: 0, max: 120, step: 1 } as const;
/** Left and right, twice as an entry lies in its section: beyond this a side column has no room for its words. */
const side = { min: 0, max: 40, step: 1 } as const;

/**
 * The styles of a section and of an entry, in px, stored as `{"marginTop": "12px"}`. A key that is absent has the
 * design's own value.
 */
const styles = {
  titleSize: { min: 8, max: 48, step: 0.5 },
  titleGap: gap,
  itemGap: gap,
  fontSize: size,
  lineHeight: { min: 8, max: 64, step: 0.5 },
  letterSpacing: { min: -1, max: 6, step: 0.1 },
  marginTop: margin,
  marginBottom: margin,
  marginLeft: side,
  marginRight: side,
  paddingTop: gap,
  paddingBottom: gap,
  paddingLeft: side,
  paddingRight: side,
} as const satisfies Record<string, NumberRule>;

export type StyleKey = keyof typeof styles;
export const styleRules: Readonly<Record<StyleKey, NumberRule>> = styles;
export const styleKeys = Object.keys(styles) as [StyleKey, ...StyleKey[]];

export function isStyleKey(key: string): key is StyleKey {
  return Object.hasOwn(styles, key);
}

/**
 * The numbers of the design (`config.design`), where null stands for the design's own value. `fontSize` is added to the
 * design's text size in px, `lineHeight` is a ratio, the others are px.
 */
export const designRules = {
  fontSize: { min: -2, max: 2, step: 0.1 },
  lineHeight: { min: 1.1, max: 2.2, step: 0.02 },
  sectionGap: { min: 4, max: 60, step: 1 },
  itemGap: { min: 2, max: 40, step: 1 },
  pageMargin: { min: 16, max: 90, step: 1 },
} as const satisfies Record<string, NumberRule>;

/** Returns the number of the range that is nearest to a number. */
export function within({ min, max }: NumberRule, value: number): number {
  return Math.min(Math.max(value, min), max);
}

const lengthPattern = /^-?\d{1,4}(\.\d{1,2})?px$/;

/** Returns true for a length in px that the key may have. */
export function isStyle(key: StyleKey, value: string): boolean {
  if (!lengthPattern.test(value)) return false;
  const number = Number.parseFloat(value);
  return number === within(styleRules[key], number);
}

/**
 * Returns a length as it is stored: `12`, `"12"` and `"12px"` give `12px`. Null and empty give an empty text, which
 * clears the style; anything that is no length gives null. Whether a key may have that length is not asked here.
 */
export function pixels(value: string | number | null): string | null {
  if (value === null) return "";
  const text = String(value).trim().replace(/px$/i, "").trim();
  if (text === "") return "";
  if (!/^-?\d*\.?\d+$/.test(text)) return null;
  const number = Math.round(Number(text) * 100) / 100;
  return Math.abs(number) < 10_000 ? `${number || 0}px` : null;
}

/**
 * Returns the nearest style that the key may have, from any text or number; empty where there is none. Browsers ignore
 * a size below zero, so such a value becomes none instead of the smallest size.
 */
export function healedStyle(key: StyleKey, value: unknown): string {
  const length = typeof value === "string" || typeof value === "number" ? pixels(value) : null;
  const number = length === null ? tooLarge(value) : Number.parseFloat(length);
  const rule = styleRules[key];
  if (Number.isNaN(number) || (number <= 0 && rule.min > 0)) return "";
  return `${within(rule, number)}px`;
}

/** Lengths beyond four digits are no lengths to `pixels`, but still mean "very large" in a stored document. */
function tooLarge(value: unknown): number {
  return typeof value === "string" && /^\d{5,40}(px)?$/.test(value.trim()) ? Number.MAX_SAFE_INTEGER : Number.NaN;
}
