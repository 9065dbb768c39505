import { limits } from "../../limits.ts";
import { cleanData } from "../clean.ts";
import { withKind } from "../facts.ts";
import { healDocument } from "../healing.ts";
import type { Language, ResumeDocument } from "../schema.ts";
import { sectionName } from "../sections.ts";
import { withDatesTold } from "./dates/file-dates.ts";
import type { FileLayout } from "./layout-model.ts";
import { cleanLayout } from "./letters/clean.ts";
import { withoutSigns } from "./letters/signs.ts";
import { isCodedTown, isHouse } from "./lines/address-lines.ts";
import { layOut } from "./lines/columns.ts";
import { withoutFormWords } from "./lines/form-words.ts";
import type { Line } from "./lines/lines.ts";
import { withoutMarkdown } from "./lines/markdown-signs.ts";
import { withLabelsClosed } from "./lines/spaced-labels.ts";
import { bodyOf } from "./lines/title-look.ts";
import { withTitlesFirst } from "./lines/titles-beside.ts";
import { valuesBelow } from "./person/label-rows.ts";
import { readPerson } from "./person/person.ts";
import { takePersonAtFoot } from "./person/person-at-foot.ts";
import { findName, isWideName, strayName } from "./person/person-name.ts";
import { withoutNames } from "./person/said-elsewhere.ts";
import { withoutSummaryCard } from "./person/summary-card.ts";
import { forgetAll } from "./remembered.ts";
import { withOwnKinds } from "./sections/own-kinds.ts";
import { type DraftSection, draftsOf, type Reading } from "./sections/section-drafts.ts";
import { addSectionLinks } from "./sections/section-links.ts";
import { groupSections, type ReadSection } from "./sections/sections.ts";
import { takeStudies, takeToldStudies, tellsStudies, withSchoolSection } from "./sections/told-studies.ts";
import { takeUntitledEntries, withUntitledEntries } from "./sections/untitled-entries.ts";
import { takeTables } from "./sections/untitled-tables.ts";
import { isPlace } from "./terms/classify.ts";
import { emailIn, isAddress, isContactLine, isPersonalLine, personLabelOf } from "./terms/contacts.ts";
import { isChinese, languageOf } from "./terms/language.ts";
import { markHeadings } from "./titles/headings.ts";
import { withoutStatementParts } from "./titles/statement-parts.ts";

export type ReadResume = {
  document: ResumeDocument;
  /** How certain each field is, from 0 to 1, by its path in `document.data`, and where it was read. */
  readings: Reading[];
  /** Texts that have no place in the document but its last section. */
  notPlaced: string[];
  /** Texts that the file holds and nobody sees; they are left out. */
  hidden: string[];
  /** False for a file in which nothing of a resume was found: a letter, a list. */
  isResume: boolean;
  /** The lines in the order of reading, as they were before they became fields. */
  lines: readonly Line[];
};

/**
 * Reads a resume from the layout of a file, in steps that have a folder each. Folders load one another in one direction
 * only (`tests/reading-steps.test.ts`); below all steps `words` has the tables of each language, `terms` and `dates` what a
 * text says by itself:
 * 1. `letters`: letters made comparable, running heads left out (`clean.ts`);
 * 2. `lines`: lines in the order of reading (`columns.ts`), lists and paragraphs (`paragraphs.ts`);
 * 3. `titles`: which lines are titles, by words and by the style that this document sets them in (`headings.ts`);
 * 4. `sections`: what stands under each (`sections.ts`); what stands above the first is the `person` (`person.ts`);
 * 5. `entries`: where each job, school and project begins (`entries.ts`, `entry-starts.ts`, `head-dates.ts`);
 * 6. `heads`: who, where and when of each entry (`fields.ts`, `cut-heads.ts`, `field-lines.ts`);
 * 7. the document: in the fields of ours (`section-drafts.ts`), healed, with everything that was not placed in a last
 *    section.
 */
export function readResume(file: FileLayout): ReadResume {
  try {
    return read(file);
  } finally {
    forgetAll();
  }
}

function read(file: FileLayout): ReadResume {
  const clean = withDatesTold(cleanLayout(file));
  const lines = withLabelsClosed(withTitlesFirst(withoutSigns(withoutMarkdown(withoutFormWords(layOut(clean))))));
  const lang = languageOf(lines.map(({ text }) => text).join("\n"));
  const marked = withoutStatementParts(markHeadings(lines));
  const body = bodyOf(lines);
  const { header, sections } = groupSections(marked);
  const contacts = sections.filter(({ kind }) => kind === "contact");
  const others = sections.filter(({ kind }) => kind !== "contact");
  const reached = [...header, ...contacts.flatMap((section) => section.lines)];
  const strayed = [...takeLabelled(others), ...takePersonAtFoot(reached, others), ...takeContacts(others, header)];
  const foot = contactsAtFoot(clean.foot, lines);
  const above = [...reached, ...strayed, ...foot];
  const personal = [...takeName(above, others, body.size * 1.25), ...above];
  const areas = (clean.pages[0]?.links ?? []).filter((area) => isAmong(area, personal));
  const { left: untabled, tables } = takeTables(personal, lang);
  const named = tables.length > 0 ? withOwnKinds([...tables, ...others]) : others;
  const { left: unlisted, untitled } = takeUntitledEntries(untabled, named, lang);
  const found = withUntitledEntries([...untitled, ...named], lang);
  const known = isChinese(lang) ? withSchoolSection(found) : found;
  const hasSchool = known.some(({ kind, lines }) => kind === "education" && (!isChinese(lang) || tellsStudies(lines)));
  const { left, studies } =
    isChinese(lang) && !hasSchool ? takeStudies(unlisted) : { left: [...unlisted], studies: [] };
  const isOpen = !hasSchool && studies.length === 0;
  const rows = isOpen ? firstFound([left, ...known.map(({ lines }) => lines)], takeToldStudies) : [];
  const card = withoutSummaryCard(left, known);
  const person = readPerson(card.left, areas);
  person.facts.push(...card.facts);
  addSectionLinks(known, person);
  const told = withStudies(known, [...studies, ...rows], lang);
  const { drafts, readings } = draftsOf(told, person, lang, body);
  const notPlaced = withoutNames(person.rest, drafts);
  const document = documentOf(person, [...drafts, ...notPlacedSection(notPlaced, lang)], lang);
  for (const [field, confidence] of Object.entries(person.confidence)) {
    readings.push({ path: `basicInfo.${field}`, confidence, ...placeOf(header[0]) });
  }
  const certain = others.filter(({ confidence }) => confidence >= 0.6).length;
  const isResume = certain >= 2 || (certain === 1 && (person.basics.email !== "" || person.basics.cellphone !== ""));
  return { document, readings, notPlaced, hidden: file.hidden, isResume, lines };
}

/** The lines that the pages repeat at their foot, where they say how the person is reached and nothing else does. */
function contactsAtFoot(foot: FileLayout, lines: readonly Line[]): Line[] {
  const found = withoutSigns(layOut(foot));
  const emails = found.flatMap(({ text }) => emailIn(text)?.[0] ?? []);
  const isNew = emails.length > 0 && !lines.some(({ text }) => emailIn(text) !== null);
  return isNew ? found : [];
}

/** What is taken out of the first of several lists that has it. */
function firstFound(lists: readonly Line[][], take: (lines: Line[]) => Line[]): Line[] {
  for (const lines of lists) {
    const found = take(lines);
    if (found.length > 0) return found;
  }
  return [];
}

/** The sections with the school that was told beside the contacts: at the head of what is told of it, or in one of its own. */
function withStudies(sections: ReadSection[], lines: Line[], lang: Language): ReadSection[] {
  const [title] = lines;
  if (!title) return sections;
  const at = sections.findIndex(({ kind }) => kind === "education");
  const name = sectionName("education", lang);
  if (at < 0) return [{ kind: "education", name, confidence: 0.5, title, lines }, ...sections];
  return sections.map((one, index) => (index === at ? { ...one, lines: [...lines, ...one.lines] } : one));
}

/** The name, where it does not stand above the first title: it is taken out of the section that it was read in. */
function takeName(above: readonly Line[], sections: readonly ReadSection[], leastSize: number): Line[] {
  let least = leastSize;
  const found = findName(above);
  const isWide = above
    .concat(sections.flatMap(({ lines }) => lines))
    .some(({ text }) => /[\u4E00-\u9FFF]{8}/u.test(text));
  if (
    found &&
    (found.confidence >= 0.95 || !isWide) &&
    (!isWide || isWideName(found.name) || /^\p{Script=Latin}/u.test(found.name))
  ) {
    if (found.confidence >= 0.95) return [];
    // What was found may be any short text, where a name in far larger type stands elsewhere.
    least = Math.max(least, (found.segments[0]?.size ?? 0) * 1.5);
  }
  for (const section of sections) {
    const line = strayName(section.lines, least);
    if (!line) continue;
    const at = section.lines.indexOf(line);
    const below = section.lines[at + 1];
    // First and last name may stand on two lines.
    const isTwo =
      below !== undefined &&
      below.size === line.size &&
      !/[:：]/u.test(line.text) &&
      /^\p{L}[\p{L}'’.-]*$/u.test(below.text.trim());
    return section.lines.splice(at, isTwo ? 2 : 1);
  }
  return [];
}

/**
 * Rows that say what the person is, each with its label, wherever they stand: a text box is read where it is anchored,
 * which may be the end of the file.
 */
function takeLabelled(sections: readonly ReadSection[]): Line[] {
  for (const section of sections) {
    // Who speaks for the person has a name and a number too.
    if (section.kind === "reference") continue;
    const row = section.lines.findIndex((_, at) => valuesBelow(section.lines, at) > 0);
    if (row >= 0) return section.lines.splice(row, 1 + valuesBelow(section.lines, row));
    const labels = section.lines.map(({ text }) => personLabelOf(text));
    const first = labels.findIndex((label, at) => label !== null && labels[at + 1] && labels[at + 2]);
    if (first < 0) continue;
    let end = first;
    while (labels[end]) end += 1;
    const told = labels.slice(first, end);
    if (told.includes("name") && (told.includes("phone") || told.includes("email")))
      return section.lines.splice(first, end - first);
  }
  return [];
}

/** Lines that are nothing but an address or a number, at the end of a column or a page, and those right beside them. */
function takeContacts(sections: readonly ReadSection[], header: readonly Line[]): Line[] {
  const taken: Line[] = [];
  for (const section of sections) {
    if (section.kind === "reference" || section.kind === "work") continue;
    const isContact = section.lines.map(({ text }) => isContactLine(text));
    if (!isContact.some((one) => one)) continue;
    const first = isContact.indexOf(true);
    const last = isContact.lastIndexOf(true);
    // Below the first title of a file that begins with it, the person stands before its own contacts.
    const isHead = header.length === 0 && section === sections[0] && first < 4;
    const textAt = (at: number) => section.lines[at]?.text ?? "";
    const isBelowPlace = first > 0 && (isPlace(textAt(first - 1)) || isCodedTown(textAt(first - 1)));
    const isBelowHouse = isBelowPlace && first > 1 && isHouse(textAt(first - 2));
    const from = isHead ? 0 : first - (isBelowHouse ? 2 : isBelowPlace ? 1 : 0);
    let to = last;
    const isOfPerson = (text: string) => isPersonalLine(text) || (text.length < 80 && isAddress(text));
    while (isOfPerson(section.lines[to + 1]?.text ?? "")) to += 1;
    taken.push(...section.lines.splice(from, to - from + 1));
  }
  return taken;
}

function isAmong(area: { x: number; y: number; width: number; height: number }, lines: readonly Line[]): boolean {
  return lines.some(
    (line) =>
      line.page === 0 &&
      line.y > area.y - 3 &&
      line.y < area.y + area.height + line.size * 0.5 &&
      area.x < line.right + 30 &&
      area.x + area.width > line.x - 30,
  );
}

function placeOf(line: Line | undefined): Omit<Reading, "path" | "confidence"> {
  return { page: line?.page ?? 0, x: line?.x ?? 0, y: line?.y ?? 0, width: line ? line.right - line.x : 0 };
}

export const notPlacedNames: Record<Language, string> = {
  ch: "未归类",
  en: "Not placed",
  es: "Sin clasificar",
  fr: "Non classé",
  de: "Nicht zugeordnet",
  ja: "未分類",
  ko: "분류되지 않음",
  "zh-tw": "未歸類",
};

function notPlacedSection(texts: readonly string[], lang: Language): DraftSection[] {
  if (texts.length === 0) return [];
  const lines = texts.map((text) => text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`));
  const description = lines.map((line) => `<p>${line}</p>`).join("");
  return [{ type: "simple", name: notPlacedNames[lang], data: [{ title: "", description }] }];
}

function documentOf(
  person: ReturnType<typeof readPerson>,
  sections: readonly DraftSection[],
  lang: Language,
): ResumeDocument {
  const facts = person.facts.map(({ name, text }) => withKind({ name, text, src: "" }));
  const healed = healDocument({
    name: person.basics.name || person.basics.title,
    basicInfo: person.basics,
    sections: sections.slice(0, limits.document.sections),
    links: [...person.links, ...facts],
    config: { lang },
  });
  return { ...healed, data: cleanData(healed.data) };
}
