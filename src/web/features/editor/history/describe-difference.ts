import { formatPicker } from "#core/resume/dates.ts";
import { type Difference, difference } from "#core/resume/difference.ts";
import { type DifferenceRow, differenceRows } from "#core/resume/difference-words.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { sectionLabels } from "#core/resume/section-labels.ts";
import { kindOfType } from "#core/resume/sections.ts";
import type { Locale } from "#locales/words.ts";
import { fieldWord, itemFieldWord, settingWord, styleWord, type TextContext, valueWord } from "./words.ts";

/**
 * A field that differs: its name, and its old and new text as rows. `note` replaces the rows where there is no text to
 * compare.
 */
export type DescribedField = { name: string; rows: DifferenceRow[]; note?: string };
/** What differs in one place of the resume: the basics, an entry of a section, the design. */
export type DescribedPlace = { title: string; detail: string; fields: DescribedField[] };

/** Returns the differences between two states in words, grouped by place. */
export function describeDifference(
  before: ResumeDocument,
  after: ResumeDocument,
  context: TextContext,
): DescribedPlace[] {
  const places = new Map<string, DescribedPlace>();
  for (const one of difference(before, after)) {
    const { key, ...where } = placeOf(one, context);
    const place = places.get(key) ?? { ...where, fields: [] };
    places.set(key, place);
    place.fields.push(fieldOf(one, context));
  }
  return [...places.values()];
}

function placeOf(one: Difference, { t }: TextContext): { key: string; title: string; detail: string } {
  const untitled = t("said.untitled");
  switch (one.part) {
    case "name":
      return { key: "name", title: t("where.name"), detail: "" };
    case "basic":
      return { key: "basics", title: t("where.basics"), detail: "" };
    case "link":
      return { key: `link ${one.linkId}`, title: t("where.links"), detail: one.link || untitled };
    case "section":
      return { key: `section ${one.sectionId}`, title: one.section || untitled, detail: "" };
    case "item":
      return { key: `item ${one.itemId}`, title: one.section || untitled, detail: one.item || untitled };
    case "config":
    case "design":
      return { key: "design", title: t("where.design"), detail: "" };
  }
}

function fieldOf(one: Difference, context: TextContext): DescribedField {
  const { t } = context;
  if (one.kind === "added" || one.kind === "removed") {
    return { name: t(`where.${one.kind}`), rows: differenceRows(one.before, one.after) };
  }
  if (one.kind === "moved") {
    const place = (text: string) => (/^\d+$/.test(text) ? t("where.place", { place: text }) : text);
    return { name: t("where.moved"), rows: differenceRows(place(one.before), place(one.after)) };
  }
  const name = nameOf(one, context);
  if (one.isFormat) return { name, rows: [], note: t("where.format") };
  return { name, rows: differenceRows(wordedValue(one, one.before, context), wordedValue(one, one.after, context)) };
}

function nameOf(one: Difference, context: TextContext): string {
  if ("style" in one && one.style !== undefined) return styleWord(one.style, context);
  switch (one.part) {
    case "name":
      return context.t("where.name");
    case "basic":
      return fieldWord("basics", one.field, context);
    case "link":
      return fieldWord("links", one.field, context);
    case "section":
      return fieldWord("section", one.field, context);
    case "item":
      return itemFieldWord(one.field ?? "", one.type, context);
    case "config":
      return fieldWord("settings", one.field, context);
    case "design":
      return fieldWord("design", one.field, context);
  }
}

function kindWord(value: string, locale: Locale): string {
  const kind = kindOfType(value);
  return kind ? sectionLabels[kind][locale].name : value;
}

/** Returns a value as the user knows it: months as in the form, switches and choices in words, texts as they are. */
function wordedValue(one: Difference, value: string, context: TextContext): string {
  const { t, locale } = context;
  switch (one.part) {
    case "config":
    case "design":
      return settingWord(one.field, value, context);
    case "basic":
      // The URL of a picture means nothing to the user, but its file name may.
      return one.field === "avatar" ? (value.split("/").at(-1) ?? "") : value;
    case "section":
      if (one.field === "type") return kindWord(value, locale);
      return one.field === "name" || one.style !== undefined ? value : valueWord(value, context);
    case "item":
      if (["isHidden", "isSample", "breakBefore", "keepTogether"].includes(one.field ?? ""))
        return valueWord(value, context);
      if (one.field !== "startDate" && one.field !== "endDate") return value;
      return value === "present" ? t("values.present") : formatPicker(value, locale);
    default:
      return value;
  }
}
