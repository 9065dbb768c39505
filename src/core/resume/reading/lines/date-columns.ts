import { isMonth } from "../dates/date-forms.ts";
import { findDates } from "../dates/date-ranges.ts";
import type { TextRun } from "../layout-model.ts";
import { isBulletMark } from "../letters/clean.ts";
import { isPlace } from "../terms/classify.ts";
import { kindOfHeading } from "../terms/heading-words.ts";
import { isPresentOnly } from "../words/present.ts";
import type { Segment } from "./lines.ts";
import { joinLines, withWords } from "./paragraphs.ts";
import { isSetLike } from "./title-look.ts";

/**
 * Part of step 2: dates in a narrow column of their own, left of the texts of their entries. What stands in such a column
 * belongs to the rows beside it: it is never read by itself, however far it stands from them, and whatever other columns
 * the page has. Where dates take several lines of it they are one text, and a place below them is one of the entry.
 *
 * `from` is where the column begins, `x` where the texts begin that stand beside it, `rows` the baselines of each page on
 * which both begin.
 */
export type DateColumn = { from: number; x: number; rows: readonly { page: number; y: number }[] };

/** The columns of dates of a file, and the runs at which a text begins that no gap may part from the one before. */
export type DateColumns = { columns: readonly DateColumn[]; starts: ReadonlySet<TextRun> };

/** In points: texts that begin at one place. */
const same = 1.6;
/** In sizes of the type: what stands nearer is the same text, and what stands farther is none. */
const [leastGap, mostGap] = [0.2, 1.5];
/** A column of dates is narrow, in points. */
const widest = 190;
/** Rows with more pieces than this are no rows of a resume; nor is a longer text a date. */
const [mostRuns, longest] = [24, 44];
/** No resume has dates at so many places; a file that is made to be slow has. */
const mostPlaces = 24;

/** What the dates of a column have in common, beside where the texts begin: where they begin, where they end, or their middle. */
type Align = "left" | "right" | "centre";
const aligns: readonly Align[] = ["left", "right", "centre"];
type Place = { from: number; x: number; to: number; align: Align };
type Dated = Place & { page: number; at: number; y: number; runs: readonly TextRun[] };

/** True for a text that stands in the column as its dates do. */
function stands({ from, to, align }: Place, left: number, right: number): boolean {
  if (align === "left") return Math.abs(left - from) <= same;
  return Math.abs(align === "right" ? right - to : (left + right - from - to) / 2) <= same;
}

/** Returns the columns of dates of a file, whose rows are given from top to bottom and from left to right. */
export function dateColumnsOf(pages: readonly (readonly TextRun[][])[]): DateColumns {
  const dated = pages.flatMap((rows, page) => rows.flatMap((row, at) => datedIn(row, page, at)));
  const columns: DateColumn[] = [];
  const starts = new Set<TextRun>();
  const isLike = (one: Place, other: Place) => Math.abs(one.x - other.x) <= same && stands(one, other.from, other.to);
  const places: Place[] = [];
  const likeTo = (one: Place) => dated.filter((other) => isLike(one, other)).length;
  for (const date of dated) {
    // Each place is looked at once, whether or not it is a column: a file may hold thousands of dates.
    if (places.length === mostPlaces || places.some((place) => isLike(place, date))) continue;
    const [one, count] = aligns
      .map((align) => ({ ...date, align }))
      .map((place) => [place, likeTo(place)] as const)
      .reduce((best, other) => (other[1] > best[1] ? other : best));
    if (count < 2) continue;
    places.push(one);
    const like = pages.flatMap((rows, page) => rows.flatMap((row, at) => datedAt(row, page, at, one)));
    const below = like.flatMap(({ page, at }) => rowsBelow(pages[page] ?? [], at, one));
    const above = like.filter(({ page, at }) => isBelowText(pages[page] ?? [], at, one)).length;
    if (!areOfEntries(below, like.length) || above > like.length * 0.5 || hasTitles(pages, one)) continue;
    const from = Math.min(...like.map((date) => date.from), ...below.map(({ left }) => left));
    columns.push({ from, x: one.x, rows: like.map(({ page, y }) => ({ page, y })) });
    for (const run of [...like.flatMap(({ runs }) => runs), ...below.flatMap(({ runs }) => runs)]) starts.add(run);
  }
  return { columns, starts };
}

/** The dates of a row that stand in a column, however near to it the text begins that stands beside it. */
function datedAt(row: readonly TextRun[], page: number, at: number, place: Place): Dated[] {
  const { x, align } = place;
  const end = row.findIndex((run) => Math.abs(run.x - x) <= same);
  const text = row[end];
  const to = endOf(row[end - 1]);
  if (!text || end < 1) return [];
  const begin = row.findIndex((run, index) => index < end && stands(place, run.x, to) && isApart(run, row[index - 1]));
  const first = row[begin];
  const label = textOf(row.slice(Math.max(0, begin), end));
  if (!first || label.length > longest || !isDateLabel(label) || isCut(label, textFrom(row, end))) return [];
  return [{ page, at, y: first.y, from: first.x, to, x, align, runs: [first, text] }];
}

const endOf = (run: TextRun | undefined) => (run ? run.x + run.width : 0);

/** True where a run is no part of the text before it. */
const isApart = (run: TextRun, before: TextRun | undefined) => before === undefined || run.x - endOf(before) > run.size;

/** The text that begins with a run of a row, up to a wide gap. */
function textFrom(row: readonly TextRun[], at: number): string {
  const isApart = (run: TextRun, before: TextRun | undefined) =>
    before !== undefined && run.x - before.x - before.width > mostGap * run.size;
  const end = row.findIndex((run, index) => index > at && isApart(run, row[index - 1]));
  return textOf(row.slice(at, end < 0 ? row.length : end));
}

/** The text of runs that stand beside each other. */
function textOf(runs: readonly TextRun[]): string {
  let right = runs[0]?.x ?? 0;
  let text = "";
  for (const run of runs) {
    text += run.x - right > run.size * 0.13 ? ` ${run.text}` : run.text;
    right = run.x + run.width;
  }
  return text.trim().replace(/\s+/gu, " ");
}

/** The places of a row at which a text begins right of a date: the date is all that stands there. */
function datedIn(row: readonly TextRun[], page: number, at: number): Dated[] {
  if (row.length < 2 || row.length > mostRuns) return [];
  return row.flatMap((text, index) => {
    let begin = index;
    let right = text.x;
    let label = "";
    for (let before = index - 1; before >= 0; before -= 1) {
      const run = row[before] as TextRun;
      const gap = right - (run.x + run.width);
      if (text.x - run.x > widest || (label === "" && gap < leastGap * run.size && before === index - 1)) break;
      const said = textOf(row.slice(before, index));
      const isDate = said.length <= longest && isDateLabel(said);
      // The two ends of a range may be driven apart.
      if (said.length > longest || (before < index - 1 && gap > mostGap * run.size && !isDate)) break;
      if (isDate) [begin, label] = [before, said];
      right = run.x;
    }
    const [first, beside] = [row[begin], row[begin - 1]];
    if (!first || begin === index || isCut(label, textFrom(row, index))) return [];
    // A date at the end of a text is a part of it.
    if (beside && first.x - beside.x - beside.width < first.size) return [];
    const to = endOf(row[index - 1]);
    return [{ page, at, y: first.y, from: first.x, to, x: text.x, align: "left", runs: [first, text] }];
  });
}

/** A range that lacks something at its end: "2019.05 –", "May 2019 to June", "2019.05 – 2020." */
const openEnd =
  /^[\s.,)）]*(?:[-‒–—−~〜～→]+|至|到|から|부터|(?:to|until|till|bis|au|à|al|a|hasta)(?!\p{L}))?\s*(\p{L}+\.?)?[\s./-]*$/iu;

/** True for dates with nothing beside them, whole or as much of them as a line holds. */
function isDateLabel(text: string): boolean {
  if (isMonth(text.replace(/^(?:d['’]\s?|(?:de|du|en|depuis|von|vom|seit|from|since|desde)\s)/iu, ""))) return true;
  if (restSign.test(text)) return false;
  const [date, ...more] = findDates(text);
  if (!date || more.length > 0 || date.from > 1) return false;
  const rest = openEnd.exec(text.slice(date.to));
  return rest !== null && (rest[1] === undefined || isMonth(rest[1]));
}

/** What the second of two dates begins with. */
const restSign = /^[-‒–—−~〜～至]|^(?:to|bis|au|à|a|al|hasta)\s/u;

/** True where a text begins with the rest of a date that stands before it, and so is not what that date is of. */
function isCut(date: string, text: string): boolean {
  // Nor does the entry of a list name anything.
  if (isPartOfDate(text.trim()) || isBulletMark(text[0] ?? "")) return true;
  const both = unit.test(text) ? date + text : joinLines(date, text);
  const [whole] = findDates(both);
  return whole !== undefined && whole.to > date.length + 1;
}

/** The sign of a part of a date, that a narrow column may part from its number. */
const unit = /^[年月日년월일]/u;

/** "Mar – Aug" below "2016", or below "2014 – 2016". */
const monthsBelow = /^(\p{L}+\.?)\s*[-‒–—]\s*(\p{L}+\.?)$/u;

/** Returns both lines as one date, where the second says what the first one lacks; else null. */
function continued(above: string, below: string): string | null {
  const [, one = "", other = ""] = monthsBelow.exec(below) ?? [];
  const [years] = findDates(above);
  if (isMonth(one) && isMonth(other) && years?.start.length === 4 && years.to >= above.trimEnd().length)
    return `${one} ${years.start} – ${other} ${years.end || years.start}`;
  const text = unit.test(below) || /[～〜]$/u.test(above) ? above + below : joinLines(above, below);
  const [date, ...more] = findDates(text);
  if (!date || more.length > 0 || date.from > 1) return null;
  const rest = openEnd.exec(text.slice(date.to));
  if (!rest || (rest[1] !== undefined && !isMonth(rest[1]))) return null;
  const [first] = findDates(above);
  const [second] = findDates(below);
  const isWhole = first !== undefined && first.to >= above.trimEnd().length;
  const isOpen = /[-‒–—−~〜～→]\s*$/u.test(above);
  if (first && first.end.length === 4 && date.end.length === 7) return text;
  // "2021 à septembre" lacks the year of its end, although it might be that of its beginning.
  if (first && date.end > first.end && isMonth(/\p{L}+\.?$/u.exec(above)?.[0] ?? "")) return text;
  // Two whole dates below each other are those of two entries.
  if (isWhole && !isOpen && (first.end !== "" || (second?.from === 0 && !restSign.test(below))))
    return unit.test(below) ? text : null;
  return text;
}

/**
 * A row below dates, up to the next ones; `isOther` where something stands in the column that is no part of dates or
 * place, or reaches into it from the left: then the dates stand at the right edge of what is told there.
 */
type Below = { runs: TextRun[]; left: number; isOther: boolean; isAcross?: boolean };

/** In sizes of the type: what stands farther below belongs to something else. */
const farthest = 4;

/** Returns the rows that stand below dates in their column, or beside it, up to one that runs across, or a title. */
function rowsBelow(rows: readonly TextRun[][], at: number, place: Place): Below[] {
  const { x, align } = place;
  // Lines that end at one place, or have one middle, may begin farther left than their first one.
  const from = align === "left" ? place.from : place.to - widest;
  const found: Below[] = [];
  let last = rows[at]?.[0]?.y ?? 0;
  for (const row of rows.slice(at + 1)) {
    const before = row.filter((run) => run.x < x - same);
    const inside = before.filter((run) => run.x > from - same);
    const next = row.find((run) => run.x >= x - same);
    const [first] = inside;
    const { y, size } = next ?? row[0] ?? { y: last, size: 0 };
    if (y - last > farthest * size) break;
    const isBeside = next !== undefined && Math.abs(next.x - x) <= same;
    if (before.some((run) => run.x < from - same && run.x + run.width > from + same)) {
      found.push({ runs: [], left: x, isOther: true, isAcross: true });
      continue;
    }
    const right = Math.max(...before.map((run) => run.x + run.width));
    if (right > (isBeside && next ? next.x - leastGap * next.size : x)) break;
    if (first || next) last = y;
    if (!first) continue;
    const text = inside.map((run) => run.text.trim()).join(" ");
    if (
      kindOfHeading(text) !== null ||
      (isBeside && next && isDateLabel(text) && !isCut(text, textFrom(row, row.indexOf(next))) && isWholeDate(text))
    )
      break;
    const isDate = isDateLabel(text) || isPartOfDate(text);
    // A word that is wider than the column stands out of it.
    const isPart = (stands(place, first.x, right) && (isDate || isPlace(text))) || (align !== "left" && isDate);
    found.push({ runs: isPart && isBeside && next ? [first, next] : [], left: isPart ? first.x : x, isOther: !isPart });
  }
  return found;
}

/** True for dates below a text that begins at their place: they are a line of it. */
function isBelowText(rows: readonly TextRun[][], at: number, place: Place): boolean {
  const { x, align } = place;
  const from = align === "left" ? place.from : place.to - widest;
  const isInside = (run: TextRun) => run.x > from - same && run.x < x - same;
  let below = rows[at]?.find(isInside);
  for (const row of rows.slice(Math.max(0, at - 9), at).reverse()) {
    const inside = row.filter(isInside);
    const [first] = inside;
    if (!first || !below) continue;
    if (!stands(place, first.x, endOf(inside.at(-1))) || below.y - first.y > farthest * below.size) return false;
    const text = textOf(inside);
    // A place may stand between a name and the dates, and below the dates before.
    if (!isPlace(text)) return kindOfHeading(text) === null && !isDateLabel(text) && !isPartOfDate(text);
    below = first;
  }
  return false;
}

/** True where titles of one style stand on both sides: the texts at the right are those of a column of the page. */
function hasTitles(pages: readonly (readonly TextRun[][])[], { from, x }: Place): boolean {
  const isAt = (run: TextRun) => run.x <= from + same || Math.abs(run.x - x) <= same;
  const titles = pages
    .flat()
    .flatMap((row) => row.filter((run, at) => isAt(run) && kindOfHeading(textFrom(row, at)) !== null));
  const [beside, others] = [titles.filter((run) => run.x > from + same), titles.filter((run) => run.x <= from + same)];
  return beside.some((title) => others.some((other) => isSetLike(title, other)));
}

const isWholeDate = (text: string) => findDates(text)[0]?.from === 0;
const isPartOfDate = (text: string) =>
  isMonth(monthsBelow.exec(text)?.[2] ?? "") ||
  isPresentOnly(text) ||
  restSign.test(text) ||
  /^\d{1,4}[年月일日월년.]?$|^[年月日년월일]/u.test(text);

/** True where hardly anything but dates and places stands in the column. */
function areOfEntries(below: readonly Below[], count: number): boolean {
  const across = below.filter(({ isAcross }) => isAcross).length;
  return across <= count * 0.2 && below.filter(({ isOther }) => isOther).length <= count;
}

/** Returns the columns with what stands on one page of a file. */
export function onPage(columns: readonly DateColumn[], number: number): DateColumn[] {
  return columns.map((column) => ({ ...column, rows: column.rows.filter(({ page }) => page === number) }));
}

/** In sizes of the type: the lines of one date, or of what stands below it, are nearer to each other than this. */
const leading = 1.9;

/** Joins the dates of a page that take several lines, and puts what stands below them beside them. */
export function withColumnDatesJoined(segments: readonly Segment[], columns: readonly DateColumn[]): Segment[] {
  return columns.reduce<readonly Segment[]>(joinedIn, segments) as Segment[];
}

function joinedIn(all: readonly Segment[], { from, x }: DateColumn): Segment[] {
  const inside = all
    .filter((one) => one.x > from - same && one.right < x + 1 && one.x < x - same)
    .sort((a, b) => a.y - b.y);
  const changed = new Map<Segment, Segment | null>();
  let head: Segment | null = null;
  let last: Segment | null = null;
  let note: Segment | null = null;
  let count = 0;
  for (const one of inside) {
    const dates = head && changed.get(head);
    const isNear = last !== null && one.y - last.y < leading * Math.max(one.size, last.size) && one.page === last.page;
    const whole = isNear && head && dates && !note ? continued(dates.text, one.text) : null;
    if (head && dates && whole !== null) {
      changed.set(head, { ...withWords(dates, whole), right: Math.max(dates.right, one.right) });
      changed.set(one, null);
    } else if (isDateLabel(one.text)) {
      [head, note, count] = [one, null, 0];
      changed.set(one, one);
    } else if (isNear && head && isNote(one)) {
      const above: Segment | null = note && (changed.get(note) ?? null);
      if (note && above && /,$/u.test(above.text)) {
        changed.set(note, {
          ...withWords(above, joinLines(above.text, one.text)),
          right: Math.max(above.right, one.right),
        });
        changed.set(one, null);
      } else {
        count += 1;
        note = one;
        changed.set(one, { ...one, y: head.y + count * 0.01 });
      }
    } else {
      head = null;
      continue;
    }
    last = one;
  }
  return all.flatMap((one) => {
    const made = changed.get(one);
    return made === null ? [] : [made ?? one];
  });
}

/** "Springfield," above "Illinois" is the first line of a place. */
const isNote = ({ text }: Segment) =>
  kindOfHeading(text) === null && (isPlace(text) || /^\p{Lu}[\p{L} ]{1,30},$/u.test(text));
