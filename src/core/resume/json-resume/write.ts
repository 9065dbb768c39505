import { isBlock, parseRichText, type RichBlock, type RichInline, type RichItem, type RichNode } from "../rich-text.ts";
import type { Item, Link, ResumeDocument, Section } from "../schema.ts";
import { kindOfName } from "../sections.ts";
import { extraPartOf } from "./names.ts";

type Json = Record<string, unknown>;

/** Our sections as the lists of a JSON Resume. Sections that it does not know go to `projects`, their name as `type`. */
export function writeLists(document: ResumeDocument): Json {
  const lists = new Map<string, Json[]>();
  const add = (key: string, entries: Json[]) => lists.set(key, [...(lists.get(key) ?? []), ...entries]);
  for (const section of document.data.sections) {
    if (section.profile || section.type === "profile") continue;
    const { key, write } = writerOf(section);
    add(key, section.data.map(write));
  }
  return Object.fromEntries([...lists].filter(([, entries]) => entries.length > 0));
}

/** All profile sections in one text. */
export function writeSummary(document: ResumeDocument): string {
  return document.data.sections
    .filter((section) => section.profile || section.type === "profile")
    .flatMap((section) => section.data)
    .flatMap((item) => [item.title, item.subTitle, ...partsOf(item).lines, ...partsOf(item).bullets])
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

function writeLink(link: Link): Json {
  return filled({ network: link.name, url: link.src });
}

type Writer = { key: string; write: (item: Item) => Json };

function writerOf(section: Section): Writer {
  switch (section.type) {
    case "empolyment":
      return { key: "work", write: writeWork("name") };
    case "education":
      return { key: "education", write: writeEducation };
    case "skills":
      return { key: "skills", write: writeSkill };
    case "language":
      return { key: "languages", write: (item) => withRest(item, { language: item.title, fluency: item.subTitle }) };
    case "hobby":
      return { key: "interests", write: writeInterest };
    case "certificate":
      return { key: "certificates", write: writeDated("name", "issuer", "date") };
    case "project":
      return { key: "projects", write: writeProject() };
    default:
      return writerOfName(section);
  }
}

function writerOfName(section: Section): Writer {
  switch (extraPartOf(section.name)) {
    case "volunteer":
      return { key: "volunteer", write: writeWork("organization") };
    case "awards":
      return { key: "awards", write: writeDated("title", "awarder", "date") };
    case "publications":
      return { key: "publications", write: writeDated("name", "publisher", "releaseDate") };
    case "references":
      return {
        key: "references",
        write: (item) => {
          const { lines, bullets } = partsOf(item);
          return filled({ name: joined(item.title, item.subTitle), reference: [...lines, ...bullets].join("\n") });
        },
      };
    default:
      return { key: "projects", write: writeProject(kindOfName(section.name) === "custom" ? undefined : section.name) };
  }
}

function writeWork(company: "name" | "organization"): (item: Item) => Json {
  return (item) => {
    const { lines, bullets, url } = partsOf(item);
    return filled({
      [company]: item.subTitle,
      position: item.title,
      location: item.city,
      ...period(item),
      url,
      summary: lines.join("\n"),
      highlights: bullets,
    });
  };
}

function writeEducation(item: Item): Json {
  const { lines, bullets, url } = partsOf(item);
  return filled({
    institution: item.subTitle,
    area: item.title,
    location: item.city,
    ...period(item),
    url,
    score: lines.join("\n"),
    courses: bullets,
  });
}

function writeProject(type?: string): (item: Item) => Json {
  return (item) => {
    const { lines, bullets, url } = partsOf(item);
    return filled({
      name: item.title,
      roles: item.subTitle === "" ? [] : [item.subTitle],
      location: item.city,
      type,
      ...period(item),
      url,
      description: lines.join("\n"),
      highlights: bullets,
    });
  };
}

function writeDated(title: string, subTitle: string, date: string): (item: Item) => Json {
  return (item) => {
    const { lines, bullets, url } = partsOf(item);
    const until = item.endDate === item.startDate || item.startDate === "" ? "" : item.endDate;
    return filled({
      [title]: item.title,
      [subTitle]: item.subTitle,
      [date]: item.startDate || item.endDate,
      until,
      location: item.city,
      url,
      summary: [...lines, ...bullets].join("\n"),
    });
  };
}

function writeSkill(item: Item): Json {
  const { lines, bullets } = partsOf(item);
  return filled({ name: item.title, level: item.subTitle, keywords: [...lines.flatMap(splitKeywords), ...bullets] });
}

function writeInterest(item: Item): Json {
  return withRest(item, { name: item.title, keywords: splitKeywords(item.subTitle) });
}

function withRest(item: Item, json: Json): Json {
  const { lines, bullets } = partsOf(item);
  return filled({ ...json, summary: [...lines, ...bullets].join("\n") });
}

function splitKeywords(text: string): string[] {
  return text
    .split(/\s*[,、，]\s*/u)
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

function period(item: Item): Json {
  return { startDate: item.startDate, endDate: item.endDate === "present" ? "" : item.endDate };
}

/** A description as its paragraphs, its list items, and the address of a paragraph that is nothing but a link. */
function partsOf(item: Item): { lines: string[]; bullets: string[]; url: string } {
  const parts = { lines: [] as string[], bullets: [] as string[], url: "" };
  for (const block of parseRichText(item.description)) {
    const address = parts.url === "" ? loneAddress(block) : "";
    if (address !== "") parts.url = address;
    else if (block.type === "p") parts.lines.push(wordsOf(block.children));
    else collectItems(block.children, parts.bullets);
  }
  parts.lines = parts.lines.filter((line) => line.trim() !== "");
  return parts;
}

function loneAddress(block: RichBlock): string {
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

/** The words, and the addresses that they hide. */
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

/** Without what is empty: absent is JSON Resume's way of saying so. */
function filled(json: Json): Json {
  return Object.fromEntries(
    Object.entries(json).filter(
      ([, value]) => value !== "" && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
