import type { TFunction } from "i18next";
import type { Place, ValueSummary } from "#core/resume/merge.ts";
import { richTextToPlain } from "#core/resume/rich-text.ts";
import { fieldLabel } from "#core/resume/section-labels.ts";
import type { editorSaving } from "#locales/en/editor-saving.ts";
import type { Locale } from "#locales/words.ts";

/** The texts of conflicts, in the words of the form: "Title in Work experience". */
type T = TFunction<"editorSaving">;
type Fields = (typeof editorSaving)["fields"];

export function placeWords(place: Place, t: T, locale: Locale): string {
  const untitled = t("conflict.untitled");
  switch (place.subject) {
    case "name":
    case "template":
      return t(`places.${place.subject}`);
    case "basic":
    case "config":
    case "design":
      return t(`places.${place.subject}`, { field: fieldWords(place.subject, place.field, t) });
    case "link": {
      const link = place.link || untitled;
      if (place.field === undefined) return t("places.link", { link });
      return t("places.linkField", { link, field: fieldWords("link", place.field, t) });
    }
    case "section": {
      const section = place.section || untitled;
      if (place.field === undefined) return t("places.section", { section });
      return t("places.sectionField", { section, field: fieldWords("section", place.field, t) });
    }
    case "item": {
      const section = place.section || untitled;
      if (place.field === undefined) return t("places.item", { section, item: place.item || untitled });
      return t("places.itemField", {
        section,
        field: fieldLabel(place.kind, place.field, locale) ?? fieldWords("item", place.field, t),
      });
    }
    case "style":
      return t("places.style", { section: place.section || untitled, field: place.field });
    case "order":
      if (place.of === "items") return t("places.orderItems", { section: place.section || untitled });
      return t(place.of === "sections" ? "places.orderSections" : "places.orderLinks");
    case "room":
      return t(place.of === "sections" ? "places.roomSections" : "places.roomLinks");
  }
}

/** Returns the name of a section's entry, where the text of the place does not include it. */
export function entryWords(place: Place): string {
  return (place.subject === "item" && place.field !== undefined) || place.subject === "style" ? (place.item ?? "") : "";
}

function fieldWords(group: keyof Fields, field: string, t: T): string {
  const words = t(`fields.${group}`, { returnObjects: true }) as Record<string, string>;
  return words[field] ?? field;
}

export function summaryWords(summarize: ValueSummary, t: T): string {
  switch (summarize.kind) {
    case "value": {
      const { value } = summarize;
      if (value === null) return t("conflict.own");
      if (typeof value === "boolean") return t(value ? "conflict.yes" : "conflict.no");
      const text = summarize.isRich ? richTextToPlain(String(value)).trim() : String(value);
      return text === "present" ? t("fields.item.present") : text || t("conflict.empty");
    }
    case "template":
      return `${summarize.name.replace(/^Template/, "")} · ${summarize.theme}`;
    case "list":
      return summarize.names.map((name) => name || t("conflict.untitled")).join(t("conflict.separator"));
    case "deleted":
      return t("conflict.deleted");
    case "changed":
      return summarize.text || t("conflict.empty");
  }
}

/**
 * Splits a text into what it shares with another at both ends and what lies in between, which is enough to see what was
 * typed.
 */
export function split(text: string, other: string): { before: string; middle: string; after: string } {
  const mine = [...text];
  const theirs = [...other];
  let start = 0;
  while (start < mine.length && start < theirs.length && mine[start] === theirs[start]) start += 1;
  let end = 0;
  const most = Math.min(mine.length, theirs.length) - start;
  while (end < most && mine.at(-1 - end) === theirs.at(-1 - end)) end += 1;
  const last = mine.length - end;
  return {
    before: mine.slice(0, start).join(""),
    middle: mine.slice(start, last).join(""),
    after: mine.slice(last).join(""),
  };
}
