import { difference } from "../difference.ts";
import type { Operation } from "../history.ts";
import type { Edit } from "../operations.ts";
import { cut } from "../plain-text.ts";
import { richTextToPlain } from "../rich-text.ts";
import { sampleItems } from "../sample-items.ts";
import type { Item, Link, ResumeDocument, Section } from "../schema.ts";
import type { SectionKind } from "../sections.ts";
import { listedIn } from "../skill-groups.ts";

/** What a history record is about, as data; the editor puts it into words in the interface's language. */
export type Change = {
  subject:
    | "document"
    | "name"
    | "basic"
    | "link"
    | "section"
    | "item"
    | "style"
    | "config"
    | "design"
    | "template"
    | "theme"
    | "language"
    /** The samples were removed; `count` tells how many. */
    | "samples"
    /** Texts of a translated copy were kept as they are; `count` tells how many. */
    | "untranslated"
    /** An earlier version was restored; `at` tells which one. */
    | "version"
    | "undo"
    | "redo";
  /** What was done to a section, item or link, where the record's operation does not tell. */
  action?:
    | "set"
    | "rename"
    | "move"
    | "flip"
    | "duplicate"
    | "hide"
    | "show"
    | "keep"
    | "sort"
    | "swap"
    | "group"
    | "describe"
    /** What a program proposed was taken. */
    | "take";
  /** A field of `basicInfo`, `config`, `design`, an item, a section or a link; or the key of a style. */
  field?: string;
  section?: string;
  /** The kind of that section, which decides what its fields are called. */
  kind?: SectionKind;
  /** The item's title, else the beginning of its text; the label of a fact among the links. */
  item?: string;
  /** The item's position in its section, from 1. */
  line?: number;
  from?: string;
  to?: string;
  at?: number;
  /** In how many places a replaced document differs, or how many samples were removed. */
  count?: number;
};

const wordsMax = 80;

/** Returns what `edit` did between two documents. */
export function changeOf(
  before: ResumeDocument,
  after: ResumeDocument,
  edit: Edit,
): { operation: Operation; change: Change } {
  return { operation: operationOf(edit), change: describe(before, after, edit) };
}

function operationOf(edit: Edit): Operation {
  if (/\.(add|duplicate)$/.test(edit.type)) return "add";
  if (edit.type.endsWith(".remove")) return "delete";
  return "update";
}

function describe(before: ResumeDocument, after: ResumeDocument, edit: Edit): Change {
  switch (edit.type) {
    case "name.set":
      return { subject: "name", ...span(before.name, after.name) };
    case "basic.set":
      return { subject: "basic", field: edit.field, ...span(before.data.basicInfo[edit.field], edit.value) };
    case "config.set":
      return { subject: "config", field: edit.field, ...span(before.config[edit.field], edit.value) };
    case "design.set":
      return { subject: "design", field: edit.field, ...span(before.config.design[edit.field], edit.value) };
    case "design.fit":
      return { subject: "design", field: "fit" };
    case "template.set":
      return { subject: "template", ...span(before.config.templateName, edit.templateName) };
    case "theme.set":
      return { subject: "theme", ...span(before.config.templateTheme, edit.theme) };
    case "language.set":
      return { subject: "language", ...span(before.config.lang, edit.lang) };
    case "samples.remove":
      return { subject: "samples", count: sampleItems(before).length };
    case "untranslated.keep":
      return {
        subject: "untranslated",
        count: (before.data.untranslated?.length ?? 0) - (after.data.untranslated?.length ?? 0),
      };
    case "document.replace":
      return {
        subject: "document",
        ...(edit.by === "program" ? { action: "take" as const } : {}),
        count: difference(before, after).length,
      };
    case "link.add":
      return {
        subject: "link",
        ...factIn(edit.link),
        to: short(edit.link.name || edit.link.src || edit.link.text || ""),
      };
    case "link.set":
    case "link.show":
    case "link.remove":
    case "link.move":
      return describeLink(before, edit);
    case "item.add":
    case "item.set":
    case "item.move":
    case "item.duplicate":
    case "item.remove":
    case "item.hide":
    case "item.page":
    case "item.swap":
    case "item.regroup":
    case "item.keep":
      return describeItem(before, after, edit);
    default:
      return describeSection(before, after, edit);
  }
}

type Narrow<Prefix extends string> = Extract<Edit, { type: `${Prefix}.${string}` }>;

/** A fact is told by its label, as the fields of the form are. */
const factIn = (link: Link | undefined) => (link?.text === undefined ? {} : { item: short(link.name) });

function describeLink(before: ResumeDocument, edit: Exclude<Narrow<"link">, { type: "link.add" }>): Change {
  const link = before.data.links.find((one) => one.id === edit.linkId);
  const name = short(link?.name || link?.src || link?.text || "");
  if (edit.type === "link.show")
    return { subject: "link", action: "set", field: "linkText", ...span(link?.linkText, edit.value ?? "") };
  if (edit.type !== "link.set")
    return { subject: "link", ...factIn(link), from: name, ...(edit.type === "link.move" && { action: "move" }) };
  return {
    subject: "link",
    ...factIn(link),
    action: "set",
    field: edit.field,
    ...span(link?.[edit.field], edit.value),
  };
}

function describeSection(
  before: ResumeDocument,
  after: ResumeDocument,
  edit: Narrow<"section"> | Narrow<"style">,
): Change {
  if (edit.type === "section.add") return { subject: "section", ...named(edit.section) };
  const was = sectionOf(before, edit.sectionId);
  const section = named(was);
  switch (edit.type) {
    case "section.set":
      return {
        subject: "section",
        action: "set",
        ...section,
        field: edit.field,
        ...span(was?.[edit.field], edit.value),
      };
    case "section.rename":
      return { subject: "section", action: "rename", ...section, ...span(was?.name, edit.name) };
    case "section.move":
      return { subject: "section", action: "move", ...section, ...switched(was, sectionOf(after, edit.sectionId)) };
    case "section.flip":
      return { subject: "section", action: "flip", ...section, ...switched(was, sectionOf(after, edit.sectionId)) };
    case "section.duplicate":
      return { subject: "section", action: "duplicate", ...section };
    case "section.remove":
      return { subject: "section", ...section };
    case "section.hide":
      return { subject: "section", action: edit.isHidden ? "hide" : "show", ...section };
    case "section.sortByDate":
      return { subject: "section", action: "sort", ...section };
    case "section.group":
      return { subject: "section", action: "group", ...section };
    case "section.describe":
      return { subject: "section", action: "describe", ...section };
    case "style.set":
      return describeStyle(was, sectionOf(after, edit.sectionId), edit);
  }
}

function describeStyle(was: Section | undefined, is: Section | undefined, edit: Narrow<"style">): Change {
  const [from, to] = [was, is].map((section) =>
    edit.itemId === undefined ? section : section?.data.find((item) => item.id === edit.itemId),
  );
  return {
    subject: "style",
    field: edit.key,
    ...named(was),
    ...(edit.itemId !== undefined && place(was, edit.itemId)),
    ...span(from?.styles[edit.key], to?.styles[edit.key]),
  };
}

function describeItem(before: ResumeDocument, after: ResumeDocument, edit: Narrow<"item">): Change {
  const was = sectionOf(before, edit.sectionId);
  const base = { subject: "item", ...named(was) } as const;
  switch (edit.type) {
    case "item.add":
      return { ...base, ...place(sectionOf(after, edit.sectionId), edit.item.id) };
    case "item.set": {
      const item = was?.data.find((one) => one.id === edit.itemId);
      const change = {
        ...base,
        action: "set",
        field: edit.field,
        ...place(sectionOf(after, edit.sectionId), edit.itemId),
      } as const;
      if (edit.field !== "description") return { ...change, ...span(item?.[edit.field], edit.value) };
      return { ...change, ...span(beginning(item?.description ?? ""), beginning(edit.value)) };
    }
    case "item.move": {
      const to = sectionOf(after, edit.toSectionId);
      const target = edit.toSectionId === edit.sectionId ? {} : { to: short(to?.name ?? "") };
      return { ...base, action: "move", ...place(to, edit.itemId), ...target };
    }
    case "item.duplicate":
      return { ...base, action: "duplicate", ...place(sectionOf(after, edit.sectionId), edit.newId) };
    case "item.remove":
      return { ...base, ...place(was, edit.itemId) };
    case "item.hide":
      return { ...base, action: edit.isHidden ? "hide" : "show", ...place(was, edit.itemId) };
    case "item.page": {
      const where = place(sectionOf(after, edit.sectionId), edit.itemId);
      return { ...base, action: "set", field: edit.field, ...where, ...span(!edit.value, edit.value) };
    }
    case "item.regroup": {
      const group = was?.data.find((item) => item.id === edit.itemId);
      const skill = listedIn(group?.description ?? "")?.[edit.index] ?? "";
      const to = place(was, edit.toItemId).item ?? "";
      return { ...base, action: "move", item: short(skill), to };
    }
    case "item.swap":
      return { ...base, action: "swap", ...place(sectionOf(after, edit.sectionId), edit.itemId) };
    case "item.keep":
      return { ...base, action: "keep", ...place(was, edit.itemId) };
  }
}

function sectionOf(document: ResumeDocument, id: string): Section | undefined {
  return document.data.sections.find((section) => section.id === id);
}

function named(section: Section | undefined): Pick<Change, "section" | "kind"> {
  return section ? { section: short(section.name), kind: section.type } : { section: "" };
}

function place(section: Section | undefined, itemId: string): Pick<Change, "item" | "line"> {
  const index = section?.data.findIndex((item) => item.id === itemId) ?? -1;
  const item = section?.data[index];
  return item ? { item: titleOf(item), line: index + 1 } : {};
}

function titleOf(item: Item): string {
  return short(item.title || item.subTitle || beginning(item.description));
}

/** Enough of a long text to recognise it. Parsing all of it at every keystroke would be noticeable. */
function beginning(html: string): string {
  return short(richTextToPlain(cut(html, 400)));
}

function switched(was: Section | undefined, is: Section | undefined): Pick<Change, "from" | "to"> {
  return was && is && was.position !== is.position ? { from: was.position, to: is.position } : {};
}

function span(from: unknown, to: unknown): Pick<Change, "from" | "to"> {
  return { from: short(worded(from)), to: short(worded(to)) };
}

function worded(value: unknown): string {
  return value === null || value === undefined ? "" : String(value);
}

function short(text: string): string {
  return cut(text.replace(/\s+/gu, " ").trim(), wordsMax);
}
