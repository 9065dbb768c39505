import { escapeHtml } from "../../rich-text/escape.ts";
import type { Language } from "../../schema.ts";
import { type SectionKind, sectionName } from "../../sections.ts";
import { subjectBelow, withoutPursuit } from "../entries/bare-degrees.ts";
import { withBoardRow, withMainDuty, withPartsBeside } from "../entries/board-jobs.ts";
import { withCompaniesBelow } from "../entries/companies-below.ts";
import { withItemsJoined } from "../entries/dated-items.ts";
import { degreeBelow, schoolBelow, subjectBelowSchool, withoutMajorLabel } from "../entries/degree-below.ts";
import { listedEntry, type RawEntry, splitEntries } from "../entries/entries.ts";
import { withFullLinesJoined } from "../entries/full-lines.ts";
import { withFurtherRoles } from "../entries/further-roles.ts";
import { headDate } from "../entries/head-dates.ts";
import { withFormLabels } from "../entries/japanese-labels.ts";
import { listedStudies, withHeadsAboveDates, withHeadsUnlisted } from "../entries/listed-heads.ts";
import { withDegreesParted, withSchoolShared } from "../entries/nested-degrees.ts";
import { entriesBelowNames } from "../entries/outdented-names.ts";
import { withRoleBelow } from "../entries/roles-below.ts";
import { tagsByRoom, tagsByWords } from "../entries/tags.ts";
import { withItemsListed } from "../entries/told-items.ts";
import { chineseJob } from "../heads/chinese-jobs.ts";
import {
  chineseStudies,
  studiesBelow,
  withGradesBelow,
  withSchoolAbove,
  withSchoolAsHead,
} from "../heads/chinese-studies.ts";
import { type EntryFields, fieldsOf } from "../heads/fields.ts";
import { japaneseJob } from "../heads/japanese-jobs.ts";
import { japaneseStudies, japaneseStudiesBelow } from "../heads/japanese-studies.ts";
import { labelledIn, withLabels } from "../lines/entry-labels.ts";
import type { Line } from "../lines/lines.ts";
import { withListsBeside } from "../lines/lists-beside.ts";
import { bulletOf, type Paragraph, paragraphsOf, richTextOf } from "../lines/paragraphs.ts";
import { withSegments } from "../lines/segments.ts";
import { kindOfTable, withColumnLabels } from "../lines/table-rows.ts";
import type { Body } from "../lines/title-look.ts";
import type { ReadPerson } from "../person/person.ts";
import { titledProse } from "../person/person-prose.ts";
import { isDuration } from "../terms/circumstances.ts";
import { kindOfHeading } from "../terms/heading-words.ts";
import { isChinese } from "../terms/language.ts";
import { studyStatus } from "../words/entities.ts";
import type { HeadingKind } from "../words/headings.ts";
import { isPresentOnly } from "../words/present.ts";
import { inPairs } from "./events.ts";
import { partedByEntries } from "./mixed-sections.ts";
import { withNestedJoined } from "./nested-entries.ts";
import { withCompanyAbove, withSameCompany } from "./same-company.ts";
import { type ReadSection, sectionKinds } from "./sections.ts";
import { ToldJobs } from "./told-jobs.ts";

/** A section as the healing of a document takes it. */
export type DraftSection = { type: SectionKind; name: string; data: DraftItem[]; onlyDesc?: boolean };
export type DraftItem = {
  title?: string;
  subTitle?: string;
  startDate?: string;
  endDate?: string;
  city?: string;
  description?: string;
  /** True of a row of a table, which may tell of a project of the job above it. */
  isRow?: boolean;
  /** Where it was read, until its place in the document is known. */
  reading?: Omit<Reading, "path">;
};

/** How certain one field is, and where it stands: page from 0, points from the top left corner. */
export type Reading = { path: string; confidence: number; page: number; x: number; y: number; width: number };

/** Returns the sections of a document, in the order of the file; what the header says in sentences comes first. */
export function draftsOf(
  sections: readonly ReadSection[],
  person: ReadPerson,
  lang: Language,
  body: Body,
): { drafts: DraftSection[]; readings: Reading[] } {
  const drafts: DraftSection[] = [];
  const readings: Reading[] = [];
  if (person.prose.length > 0) {
    const { name, lines } = titledProse(person.prose);
    const description = richTextOf(paragraphsOf(lines));
    drafts.push({ type: "profile", name: name || sectionName("profile", lang), data: [{ description }] });
  }
  const told = new ToldJobs();
  const hasJobs = sections.some(({ kind }) => kind === "work");
  for (const section of sections) {
    for (const part of partsOf(byEntries(section, hasJobs)).flatMap((one) =>
      partedByEntries(one, sections, lang, body),
    )) {
      const data = itemsOf(part, body, lang).map(({ reading, ...item }, index) => {
        if (reading) readings.push({ path: `sections.${drafts.length}.data.${index}`, ...reading });
        return item;
      });
      const draft: DraftSection = { type: sectionKinds[part.kind], name: part.name, data };
      if (part.kind === "work") told.add(draft);
      drafts.push(draft);
    }
  }
  return { drafts, readings };
}

/**
 * "職務経歴概要": a title that may be that of a summary is one of jobs above a table of them. It is so above several dated
 * heads too, where no other section tells of jobs.
 */
function byEntries(section: ReadSection, hasJobs: boolean): ReadSection {
  // "기타사항(경력, 봉사활동)": what is told beside others is told by the columns of its table.
  if (section.kind === "other" || section.kind === "activity") {
    const isOfJobs = /경력|職歴|职历/u.test(section.name) && kindOfTable(section.lines[0]) === "work";
    return isOfJobs ? { ...section, kind: "work" } : section;
  }
  if (section.kind === "work") return namesProjectsAlone(section) ? { ...section, kind: "project" } : section;
  if (section.kind !== "profile") return section;
  const isDated = (line: Line) => {
    const range = bulletOf(line) === "" ? headDate(line) : null;
    return range !== null && range.start !== "" && range.end !== "";
  };
  const isOfJobs = !hasJobs && titleOfJobs.test(section.name) && section.lines.filter(isDated).length > 1;
  const kind = kindOfTable(section.lines[0]) ?? (isOfJobs ? "work" : null);
  return kind ? { ...section, kind } : section;
}

/** "Work / Project Experience" with nothing but projects, each behind a label, and nobody who gave a job. */
function namesProjectsAlone({ lines }: ReadSection): boolean {
  const labels = lines.map(({ text }) => labelledIn(text)?.label);
  return labels[0] === "name" && !labels.includes("organisation");
}

const titleOfJobs = /職務|経歴|经历|經歷|工作|경력|career|employment|work|professional|beruf|professionnel|laboral/iu;

/** A section of jobs and schools together, as in Japanese forms, is parted at the titles inside it. */
function partsOf(section: ReadSection): ReadSection[] {
  if (section.kind !== "education" || !/職歴|职/u.test(section.name.replace(/\s/gu, ""))) return [section];
  const isTitle = (line: Line) => /^(?:職\s*歴|学\s*歴|职\s*历|学\s*历)$/u.test(line.text.trim());
  const parts: ReadSection[] = [];
  // The names of the columns of such a form stand above its first title.
  for (const line of section.lines.filter(({ text }) => !/^[年月日\s]+$/u.test(text))) {
    const title = line.text.replace(/\s/gu, "");
    if (isTitle(line)) {
      parts.push({
        ...section,
        kind: /職|职/u.test(title) ? "work" : "education",
        name: title,
        title: line,
        lines: [],
      });
    } else if (parts.length > 0) parts.at(-1)?.lines.push(line);
    else parts.push({ ...section, lines: [line] });
  }
  // Where only the second half has a title of its own, the title of both is that of the first.
  const [first, second] = parts;
  if (first && second?.kind === "work" && first.name === section.name)
    first.name = section.name.split(/[・･/／]/u)[0] ?? "";
  return parts.filter(({ lines }) => lines.length > 0);
}

function itemsOf(section: ReadSection, body: Body, lang: Language): DraftItem[] {
  switch (section.kind) {
    case "profile":
      return [{ description: richTextOf(paragraphsOf(section.lines)) }];
    case "skills":
    case "language":
    case "hobby":
      return rowsOf(section);
    case "education":
      return inPairs(entriesOf(section, body, lang)).map(withoutStatus);
    case "work":
      return withNestedJoined(withSameCompany(inPairs(entriesOf(section, body, lang)))).map((item) =>
        withItemsListed(item),
      );
    default:
      return inPairs(entriesOf(section, body, lang));
  }
}

/** How far the studies went is no degree: "就學中", "중퇴, 정보통신". */
function withoutStatus(item: DraftItem): DraftItem {
  const parts = (item.title ?? "").split(/,\s+/u);
  const told = parts.filter((part) => !studyStatus.test(part));
  return told.length < parts.length ? { ...item, title: told.join(", ") } : item;
}

/**
 * "Academic background" alone below the title "Education", above a list of studies, says the title once more. Returns what
 * stands below it; null for any other section.
 */
function belowTitleAgain({ kind, lines: [first, ...lines] }: ReadSection): { first: Line; lines: Line[] } | null {
  const isTitle = kind === "education" && first !== undefined && bulletOf(first) === "" && first.segments.length === 1;
  return isTitle && kindOfHeading(first.text) === kind && listedStudies(lines) !== null ? { first, lines } : null;
}

function entriesOf(section: ReadSection, body: Body, lang: Language): DraftItem[] {
  const below = belowTitleAgain(section);
  if (below)
    return [
      { description: richTextOf(paragraphsOf([below.first])) },
      ...entriesOf({ ...section, lines: below.lines }, body, lang),
    ];
  const isListed = section.kind === "education" || section.kind === "project" || section.kind === "work";
  const isNamed = section.kind === "work" || section.kind === "education";
  const isJob = section.kind === "work" || section.kind === "project";
  const told = lang === "ja" && isJob ? withFormLabels(section.lines) : section.lines;
  const whole = isListed ? withFullLinesJoined(told) : told;
  const all = withHeadsAboveDates(isNamed ? withItemsJoined(whole) : whole);
  const lines = isListed ? withHeadsUnlisted(all, section.kind === "education") : all;
  const isSchool = isChinese(lang) && section.kind === "education";
  const rows = withColumnLabels(isSchool ? withGradesBelow(lines) : lines);
  const studies = section.kind === "education" && !isSchool ? listedStudies(whole) : null;
  const isEducation = section.kind === "education";
  const split =
    studies?.map((one) => listedEntry(one, body)) ??
    (isNamed ? entriesBelowNames(rows, isEducation) : null) ??
    splitEntries(rows, body, isEducation);
  const whom = section.kind === "work" ? withFurtherRoles(withCompaniesBelow(withCompanyAbove(split))) : split;
  const entries = (section.kind === "education" ? withSchoolShared(withDegreesParted(whom)) : whom)
    .map((entry) => (isSchool ? withSchoolAsHead(entry) : entry))
    .map((entry) => (section.kind === "work" ? withRoleBelow(withBoardRow(entry)) : entry))
    .map((entry) => withLabels(withListsBelow(entry)));
  const read = fieldsOf(entries, section.kind).map((field, index) => {
    const entry = entries[index];
    if (isChinese(lang) && section.kind === "work" && entry) return chineseJob(field, entry);
    if (section.kind === "work" && entry && lang === "ja") return japaneseJob(entry, field);
    if (section.kind === "work" && entry && lang === "ko") return withMainDuty(entry, withPartsBeside(entry, field));
    if (section.kind === "education" && entry && lang === "ja")
      return withBelow(entry, japaneseStudies(entry, field), japaneseStudiesBelow);
    if (section.kind === "education" && entry && !isSchool) return withDegreeBelow(entry, field);
    return isSchool && entry ? withBelow(entry, chineseStudies(entry, field), studiesBelow) : field;
  });
  const fields = isSchool ? withSchoolAbove(read) : read;
  return entries.flatMap((entry, index) => {
    const field = fields[index];
    if (!field) return [];
    // How long something was says nothing more than its dates do.
    const isClosed = entry.range !== null && entry.range.start !== "" && entry.range.end !== "";
    const more = isClosed ? field.rest.filter((one) => !isDuration(one)) : field.rest;
    const rest = more.length > 0 ? `<p>${escapeHtml(more.join(" · "))}</p>` : "";
    // Forms say on a line of its own that something goes on.
    const isOpen = entry.range !== null && (entry.range.end === "" || entry.range.end === "present");
    // "以上" closes a form and says nothing, alone or at the end of the last row.
    const told = ({ text }: Line) => text.replace(/\s*以\s*上\s*$/u, "").trim();
    const goesOn = isOpen && entry.body.some((line) => isPresentOnly(told(line)));
    const below = isClosed && isDuration(entry.body[0]?.text ?? "") ? entry.body.slice(1) : entry.body;
    const lines = below.filter((line) => !saysNothing(told(line)) && !(goesOn && isPresentOnly(told(line))));
    const text = richTextOf(paragraphsOf(withListsBeside(lines), section.lines));
    const { description } =
      section.kind === "work" ? withItemsListed({ description: rest + text }, rest) : { description: rest + text };
    const start = entry.range?.start ?? "";
    const end = goesOn ? "present" : (entry.range?.end ?? "");
    // One date is when something ended where it was learnt, and when it began or was given elsewhere.
    // "2019 级" is the year in which somebody began.
    const isYearOfEntry = entry.head.some(({ text }) => /(?:19|20)\d\d\s*[级級]/u.test(text));
    const isEnd = end === "" && section.kind === "education" && !isYearOfEntry;
    const item: DraftItem = {
      title: saysNothing(field.title) ? "" : field.title,
      subTitle: saysNothing(field.subTitle) ? "" : field.subTitle,
      city: field.city,
      startDate: isEnd ? "" : start,
      endDate: isEnd ? start : end,
      description,
    };
    if (Object.values(item).every((value) => value === "")) return [];
    const [row] = entry.head.filter(({ segments }) => segments.length > 1);
    const isRow = row?.isCell === true || entry.labels.name !== undefined;
    if (section.kind === "work" && entry.labels.organisation === undefined && isRow) item.isRow = true;
    const line = entry.head[0] ?? entry.body[0];
    item.reading = {
      confidence: field.confidence,
      page: line?.page ?? 0,
      x: line?.x ?? 0,
      y: line?.y ?? 0,
      width: line ? line.right - line.x : 0,
    };
    return [item];
  });
}

/** In a row of a table a cell may begin a list: its first item is none of the names in the row. */
function withListsBelow(entry: RawEntry): RawEntry {
  const lists: Line[] = [];
  const head = entry.head.map((line) => {
    const items = line.segments.filter(({ text }, at) => at > 0 && line.isCell && /^[•●▪■◆]\s*\S/u.test(text));
    const [item] = items;
    if (!item) return line;
    const segments = line.segments.filter((one) => !items.includes(one));
    lists.push(...items.map((one) => ({ ...line, segments: [one], text: one.text, x: one.x, right: one.right })));
    return withSegments(line, segments);
  });
  return lists.length > 0 ? { ...entry, head, body: [...lists, ...entry.body] } : entry;
}

/** Takes what was studied from the line below a school; what else that line says stays below it. */
function withBelow(entry: RawEntry, field: EntryFields, studiesIn: typeof studiesBelow): EntryFields {
  const below = studiesIn(entry, field);
  if (!below) return field;
  entry.body = entry.body.slice(1);
  return { ...field, title: below.title, rest: below.rest === "" ? field.rest : [...field.rest, below.rest] };
}

function withDegreeBelow(entry: RawEntry, read: EntryFields): EntryFields {
  // "(주간)" behind a school says how somebody was there, and leaves room for what was studied.
  const field = studyStatus.test(read.title.replace(/,$/u, ""))
    ? { ...read, title: "", rest: [read.title, ...read.rest] }
    : read;
  const major = withoutMajorLabel(field.title);
  if (major !== field.title) return { ...field, title: major };
  const told = withoutPursuit(field.title);
  if (told) return { ...field, title: told.degree, rest: [told.pursuit, ...field.rest] };
  const school = schoolBelow(entry, field);
  if (school) {
    entry.body = entry.body.filter((line) => line !== school.line);
    return { ...field, subTitle: school.subTitle, city: field.city || school.city };
  }
  const below = degreeBelow(entry, field) ?? subjectBelow(entry, field) ?? subjectBelowSchool(entry, field);
  if (!below) return field;
  entry.body = entry.body.filter((line) => line !== below.line);
  return { ...field, title: below.title };
}

/** What a form says where there is nothing to say. */
const saysNothing = (text: string) =>
  /^(?:|なし|特になし|無し?|없음|해당\s?없음|해당사항\s?없음|无|無)$/u.test(text.trim());

/** Skills, languages and interests: a row is a label and what stands behind it. */
function rowsOf(section: ReadSection): DraftItem[] {
  const items: DraftItem[] = [];
  const isPairs = section.kind !== "skills";
  // Names and levels that stand beside each other are read piece by piece.
  const rows = section.lines.flatMap((line) => {
    const tags = isPairs ? [] : tagsByRoom(line);
    items.push(...tags.map((title) => ({ title })));
    return tags.length > 0 ? [] : [line];
  });
  const split = rows.flatMap((line) =>
    isPairs && line.segments.length > 1
      ? line.segments.map((one) => ({
          ...line,
          segments: [one],
          text: one.text,
          x: one.x,
          right: one.right,
          gap: line.size * 9,
        }))
      : [line],
  );
  for (const paragraph of paragraphsOf(split)) {
    const [title, rest] = labelled(paragraph, section.kind);
    if (title !== "" && rest !== "") items.push(pairOf(title, rest, section.kind));
    else if (section.kind !== "skills") {
      for (const one of listed(paragraph.text)) items.push(oneOf(one, section.kind));
    } else items.push(...skillsOf(paragraph));
  }
  return items;
}

function labelled({ pieces, text, lines }: Paragraph, kind: HeadingKind): [string, string] {
  const sign = /^([^:：]{1,40}?)\s*[:：]\s*(.+)$/u.exec(text);
  if (sign) return [sign[1] ?? "", sign[2] ?? ""];
  const first = lines[0]?.segments;
  if (first && first.length === 2 && text.startsWith(first[0]?.text ?? "\u0000")) {
    return [first[0]?.text ?? "", text.slice(first[0]?.text.length ?? 0).trim()];
  }
  const [one, ...others] = pieces.filter((piece) => piece.text.trim() !== "");
  const rest = others
    .map((piece) => piece.text)
    .join("")
    .trim();
  if (one?.isBold && others.length > 0 && !others[0]?.isBold && one.text.length < 40) return [one.text.trim(), rest];
  const dash = kind === "language" ? /^([\p{L} ]{2,24})\s*[–—-]\s*(.+)$/u.exec(text) : null;
  return dash ? [dash[1] ?? "", dash[2] ?? ""] : ["", ""];
}

function pairOf(title: string, rest: string, kind: HeadingKind): DraftItem {
  if (kind !== "skills") return { title, subTitle: rest };
  return { title, description: `<p>${escapeHtml(rest)}</p>` };
}

function listed(text: string): string[] {
  return text
    .split(/\s*[,，、;；|•·\t]\s*(?![^(（]*[)）])/u)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

function oneOf(text: string, kind: HeadingKind): DraftItem {
  const level = /^(.+?)\s*[(（]([^()（）]+)[)）]$/u.exec(text);
  return kind === "language" && level ? { title: level[1] ?? "", subTitle: level[2] ?? "" } : { title: text };
}

function skillsOf({ text, isListed }: Paragraph): DraftItem[] {
  const tags = tagsByWords(text);
  if (tags.length > 0) return tags.map((title) => ({ title }));
  const parts = listed(text);
  const isList = parts.length > 1 && parts.every((part) => part.length < 40) && !/[.。]$/u.test(text);
  if (isList && !isListed) return parts.map((title) => ({ title }));
  return text.length > 60 ? [{ title: "", description: `<p>${escapeHtml(text)}</p>` }] : [{ title: text }];
}
