import { findDates } from "../dates/date-ranges.ts";
import { kindOfHeading } from "../terms/heading-words.ts";
import type { Segment } from "./lines.ts";
import { joinLines, withWords } from "./paragraphs.ts";
import { isSetLike } from "./title-look.ts";

/** A column that has the titles of sections and nothing else; their text begins at `x`, beside the first line of each. */
export type GutterOfTitles = { x: number; titles: readonly Title[] };
type Title = { segments: Segment[]; text: string };

/** In sizes of the type: the lines of one title stand nearer to each other than two titles do. */
const leading = 1.58;
/** In sizes of the type: how far the first line of a text may stand above or below its title in larger type. */
const beside = 0.8;

/** No resume has texts beside titles at so many places; a file that is made to be slow has. */
const mostPlaces = 12;

/** Returns the gutter of titles of a file, or null where what stands left of the text is anything else as well. */
export function gutterOfTitles(pages: readonly (readonly Segment[])[]): GutterOfTitles | null {
  const candidates = pages.flatMap((segments) =>
    segments.flatMap((title) => {
      if (kindOfHeading(title.text) === null) return [];
      const texts = segments.filter((one) => one.x > title.right + 6 && isOnRow(one, title)).map(({ x }) => x);
      return texts.length > 0 ? [Math.round(Math.min(...texts))] : [];
    }),
  );
  for (const x of [...new Set(candidates)].sort((a, b) => a - b).slice(0, mostPlaces)) {
    // The texts of some titles may stand farther in than those of the others.
    const titles = titlesLeftOf(pages, x, isAtText) ?? titlesLeftOf(pages, x, isBesideText);
    if (titles) return { x, titles };
  }
  return null;
}

const isOnRow = (text: Segment, title: Segment) => Math.abs(text.y - title.y) < title.size * beside;

function titlesLeftOf(pages: readonly (readonly Segment[])[], x: number, mayBegin: typeof isAtText): Title[] | null {
  const first = pages.findIndex((segments) => segments.some((one) => isTitleLeftOf(one, x, segments)));
  const page = pages[first] ?? [];
  const style = page.find((one) => isTitleLeftOf(one, x, page));
  // The first title may have several lines, so that no line of it is known.
  const from = Math.min(
    ...page.filter((one) => style && isSetLike(one, style) && mayBegin(one, x, page)).map(({ y }) => y),
  );
  const below = pages
    .slice(first)
    .map((segments, at) => (at === 0 ? segments.filter(({ y }) => y >= from - 1) : segments));
  const all = below.flat();
  // Nothing but the titles stands left of the text, nor reaches into it.
  if (all.some((one) => one.x < x - 2 && one.right > x - 2)) return null;
  const titles = below.flatMap((segments) => titlesOf(segments.filter((one) => one.right < x - 2)));
  const known = titles.filter(({ text }) => kindOfHeading(text) !== null);
  const least = known.length === titles.length ? 2 : 3;
  if (new Set(known.map(({ text }) => text)).size < least || known.length < titles.length * 0.6) return null;
  // The rows of a form have one line each.
  const rows = new Set(all.filter((one) => one.x >= x - 2).map(({ page: at, y }) => at * 1e4 + Math.round(y)));
  if (rows.size < titles.length * 1.5) return null;
  // Where other titles stand above their text, those beside it name the parts of a section.
  const others = pages
    .slice(0, first + 1)
    .flatMap((segments, at) =>
      segments.filter((one) => one.x < x - 2 && (at < first || one.y < from - 1) && kindOfHeading(one.text) !== null),
    );
  if (others.length >= known.length * 0.5) return null;
  const areTitles = titles.every(
    ({ segments: [one], text }) => one && style && isSetLike(one, style) && findDates(text).length === 0,
  );
  const atText = titles.filter(({ segments: [one] }) =>
    all.some((text) => one && text.page === one.page && text.x >= x - 2 && isOnRow(text, one)),
  );
  return areTitles && atText.length >= titles.length * 0.8 ? titles : null;
}

const isAtText = (one: Segment, x: number, segments: readonly Segment[]) =>
  one.right < x - 2 && segments.some((text) => Math.abs(text.x - x) < 2 && isOnRow(text, one));

const isBesideText = (one: Segment, x: number, segments: readonly Segment[]) =>
  one.right < x - 2 && segments.some((text) => text.x > x - 2 && isOnRow(text, one));

const isTitleLeftOf = (one: Segment, x: number, segments: readonly Segment[]) =>
  kindOfHeading(one.text) !== null && isAtText(one, x, segments);

/** The titles of a page, each of the lines that it takes. */
function titlesOf(segments: readonly Segment[]): Title[] {
  const titles: Title[] = [];
  const sorted = [...segments].sort((a, b) => a.y - b.y || a.x - b.x);
  sorted.forEach((segment, at) => {
    const title = titles.at(-1);
    const last = title?.segments.at(-1);
    const isNear = last !== undefined && segment.y - last.y < leading * Math.max(last.size, segment.size);
    // The rest of a title may be a title itself: "Professional" above "Training".
    const rest = [segment, sorted[at + 1], sorted[at + 2]].filter((one) => one !== undefined);
    const isRest = [1, 2, 3].some((count) => {
      const text = [title?.text, ...rest.slice(0, count).map((one) => one.text)].join(" ");
      return kindOfHeading(text) !== null;
    });
    if (title && isNear && (isRest || kindOfHeading(segment.text) === null)) {
      title.segments.push(segment);
      title.text = joinLines(title.text, segment.text);
    } else titles.push({ segments: [segment], text: segment.text });
  });
  return titles;
}

/** Returns a page from top to bottom: what stands before its first title, then each title with its text. */
export function partsByTitles(
  segments: readonly Segment[],
  { titles }: GutterOfTitles,
): { title: Segment | null; text: Segment[] }[] {
  const here = titles.filter(({ segments: [one] }) => one !== undefined && segments.includes(one));
  const inTitles = new Set(here.flatMap((title) => title.segments));
  const tops = here.map(({ segments: [one] }) => (one ? one.y - one.size * beside : 0));
  const textBetween = (from: number, to: number) =>
    segments.filter((one) => !inTitles.has(one) && one.y >= from && one.y < to);
  return [
    { title: null, text: textBetween(Number.NEGATIVE_INFINITY, tops[0] ?? Number.POSITIVE_INFINITY) },
    ...here.map(({ segments: [one], text }, at) => ({
      title: one ? withWords(one, text) : null,
      text: textBetween(tops[at] ?? 0, tops[at + 1] ?? Number.POSITIVE_INFINITY),
    })),
  ];
}
