import { limits } from "../limits.ts";
import type { Section } from "./schema.ts";

/**
 * "One page": the search for the smallest change of all measures together that brings a resume onto one page, and, where
 * none does, for the items that are too much. Everything here is pure: the caller measures how many pages the sheet
 * takes, on the sheet as it is really laid out.
 */

/** As drawn: px at 96 dpi, and a ratio for the line height. `pageMargin` is that at the left and the right. */
export type FitNumbers = {
  pageMargin: number;
  sectionGap: number;
  itemGap: number;
  lineHeight: number;
  fontSize: number;
};

export type Fit =
  | { kind: "already" }
  | { kind: "fitted"; numbers: FitNumbers }
  /** `smallest` are the numbers at their floors, with which the sheet still takes `pages` pages. */
  | { kind: "tooLong"; smallest: FitNumbers; pages: number };

/** The measures in the order in which they are told, each with its digits behind the point. */
export const fitMeasures = ["pageMargin", "sectionGap", "itemGap", "lineHeight", "fontSize"] as const;
const digits: Record<keyof FitNumbers, number> = {
  pageMargin: 0,
  sectionGap: 0,
  itemGap: 0,
  lineHeight: 2,
  fontSize: 1,
};

/** How many steps lie between the numbers as they are and their floors. */
const levels = 48;

/**
 * Returns the floors, at which text on paper is still easy to read. A number that is already smaller stays as it is.
 */
export function fitFloors(start: FitNumbers, script: "latin" | "cjk"): FitNumbers {
  const { pageMargin, sectionGap, itemGap, lineHeight, fontSize, fontSizeChange } = limits.fit;
  const least = (value: number, floor: number) => Math.min(value, floor);
  return {
    pageMargin: least(start.pageMargin, pageMargin),
    sectionGap: least(start.sectionGap, sectionGap),
    itemGap: least(start.itemGap, itemGap),
    lineHeight: least(start.lineHeight, lineHeight[script]),
    fontSize: least(start.fontSize, Math.max(fontSize, Number((start.fontSize - fontSizeChange).toFixed(2)))),
  };
}

/**
 * Reduces all numbers together, each by the same share of what it may give, so that no gap closes before the lines do;
 * no further than needed.
 * @param measure returns the pages of the sheet with these numbers; called about 8 times, one after the other
 */
export async function fitOnePage(
  start: FitNumbers,
  floors: FitNumbers,
  measure: (numbers: FitNumbers) => number | Promise<number>,
): Promise<Fit> {
  const at = (level: number): FitNumbers => {
    const between = (key: keyof FitNumbers) => {
      if (level === 0 || start[key] <= floors[key]) return start[key];
      const value = Number((start[key] + ((floors[key] - start[key]) * level) / levels).toFixed(digits[key]));
      return Math.min(start[key], Math.max(floors[key], value));
    };
    return {
      pageMargin: between("pageMargin"),
      sectionGap: between("sectionGap"),
      itemGap: between("itemGap"),
      lineHeight: between("lineHeight"),
      fontSize: between("fontSize"),
    };
  };
  const fits = async (level: number) => (await measure(at(level))) <= 1;
  if (await fits(0)) return { kind: "already" };
  const pages = await measure(at(levels));
  if (pages > 1) return { kind: "tooLong", smallest: at(levels), pages };
  let tooLarge = 0;
  let small = levels;
  while (small - tooLarge > 1) {
    const middle = Math.floor((small + tooLarge) / 2);
    if (await fits(middle)) small = middle;
    else tooLarge = middle;
  }
  return { kind: "fitted", numbers: at(small) };
}

/** An item as laid out: `column` is the index of its column on the sheet, `height` is in px. */
export type MeasuredItem = { section: string; item: string; column: number; height: number };

/**
 * Returns the items without which the rest would fit: of each column that overflows, the oldest and longest first, until
 * together they are as tall as the overflow. Present occupations are never among them, nor is the last job.
 * @param over px by which each column overflows the first page
 */
export function itemsToTrim(
  items: readonly MeasuredItem[],
  over: readonly number[],
  sections: readonly Section[],
): MeasuredItem[] {
  const known = sections.flatMap((section) =>
    section.data.map(({ id, startDate, endDate }) => ({ section, id, end: endDate || startDate })),
  );
  const dated = known.filter(({ end }) => /^\d{4}/.test(end));
  const newest = Math.max(...dated.map(({ end }) => yearOf(end)));
  const jobs = known.filter(({ section }) => section.type === "empolyment");
  const lastJob = jobs.some(({ end }) => end === "present")
    ? undefined
    : jobs.toSorted((one, other) => other.end.localeCompare(one.end))[0];
  const weight = ({ item, height }: MeasuredItem) => {
    const end = dated.find(({ id }) => id === item)?.end;
    return height * (end ? 1 + (newest - yearOf(end)) / yearsThatDouble : 1);
  };
  const isCurrent = ({ item }: MeasuredItem) =>
    item === lastJob?.id || known.some(({ id, end }) => id === item && end === "present");
  const rest = [...over];
  return items
    .filter((item) => item.height > 0 && !isCurrent(item))
    .sort((one, other) => weight(other) - weight(one))
    .filter(({ column, height }) => {
      const missing = rest[column] ?? 0;
      if (missing <= 0) return false;
      rest[column] = missing - height;
      return true;
    });
}

/** An entry that ended this many years before the newest counts as twice as long. */
const yearsThatDouble = 4;

const yearOf = (month: string): number => Number(month.slice(0, 4));
