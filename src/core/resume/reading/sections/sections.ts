import type { Language } from "../../schema.ts";
import { type SectionKind, sectionName } from "../../sections.ts";
import type { Line } from "../lines/lines.ts";
import type { MarkedLine } from "../titles/headings.ts";
import type { HeadingKind } from "../words/headings.ts";
import { inForm } from "./form-sections.ts";
import { withOwnKinds } from "./own-kinds.ts";

/** Step 4: what stands under one title, also where it goes on in the same column of the next page. */
export type ReadSection = { kind: HeadingKind; name: string; confidence: number; title: Line; lines: Line[] };

/** The kind of section of a document that each title announces. */
export const sectionKinds: Record<HeadingKind, SectionKind> = {
  work: "empolyment",
  education: "education",
  project: "project",
  skills: "skills",
  profile: "profile",
  certificate: "certificate",
  language: "language",
  hobby: "hobby",
  award: "custom",
  publication: "custom",
  activity: "custom",
  contact: "simple",
  reference: "custom",
  other: "custom",
};

/** Returns what a section is called that the file has no title for. */
export const customaryName = (kind: HeadingKind, lang: Language) => sectionName(sectionKinds[kind], lang);

/** Returns the lines above the first title, and the sections in their order. */
export function groupSections(lines: readonly MarkedLine[]): { header: Line[]; sections: ReadSection[] } {
  const header: Line[] = [];
  const sections: ReadSection[] = [];
  const lastIn = new Map<string, ReadSection>();
  let current: ReadSection | null = null;
  let column: string | null = null;
  let page = 0;
  for (const line of lines) {
    if (line.column !== column || line.page !== page) {
      const isNewColumn = column !== null && line.column !== column;
      const known = begunIn(line.column, lastIn);
      // Each column of a later page goes on with what stood last in it, as one does below a break of the first page.
      if (line.page !== page || (isNewColumn && known && (page > 0 || line.column !== ""))) current = known ?? current;
      // A column that begins without a title on the first page holds what belongs to the person: photo, contacts.
      else if (
        isNewColumn &&
        line.page === 0 &&
        line.column !== "" &&
        !isBelowTitle(line, current) &&
        !goesOnBeside(line, lines)
      )
        current = null;
      // Below columns the whole width goes on with what was begun in them.
      else if (isNewColumn && current === null) current = sections.at(-1) ?? null;
      column = line.column;
      page = line.page;
    }
    // A form repeats the head of its table on the next page.
    const { name: title = "" } = line.heading ?? {};
    if (/^学\s*歴\s*[・･]\s*職\s*歴/u.test(title) && sections.some(({ name }) => name === title)) continue;
    if (line.heading) {
      const goesOn = nameOfContinued(line.heading.name);
      const begun = goesOn === null ? undefined : sections.find(({ name }) => name === goesOn);
      current = begun ?? { ...line.heading, title: line, lines: [] };
      if (!begun) sections.push(current);
      // What is set again stands last.
      lastIn.delete(line.column);
      lastIn.set(line.column, current);
      const beside = besideTitle(line, line.heading.name);
      if (beside) current.lines.push(beside);
    } else if (current) current.lines.push(line);
    else header.push(line);
  }
  return { header, sections: withOwnKinds(inForm(withContinuedJoined(sections))) };
}

/** True for a column that begins below the title of what was begun across it and the one beside it. */
function isBelowTitle({ page, column, y }: MarkedLine, section: ReadSection | null): boolean {
  if (!section) return false;
  const { title } = section;
  return title.page === page && title.y < y && title.column !== column && column.startsWith(title.column);
}

/** Returns what was begun last in a column, or in one of those that it was parted into in between. */
function begunIn(column: string, lastIn: ReadonlyMap<string, ReadSection>): ReadSection | undefined {
  if (column === "") return lastIn.get("");
  return [...lastIn].findLast(([key]) => key.startsWith(column))?.[1];
}

/**
 * Two schools may stand beside each other below one title: a right column that begins lower than every title of the left
 * one, and has none, goes on with the last of them.
 */
function goesOnBeside(line: MarkedLine, lines: readonly MarkedLine[]): boolean {
  if (!line.column.startsWith("R")) return false;
  const left = `L${line.column.slice(1)}`;
  const isHere = (one: MarkedLine, column: string) => one.page === line.page && one.column === column;
  const titles = lines.filter((one) => one.heading !== null && isHere(one, left));
  const first = lines.find((one) => isHere(one, left));
  if (titles.length === 0 || lines.some((one) => one.heading !== null && isHere(one, line.column))) return false;
  return titles.every(({ y }) => y < line.y) && first !== undefined && first.y < line.y - line.size;
}

/** A box with the rest of a section may stand before the one that it goes on from. */
function withContinuedJoined(sections: readonly ReadSection[]): ReadSection[] {
  const joined = new Set<ReadSection>();
  for (const section of sections) {
    const goesOn = nameOfContinued(section.name);
    const begun = goesOn === null ? undefined : sections.find(({ name }) => name === goesOn);
    if (!begun) continue;
    begun.lines.push(...section.lines);
    joined.add(section);
  }
  return sections.filter((section) => !joined.has(section));
}

/** "项目经历（续上页）", "Experience (continued)": the name of the section that goes on; null for any other title. */
function nameOfContinued(title: string): string | null {
  return (
    /^(.+?)\s*[(（](?:续|續|接上|cont\b|cont['’]d|continued|suite|fortsetzung|continuaci[oó]n|続き|계속)[^)）]*[)）]$/iu.exec(
      title,
    )?.[1] ?? null
  );
}

function besideTitle(line: Line, name: string): Line | null {
  if (line.segments.length < 2) return null;
  const segments = line.segments.slice(1);
  const text = segments.map((segment) => segment.text).join("\t");
  const bare = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, "");
  if (bare(name).endsWith(bare(text)) || bare(text) === "") return null;
  const x = segments[0]?.x ?? line.x;
  return { ...line, segments, text, x, isBold: segments.every(({ isBold }) => isBold) };
}
