import { limits } from "../limits.ts";

/**
 * "One page": the search for the smallest change of spacing, then line height, then text size that brings a resume onto
 * one page, and, where none does, for the items that are too much. Everything here is pure: the caller measures how
 * many pages the sheet takes, on the sheet as it is really laid out.
 */

/** As drawn: px at 96 dpi, and a ratio for the line height. */
export type FitNumbers = { sectionGap: number; itemGap: number; lineHeight: number; fontSize: number };

export type Fit =
  | { kind: "already" }
  | { kind: "fitted"; numbers: FitNumbers }
  /** `smallest` are the numbers at their floors, with which the sheet still takes `pages` pages. */
  | { kind: "tooLong"; smallest: FitNumbers; pages: number };

/** In the order in which they are reduced, each with its step. */
const axes = [
  { key: "sectionGap", step: 1 },
  { key: "itemGap", step: 1 },
  { key: "lineHeight", step: 0.02 },
  { key: "fontSize", step: 0.1 },
] as const satisfies readonly { key: keyof FitNumbers; step: number }[];

/**
 * Returns the floors, at which text on paper is still easy to read. A number that is already smaller stays as it is.
 */
export function fitFloors(start: FitNumbers, script: "latin" | "cjk"): FitNumbers {
  const { sectionGap, itemGap, lineHeight, fontSize, fontSizeChange } = limits.fit;
  const least = (value: number, floor: number) => Math.min(value, floor);
  return {
    sectionGap: least(start.sectionGap, sectionGap),
    itemGap: least(start.itemGap, itemGap),
    lineHeight: least(start.lineHeight, lineHeight[script]),
    fontSize: least(start.fontSize, Math.max(fontSize, tidy(start.fontSize - fontSizeChange))),
  };
}

/**
 * Reduces one number after the other, each no further than needed; a number that does not suffice at its floor stays
 * there while the next one is reduced. Room that a coarse last step leaves is given back to the earlier numbers, so
 * that no single one of them could be a step larger.
 * @param measure returns the pages of the sheet with these numbers; called about 30 times, one after the other
 */
export async function fitOnePage(
  start: FitNumbers,
  floors: FitNumbers,
  measure: (numbers: FitNumbers) => number | Promise<number>,
): Promise<Fit> {
  const fits = async (numbers: FitNumbers) => (await measure(numbers)) <= 1;
  if (await fits(start)) return { kind: "already" };

  let numbers = start;
  let turned = -1;
  for (const [index, axis] of axes.entries()) {
    const lowest = { ...numbers, [axis.key]: floors[axis.key] };
    if (numbers[axis.key] > floors[axis.key] && (await fits(lowest))) {
      numbers = await largest(numbers, axis, floors[axis.key], fits);
      turned = index;
      break;
    }
    numbers = lowest;
  }
  if (turned < 0) return { kind: "tooLong", smallest: numbers, pages: await measure(numbers) };
  for (const axis of axes.slice(0, turned).reverse()) {
    numbers = await largest({ ...numbers, [axis.key]: start[axis.key] }, axis, floors[axis.key], fits);
  }
  return { kind: "fitted", numbers };
}

/**
 * The largest value of a number, between its present one and its floor (which is known to fit), with which the sheet
 * fits.
 */
async function largest(
  numbers: FitNumbers,
  { key, step }: (typeof axes)[number],
  floor: number,
  fits: (numbers: FitNumbers) => Promise<boolean>,
): Promise<FitNumbers> {
  const at = (steps: number): FitNumbers => ({
    ...numbers,
    [key]: Math.max(floor, tidy(numbers[key] - steps * step)),
  });
  if (await fits(numbers)) return numbers;
  let tooLarge = 0;
  let small = Math.ceil((numbers[key] - floor) / step - 1e-9);
  while (small - tooLarge > 1) {
    const middle = Math.floor((small + tooLarge) / 2);
    if (await fits(at(middle))) small = middle;
    else tooLarge = middle;
  }
  return at(small);
}

const tidy = (value: number): number => Number(value.toFixed(2));

/** An item as laid out: `column` is the index of its column on the sheet, `height` is in px. */
export type MeasuredItem = { section: string; item: string; column: number; height: number };

/**
 * Returns the items without which the rest would fit: of each column that overflows, the largest first, until together
 * they are as tall as the overflow. The result is also sorted by size, largest first.
 * @param over px by which each column overflows the first page
 */
export function itemsToTrim(items: readonly MeasuredItem[], over: readonly number[]): MeasuredItem[] {
  const bySize = items.filter(({ height }) => height > 0).sort((one, other) => other.height - one.height);
  const rest = [...over];
  return bySize.filter(({ column, height }) => {
    const missing = rest[column] ?? 0;
    if (missing <= 0) return false;
    rest[column] = missing - height;
    return true;
  });
}
