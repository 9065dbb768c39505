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
  const read = (table: keyof typeof entries) => rows(table).map((row) => itemOf(row, entries[table]));
  const all = (lang: Language): LooseSection[] => [
    sectionOf("profile", lang, about === "" ? [] : [{ description: about }]),
    sectionOf("empolyment", lang, read("Positions")),
    sectionOf("project", lang, read("Projects")),
    sectionOf("education", lang, read("Education")),
    sectionOf("skills", lang, read("Skills")),
    sectionOf("certificate", lang, read("Certifications")),
    sectionOf("language", lang, read("Languages")),
    ...withoutKind.map((name) => ({ type: "custom", name, columns: "one", data: read(name) })),
  ];
  const sections = (lang: Language) => all(lang).filter(({ data }) => data.length > 0);
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

function sectionOf(kind: SectionKind, lang: Language, data: Loose[]): LooseSection {
  const { tagStyle, columns } = sectionRules[kind];
  const isShort = data.every(({ subTitle = "", description = "" }) => subTitle === "" && description === "");
  return { type: kind, name: sectionName(kind, lang), tagStyle: tagStyle && isShort, columns, data };
}

/** Tables of a kind that we have no word for: their sections keep LinkedIn's. */
const withoutKind = ["Publications", "Honors", "Volunteering", "Courses"] as const;

/** Which columns of a table an entry of ours is read from; columns that are not named here are kept as text. */
type Entry = {
  title: string;
  subTitle?: string;
  city?: string;
  /** The first and the last day; without the last one, an entry that `goesOn` goes on. */
  dates?: readonly [start: string, end?: string];
  goesOn?: boolean;
  /** What is said about it, in this order. */
  texts?: readonly string[];
};

const entries = {
  Positions: {
    ...{ title: "Title", subTitle: "Company Name", city: "Location", texts: ["Description"] },
    ...{ dates: ["Started On", "Finished On"], goesOn: true },
  },
  Projects: { title: "Title", dates: ["Started On", "Finished On"], texts: ["Url", "Description"] },
  Education: {
    ...{ title: "School Name", subTitle: "Degree Name", dates: ["Start Date", "End Date"] },
    texts: ["Notes", "Activities"],
  },
  Skills: { title: "Name" },
  Certifications: {
    ...{ title: "Name", subTitle: "Authority", dates: ["Started On", "Finished On"] },
    texts: ["License Number", "Url"],
  },
  Languages: { title: "Name", subTitle: "Proficiency" },
  Publications: { title: "Name", subTitle: "Publisher", dates: ["Published On"], texts: ["Description", "Url"] },
  Honors: { title: "Title", dates: ["Issued On"], texts: ["Description"] },
  Volunteering: {
    ...{ title: "Role", subTitle: "Company Name", texts: ["Cause", "Description"] },
    ...{ dates: ["Started On", "Finished On"], goesOn: true },
  },
  Courses: { title: "Name", subTitle: "Number" },
} satisfies Partial<Record<Table, Entry>>;

function itemOf(row: Row, { title, subTitle = "", city = "", dates = [""], goesOn, texts = [] }: Entry): Loose {
  const entry = new ForeignEntry(row);
  const [from, to] = [dates[0], dates[1] ?? ""].map((column) => dateOf(entry.text(column)));
  const endDate = to?.date === "" && goesOn && from?.date !== "" ? "present" : to?.date;
  // What is no date is kept as a text.
  const said = paragraphs(joined([from?.rest ?? "", to?.rest ?? ""], " – "));
  const written = texts.map((column) =>
    column === "Url" ? linkOf(entry.text(column)) : paragraphs(entry.text(column)),
  );
  return {
    ...{ title: entry.text(title), subTitle: entry.text(subTitle), city: entry.text(city) },
    ...{ startDate: from?.date, endDate },
    description: said + written.join("") + paragraphs(...entry.rest()),
  };
}

function dateOf(text: string): { date: string; rest: string } {
  const { startDate, endDate, rest } = foreignDates(parseDate(text) ?? text);
  return { date: startDate || endDate, rest };
}

const linkOf = (url: string) => (url === "" ? "" : linkParagraph(url));
