import { findDates } from "../dates/date-ranges.ts";
import { saysDates } from "../entries/head-dates.ts";
import { bulletOf } from "../lines/paragraphs.ts";
import { nameScore, scoresOf } from "../terms/classify.ts";
import { kindOfHeading } from "../terms/heading-words.ts";
import type { HeadingKind } from "../words/headings.ts";
import { wideLegalForms } from "../words/legal-forms.ts";
import type { MarkedLine } from "./headings.ts";

/** How many lines above its dates the head of an entry may have. */
const longest = 4;

/**
 * Returns the lines with what names an entry no title any more; `isByCapitals` where titles differ from the text by their
 * capitals alone.
 */
export function withoutEntryTitles(lines: readonly MarkedLine[], isByCapitals: boolean): MarkedLine[] {
  const named = withoutDatedHeads(withoutOtherColons(withoutLegalForms(lines)));
  return isByCapitals ? withoutCompanies(named) : named;
}

const legalForm = new RegExp(`${wideLegalForms}|\\b(?:GmbH|Inc|Ltd|LLC|S\\.A\\.S?)\\b`, "u");

const schoolAlone = /^\S{2,16}(?:大学院?|大學|学院|學院|高校|高等学校|専門学校)(?:\s.*|\s*[（(].*)?$/u;

/** A company with its legal form or a school is no title of a section, however it is set. */
const withoutLegalForms = (lines: readonly MarkedLine[]): MarkedLine[] =>
  lines.map((line) => {
    const isGuess = line.heading !== null && !isKnown(line.heading);
    const isName = (isUnknown(line) && legalForm.test(line.text)) || (isGuess && schoolAlone.test(line.text.trim()));
    return isName ? { ...line, heading: null } : line;
  });

/**
 * Where titles differ from the text by their capitals alone, the name of a company that is written in capitals looks like
 * one: "ACME", its role, its dates. It is none where it stands as far above its dates as the first line of the section
 * stands above its own.
 */
function withoutCompanies(lines: readonly MarkedLine[]): MarkedLine[] {
  let usual: number | null = null;
  return lines.map((line, at) => {
    const { heading } = line;
    if (!heading) return line;
    if (isKnown(heading)) {
      usual = isOfEntries(heading) ? linesAboveDates(lines, at + 1) : null;
      return line;
    }
    const isEntry = usual !== null && usual > 1 && linesAboveDates(lines, at) === usual;
    if (isEntry && heading.kind === "other") return { ...line, heading: null };
    usual = null;
    return line;
  });
}

/**
 * "Stage", "Alternance" or "Praktikum" is the title of a section and the name of a job. Below the title of the jobs, set
 * smaller than it and right above dates, it is what somebody was there.
 */
export function withoutRolesAsTitles(lines: readonly MarkedLine[]): MarkedLine[] {
  let title: MarkedLine | null = null;
  return lines.map((line, at) => {
    if (line.heading === null) return line;
    const isBelow = title !== null && title.column === line.column && line.size < title.size * 0.93;
    const isRole = () => jobAsTitle.test(line.text.trim()) || scoresOf(line.text).role >= 1.6;
    if (isBelow && linesAboveDates(lines, at) === 1 && isRole()) return { ...line, heading: null };
    title = line.heading.kind === "work" ? line : null;
    return line;
  });
}

/** Jobs that many have, in the singular: sections are called by the plural more often. */
const jobAsTitle =
  /^(?:stage|alternance|apprentissage|int[ée]rim|volontariat|b[ée]n[ée]volat|service civique|internship|praktikum|freelance|pr[áa]cticas)(?!\p{L})/iu;

/** Returns how many lines from this one on stand above the first dates; null where a list or a title comes before them. */
function linesAboveDates(lines: readonly MarkedLine[], from: number): number | null {
  for (let at = from; at < from + longest; at += 1) {
    const line = lines[at];
    if (!line || bulletOf(line) !== "" || (at > from && line.heading)) return null;
    if (findDates(line.text).length > 0) return at - from;
  }
  return null;
}

/**
 * Where titles look like the first lines of entries, one that nobody knows stands right below a title that is whole by
 * itself: "Formation" above "Thèse de doctorat". It is the first entry's, and so are the others that are as close to what
 * stands above them; a title has the space of the known ones.
 */
export function withoutFirstLines(lines: readonly MarkedLine[]): MarkedLine[] {
  const sizes = lines.flatMap(({ heading, size }) => (heading === null ? [size] : [])).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const isFirstLine = (line: MarkedLine, above: MarkedLine | undefined) =>
    above?.heading != null &&
    isKnown(above.heading) &&
    isUnknown(line) &&
    (isRightBelow(line, above) || isBelowRule(line, above) || isFirstEntry(line, above)) &&
    // A smaller title below another one parts its section, where it is larger than the text.
    (Math.abs(line.size - above.size) < 0.6 || line.size < usual * 1.05) &&
    !/^(?:\p{Ll}|&)/u.test(line.text.trim()) &&
    !/(?:[&,/、與与和及]|\s\p{Ll}{1,3})$/u.test(above.heading.name) &&
    kindOfHeading(`${above.heading.name} ${line.text}`) === null;
  const room = lines.filter(({ heading, gap }) => isKnown(heading) && gap > 0);
  const least = Math.min(...room.map(({ gap }) => gap));
  // The rule below a title holds the first entry off, though not as far as the next title.
  const isBelowRule = (line: MarkedLine, above: MarkedLine) =>
    above.isRuled && isNext(line, above) && line.gap < Math.min(line.size * 3, least * 0.9);
  // Jobs and schools begin with an entry, however far below their title it stands.
  const isFirstEntry = (line: MarkedLine, above: MarkedLine) =>
    isOfEntries(above.heading) &&
    line.column === above.column &&
    (linesAboveDates(lines, lines.indexOf(line)) ?? 0) > 0;
  const found = lines.filter((line, at) => isFirstLine(line, lines[at - 1]));
  if (found.length === 0) return [...lines];
  // The other entries of its section have their dates as far below as the first one has, or name what it does.
  const heads = new Set<MarkedLine>(found);
  let first: { line: MarkedLine; toDates: number | null; isOfEntries: boolean } | null = null;
  lines.forEach((line, at) => {
    if (isKnown(line.heading)) first = null;
    const toDates = linesAboveDates(lines, at);
    if (found.includes(line)) first = { line, toDates, isOfEntries: isOfEntries(lines[at - 1]?.heading ?? null) };
    else if (first && isUnknown(line)) {
      const isAsFar = toDates !== null && toDates > 0 && toDates === first.toDates;
      const isDated = (toDates === null) === (first.toDates === null);
      if (isAsFar || (first.isOfEntries && isDated && isSameKind(line, first.line))) heads.add(line);
    }
  });
  // A title that goes on in the next line has no space above it either.
  const goesOn = (line: MarkedLine, above: MarkedLine | undefined) =>
    above?.heading != null && kindOfHeading(`${above.heading.name} ${line.text}`) !== null;
  return lines.map((line, at) =>
    isUnknown(line) && (heads.has(line) || (line.gap > 0 && line.gap < least * 0.9 && !goesOn(line, lines[at - 1])))
      ? { ...line, heading: null }
      : line,
  );
}

/** True for two lines that both name a role or who gives one, or both a degree or a school. */
function isSameKind(one: MarkedLine, other: MarkedLine): boolean {
  const [a, b] = [scoresOf(one.text), scoresOf(other.text)];
  const isAlike = (first: "role" | "degree", second: "organisation" | "school") =>
    [a, b].every((scores) => Math.max(scores[first], scores[second]) >= 1.6);
  return isAlike("role", "organisation") || isAlike("degree", "school");
}

const isOfEntries = (heading: MarkedLine["heading"]) => heading?.kind === "work" || heading?.kind === "education";

const isNext = (line: MarkedLine, above: MarkedLine) =>
  above.segments.length === 1 && line.column === above.column && line.page === above.page && line.gap > 0;

const isRightBelow = (line: MarkedLine, above: MarkedLine) => isNext(line, above) && line.gap < line.size * 1.9;

/** How many known titles tell whether the titles of a file end with a colon. */
const enough = 3;

/**
 * Returns the lines with what nobody knows no title where it has a colon behind it and no known title has, or has none
 * where all of them do: it names an entry, or a row of a list.
 */
function withoutOtherColons(lines: readonly MarkedLine[]): MarkedLine[] {
  const known = lines.filter(({ heading, segments }) => isKnown(heading) && segments.length === 1);
  const closed = known.filter(endsInColon).length;
  if (known.length < enough || (closed > 0 && closed < known.length)) return [...lines];
  const isOther = (line: MarkedLine) => isUnknown(line) && endsInColon(line) !== closed > 0;
  return lines.map((line) => (isOther(line) ? { ...line, heading: null } : line));
}

const isKnown = (heading: MarkedLine["heading"]) => heading !== null && heading.confidence >= 0.6;
const isUnknown = ({ heading }: MarkedLine) => heading?.kind === "other" && !isKnown(heading);
const endsInColon = ({ segments }: MarkedLine) => /[:：]\s*$/u.test(segments[0]?.text ?? "");

/**
 * Among jobs and schools a line that names one of them, right above nothing but the time that it took, is the head of an
 * entry, however it is set.
 */
function withoutDatedHeads(lines: readonly MarkedLine[]): MarkedLine[] {
  let kind: HeadingKind | undefined;
  return lines.map((line, at) => {
    const { heading } = line;
    if (isKnown(heading)) kind = heading?.kind;
    const below = lines[at + 1];
    if (!isUnknown(line) || !below || (kind !== "work" && kind !== "education")) return line;
    const isNamed = nameScore(line.text) >= 1.2;
    const isRange = findDates(below.text).some(({ start, end }) => start !== "" && end !== "");
    return isNamed && isRange && saysDates(below, "") ? { ...line, heading: null } : line;
  });
}

/** What stands close below a line of dates alone names what was done then, and no section. */
export function namesDates(line: MarkedLine, above: MarkedLine | undefined): boolean {
  if (line.heading?.kind !== "other" || !above || above.heading !== null || above.column !== line.column) return false;
  const [date] = findDates(above.text);
  const isAlone = date !== undefined && above.text.length - (date.to - date.from) < 4;
  return isAlone && line.gap > 0 && line.gap < line.size * 1.8;
}
