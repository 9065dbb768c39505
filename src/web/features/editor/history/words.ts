import type { TFunction } from "i18next";
import type { Change } from "#core/resume/history/change.ts";
import type { HistoryRecord } from "#core/resume/history.ts";
import { fieldLabel } from "#core/resume/section-labels.ts";
import type { SectionKind } from "#core/resume/sections.ts";
import type { Locale } from "#locales/words.ts";
import { findFont, fontFamilies } from "#templates/fonts.ts";
import { findDesign } from "#templates/registry.ts";
import { findTheme } from "#templates/themes.ts";

/** What descriptions are made with: the panel's texts, and the locale for the names of designs and colours. */
export type TextContext = { t: TFunction<"editorHistory">; locale: Locale };

/** A record of the history in words: what was done, and to what. */
export type RecordText = { title: string; detail: string };

/**
 * Describes a record of the history in the language of the interface. The title is never empty, whatever was stored.
 */
export function describeRecord(record: Pick<HistoryRecord, "operation" | "change">, context: TextContext): RecordText {
  const { change, operation } = record;
  switch (change.subject) {
    case "document":
      return describeDocument(operation, change, context);
    case "name":
      return { title: context.t("said.name"), detail: change.to ?? "" };
    case "basic":
      return {
        title: context.t("said.basic", { field: fieldWord("basics", change.field, context) }),
        detail: change.field === "avatar" ? "" : fromTo(change, context),
      };
    case "link":
      return describeLink(operation, change, context);
    case "section":
      return describeSection(operation, change, context);
    case "item":
      return describeItem(operation, change, context);
    case "style": {
      const field = styleWord(change.field ?? "", context);
      return { title: context.t("said.style", { ...named(change, context), field }), detail: fromTo(change, context) };
    }
    case "config":
      return describeConfig(change, context);
    case "design":
      return describeDesign(change, context);
    case "template":
    case "theme":
    case "language":
      return describeChoice(change.subject, change, context);
    case "untranslated":
      return { title: context.t("said.untranslatedKeep", { count: change.count ?? 0 }), detail: "" };
    case "samples":
      return { title: context.t("said.samplesRemove", { count: change.count ?? 0 }), detail: "" };
    case "version":
      return { title: context.t("said.version"), detail: change.to ?? "" };
    case "undo":
    case "redo":
      return { title: context.t(`said.${change.subject}`), detail: "" };
  }
}

function describeDocument(operation: HistoryRecord["operation"], change: Change, { t }: TextContext): RecordText {
  if (operation === "init") return { title: t("said.opened"), detail: "" };
  return {
    title: t(change.action === "take" ? "said.taken" : "said.replaced"),
    detail: change.count ? t("said.places", { count: change.count }) : "",
  };
}

function describeLink(operation: HistoryRecord["operation"], change: Change, context: TextContext): RecordText {
  const { t } = context;
  const name = change.to || change.from || t("said.untitled");
  const label = change.item;
  if (label !== undefined) {
    if (operation === "add") return { title: t("said.factAdd"), detail: change.to ?? "" };
    if (operation === "delete") return { title: t("said.factRemove"), detail: name };
    if (change.action === "move") return { title: t("said.factMove"), detail: name };
    if (change.field === "text" && label !== "")
      return { title: t("said.factSet", { name: label }), detail: fromTo(change, context) };
    return { title: t("said.factChange"), detail: fromTo(change, context) };
  }
  if (operation === "add") return { title: t("said.linkAdd"), detail: change.to ?? "" };
  if (operation === "delete") return { title: t("said.linkRemove"), detail: name };
  if (change.action === "move") return { title: t("said.linkMove"), detail: name };
  return {
    title: t("said.linkSet", { field: fieldWord("links", change.field, context) }),
    detail: fromTo(change, context),
  };
}

function describeSection(operation: HistoryRecord["operation"], change: Change, context: TextContext): RecordText {
  const { t } = context;
  const section = named(change, context);
  const plain = (title: string): RecordText => ({ title, detail: "" });
  switch (change.action) {
    case "rename":
      return { title: t("said.sectionRename"), detail: fromTo(change, context) };
    case "duplicate":
      return plain(t("said.sectionDuplicate", section));
    case "hide":
      return plain(t("said.sectionHide", section));
    case "show":
      return plain(t("said.sectionShow", section));
    case "sort":
      return plain(t("said.sectionSort", section));
    case "group":
      return plain(t("said.sectionGroup", section));
    case "describe":
      return plain(t("said.sectionDescribe", section));
    case "move":
    case "flip":
      if (change.to === "side") return plain(t("said.sectionToSide", section));
      if (change.to === "main") return plain(t("said.sectionToMain", section));
      return plain(t("said.sectionMove", section));
    case "set":
      return {
        title: t("said.sectionSet", { ...section, field: fieldWord("section", change.field, context) }),
        detail: valueWord(change.to ?? "", context),
      };
    default:
      if (operation === "add") return plain(t("said.sectionAdd", section));
      return plain(t(operation === "delete" ? "said.sectionRemove" : "said.sectionMove", section));
  }
}

function describeItem(operation: HistoryRecord["operation"], change: Change, context: TextContext): RecordText {
  const { t } = context;
  const section = named(change, context);
  const recordText = (title: string): RecordText => ({ title, detail: change.item ?? "" });
  switch (change.action) {
    case "duplicate":
      return recordText(t("said.itemDuplicate", section));
    case "hide":
      return recordText(t("said.itemHide", section));
    case "show":
      return recordText(t("said.itemShow", section));
    case "swap":
      return recordText(t("said.itemSwap", section));
    case "keep":
      return recordText(t("said.itemKeep", section));
    case "move":
      if (change.to) return recordText(t("said.itemMoveTo", { ...section, to: change.to }));
      return recordText(t("said.itemMove", section));
    case "set":
      return recordText(
        t("said.itemSet", { ...section, field: itemFieldWord(change.field ?? "", change.kind, context) }),
      );
    default:
      if (operation === "add") return recordText(t("said.itemAdd", section));
      return recordText(t(operation === "delete" ? "said.itemRemove" : "said.itemMove", section));
  }
}

function describeConfig(change: Change, context: TextContext): RecordText {
  const { t } = context;
  if (change.field === "isPublic")
    return { title: t(change.to === "true" ? "said.public" : "said.private"), detail: "" };
  if (change.field === "customURL") return { title: t("said.address"), detail: change.to ?? "" };
  return describeSwitch(change, fieldWord("settings", change.field, context), context);
}

function describeDesign(change: Change, context: TextContext): RecordText {
  if (change.field === "fit") return { title: context.t("said.fit"), detail: "" };
  return describeSwitch(change, fieldWord("design", change.field, context), context);
}

function describeSwitch(change: Change, setting: string, context: TextContext): RecordText {
  // A photo that is on everywhere is on; otherwise "true" leaves it to the template.
  const on = change.field === "showPhoto" ? "always" : "true";
  if (change.to === on) return { title: context.t("said.on", { setting }), detail: "" };
  if (change.to === "false") return { title: context.t("said.off", { setting }), detail: "" };
  return { title: context.t("said.design", { setting }), detail: settingSpan(change, context) };
}

function describeChoice(subject: "template" | "theme" | "language", change: Change, context: TextContext): RecordText {
  const field = { template: "templateName", theme: "templateTheme", language: "lang" }[subject];
  const to = settingWord(field, change.to ?? "", context);
  const from = settingWord(field, change.from ?? "", context);
  return { title: context.t(`said.${subject}`, { to }), detail: from ? context.t("said.fromTo", { from, to }) : "" };
}

function settingSpan(change: Change, context: TextContext): string {
  const { field = "", from = "", to = "" } = change;
  return context.t("said.fromTo", { from: settingWord(field, from, context), to: settingWord(field, to, context) });
}

function named(change: Change, { t }: TextContext): { section: string } {
  return { section: change.section || t("said.untitled") };
}

function fromTo({ from = "", to = "" }: Change, { t }: TextContext): string {
  return from && to ? t("said.fromTo", { from, to }) : to || from;
}

type Group = "basics" | "links" | "section" | "settings" | "design";

/**
 * Returns a field's name as used inside a sentence. A field that an older or newer edition stored, and that has no name
 * here, is returned as it is.
 */
export function fieldWord(group: Group, field: string | undefined, { t }: TextContext): string {
  return String(t(`${group}.${field}` as "basics.name", { defaultValue: field ?? "" }));
}

/**
 * Returns what an item's field is called in its kind of section: a title is a job title in one and a degree in another.
 */
export function itemFieldWord(field: string, kind: SectionKind | undefined, { t, locale }: TextContext): string {
  const label = kind && fieldLabel(kind, field, locale);
  return label ? insideSentence(label) : String(t(`fields.${field}` as "fields.title", { defaultValue: field }));
}

/**
 * Puts the first letter of a label into lower case for use inside a sentence, unless the label begins with an
 * abbreviation.
 */
function insideSentence(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

export function styleWord(key: string, { t }: TextContext): string {
  return String(t(`styles.${key}` as "styles.fontSize", { defaultValue: t("styles.other", { key }) }));
}

/**
 * Returns a setting's value for the user: names of designs, colours, fonts and languages, words for switches and for
 * unset values.
 */
export function settingWord(field: string, value: string, context: TextContext): string {
  const { t, locale } = context;
  switch (field) {
    case "templateName":
      return findDesign(value)?.title[locale] ?? value;
    case "templateTheme":
      return findTheme(value)?.title[locale] ?? value;
    case "lang":
      return String(t(`languages.${value}` as "languages.en", { ns: "editor", defaultValue: value }));
    case "fontFamily": {
      const font = findFont(value);
      return font ? fontFamilies[font].family : t("values.own");
    }
    case "showPhoto":
      return { always: t("values.on"), true: t("values.own") }[value] ?? t("values.off");
    default:
      return value === "" ? t("values.own") : valueWord(value, context);
  }
}

/** Returns switches and choices in words, anything else as it is. */
export function valueWord(value: string, { t }: TextContext): string {
  if (value === "true") return t("values.on");
  if (value === "false") return t("values.off");
  return String(t(`values.${value}` as "values.one", { defaultValue: value }));
}
