import { formatPicker } from "#core/resume/dates.ts";
import { type Difference, difference } from "#core/resume/difference.ts";
import { type DifferenceRow, differenceRows } from "#core/resume/difference-words.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { kindOfType, sectionRules } from "#core/resume/sections.ts";
import type { Locale } from "#locales/words.ts";
import { fieldWord, itemFieldWord, settingWord, styleWord, type TextContext, valueWord } from "./words.ts";

/** A field that differs: its name, and its old and new text as rows. `note` where there are no words to compare. */
export type DescribedField = { name: string; rows: DifferenceRow[]; note?: string };
/** What differs in one place of the resume: the basics, an entry of a section, the design. */
export type DescribedPlace = { title: string; detail: string; fields: DescribedField[] };

/** The differences between two states in words, those of one place together. */
export function describeDifference(
  before: ResumeDocument,
  after: ResumeDocument,
  speech: TextContext,
): DescribedPlace[] {
  const places = new Map<string, DescribedPlace>();
  for (const one of difference(before, after)) {
    const { key, ...where } = placeOf(one, speech);
    const place = places.get(key) ?? { ...where, fields: [] };
    places.set(key, place);
    place.fields.push(fieldOf(one, speech));
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

function fieldOf(one: Difference, speech: TextContext): DescribedField {
  const { t } = speech;
  if (one.kind === "added" || one.kind === "removed") {
    return { name: t(`where.${one.kind}`), rows: differenceRows(one.before, one.after) };
  }
  if (one.kind === "moved") {
    const place = (text: string) => (/^\d+$/.test(text) ? t("where.place", { place: text }) : text);
    return { name: t("where.moved"), rows: differenceRows(place(one.before), place(one.after)) };
  }
  const name = nameOf(one, speech);
  if (one.isFormat) return { name, rows: [], note: t("where.format") };
  return { name, rows: differenceRows(wordedValue(one, one.before, speech), wordedValue(one, one.after, speech)) };
}

function nameOf(one: Difference, speech: TextContext): string {
  if ("style" in one && one.style !== undefined) return styleWord(one.style, speech);
  switch (one.part) {
    case "name":
      return speech.t("where.name");
    case "basic":
      return fieldWord("basics", one.field, speech);
    case "link":
      return fieldWord("links", one.field, speech);
    case "section":
      return fieldWord("section", one.field, speech);
    case "item":
      return itemFieldWord(one.field ?? "", one.type, speech);
    case "config":
      return fieldWord("settings", one.field, speech);
    case "design":
      return fieldWord("design", one.field, speech);
  }
}

function kindWord(value: string, locale: Locale): string {
  const kind = kindOfType(value);
  return kind ? sectionRules[kind].labels[locale].name : value;
}

/** A value as a reader knows it: months as in the form, switches and choices in words, texts as they are. */
function wordedValue(one: Difference, value: string, speech: TextContext): string {
  const { t, locale } = speech;
  switch (one.part) {
    case "config":
    case "design":
      return settingWord(one.field, value, speech);
    case "basic":
      // An address of a picture says nothing; its file's name may.
      return one.field === "avatar" ? (value.split("/").at(-1) ?? "") : value;
    case "section":
      if (one.field === "type") return kindWord(value, locale);
      return one.field === "name" || one.style !== undefined ? value : valueWord(value, speech);
    case "item":
      if (one.field === "isHidden") return valueWord(value, speech);
      if (one.field !== "startDate" && one.field !== "endDate") return value;
      return value === "present" ? t("values.present") : formatPicker(value, locale);
    default:
      return value;
  }
}
