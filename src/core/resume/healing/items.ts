import { limits } from "../../limits.ts";
import { parseMonth } from "../dates.ts";
import { pixels } from "../operations/sections.ts";
import { plainToRichText } from "../rich-text.ts";
import { type Item, monthPattern } from "../schema.ts";
import { flagOf, isRecord, own, recordOf, textOf } from "./loose.ts";

/**
 * The names of each field, including those of older documents and of other programs; the first one that holds text is
 * used.
 */
const spellings = {
  title: ["title", "name", "position", "role", "label"],
  subTitle: ["subTitle", "subtitle", "company", "organization", "school", "institution"],
  city: ["city", "location", "place"],
  startDate: ["startDate", "start", "from", "begin"],
  endDate: ["endDate", "end", "to", "until"],
  description: ["description", "desc", "content", "summary", "text"],
} as const;

const machineKeys = /^(_.*|id|key|uuid|type|kind|icon|colou?r|styles|is[A-Z].*|.*At)$/;

/**
 * Returns an item from any value; a bare text becomes its title. No readable text is thrown away: a date that is no
 * month is put before the description, texts under unknown names are put after it.
 */
export function healItem(value: unknown, id: string): Item {
  const from = isRecord(value) ? value : { title: textOf(value) };
  const used = new Set<string>();
  const take = (field: keyof typeof spellings): string => {
    const key = spellings[field].find((spelling) => own(from, spelling) !== undefined && textOf(from[spelling]) !== "");
    if (key === undefined) return "";
    used.add(key);
    return textOf(from[key]);
  };
  const texts = { title: take("title"), subTitle: take("subTitle"), city: take("city") };
  const start = monthOf(take("startDate"), "start");
  const end = monthOf(take("endDate"), "end");
  const isPresent = flagOf(own(from, "isPresent"), false);
  const isBackwards = start.month === "present";
  const description = take("description");
  const before = [isBackwards ? "present" : start.rest, end.rest].filter((text) => text !== "").join(" – ");
  const after = Object.keys(from)
    .filter((key) => !used.has(key) && !machineKeys.test(key))
    .map((key) => textOf(from[key]));
  return {
    id,
    ...texts,
    startDate: isBackwards ? "" : start.month,
    endDate: isPresent ? "present" : end.month,
    description: withLines(before, description, after.join("\n")),
    isHidden: flagOf(own(from, "isHidden"), false),
    styles: healStyles(own(from, "styles")),
  };
}

/** Where everything together exceeds the limit, only the description is kept. */
function withLines(before: string, description: string, after: string): string {
  const together = plainToRichText(before) + description + plainToRichText(after);
  return together.length <= limits.document.textLength ? together : description;
}

/** A stored year without a month means the whole year: it starts in January, or ends in December. */
function monthOf(text: string, side: "start" | "end"): { month: string; rest: string } {
  const trimmed = text.trim();
  if (monthPattern.test(trimmed) || trimmed === "present") return { month: trimmed, rest: "" };
  if (/^(19|20)\d{2}$/.test(trimmed)) return { month: `${trimmed}-${side === "start" ? "01" : "12"}`, rest: "" };
  const month = parseMonth(trimmed);
  return month === null ? { month: "", rest: trimmed } : { month, rest: "" };
}

/** Returns the pixel styles that the schema allows; a value that is not a length is dropped. */
export function healStyles(value: unknown): Record<string, string> {
  const styles: Record<string, string> = {};
  for (const [key, style] of Object.entries(recordOf(value))) {
    if (Object.keys(styles).length >= limits.document.styleKeys) break;
    const length = typeof style === "string" || typeof style === "number" ? pixels(style) : "";
    if (/^[a-zA-Z]{1,40}$/.test(key) && length) styles[key] = length;
  }
  return styles;
}
