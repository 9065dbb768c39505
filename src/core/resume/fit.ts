import { limits } from "../limits.ts";

/**
 * One page: the search for the least change of spacing, then line height, then text size that brings a resume onto one
 * page, and, where none does, which items are too much. Pure: how many pages the sheet takes is the caller's to measure,
 * on the sheet as it is really laid out.
 */

/** As they are drawn: px at 96 dpi, and a ratio for the line height. */
export type FitNumbers = { sectionGap: number; itemGap: number; lineHeight: number; fontSize: number };

export type Fit =
  | { kind: "already" }
  | { kind: "fitted"; numbers: FitNumbers }
  /** `smallest` are the numbers at their floors, at which the sheet still takes `pages`. */
  | { kind: "tooLong"; smallest: FitNumbers; pages: number };

/** In the order in which they give way, each with the step it is turned by. */
const axes = [
  { key: "sectionGap", step: 1 },
  { key: "itemGap", step: 1 },
  { key: "lineHeight", step: 0.02 },
  { key: "fontSize", step: 0.1 },
] as const satisfies readonly { key: keyof FitNumbers; step: number }[];

/** How small a text may become and still be read with ease on paper. A number that is smaller already stays as it is. */
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
 * Turns one number after the other down, each no further than needed; a number that is at its floor and does not
 * suffice stays there while the next gives way. What a coarse last step leaves free goes back to the earlier numbers, so
 * that no single one of them could be a step larger.
 * @param measure pages of the sheet with these numbers; asked about 30 times, one after the other
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

/** The largest value of a number, from where it stands down to its floor (which is known to fit), at which the sheet fits. */
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

/** An item as it stands on the sheet. `column` counts the sheet's columns, px. */
export type MeasuredItem = { section: string; item: string; column: number; height: number };

/**
 * The items without which the rest would fit: the largest first, of each column that runs over, until together they are
 * as tall as what is over. Largest first in the answer, too.
 * @param over px by which each column runs over the first page
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
