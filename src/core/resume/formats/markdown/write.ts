import { formatDate } from "../../dates.ts";
import { withoutSamples } from "../../sample-items.ts";
import { defaultDesign, type Item, type Language, type Link, type ResumeDocument, type Section } from "../../schema.ts";
import {
  basicLabels,
  basicOf,
  dialectMark,
  isListKind,
  itemMarks,
  listedBasics,
  marksOf,
  sectionMarks,
} from "./dialect.ts";
import { escapeLine, escapeLineStarts, escapeUrl } from "./escape.ts";
import { markdownLineOf, markdownOf } from "./write-text.ts";

/** Returns a document in our dialect of Markdown, which every program shows as a resume. Samples are left out. */
export function writeMarkdown(resume: ResumeDocument): string {
  const document = withoutSamples(resume);
  const { lang } = document.config;
  const parts = [
    frontMatter(document),
    ...personOf(document),
    ...document.data.sections.flatMap((one) => sectionOf(one, lang)),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function frontMatter({ name, config }: ResumeDocument): string {
  const design = Object.entries(config.design).filter(
    ([key, value]) => value !== undefined && value !== defaultDesign[key as keyof typeof defaultDesign],
  );
  return [
    "---",
    dialectMark,
    `name: ${JSON.stringify(name)}`,
    `lang: ${config.lang}`,
    `template: ${JSON.stringify(config.templateName)}`,
    `theme: ${JSON.stringify(config.templateTheme)}`,
    ...(design.length > 0 ? [`design: ${JSON.stringify(Object.fromEntries(design))}`] : []),
    "---",
  ].join("\n");
}

function personOf({ data: { basicInfo, links }, config: { lang } }: ResumeDocument): string[] {
  const labels = basicLabels[lang];
  const basics = listedBasics
    .filter((field) => basicInfo[field] !== "")
    .map((field) => `- ${labels[field]}: ${escapeLine(basicInfo[field])}`);
  return [
    `# ${escapeLine(basicInfo.name)}`.trimEnd(),
    basicInfo.avatar === "" ? "" : `![](${escapeUrl(basicInfo.avatar)})`,
    escapeLineStarts(escapeLine(basicInfo.title)),
    [...basics, ...links.map(linkOf)].join("\n"),
  ];
}

/** The label of a fact that would name a fact of the person's own says that it is not that. */
function linkOf({ name, src, text, linkText }: Link): string {
  if (text !== undefined) {
    return `- ${escapeLine(name, ":")}: ${escapeLine(text)}`.trimEnd() + marksOf([basicOf(name) ? "fact" : ""]);
  }
  const isShort = name === "" && /^https?:\/\/[^\s<>\\&]+$/.test(src);
  return `- ${isShort ? `<${src}>` : `[${escapeLine(name)}](${escapeUrl(src)})`}${marksOf([linkText ?? ""])}`;
}

function sectionOf(section: Section, lang: Language): string[] {
  const head = `## ${escapeLine(section.name)}${sectionMarks(section)}`;
  const rows = isListKind(section.type) ? section.data.map((item) => rowOf(item, lang)) : [];
  if (rows.length > 0 && rows.every((row) => row !== null)) return [head, rows.join("\n")];
  return [head, ...section.data.flatMap((item, index) => itemOf(item, index === 0 && !isListKind(section.type), lang))];
}

/** An entry as one row of a list, `- **Go** (fluent): seven years`; null where a row cannot hold it. */
function rowOf(item: Item, lang: Language): string | null {
  const { title, subTitle, city, description } = item;
  const text = description === "" ? "" : markdownLineOf(description);
  if (title.trim() === "" || city !== "" || text === null) return null;
  const dates = datesOf(item, lang);
  const isBare = subTitle === "" && dates === "" && text === "" && !/[:：]/u.test(title);
  const name = isBare ? escapeLineStarts(escapeLine(title)) : `**${escapeLine(title)}**`;
  const about = subTitle === "" ? "" : ` (${escapeLine(subTitle, "()")})`;
  return `- ${name}${about}${dates === "" ? "" : ` ${dates}`}${text === "" ? "" : `: ${text}`}${itemMarks(item)}`;
}

function itemOf(item: Item, mayBeBare: boolean, lang: Language): string[] {
  const { title, subTitle, city, description } = item;
  const fields = [title, subTitle, city].map((text) => escapeLine(text, "|"));
  while (fields.length > 0 && fields.at(-1) === "") fields.pop();
  const head = `###${fields.length === 0 ? "" : ` ${fields.join(" | ")}`}${itemMarks(item)}`;
  const dates = datesOf(item, lang);
  const isBare = mayBeBare && head === "###" && dates === "" && description !== "";
  return [isBare ? "" : head, dates, markdownOf(description)];
}

function datesOf({ startDate, endDate }: Item, lang: Language): string {
  const [start, end] = [startDate, endDate].map((date) => formatDate(date, lang));
  if (start === "" && end === "") return "";
  return end === "" ? `*${start}*` : `*${start === "" ? "" : `${start} `}– ${end}*`;
}
