import { formatRange } from "../../dates.ts";
import { richTextToPlain } from "../../rich-text.ts";
import { withoutSamples } from "../../sample-items.ts";
import type { Item, Link, ResumeDocument, Section } from "../../schema.ts";
import { sectionsByColumn, showsTags } from "../../sections.ts";
import type { TextWriter } from "../format.ts";

/**
 * Plain text in the order in which the sheet is read, for forms that take no file and for a look at what a machine
 * reads. It is for people, so nothing reads it back.
 */
export const plainText: TextWriter = {
  name: "plain-text",
  title: "TXT",
  extensions: [".txt"],
  mime: "text/plain",
  lacks: ["hidden", "photo", "design", "marks", "underline", "alignment", "spacing", "pageBreaks"],
  write(resume) {
    const document = withoutSamples(resume);
    const { main, side } = sectionsByColumn(document.data.sections, document.config.design.columns ?? "one");
    const parts = [headOf(document), ...[...main, ...side].map((section) => sectionOf(section, document))];
    return `${parts.filter((part) => part !== "").join("\n\n\n")}\n`;
  },
};

function headOf({ data: { basicInfo, links } }: ResumeDocument): string {
  const { name, title, email, cellphone, location, birth, wechat } = basicInfo;
  const contacts = [email, cellphone, location, wechat, birth, ...links.map(linkOf)].filter((text) => text !== "");
  return [name, title, contacts.join("\n")].filter((text) => text !== "").join("\n");
}

function linkOf({ name, src, text }: Link): string {
  const said = text ?? src;
  return name === "" || said === "" || name === said ? name || said : `${name}: ${said}`;
}

function sectionOf(section: Section, document: ResumeDocument): string {
  const isBare = (item: Item) =>
    item.description === "" && item.startDate === "" && item.endDate === "" && item.city === "";
  const items = section.data.map((item) => itemOf(item, document)).filter((text) => text !== "");
  if (items.length === 0) return section.name;
  const isTight = showsTags(section) || section.data.every(isBare);
  return `${section.name}\n\n${items.join(isTight ? "\n" : "\n\n")}`;
}

function itemOf(item: Item, { config: { lang, design } }: ResumeDocument): string {
  const dates = formatRange(item.startDate, item.endDate, lang, design.dateFormat);
  const head = [item.title, item.subTitle, item.city, dates].filter((text) => text !== "").join(" | ");
  return [head, richTextToPlain(item.description)].filter((text) => text !== "").join("\n");
}
