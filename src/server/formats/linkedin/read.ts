import { parseDate } from "#core/resume/dates.ts";
import {
  ForeignEntry,
  foreignDates,
  foreignDocument,
  joined,
  type LooseSection,
  languageOfTexts,
  linkParagraph,
  paragraphs,
} from "#core/resume/formats/foreign.ts";
import type { ReadTarget } from "#core/resume/formats/format.ts";
import type { Loose } from "#core/resume/healing/loose.ts";
import type { Language, ResumeDocument } from "#core/resume/schema.ts";
import { type SectionKind, sectionName, sectionRules } from "#core/resume/sections.ts";
import { type Row, rowsOf, type Table } from "./tables.ts";

/**
 * Returns the document of LinkedIn's tables; never throws. Every text of theirs is kept, but for the postal address, which
 * LinkedIn shows nobody, where a place stands beside it, and for a former name.
 */
export function readLinkedIn(tables: ReadonlyMap<Table, string[][]>, target: ReadTarget): ResumeDocument {
  const rows = (table: Table) => rowsOf(table, tables.get(table) ?? []);
  const [profile = {}] = rows("Profile");
  const person = new ForeignEntry(profile, { ignored: ["Address", "Zip Code", "Maiden Name"] });
  const summary = person.text("Summary");
  const basics = {
    name: nameOf(person),
    title: person.text("Headline"),
    location: person.text("Geo Location") || person.text("Address"),
    birth: person.text("Birth Date"),
    email: emailOf(rows("Email Addresses")),
    cellphone: phoneOf(rows("PhoneNumbers")),
  };
  const links = linksOf(person);
  const about = paragraphs(summary, ...person.rest());
  const sections = (lang: Language): LooseSection[] => [
    ...sectionOf("profile", lang, about === "" ? [] : [{ description: about }]),
    ...sectionOf("empolyment", lang, rows("Positions").map(positionOf)),
    ...sectionOf("project", lang, rows("Projects").map(projectOf)),
    ...sectionOf("education", lang, rows("Education").map(educationOf)),
    ...sectionOf("skills", lang, rows("Skills").map(named)),
    ...sectionOf("certificate", lang, rows("Certifications").map(certificateOf)),
    ...sectionOf("language", lang, rows("Languages").map(languageRow)),
    ...ownSection("Publications", rows("Publications").map(publicationOf)),
    ...ownSection("Honors", rows("Honors").map(honorOf)),
    ...ownSection("Volunteering", rows("Volunteering").map(volunteeringOf)),
    ...ownSection("Courses", rows("Courses").map(courseOf)),
  ];
  const lang = languageOfTexts(sections(target.lang), target);
  return foreignDocument(
    { name: basics.title || basics.name, basicInfo: basics, links, sections: sections(lang), config: { lang } },
    target,
  );
}

/** In Han and Hangul the family name comes first, and nothing stands between the two. */
function nameOf(person: ForeignEntry): string {
  const [given, family] = [person.text("First Name"), person.text("Last Name")];
  return /^[\p{Script=Han}\p{Script=Hangul}]+$/u.test(given + family) ? family + given : joined([given, family], " ");
}

function emailOf(rows: readonly Row[]): string {
  const chosen = rows.find((row) => /^(?:yes|true)$/i.test(row.Primary ?? "")) ?? rows[0];
  return chosen?.["Email Address"] ?? "";
}

function phoneOf([first]: readonly Row[]): string {
  return first ? joined([first.Number ?? "", first.Extension ? `ext. ${first.Extension}` : ""], " ") : "";
}

/** Websites stand as `[COMPANY:https://example.com,PORTFOLIO:https://…]`, handles as `[name]`. */
function linksOf(person: ForeignEntry): Loose[] {
  const listed = (key: string) =>
    person
      .text(key)
      .replace(/^\[|\]$/g, "")
      .split(",")
      .map((text) => text.trim())
      .filter((text) => text !== "");
  const sites = listed("Websites").map((text) => {
    const [, kind = "", src = text] = /^([A-Z_]+):(.+)$/.exec(text) ?? [];
    const name = kind.charAt(0) + kind.slice(1).toLowerCase().replaceAll("_", " ");
    return { name: ["COMPANY", "PORTFOLIO", "BLOG"].includes(kind) ? name : "", src };
  });
  const handles = listed("Twitter Handles").map((handle) => ({
    name: "X",
    src: `https://x.com/${handle.replace(/^@/, "")}`,
  }));
  const messengers = listed("Instant Messengers").map((text) => ({ name: "IM", text, src: "" }));
  return [...sites, ...handles, ...messengers];
}

function sectionOf(kind: SectionKind, lang: Language, data: Loose[]): LooseSection[] {
  const { tagStyle, columns } = sectionRules[kind];
  const isShort = data.every(({ subTitle = "", description = "" }) => subTitle === "" && description === "");
  const section = { type: kind, name: sectionName(kind, lang), tagStyle: tagStyle && isShort, columns };
  return data.length > 0 ? [{ ...section, data }] : [];
}

/** A section of a kind that we have no word for keeps LinkedIn's. */
const ownSection = (name: string, data: Loose[]): LooseSection[] =>
  data.length > 0 ? [{ type: "custom", name, columns: "one", data }] : [];

/** Both ends of an entry; what is no date is kept as a text. */
function datesOf(entry: ForeignEntry, start: string, end: string, isOngoing = false) {
  const [from, to] = [entry.text(start), entry.text(end)].map((text) => foreignDates(parseDate(text) ?? text));
  const endDate = to?.startDate || to?.endDate || "";
  return {
    startDate: from?.startDate ?? "",
    endDate: endDate === "" && isOngoing && from?.startDate ? "present" : endDate,
    rest: joined([from?.rest ?? "", to?.rest ?? ""], " – "),
  };
}

function itemOf(
  entry: ForeignEntry,
  parts: Loose,
  texts: readonly string[],
  dates = { startDate: "", endDate: "", rest: "" },
): Loose {
  const { rest, ...when } = dates;
  return { ...parts, ...when, description: paragraphs(rest, ...texts) + paragraphs(...entry.rest()) };
}

function positionOf(row: Row): Loose {
  const entry = new ForeignEntry(row);
  const dates = datesOf(entry, "Started On", "Finished On", true);
  const parts = { title: entry.text("Title"), subTitle: entry.text("Company Name"), city: entry.text("Location") };
  return itemOf(entry, parts, [entry.text("Description")], dates);
}

function projectOf(row: Row): Loose {
  const entry = new ForeignEntry(row);
  const dates = datesOf(entry, "Started On", "Finished On");
  const [parts, url] = [{ title: entry.text("Title") }, entry.text("Url")];
  const item = itemOf(entry, parts, [entry.text("Description")], dates);
  return { ...item, description: `${url === "" ? "" : linkParagraph(url)}${String(item.description)}` };
}

function educationOf(row: Row): Loose {
  const entry = new ForeignEntry(row);
  const dates = datesOf(entry, "Start Date", "End Date");
  const parts = { title: entry.text("School Name"), subTitle: entry.text("Degree Name") };
  return itemOf(entry, parts, [entry.text("Notes"), entry.text("Activities")], dates);
}

function certificateOf(row: Row): Loose {
  const entry = new ForeignEntry(row);
  const dates = datesOf(entry, "Started On", "Finished On");
  const parts = { title: entry.text("Name"), subTitle: entry.text("Authority") };
  const [url, number] = [entry.text("Url"), entry.text("License Number")];
  const item = itemOf(entry, parts, [number], dates);
  return { ...item, description: `${String(item.description)}${url === "" ? "" : linkParagraph(url)}` };
}

const named = (row: Row): Loose => {
  const entry = new ForeignEntry(row);
  return itemOf(entry, { title: entry.text("Name") }, []);
};

function languageRow(row: Row): Loose {
  const entry = new ForeignEntry(row);
  return itemOf(entry, { title: entry.text("Name"), subTitle: entry.text("Proficiency") }, []);
}

function publicationOf(row: Row): Loose {
  const entry = new ForeignEntry(row);
  const dates = datesOf(entry, "Published On", "");
  const url = entry.text("Url");
  const parts = { title: entry.text("Name"), subTitle: entry.text("Publisher") };
  const item = itemOf(entry, parts, [entry.text("Description")], dates);
  return { ...item, description: `${String(item.description)}${url === "" ? "" : linkParagraph(url)}` };
}

function honorOf(row: Row): Loose {
  const entry = new ForeignEntry(row);
  const dates = datesOf(entry, "Issued On", "");
  return itemOf(entry, { title: entry.text("Title") }, [entry.text("Description")], dates);
}

function volunteeringOf(row: Row): Loose {
  const entry = new ForeignEntry(row);
  const dates = datesOf(entry, "Started On", "Finished On", true);
  const parts = { title: entry.text("Role"), subTitle: entry.text("Company Name") };
  return itemOf(entry, parts, [entry.text("Cause"), entry.text("Description")], dates);
}

function courseOf(row: Row): Loose {
  const entry = new ForeignEntry(row);
  return itemOf(entry, { title: entry.text("Name"), subTitle: entry.text("Number") }, []);
}
