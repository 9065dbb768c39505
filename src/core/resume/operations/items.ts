import { limits } from "../../limits.ts";
import { asOwn } from "../sample-items.ts";
import {
  type DocumentLimit,
  type Item,
  itemLimits,
  itemSchema,
  type PageRule,
  type ResumeDocument,
} from "../schema.ts";
import type { ItemField } from "../sections.ts";
import { listedIn, listing } from "../skill-groups.ts";
import {
  hasItem,
  inserted,
  invalid,
  isId,
  moved,
  type Outcome,
  removed,
  set,
  textRefusal,
  tooMany,
  withItem,
  withSection,
} from "./outcome.ts";

export type ItemEdit =
  /** Added at the end when `toIndex` is absent. */
  | { type: "item.add"; sectionId: string; item: Item; toIndex?: number }
  /**
   * Text typed into a sample makes it the user's own. `isOwnStep`: the value came by one press, such as a suggestion
   * that was taken, so that undo takes back it alone and no typing with it.
   */
  | { type: "item.set"; sectionId: string; itemId: string; field: ItemField; value: string; isOwnStep?: boolean }
  /** `toIndex` is the item's position after the move; `toSectionId` is another section, or the same one. */
  | { type: "item.move"; sectionId: string; itemId: string; toSectionId: string; toIndex: number }
  | { type: "item.duplicate"; sectionId: string; itemId: string; newId: string }
  | { type: "item.remove"; sectionId: string; itemId: string }
  | { type: "item.hide"; sectionId: string; itemId: string; isHidden: boolean }
  /** Where the entry's page begins, and whether it may be divided. */
  | { type: "item.page"; sectionId: string; itemId: string; field: PageRule; value: boolean }
  /** Exchanges title and subtitle, for an entry whose two were typed the other way round (`swapped-fields.ts`). */
  | { type: "item.swap"; sectionId: string; itemId: string }
  /** Moves one skill of a group, by its position there, to the end of another group of the section. */
  | { type: "item.regroup"; sectionId: string; itemId: string; index: number; toItemId: string }
  /** Makes a sample the user's own as it stands. */
  | { type: "item.keep"; sectionId: string; itemId: string };

export function applyToItems(document: ResumeDocument, edit: ItemEdit): Outcome {
  switch (edit.type) {
    case "item.add":
      return addItem(document, edit);
    case "item.set": {
      const refused = textRefusal(edit.value, limitOf(edit.field));
      if (refused) return refused;
      if (!itemSchema.shape[edit.field]?.safeParse(edit.value).success) return invalid;
      return withItem(document, edit.sectionId, edit.itemId, (item) =>
        item[edit.field] === edit.value ? item : set(asOwn(item), edit.field, edit.value),
      );
    }
    case "item.move":
      return moveItem(document, edit);
    case "item.duplicate":
      return duplicateItem(document, edit);
    case "item.remove":
      return withSection(document, edit.sectionId, (section) =>
        set(section, "data", removed(section.data, edit.itemId)),
      );
    case "item.hide":
      return withItem(document, edit.sectionId, edit.itemId, (item) => set(item, "isHidden", edit.isHidden === true));
    case "item.page":
      if (edit.field !== "breakBefore" && edit.field !== "keepTogether") return invalid;
      return withItem(document, edit.sectionId, edit.itemId, (item) => withPageRule(item, edit.field, edit.value));
    case "item.swap":
      return withItem(document, edit.sectionId, edit.itemId, (item) =>
        item.title === item.subTitle ? item : asOwn({ ...item, title: item.subTitle, subTitle: item.title }),
      );
    case "item.regroup":
      return regroup(document, edit);
    case "item.keep":
      return withItem(document, edit.sectionId, edit.itemId, asOwn);
  }
}

/** Dates have a pattern of their own, which is shorter than any limit. */
function limitOf(field: ItemField): DocumentLimit {
  return field === "startDate" || field === "endDate" ? "lineLength" : (itemLimits[field] ?? "lineLength");
}

/** A rule that does not hold is absent, as in a document that was stored before there were any. */
function withPageRule(item: Item, field: PageRule, value: boolean): Item {
  if ((item[field] === true) === (value === true)) return item;
  const { [field]: _old, ...rest } = item;
  return value === true ? { ...rest, [field]: true } : rest;
}

function addItem(document: ResumeDocument, edit: { sectionId: string; item: Item; toIndex?: number }): Outcome {
  const section = document.data.sections.find((one) => one.id === edit.sectionId);
  if (!section) return document;
  if (section.data.length >= limits.document.itemsPerSection) return tooMany("itemsPerSection");
  if (!itemSchema.safeParse(edit.item).success || hasItem(document, edit.item.id)) return invalid;
  return withSection(document, edit.sectionId, (one) => set(one, "data", inserted(one.data, edit.item, edit.toIndex)));
}

function moveItem(
  document: ResumeDocument,
  edit: { sectionId: string; itemId: string; toSectionId: string; toIndex: number },
): Outcome {
  if (edit.sectionId === edit.toSectionId) {
    return withSection(document, edit.sectionId, (section) =>
      set(section, "data", moved(section.data, edit.itemId, edit.toIndex)),
    );
  }
  const from = document.data.sections.find((section) => section.id === edit.sectionId);
  const to = document.data.sections.find((section) => section.id === edit.toSectionId);
  const item = from?.data.find((one) => one.id === edit.itemId);
  if (!to || !item) return document;
  if (to.data.length >= limits.document.itemsPerSection) return tooMany("itemsPerSection");
  const without = withSection(document, edit.sectionId, (one) => ({ ...one, data: removed(one.data, edit.itemId) }));
  return withSection(without, edit.toSectionId, (one) => ({ ...one, data: inserted(one.data, item, edit.toIndex) }));
}

function regroup(document: ResumeDocument, edit: Extract<ItemEdit, { type: "item.regroup" }>): Outcome {
  const { lang } = document.config;
  const section = document.data.sections.find((one) => one.id === edit.sectionId);
  const [from, to] = [edit.itemId, edit.toItemId].map((id) => section?.data.find((item) => item.id === id));
  if (section?.type !== "skills" || !from || !to || from === to) return document;
  const [members, others] = [listedIn(from.description), listedIn(to.description)];
  const skill = members?.[edit.index];
  if (!members || !others || skill === undefined) return document;
  const description = listing([...others, skill], lang);
  const refused = textRefusal(description, limitOf("description"));
  if (refused) return refused;
  const left = listing(members.toSpliced(edit.index, 1), lang);
  const without = withItem(document, section.id, from.id, (item) => ({ ...asOwn(item), description: left }));
  return withItem(without, section.id, to.id, (item) => ({ ...asOwn(item), description }));
}

function duplicateItem(document: ResumeDocument, edit: { sectionId: string; itemId: string; newId: string }): Outcome {
  const section = document.data.sections.find((one) => one.id === edit.sectionId);
  const index = section?.data.findIndex((item) => item.id === edit.itemId) ?? -1;
  const item = section?.data[index];
  if (!section || !item) return document;
  if (section.data.length >= limits.document.itemsPerSection) return tooMany("itemsPerSection");
  if (!isId(edit.newId) || hasItem(document, edit.newId)) return invalid;
  const copy = { ...item, id: edit.newId };
  return withSection(document, edit.sectionId, (one) => ({ ...one, data: inserted(one.data, copy, index + 1) }));
}
