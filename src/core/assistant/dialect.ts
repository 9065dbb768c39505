import { limits } from "../limits.ts";
import { cleanText, cut } from "../resume/plain-text.ts";
import { escapeHtml } from "../resume/rich-text/escape.ts";
import { sanitizeRichText } from "../resume/rich-text.ts";
import { datePattern, emptyBasicInfo, type Item, type ResumeData, type Section } from "../resume/schema.ts";
import { createItem, emptySection, type SectionKind } from "../resume/sections.ts";
import { listing } from "../resume/skill-groups.ts";
import { suggestionMark } from "../resume/unfinished.ts";
import type { DraftTask, Experience } from "./task.ts";

/**
 * The line dialect in which every engine writes a draft, so that a page can show it while it is written:
 *
 *     # title                 ignored: the title is the person's
 *     ## section kind         one of `draftSections`; what stands under another is dropped
 *     ### n                   the person's n-th job or school, counted from 1
 *     - bullet                under a project: `name: what it was`
 *     ~ skill group: a, b, c
 *
 * `> ` after `-` or `~` marks what the engine supposes. Whatever else comes is dropped. Employers, schools, titles and
 * dates are the person's, by index, and all of them are in the document from the first character on.
 */
export type DraftFacts = Pick<DraftTask, "title" | "lang" | "jobs" | "schools">;

/** The sections of a draft, in their order on the page. */
export const draftSections = [
  "profile",
  "empolyment",
  "project",
  "education",
  "skills",
] as const satisfies SectionKind[];
type DraftSection = (typeof draftSections)[number];

/** What a draft holds so far. Every value is a well-formed document, wherever the text was cut. */
export type DraftedResume = {
  data: ResumeData;
  /** Lines in lists, and how many of them are suggestions. */
  bullets: number;
  suggestions: number;
};

/** The most lines under an entry, members of a skill group, and groups; an engine that writes on is not followed. */
const most = { lines: 40, members: 24, groups: 10, projects: 6, lineLength: 4000 } as const;

type Line = { text: string; isSuggestion: boolean };
type Group = Line & { members: string[] };
type Parsed = { profile: Line[]; empolyment: Line[][]; project: Line[]; education: Line[][]; skills: Group[] };

/** Returns the resume that a draft says so far, for the facts that it is about. Never throws. */
export function readDraft(text: string, facts: DraftFacts): DraftedResume {
  const parsed = parseLines(text, facts);
  const sections = draftSections
    .map((kind) => sectionOf(kind, parsed, facts))
    .filter((section) => section.data.length > 0);
  const lines = [parsed.profile, ...parsed.empolyment, parsed.project, ...parsed.education].flat();
  return {
    data: {
      basicInfo: { ...emptyBasicInfo, title: lineOf(facts.title) },
      sections,
      links: [],
    },
    bullets: lines.length - parsed.profile.length,
    suggestions: [...lines, ...parsed.skills].filter(({ isSuggestion }) => isSuggestion).length,
  };
}

function parseLines(text: string, { jobs, schools }: DraftFacts): Parsed {
  const parsed: Parsed = {
    profile: [],
    empolyment: jobs.map(() => []),
    project: [],
    education: schools.map(() => []),
    skills: [],
  };
  let section: DraftSection | null = null;
  let entry = -1;
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    const heading = /^(#{1,3})(?!#)\s*(.*)$/.exec(line);
    if (heading) {
      const words = (heading[2] ?? "").trim();
      if (heading[1] === "##") section = draftSections.find((kind) => kind === words) ?? null;
      // An index that the person has no entry for leads nowhere, and so do the lines under it.
      entry = heading[1] === "###" && /^\d{1,2}$/.test(words) ? Number(words) - 1 : -1;
      continue;
    }
    const said = readLine(line);
    if (said && section) place(said, line.startsWith("~"), parsed, section, entry);
  }
  return parsed;
}

/** Returns what a line says behind its sign, without markup; null for one that says nothing. */
function readLine(line: string): Line | null {
  const match = /^[-~]\s+(>\s*)?(.*)$/.exec(line);
  const text = match ? plainOf(match[2] ?? "") : "";
  return text === "" || /^[>\s◇-]*$/.test(text) ? null : { text, isSuggestion: match?.[1] !== undefined };
}

/** Returns the text without HTML, Markdown and the marks of the dialect itself. */
function plainOf(text: string): string {
  const clean = cleanText(text, most.lineLength * 2)
    .replace(/<[^<>]*>?/g, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\*\*|__|`+|^#+\s*|◇\s*/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return cut(clean, most.lineLength);
}

function place(line: Line, isGroup: boolean, parsed: Parsed, section: DraftSection, entry: number): void {
  const isNew = (list: readonly Line[], limit: number) =>
    list.length < limit && !list.some(({ text }) => text === line.text);
  if (isGroup !== (section === "skills")) return;
  if (section === "skills") {
    const [label = "", ...rest] = line.text.split(/[:：]/);
    const members = rest
      .join(":")
      .split(/[,，、;；]/u)
      .map((member) => cut(member.trim(), 60))
      .filter(Boolean);
    const group = {
      text: label.trim(),
      isSuggestion: line.isSuggestion,
      members: [...new Set(members)].slice(0, most.members),
    };
    if (group.text !== "" && members.length > 0 && parsed.skills.length < most.groups) parsed.skills.push(group);
    return;
  }
  const list = section === "empolyment" || section === "education" ? parsed[section][entry] : parsed[section];
  if (list && isNew(list, section === "project" ? most.projects : section === "profile" ? 4 : most.lines))
    list.push(line);
}

function sectionOf(kind: DraftSection, parsed: Parsed, facts: DraftFacts): Section {
  const section = emptySection(kind, facts.lang, kind);
  const item = (at: number, fields: Partial<Item>): Item => ({ ...createItem(`${kind}-${at + 1}`), ...fields });
  switch (kind) {
    case "profile": {
      const description = paragraphs(parsed.profile);
      return { ...section, data: description === "" ? [] : [item(0, { description })] };
    }
    case "empolyment":
      return { ...section, data: facts.jobs.map((job, at) => item(at, entryOf(job, parsed.empolyment[at] ?? []))) };
    case "education":
      return {
        ...section,
        data: facts.schools.map((school, at) => item(at, entryOf(school, parsed.education[at] ?? []))),
      };
    case "project":
      return { ...section, data: parsed.project.map((line, at) => item(at, projectOf(line))) };
    case "skills": {
      const data = parsed.skills.map((group, at) =>
        item(at, { title: lineOf(marked(group)), description: listing(group.members, facts.lang) }),
      );
      // A group is its label with what is in it, which a row of tags has no room for.
      return { ...section, tagStyle: false, data };
    }
  }
}

function entryOf(of: Experience, lines: readonly Line[]): Partial<Item> {
  return {
    title: lineOf(of.title),
    subTitle: lineOf(of.organization),
    startDate: datePattern.test(of.startDate) ? of.startDate : "",
    endDate: of.endDate === "present" || datePattern.test(of.endDate) ? of.endDate : "",
    description: list(lines),
  };
}

/** A project that begins with a short name and a colon has that name. */
function projectOf(line: Line): Partial<Item> {
  const [, name, words] = /^([^:：]{2,60})[:：]\s*(.+)$/u.exec(line.text) ?? [];
  if (!name || !words)
    return { title: lineOf(marked({ ...line, text: cut(line.text, 60) })), description: paragraphs([line]) };
  return {
    title: lineOf(marked({ ...line, text: name })),
    description: paragraphs([{ text: words, isSuggestion: false }]),
  };
}

const marked = ({ text, isSuggestion }: Line) => (isSuggestion ? suggestionMark + text : text);
const lineOf = (text: string) => cleanText(text, limits.document.lineLength).trim();
const paragraphs = (lines: readonly Line[]) =>
  sanitizeRichText(lines.map((line) => `<p>${escapeHtml(marked(line))}</p>`).join(""));
const list = (lines: readonly Line[]) =>
  lines.length === 0
    ? ""
    : sanitizeRichText(`<ul>${lines.map((line) => `<li><p>${escapeHtml(marked(line))}</p></li>`).join("")}</ul>`);
