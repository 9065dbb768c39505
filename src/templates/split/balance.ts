import { richTextToPlain } from "#core/resume/rich-text.ts";
import type { Item, Section } from "#core/resume/schema.ts";
import { sectionsByColumn } from "#core/resume/sections.ts";
import type { DesignNumbers } from "../design.ts";
import { layoutOf, shownItems } from "../parts/sections.tsx";

/**
 * Decides where Split breaks its two equal columns. Profile and employment go left and everything else right. When that
 * makes the right column more than a quarter taller, sections of projects stay left: as many as leave the taller column
 * shortest. The decision uses the document alone: it estimates each section's height to a few lines, so it is the same
 * in the editor, on paper and on the server.
 */
export type ColumnMeasure = Pick<DesignNumbers, "fontSize" | "lineHeight" | "sectionGap" | "itemGap"> & {
  /** The width of one column's text, in px. */
  width: number;
};

type Columns = { main: readonly Section[]; side: readonly Section[] };

/** How much taller the right column may be than the left before projects move. */
const tolerance = 1.25;

/**
 * Returns the sections of the two columns. The reading order is the same as in every design, the main column and then
 * the side; only the place of the break moves. So a main section goes right only when no section that belongs on the
 * left follows it, and the user's own side sections are always on the right.
 */
export function splitColumns(sections: readonly Section[], measure: ColumnMeasure): Columns {
  const { main, side } = sectionsByColumn(sections, "two");
  const shown = main.map((section) => shownItems(section).length > 0);
  const lastOf = (test: (section: Section) => boolean) =>
    main.findLastIndex((section, index) => shown[index] && test(section));
  const columnsAt = (count: number): Columns => ({ main: main.slice(0, count), side: [...main.slice(count), ...side] });

  const usual = lastOf(({ type }) => type === "profile" || type === "empolyment") + 1;
  // Without profile and employment nothing belongs on the left by its kind, so the whole main column is the left one.
  if (usual === 0) return columnsAt(main.length);
  const [left, right] = heightsOf(columnsAt(usual), measure);
  if (right <= tolerance * left) return columnsAt(usual);
  const tallest = (count: number) => Math.max(...heightsOf(columnsAt(count), measure));
  const projects = main.flatMap(({ type }, index) => (shown[index] && type === "project" ? [index + 1] : []));
  const best = projects
    .filter((count) => count > usual)
    .reduce((least, count) => (tallest(count) < tallest(least) ? count : least), usual);
  return columnsAt(best);
}

const heightsOf = ({ main, side }: Columns, measure: ColumnMeasure): [number, number] => [
  columnHeight(main, measure),
  columnHeight(side, measure),
];

/** Returns the estimated height of a column of sections, in px. */
export function columnHeight(sections: readonly Section[], measure: ColumnMeasure): number {
  const heights = sections.map((section) => sectionHeight(section, measure)).filter((height) => height > 0);
  return heights.reduce((sum, height) => sum + height, 0) + Math.max(0, heights.length - 1) * measure.sectionGap;
}

const titleHeight = 34;
const tag = { height: 22, gap: 6, padding: 18, size: 0.9 };

function sectionHeight(section: Section, measure: ColumnMeasure): number {
  const items = shownItems(section);
  if (items.length === 0) return 0;
  const { width, itemGap } = measure;
  const title = section.name.trim() === "" ? 0 : titleHeight;
  const stack = (gap: number, heightOf: (item: Item) => number) =>
    title + items.reduce((sum, item) => sum + heightOf(item), 0) + (items.length - 1) * gap;
  switch (layoutOf(section, items)) {
    case "tags":
      return title + tagRows(items, measure) * (tag.height + tag.gap) - tag.gap;
    case "text":
      return stack(itemGap, (item) => descriptionHeight(item, width, measure));
    case "rows":
      return stack(0, (item) => Math.max(line(measure), descriptionHeight(item, width * 0.65, measure)));
    case "pairs":
      return title + Math.ceil(items.length / 2) * (pairHeight(items, measure) + tag.gap);
    default:
      return stack(itemGap, (item) => headHeight(item, measure) + descriptionHeight(item, width, measure));
  }
}

const line = ({ fontSize, lineHeight }: ColumnMeasure) => fontSize * lineHeight;

function headHeight(item: Item, measure: ColumnMeasure): number {
  const dated = item.startDate !== "" || item.endDate !== "";
  const title = item.title.trim() === "" && !dated ? 0 : lines(item.title, measure.width - (dated ? 110 : 0), measure);
  const below =
    item.subTitle.trim() === "" && item.city.trim() === "" ? 0 : lines(item.subTitle, measure.width, measure);
  return (title + below) * line(measure);
}

function descriptionHeight(item: Item, width: number, measure: ColumnMeasure): number {
  const paragraphs = richTextToPlain(item.description).split("\n");
  if (paragraphs.every((text) => text.trim() === "")) return 0;
  return paragraphs.reduce((sum, text) => sum + lines(text, width, measure) * line(measure) + 3, 0);
}

function pairHeight(items: readonly Item[], measure: ColumnMeasure): number {
  return (items.some((item) => item.subTitle.trim() !== "") ? 2 : 1) * line(measure);
}

function tagRows(items: readonly Item[], measure: ColumnMeasure): number {
  let rows = 1;
  let used = 0;
  for (const { title, subTitle } of items) {
    const width = Math.min(measure.width, textWidth(`${title} ${subTitle}`.trim(), measure) * tag.size + tag.padding);
    if (used > 0 && used + width > measure.width) {
      rows += 1;
      used = 0;
    }
    used += width + tag.gap;
  }
  return rows;
}

/** Returns at least one line, because even a cell without text takes a line. */
function lines(text: string, width: number, measure: ColumnMeasure): number {
  return Math.max(1, Math.ceil(textWidth(text, measure) / width));
}

const wide =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff00-\uff60\p{Extended_Pictographic}]/gu;

/** A full-width character is one em wide, a letter a little less than half of one. */
function textWidth(text: string, { fontSize }: ColumnMeasure): number {
  const wideCount = text.match(wide)?.length ?? 0;
  return (wideCount + (text.length - wideCount) * 0.47) * fontSize;
}
