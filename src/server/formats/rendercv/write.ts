import { stringify } from "yaml";
import { basicLabels } from "#core/resume/formats/markdown/dialect.ts";
import { escapeLine } from "#core/resume/formats/markdown/escape.ts";
import { markdownLineOf, markdownOf } from "#core/resume/formats/markdown/write-text.ts";
import { isBlock, parseRichText, type RichBlock, serializeRichText } from "#core/resume/rich-text.ts";
import { withoutSamples } from "#core/resume/sample-items.ts";
import type { Item, Link, ResumeDocument, Section } from "#core/resume/schema.ts";
import { basicMark, factMark, languageNames, networks } from "./words.ts";

type Yaml = Record<string, unknown>;

/** Returns the document as the file that RenderCV draws. Its texts are Markdown. */
export function writeRenderCv(resume: ResumeDocument): string {
  const { data, config } = withoutSamples(resume);
  const sections: Yaml = {};
  for (const section of data.sections) {
    // Titles are keys: two sections of one name differ by a space that nobody sees.
    let title = section.name === "" ? " " : section.name;
    while (Object.hasOwn(sections, title)) title += " ";
    sections[title] = entriesOf(section);
  }
  const cv = filled({ ...personOf(data, config.lang), sections });
  return stringify({ cv, locale: { language: languageNames[config.lang] } }, { lineWidth: 0 });
}

function personOf({ basicInfo, links }: ResumeDocument["data"], lang: ResumeDocument["config"]["lang"]): Yaml {
  const labels = basicLabels[lang];
  const site = links.find(isSite);
  const known = links.filter((link) => link !== site && networkOf(link) !== null);
  const others = links.filter((link) => link !== site && networkOf(link) === null);
  const more = (["birth", "wechat"] as const)
    .filter((field) => basicInfo[field] !== "")
    .map((field) => connection(`${labels[field]}${basicMark}${basicInfo[field]}`, null));
  return {
    name: basicInfo.name,
    headline: basicInfo.title,
    location: basicInfo.location,
    email: basicInfo.email,
    phone: basicInfo.cellphone,
    photo: basicInfo.avatar,
    website: site?.src,
    social_networks: known.map(networkOf),
    custom_connections: [...more, ...others.map(connectionOf)],
  };
}

const isSite = ({ name, src, text }: Link) => name === "" && text === undefined && /^https?:\/\//.test(src);

function networkOf({ name, src, text }: Link): Yaml | null {
  const url = networks[name];
  if (url === undefined || text !== undefined || !src.startsWith(url) || src.length === url.length) return null;
  return { network: name, username: src.slice(url.length) };
}

function connectionOf({ name, src, text }: Link): Yaml {
  return text === undefined ? connection(name, src) : connection(`${name}${factMark}${text}`, null);
}

function connection(placeholder: string, url: string | null): Yaml {
  return { fontawesome_icon: url === null ? "circle-info" : "link", placeholder, url };
}

/** All entries of a section are of one form: lines of text, labels with their details, or records. */
function entriesOf({ type, data }: Section): unknown[] {
  const isRow = (item: Item) => item.startDate === "" && item.endDate === "" && item.city === "";
  if (type === "profile" && data.every((item) => isRow(item) && item.title === "" && item.subTitle === "")) {
    return data.map(({ description }) => markdownOf(description));
  }
  const isListed = type === "skills" || type === "language" || type === "hobby" || type === "certificate";
  const isBare = (item: Item) => isRow(item) && item.title !== "" && item.subTitle === "" && item.description === "";
  if (isListed && data.every(isBare)) return data.map(({ title }) => escapeLine(title));
  const details = data.map((item) => (isListed && isRow(item) && item.title !== "" ? detailsOf(item, type) : null));
  if (details.length > 0 && details.every((one) => one !== null)) {
    return data.map(({ title }, index) => ({ label: escapeLine(title), details: details[index] }));
  }
  return data.map((item) => recordOf(item, type));
}

function detailsOf({ subTitle, description }: Item, type: Section["type"]): string | null {
  if (type === "skills") return subTitle === "" ? (description === "" ? "" : markdownLineOf(description)) : null;
  return description === "" ? escapeLine(subTitle) : null;
}

function recordOf(item: Item, type: Section["type"]): Yaml {
  const [title, subTitle] = [escapeLine(item.title), escapeLine(item.subTitle)];
  const names =
    type === "empolyment"
      ? { company: subTitle, position: title }
      : type === "education"
        ? { institution: subTitle, area: title }
        : { name: title, ...(subTitle !== "" && { subtitle: subTitle }) };
  return { ...names, ...filled({ location: item.city, ...datesOf(item), ...textsOf(item.description) }) };
}

/** A beginning without an end would go on until today there. */
function datesOf({ startDate, endDate }: Item): Yaml {
  if (startDate !== "" && endDate !== "") return { start_date: startDate, end_date: endDate };
  return { date: startDate || endDate };
}

/** Paragraphs and one list after them are the summary and the highlights; any other order is kept as one text. */
function textsOf(description: string): Yaml {
  const blocks = parseRichText(description);
  const last = blocks.at(-1);
  const before = blocks.slice(0, -1);
  if (last?.type !== "ul" || before.some((block) => block.type !== "p")) return { summary: markdownOf(description) };
  const lines = last.children.map((item) => {
    const children =
      item.children.length === 1 && item.children[0]?.type === "p" ? item.children[0].children : item.children;
    return children.some(isBlock) ? null : markdownLineOf(serializeRichText([{ type: "p", children } as RichBlock]));
  });
  if (lines.some((line) => line === null)) return { summary: markdownOf(description) };
  return { summary: markdownOf(serializeRichText(before)), highlights: lines };
}

function filled(values: Yaml): Yaml {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== "" && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
