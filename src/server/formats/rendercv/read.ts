import {
  ForeignEntry,
  foreignDates,
  foreignDocument,
  joined,
  type LooseSection,
  languageOfTexts,
  linkParagraph,
  paragraphs,
  profileLink,
} from "#core/resume/formats/foreign.ts";
import type { ReadTarget } from "#core/resume/formats/format.ts";
import { basicOf, type ListedBasic } from "#core/resume/formats/markdown/dialect.ts";
import { inlineHtml, inlineText, soleLink } from "#core/resume/formats/markdown/inline.ts";
import { markdownToHtml } from "#core/resume/formats/markdown/to-html.ts";
import { firstText, isRecord, type Loose, listOf, own, recordOf, textOf } from "#core/resume/healing/loose.ts";
import { kindOfHeading } from "#core/resume/reading/terms/heading-words.ts";
import { type Language, languages, type ResumeDocument } from "#core/resume/schema.ts";
import { kindOfName, kindOfType, type SectionKind, sectionRules } from "#core/resume/sections.ts";
import { basicMark, factMark, languageNames, networks } from "./words.ts";

/** Returns the document of a RenderCV file; never throws. */
export function readRenderCv(from: Loose, target: ReadTarget): ResumeDocument {
  const cv = recordOf(own(from, "cv"));
  const sections = sectionsOf(recordOf(own(cv, "sections")));
  const written = textOf(own(recordOf(own(from, "locale")), "language"));
  const named = languages.filter((one) => languageNames[one] === written);
  const lang: Language = named.includes(target.lang) ? target.lang : (named[0] ?? languageOfTexts(sections, target));
  const { links, basics } = linksOf(cv);
  return foreignDocument(
    {
      name: firstText(cv, ["name", "headline"]),
      basicInfo: {
        ...basics,
        name: firstText(cv, ["name"]),
        title: firstText(cv, ["headline", "label"]),
        location: firstText(cv, ["location"]),
        email: firstText(cv, ["email"]),
        cellphone: firstText(cv, ["phone"]).replace(/^tel:/, ""),
        avatar: firstText(cv, ["photo"]),
      },
      links,
      sections,
      config: { lang },
    },
    target,
  );
}

function linksOf(cv: Loose): { links: Loose[]; basics: Partial<Record<ListedBasic, string>> } {
  const links: Loose[] = [];
  const basics: Partial<Record<ListedBasic, string>> = {};
  const sites = listOf(own(cv, "website")).length > 0 ? listOf(own(cv, "website")) : [own(cv, "website")];
  for (const site of sites) if (textOf(site) !== "") links.push({ name: "", src: textOf(site) });
  for (const profile of listOf(own(cv, "social_networks")).map(recordOf)) {
    const [network, username] = [textOf(own(profile, "network")), textOf(own(profile, "username"))];
    links.push(profileLink(network, username, username === "" ? "" : `${networks[network] ?? ""}${username}`));
  }
  for (const one of listOf(own(cv, "custom_connections")).map(recordOf)) {
    const [words, src] = [textOf(own(one, "placeholder")), textOf(own(one, "url"))];
    const [label, text] = split(words, basicMark);
    const field = text === undefined ? null : basicOf(label);
    if (field && text !== undefined) basics[field] = text;
    else if (words.includes(factMark)) {
      const [name, fact = ""] = split(words, factMark);
      links.push({ name, text: fact, src: "" });
    } else links.push({ name: words, src });
  }
  return { links, basics };
}

function split(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + mark.length)];
}

function sectionsOf(sections: Loose): LooseSection[] {
  return Object.keys(sections).map((key) => {
    const name = /^[a-z]+(?:_[a-z]+)*$/.test(key) ? titleOf(key) : key;
    const entries = listOf(sections[key]);
    const kind = kindOf(name, entries);
    const rows = entries.map((entry) => itemOf(entry, kind));
    // Lines with a bullet or a number are one list, whatever section they stand in.
    const marked =
      entries.length > 0 &&
      entries.every((entry) =>
        ["bullet", "number", "reversed_number"].some((mark) => own(recordOf(entry), mark) !== undefined),
      );
    const data = marked
      ? [{ description: `<ul>${rows.map((row) => `<li>${row.description}</li>`).join("")}</ul>` }]
      : rows;
    const rule = sectionRules[kind];
    const isShort = data.every((item) => textOf([own(item, "subTitle"), own(item, "description")]) === "");
    return {
      type: kind,
      name,
      tagStyle: rule.tagStyle && isShort,
      columns: kind === "project" ? "one" : rule.columns,
      data,
    };
  });
}

function titleOf(key: string): string {
  return key
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

const kinds: Partial<Record<NonNullable<ReturnType<typeof kindOfHeading>>, SectionKind>> = {
  ...{ work: "empolyment", education: "education", project: "project", skills: "skills", profile: "profile" },
  ...{ certificate: "certificate", language: "language", hobby: "hobby" },
};

/** The kind of a section by its name, and where that says nothing by the form of its entries. */
function kindOf(name: string, entries: readonly unknown[]): SectionKind {
  const heading = kindOfHeading(name);
  const byName = kindOfName(name) ?? kindOfType(name) ?? (heading === null ? null : kinds[heading]);
  if (byName) return byName;
  const first = recordOf(entries[0]);
  if (own(first, "company") !== undefined) return "empolyment";
  if (own(first, "institution") !== undefined) return "education";
  return "custom";
}

function itemOf(value: unknown, kind: SectionKind): Loose {
  const isListed = kind === "skills" || kind === "language" || kind === "hobby" || kind === "certificate";
  if (!isRecord(value)) {
    const text = textOf(value);
    return isListed ? { title: inlineText(text) } : { description: markdownToHtml(text) };
  }
  const entry = new ForeignEntry(value);
  const label = entry.text("label");
  if (label !== "") {
    const details = entry.text("details");
    const words = { title: inlineText(label) };
    if (kind === "language" || kind === "hobby" || kind === "certificate")
      return { ...words, subTitle: inlineText(details), description: paragraphs(...entry.rest()) };
    return {
      ...words,
      description: (details === "" ? "" : `<p>${inlineHtml(details)}</p>`) + paragraphs(...entry.rest()),
    };
  }
  const marked = entry.texts(["bullet", "number", "reversed_number"]);
  const [degree, area] = [entry.text("degree"), entry.text("area")];
  const titles = [entry.text("position"), degree, area, entry.text("name"), entry.text("title")].filter(
    (text) => text !== "",
  );
  const { words, links } = withoutLinks(titles);
  const where = withoutLinks(
    [entry.text("company"), entry.text("institution"), entry.text("subtitle"), entry.text("journal")].filter(
      (text) => text !== "",
    ),
  );
  const single = kind === "education" ? "end" : "start";
  const [start, end] = [entry.text("start_date"), entry.text("end_date")];
  const dates =
    start === "" && end === ""
      ? foreignDates(entry.text("date"), single)
      : foreignDates({ start, end: end || "present" });
  const date = start === "" && end === "" ? "" : entry.text("date");
  const [doi, url] = [entry.text("doi"), entry.text("url")];
  const highlights = entry.list("highlights").map((line) => `<li>${markdownToHtml(line)}</li>`);
  return {
    title: words,
    subTitle: where.words,
    city: entry.text("location"),
    startDate: dates.startDate,
    endDate: dates.endDate,
    description:
      paragraphs(dates.rest, date) +
      (marked === "" ? "" : markdownToHtml(marked)) +
      entry
        .list("authors")
        .map((author, index) => `${index === 0 ? "<p>" : ", "}${inlineHtml(author)}`)
        .join("") +
      markdownToHtml(entry.text("summary")) +
      (highlights.length === 0 ? "" : `<ul>${highlights.join("")}</ul>`) +
      [...links, ...where.links].map((link) => linkParagraph(link)).join("") +
      (doi === "" ? "" : linkParagraph(`https://doi.org/${doi}`, doi)) +
      linkParagraph(url) +
      paragraphs(...entry.rest()),
  };
}

/** Titles are one line without links: where one is a link, its URL goes to the text. */
function withoutLinks(texts: readonly string[]): { words: string; links: string[] } {
  const read = texts.map((text) => soleLink(text) ?? { words: inlineText(text), url: "" });
  return {
    words: joined(read.map(({ words, url }) => words || url)),
    links: read.map(({ url }) => url).filter((url) => url !== ""),
  };
}
