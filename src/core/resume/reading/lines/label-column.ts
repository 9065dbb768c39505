import { isMonth } from "../dates/date-forms.ts";
import { findDates } from "../dates/date-ranges.ts";
import type { TextRun } from "../layout-model.ts";
import { isPresentOnly } from "../words/present.ts";
import type { Segment } from "./lines.ts";
import { joinLines } from "./paragraphs.ts";

/**
 * A narrow column of labels whose texts end at one place, close to the text that they label: dates, languages, fields.
 * `x` is where the text begins, in points.
 */
export type LabelColumn = { x: number };

/** In sizes of the type: what stands nearer to its label than this is the same text. */
const leastGap = 0.25;
/** In points: the ends of texts that are set flush right. */
const flush = 1.6;

type Beside = { x: number; end: number; start: number; isDated: boolean };

/**
 * Returns the column of labels of a file, or null: many rows go on at one place after a text that ends right before it,
 * many others begin there, and hardly any run across it.
 */
export function labelColumnOf(pages: readonly (readonly TextRun[][])[]): LabelColumn | null {
  const rows = pages.flat();
  const all = rows.flatMap((row) => row.flatMap(({ x, width }) => [x, x + width]));
  if (all.length === 0) return null;
  const left = Math.min(...all);
  const limit = left + (Math.max(...all) - left) * 0.36;
  const beside: Beside[] = [];
  const firsts = new Map<number, number>();
  for (const row of rows) {
    const first = row[0];
    if (!first) continue;
    firsts.set(Math.round(first.x), (firsts.get(Math.round(first.x)) ?? 0) + 1);
    let end = first.x + first.width;
    let text = first.text;
    for (const run of row.slice(1)) {
      if (run.x > limit) break;
      const gap = run.x - end;
      if (gap > leastGap * run.size && gap < 2.5 * run.size)
        beside.push({ x: run.x, end, start: first.x, isDated: findDates(text).length > 0 || isMonth(text) });
      text = `${text} ${run.text}`;
      end = Math.max(end, run.x + run.width);
    }
  }
  let best: { x: number; count: number } | null = null;
  for (const x of new Set(beside.map((one) => Math.round(one.x)))) {
    const here = beside.filter((one) => Math.abs(one.x - x) <= 1);
    if (here.length < 4) continue;
    const ends = here.map(({ end }) => end).sort((a, b) => a - b);
    const middle = ends[ends.length >> 1] ?? 0;
    const aligned = here.filter(({ end }) => Math.abs(end - middle) <= flush);
    const starts = new Set(aligned.map(({ start }) => Math.round(start / 4)));
    const begin = [x - 1, x, x + 1].reduce((sum, at) => sum + (firsts.get(at) ?? 0), 0);
    if (aligned.length < here.length * 0.75 || starts.size < 2 || begin < 3) continue;
    // Full lines of a column end at one place too, but they begin at few, and tell no dates.
    if (starts.size < aligned.length * 0.34 && aligned.filter(({ isDated }) => isDated).length < aligned.length * 0.5)
      continue;
    const crossing = rows.filter((row) => row.some((run) => run.x < x - 2 && run.x + run.width > x + 2)).length;
    if (crossing > (here.length + begin) * 0.2) continue;
    if (!best || here.length > best.count) best = { x, count: here.length };
  }
  return best;
}

/** Returns true for a text at the place where the texts beside the labels begin, right behind one that ends at `right`. */
export function isLabelled(labels: LabelColumn | null, right: number, { x, size }: TextRun): boolean {
  return labels !== null && Math.abs(labels.x - x) <= 1.5 && x - right > leastGap * size;
}

/** In sizes of the type: lines of one label stand nearer to each other than rows do. */
const leading = 1.42;
/** The same where the lines beside may push the end of a range down. */
const openLeading = 3.2;

/** Joins the lines of labels that did not fit on one ("2014 –" above "today"); the others stay as they are. */
export function withLabelsJoined(segments: readonly Segment[], { x }: LabelColumn): Segment[] {
  const isLabel = (one: Segment) => one.right < x - 0.5;
  const rows = segments.filter((one) => !isLabel(one) && Math.abs(one.x - x) < 3);
  const labels = segments.filter(isLabel).sort((a, b) => (Math.abs(a.y - b.y) < 1 ? a.x - b.x : a.y - b.y));
  const joined = new Map<Segment, Segment>();
  const gone = new Set<Segment>();
  let first: Segment | null = null;
  let last: Segment | null = null;
  for (const label of labels) {
    const whole: Segment | null = first ? (joined.get(first) ?? first) : null;
    // Words of a narrow label may be driven apart.
    const isBeside = last !== null && Math.abs(label.y - last.y) < 1 && isMonth(last.text) && /^\d/u.test(label.text);
    if (first && whole && last && (isBeside || goesOn(whole.text, label, label.y - last.y, rows))) {
      const text = joinLines(whole.text, label.text);
      const [piece] = whole.pieces;
      joined.set(first, { ...whole, text, pieces: piece ? [{ ...piece, text }] : [] });
      gone.add(label);
    } else first = label;
    last = label;
  }
  return segments.filter((one) => !gone.has(one)).map((one) => joined.get(one) ?? one);
}

/** A range that lacks its end: "May 2014 –", "May 2014 – July". */
const openRange = /\d{2}\s*[-–—~〜]\s*(\p{L}+\.?)?\s*$/u;

function goesOn(above: string, { text, size, y }: Segment, gap: number, rows: readonly Segment[]): boolean {
  const isNear = gap > 1 && gap < leading * size;
  const both = `${above} ${text}`;
  const [together, ...others] = findDates(both);
  const left = together ? /^\s*(?:[-–—~〜]\s*(\p{L}+)?)?\.?\s*$/u.exec(both.slice(together.to)) : null;
  const isRange =
    others.length === 0 && together?.from === 0 && left !== null && (left[1] === undefined || isMonth(left[1]));
  const open = openRange.exec(above);
  if (open && (!open[1] || isMonth(open[1]))) {
    return gap > 1 && gap < openLeading * size && (isRange || (isNear && isMonth(text)));
  }
  if (!isNear) return false;
  if (/\p{L}-$|\s(?:de|del|des|du|et|e|y|i|of|and|und|für)$/u.test(above)) return true;
  const [dates, next] = [findDates(above), findDates(text)];
  const stands = rows.some((row) => Math.abs(row.y - y) < 1.5);
  if (dates.length === 0 && next.length === 0) return !stands && !isMonth(text);
  if (/^[-–—~〜]/u.test(text) || isPresentOnly(text)) return isRange;
  // "Navidades" stands above its year.
  if (dates.length === 0 && /^\d{4}$/u.test(text.trim()) && !/\d/u.test(above)) return true;
  // A month stands above its year; two whole dates are those of two rows.
  return isRange && dates.length === 0 && next.length === 1;
}
