import { parseDate } from "../../dates.ts";
import { languageOf } from "../../healing/config.ts";
import { isRecord, type Loose } from "../../healing/loose.ts";
import { findDates } from "../../reading/dates/date-ranges.ts";
import type { ResumeDocument } from "../../schema.ts";
import { foreignDocument } from "../foreign.ts";
import type { ReadTarget } from "../format.ts";
import { type Block, blocksOf } from "./blocks.ts";
import { basicOf, dialectMark, isListKind, itemOfMarks, sectionOfMarks, splitMarks } from "./dialect.ts";
import { inlineHtml, inlineText, soleLink, type Targets } from "./inline.ts";
import { htmlOf } from "./to-html.ts";

type Draft = Loose & { data: DraftItem[] };
type DraftItem = Record<string, unknown> & { description: string };

/** Returns true for a text in our dialect: one that says so in its first lines. */
export function isDialect(text: string): boolean {
  return new RegExp(`^---\\s*\\n${dialectMark}\\s*\\n`).test(text.slice(0, 100).replace(/\r\n?/g, "\n"));
}

/** Returns the document of a text in our dialect, whatever somebody has made of it since it was written. */
export function readDialect(text: string, target: ReadTarget): ResumeDocument {
  const { fields, body } = splitFrontMatter(text.replace(/\r\n?/g, "\n"));
  const { blocks, targets } = blocksOf(body);
  const firstSection = blocks.findIndex((block) => block.type === "heading" && block.level === 2);
  const person = readPerson(firstSection === -1 ? blocks : blocks.slice(0, firstSection), targets);
  const sections = firstSection === -1 ? [] : readSections(blocks.slice(firstSection), targets);
  return foreignDocument(
    {
      name: typeof fields.name === "string" ? fields.name : "",
      basicInfo: person.basicInfo,
      links: person.links,
      sections: [...person.rest, ...sections],
      config: {
        lang: languageOf(fields.lang) ?? target.lang,
        ...(fields.template !== undefined && { templateName: fields.template }),
        ...(fields.template !== undefined && fields.template !== target.templateName && { templateId: "" }),
        ...(fields.theme !== undefined && { templateTheme: fields.theme }),
        design: isRecord(fields.design) ? fields.design : {},
      },
    },
    target,
  );
}

/** Each line is a name and its value, which is JSON where it is not a plain word. */
function splitFrontMatter(text: string): { fields: Record<string, unknown>; body: string } {
  const end = text.indexOf("\n---", 3);
  if (end === -1) return { fields: {}, body: text };
  const fields: Record<string, unknown> = {};
  for (const line of text.slice(4, end).split("\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) fields[line.slice(0, colon).trim()] = fieldValue(line.slice(colon + 1).trim());
  }
  return { fields, body: text.slice(end + 4) };
}

function fieldValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function readPerson(blocks: readonly Block[], targets: Targets) {
  const basicInfo: Record<string, string> = {};
  const links: Loose[] = [];
  const rest: Block[] = [];
  for (const block of blocks) {
    if (block.type === "heading" && block.level === 1 && basicInfo.name === undefined) {
      basicInfo.name = inlineText(block.text);
    } else if (block.type === "paragraph") {
      const picture = /^!\[[^\]]*\](?=\()/.exec(block.text);
      const photo = picture && soleLink(block.text.slice(1));
      if (photo && basicInfo.avatar === undefined) basicInfo.avatar = photo.url;
      else if (basicInfo.title === undefined && links.length === 0) basicInfo.title = inlineText(block.text);
      else rest.push(block);
    } else if (block.type === "list") {
      for (const item of block.items) {
        const [first] = item;
        if (first?.type !== "paragraph" || item.length > 1) rest.push({ ...block, items: [item] });
        else readPersonLine(first.text, basicInfo, links);
      }
    } else rest.push(block);
  }
  const description = htmlOf(rest, targets);
  return { basicInfo, links, rest: description === "" ? [] : [{ type: "profile", data: [{ description }] }] };
}

function readPersonLine(line: string, basicInfo: Record<string, string>, links: Loose[]): void {
  const { text, marks } = splitMarks(line);
  const link = soleLink(text);
  if (link) {
    links.push({ name: link.words, src: link.url, linkText: marks[0] });
    return;
  }
  const colon = colonOf(text);
  const label = inlineText(colon === -1 ? "" : text.slice(0, colon));
  const value = inlineText(text.slice(colon + 1));
  const field = marks.includes("fact") ? null : basicOf(label);
  if (field && basicInfo[field] === undefined) basicInfo[field] = value;
  else links.push({ name: label, text: value, src: "" });
}

/** Where the first colon stands that no sign before it makes a part of the words. */
function colonOf(text: string): number {
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === ":" || text[at] === "：") return at;
  }
  return -1;
}

function readSections(blocks: readonly Block[], targets: Targets): Draft[] {
  const sections: Draft[] = [];
  let section: Draft | null = null;
  let loose: Block[] = [];
  let item: DraftItem | null = null;
  const endItem = () => {
    const html = htmlOf(loose, targets);
    if (section && item) item.description += html;
    else if (section && html !== "") section.data.push({ description: html });
    loose = [];
    item = null;
  };
  for (const block of blocks) {
    if (block.type === "heading" && block.level <= 2) {
      endItem();
      const { text, marks } = splitMarks(block.text);
      section = { ...sectionOfMarks(inlineText(text), marks), data: [] };
      sections.push(section);
    } else if (block.type === "heading" && block.level === 3) {
      endItem();
      item = headOf(block.text);
      section?.data.push(item);
    } else if (item && loose.length === 0 && item.isDated !== true && takeDates(block, item)) {
      item.isDated = true;
    } else if (section && !item && block.type === "list" && loose.length === 0 && isListKind(section.type as never)) {
      section.data.push(...block.items.map((one) => rowOf(one, targets)));
    } else loose.push(block);
  }
  endItem();
  for (const one of sections) for (const each of one.data) delete each.isDated;
  return sections;
}

function headOf(line: string): DraftItem {
  const { text, marks } = splitMarks(line);
  const [title = "", subTitle = "", ...city] = fieldsOf(text).map(inlineText);
  return { title, subTitle, city: city.join(", "), description: "", ...itemOfMarks(marks) };
}

/** Parts a line at the bars that no sign before them makes a part of the words. */
function fieldsOf(text: string): string[] {
  const fields = [""];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "|") fields.push("");
    else {
      const length = text[at] === "\\" ? 2 : 1;
      fields[fields.length - 1] += text.slice(at, at + length);
      at += length - 1;
    }
  }
  return fields;
}

function takeDates(block: Block, item: DraftItem): boolean {
  const words = block.type === "paragraph" ? /^\*([^*\n]+)\*$/.exec(block.text)?.[1] : undefined;
  const dates = words === undefined ? null : datesOf(words);
  if (!dates) return false;
  Object.assign(item, dates);
  return true;
}

function datesOf(words: string): { startDate: string; endDate: string } | null {
  const [from = "", to = ""] = words.split("–").map((part) => part.trim());
  const exact = [from, to].map((part) => (part === "" ? "" : parseDate(part)));
  const [startDate, endDate] = exact;
  if (
    words.split("–").length <= 2 &&
    typeof startDate === "string" &&
    typeof endDate === "string" &&
    startDate !== "present"
  )
    return { startDate, endDate };
  const [found] = findDates(words);
  const isAll = found !== undefined && `${words.slice(0, found.from)}${words.slice(found.to)}`.trim() === "";
  return isAll ? { startDate: found.start, endDate: found.end } : null;
}

const row =
  /^\*\*((?:\\[\s\S]|[^\\*])+)\*\*(?: \(((?:\\[\s\S]|[^\\()])*)\))?(?: \*([^*\n]+)\*)?(?:[:：]\s*([\s\S]*))?$/u;

function rowOf(blocks: readonly Block[], targets: Targets): DraftItem {
  const [first] = blocks;
  if (first?.type !== "paragraph" || blocks.length > 1) return { description: htmlOf(blocks, targets) };
  const { text, marks } = splitMarks(first.text);
  const found = row.exec(text);
  const dates = found?.[3] === undefined ? { startDate: "", endDate: "" } : datesOf(found[3]);
  if (found && dates) {
    const [, title = "", subTitle = "", , words = ""] = found;
    const description = words === "" ? "" : `<p>${inlineHtml(words, targets)}</p>`;
    return { title: inlineText(title), subTitle: inlineText(subTitle), ...dates, description, ...itemOfMarks(marks) };
  }
  const colon = colonOf(text);
  if (colon <= 0) return { title: inlineText(text), description: "", ...itemOfMarks(marks) };
  const description = `<p>${inlineHtml(text.slice(colon + 1).trim(), targets)}</p>`;
  return { title: inlineText(text.slice(0, colon)), description, ...itemOfMarks(marks) };
}
