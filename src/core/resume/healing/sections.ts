import { limits } from "../../limits.ts";
import { type Item, type Language, type Section, sectionLimits } from "../schema.ts";
import { kindOfName, kindOfType, type SectionKind, sectionName, sectionRules } from "../sections.ts";
import { healItem, healStyles } from "./items.ts";
import { choiceOf, claimIds, firstText, flagOf, isRecord, listOf, own, recordOf, textOf } from "./loose.ts";

const perSection = limits.document.itemsPerSection;

/**
 * Returns the sections of a document with valid kinds, ids of sections and items, and at most the allowed number of
 * items in each.
 */
export function healSections(value: unknown, lang: Language): Section[] {
  const sources = listOf(value).filter((source) => source !== null && source !== undefined);
  const ids = claimIds(sources, "section", new Set());
  const items = healAllItems(sources);
  const healed = sources.map((source, index) => healSection(source, ids[index] ?? "", items[index] ?? [], lang));
  const taken = new Set(ids);
  return healed.flatMap((section) => splitLong(section, taken)).slice(0, limits.document.sections);
}

/** Item ids are unique in the whole document, so that an item can move to another section. */
function healAllItems(sources: readonly unknown[]): Item[][] {
  const members = sources.map(itemSources);
  const ids = claimIds(members.flat(), "item", new Set());
  let at = 0;
  return members.map((list) => list.map((member) => healItem(member, ids[at++] ?? "")));
}

function itemSources(source: unknown): readonly unknown[] {
  if (!isRecord(source)) return [source];
  const data = own(source, "data") ?? own(source, "items");
  const list = isRecord(data) && listOf(data).length === 0 ? [data] : listOf(data);
  const usable = typeof data === "string" && data !== "" ? [{ description: data }] : list;
  // Older sections held one text themselves; it is kept as an item.
  const text = firstText(source, ["description", "content"]);
  return (text === "" ? usable : [{ description: text }, ...usable]).filter(
    (member) => member !== null && member !== undefined,
  );
}

function healSection(source: unknown, id: string, data: Item[], lang: Language): Section {
  const from = recordOf(source);
  const name = textOf(own(from, "name") ?? own(from, "title"), limits.document[sectionLimits.name]).trim();
  const kind = kindOf(own(from, "type"), name);
  const rule = sectionRules[kind];
  return {
    id,
    name: name || sectionName(kind, lang),
    type: kind,
    data,
    isCreated: flagOf(own(from, "isCreated"), !rule.builtIn),
    columns: choiceOf(own(from, "columns"), ["one", "two"], rule.columns),
    position: choiceOf(own(from, "position"), ["main", "side"], rule.position),
    tagStyle: flagOf(own(from, "tagStyle"), rule.tagStyle),
    onlyDesc: flagOf(own(from, "onlyDesc"), rule.onlyDesc),
    profile: flagOf(own(from, "profile"), rule.profile),
    isHidden: flagOf(own(from, "isHidden"), false),
    styles: healStyles(own(from, "styles")),
  };
}

function kindOf(type: unknown, name: string): SectionKind {
  return (typeof type === "string" ? kindOfType(type) : null) ?? kindOfName(name) ?? "custom";
}

/** Items beyond the limit of a section continue in a section of the same name after it. */
function splitLong(section: Section, taken: Set<string>): Section[] {
  if (section.data.length <= perSection) return [section];
  const parts: Section[] = [];
  for (let from = 0; from < section.data.length; from += perSection) {
    const data = section.data.slice(from, from + perSection);
    const id = from === 0 ? section.id : partId(section.id, from / perSection + 1, taken);
    parts.push({ ...section, id, data });
  }
  return parts;
}

function partId(id: string, part: number, taken: Set<string>): string {
  const wanted = `${id.slice(0, 40)}-part-${part}`;
  let made = wanted;
  for (let round = 2; taken.has(made); round += 1) made = `${wanted}-${round}`;
  taken.add(made);
  return made;
}
