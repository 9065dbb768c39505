import {
  isBlock,
  parseRichText,
  type RichBlock,
  type RichInline,
  type RichItem,
  type RichNode,
} from "../../rich-text.ts";
import type { Item, Link, ResumeDocument, Section } from "../../schema.ts";
import { kindOfName, sectionRules } from "../../sections.ts";
import { isListKey, type JsonResumeList, namedLists } from "./list.ts";

type Json = Record<string, unknown>;

/**
 * Returns the sections as the lists of a JSON Resume. Sections that the standard does not know go to `projects`, with
 * their name as `type`.
 */
export function writeLists(document: ResumeDocument): Json {
  const lists = new Map<string, Json[]>();
  const add = (key: string, entries: Json[]) => lists.set(key, [...(lists.get(key) ?? []), ...entries]);
  for (const section of document.data.sections) {
    if (section.profile || section.type === "profile") continue;
    const { list, type } = listFor(section);
    add(
      list.key,
      section.data.map((item) => writeItem(item, list, type)),
    );
  }
  return Object.fromEntries([...lists].filter(([, entries]) => entries.length > 0));
}

/** Returns all profile sections as one text. */
export function writeSummary(document: ResumeDocument): string {
  return document.data.sections
    .filter((section) => section.profile || section.type === "profile")
    .flatMap((section) => section.data)
    .flatMap((item) => {
      const { lines, bullets, url } = partsOf(item);
      return [item.title, item.subTitle, item.city, ...lines, ...bullets, url];
    })
    .filter((line) => line !== "")
    .join("\n");
}

export function writeBasics(document: ResumeDocument): Json {
  const { basicInfo, links } = document.data;
  return filled({
    name: basicInfo.name,
    label: basicInfo.title,
    image: basicInfo.avatar,
    email: basicInfo.email,
    phone: basicInfo.cellphone,
    summary: writeSummary(document),
    birth: basicInfo.birth,
    location: basicInfo.location === "" ? undefined : { address: basicInfo.location },
    url: links.find((link) => link.name === "" && link.src !== "")?.src,
    profiles: [
      ...links.filter((link, index) => !isMainLink(links, link, index)).map(writeLink),
      ...(basicInfo.wechat === "" ? [] : [{ network: "WeChat", username: basicInfo.wechat }]),
    ],
  });
}

function isMainLink(links: readonly Link[], link: Link, index: number): boolean {
  return link.name === "" && link.src !== "" && links.findIndex((one) => one.name === "" && one.src !== "") === index;
}

/** A fact is a profile without a URL, marked so that it comes back as a fact. */
function writeLink(link: Link): Json {
  if (link.text === undefined) return filled({ network: link.name, url: link.src, "x-link-text": link.linkText });
  return filled({ network: link.name, username: link.text, "x-fact": true, "x-kind": link.kind });
}

/** The list for a section's items, and the `type` of entries whose meaning only their section's name tells. */
function listFor(section: Section): { list: JsonResumeList; type?: string } {
  const { jsonResume } = sectionRules[section.type];
  if (typeof jsonResume !== "string") return { list: jsonResume };
  const named = namedLists.find(({ names }) => Object.values(names).includes(section.name.trim()));
  if (named) return { list: named };
  return { list: fallback, type: kindOfName(section.name) === "custom" ? undefined : section.name };
}

/** A project has a field for everything that an item can hold. */
const fallback: JsonResumeList = {
  key: "projects",
  title: "name",
  subTitle: "roles",
  lines: "description",
  bullets: "highlights",
};

function writeItem(item: Item, list: JsonResumeList, type?: string): Json {
  const { lines, bullets, url } = partsOf(item);
  return filled({
    [list.title]: list.subTitle === undefined ? joined(item.title, item.subTitle) : item.title,
    ...(list.subTitle !== undefined && { [list.subTitle]: valueFor(list.subTitle, [item.subTitle]) }),
    location: item.city,
    type,
    ...writeDates(item, list),
    "x-break-before": item.breakBefore,
    "x-keep-together": item.keepTogether,
    url,
    [list.lines]: valueFor(list.lines, list.bullets === undefined ? [...lines, ...bullets] : lines),
    ...(list.bullets !== undefined && { [list.bullets]: bullets }),
  });
}

/** The texts in the form that the key requires: some keys hold a list of texts, the others one text. */
function valueFor(key: string, texts: readonly string[]): string | string[] {
  if (key === "keywords") return texts.flatMap(splitKeywords);
  return isListKey(key) ? texts.filter((text) => text !== "") : texts.join("\n");
}

function writeDates({ startDate, endDate }: Item, list: JsonResumeList): Json {
  if (list.date === undefined) return { startDate, endDate: endDate === "present" && startDate !== "" ? "" : endDate };
  return { [list.date]: startDate || endDate, until: endDate === startDate || startDate === "" ? "" : endDate };
}

function splitKeywords(text: string): string[] {
  return text
    .split(/\s*[,、，]\s*/u)
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/**
 * A description as its paragraphs, its list items, and the URL of the first paragraph that consists of nothing but a
 * link.
 */
function partsOf(item: Item): { lines: string[]; bullets: string[]; url: string } {
  const parts = { lines: [] as string[], bullets: [] as string[], url: "" };
  for (const block of parseRichText(item.description)) {
    const url = parts.url === "" ? soleUrl(block) : "";
    if (url !== "") parts.url = url;
    else if (block.type === "p") parts.lines.push(wordsOf(block.children));
    else collectItems(block.children, parts.bullets);
  }
  parts.lines = parts.lines.filter((line) => line.trim() !== "");
  return parts;
}

function soleUrl(block: RichBlock): string {
  const only = block.type === "p" && block.children.length === 1 ? block.children[0] : undefined;
  return only?.type === "a" && wordsOf(only.children) === only.href ? only.href : "";
}

function collectItems(items: readonly RichItem[], into: string[]): void {
  for (const item of items) {
    const own: string[] = [];
    const nested: RichItem[] = [];
    for (const child of item.children) {
      if (!isBlock(child)) own.push(wordsOf([child]));
      else if (child.type === "p") own.push(wordsOf(child.children), " ");
      else nested.push(...child.children);
    }
    const line = own.join("").trim();
    if (line !== "") into.push(line);
    collectItems(nested, into);
  }
}

/** The words, followed by the URLs of links that show something else. */
function wordsOf(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (isBlock(node) ? "" : wordsOfInline(node))).join("");
}

function wordsOfInline(node: RichInline): string {
  if (node.type === "text") return node.text;
  if (node.type === "br") return "\n";
  const words = wordsOf(node.children);
  return node.type === "a" && words !== node.href ? `${words} (${node.href})` : words;
}

function joined(...texts: string[]): string {
  return texts.filter((text) => text !== "").join(", ");
}

/** Without empty values: JSON Resume leaves out what is empty. */
function filled(json: Json): Json {
  return Object.fromEntries(
    Object.entries(json).filter(
      ([, value]) => value !== "" && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
