import { limits } from "../../limits.ts";
import { parseDate } from "../dates.ts";
import { cut } from "../plain-text.ts";
import { plainToRichText } from "../rich-text.ts";
import { datePattern, type Item, itemLimits } from "../schema.ts";
import { healedStyle, isStyleKey } from "../style-rules.ts";
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
 * Returns an item from any value; a bare text becomes its title. No readable text is thrown away: a text that is no
 * date is put before the description, texts under unknown names and what is too long for its line are put after it.
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
  const beyond: string[] = [];
  const line = (field: "title" | "subTitle" | "city"): string => {
    const text = take(field);
    const kept = cut(text, limits.document[itemLimits[field]]);
    if (kept !== text) beyond.push(text.slice(kept.length));
    return kept;
  };
  const texts = { title: line("title"), subTitle: line("subTitle"), city: line("city") };
  const start = dateOf(take("startDate"));
  const end = dateOf(take("endDate"));
  const isPresent = flagOf(own(from, "isPresent"), false);
  const isBackwards = start.date === "present";
  const description = take("description");
  const before = [isBackwards ? "present" : start.rest, end.rest].filter((text) => text !== "").join(" – ");
  const unknown = Object.keys(from)
    .filter((key) => !used.has(key) && !machineKeys.test(key))
    .map((key) => textOf(from[key]));
  const after = [...beyond, ...unknown];
  return {
    id,
    ...texts,
    startDate: isBackwards ? "" : start.date,
    endDate: isPresent ? "present" : end.date,
    description: withLines(before, description, after.join("\n")),
    isHidden: flagOf(own(from, "isHidden"), false),
    ...(flagOf(own(from, "isSample"), false) && { isSample: true }),
    ...(flagOf(own(from, "breakBefore"), false) && { breakBefore: true }),
    ...(flagOf(own(from, "keepTogether"), false) && { keepTogether: true }),
    styles: healStyles(own(from, "styles")),
  };
}

/** Where everything together exceeds the limit, only the description is kept. */
function withLines(before: string, description: string, after: string): string {
  const together = plainToRichText(before) + description + plainToRichText(after);
  return together.length <= limits.document.textLength ? together : description;
}

function dateOf(text: string): { date: string; rest: string } {
  const trimmed = text.trim();
  if (datePattern.test(trimmed) || trimmed === "present") return { date: trimmed, rest: "" };
  const date = parseDate(trimmed);
  return date === null ? { date: "", rest: trimmed } : { date, rest: "" };
}

/** Returns the styles that the schema allows: unknown keys are dropped, values outside a range become its bound. */
export function healStyles(value: unknown): Record<string, string> {
  const styles: Record<string, string> = {};
  for (const [key, style] of Object.entries(recordOf(value))) {
    const length = isStyleKey(key) ? healedStyle(key, style) : "";
    if (length !== "") styles[key] = length;
  }
  return styles;
}
