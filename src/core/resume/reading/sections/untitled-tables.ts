import type { Language } from "../../schema.ts";
import { findDates } from "../dates/date-ranges.ts";
import type { Line } from "../lines/lines.ts";
import { kindOfTable } from "../lines/table-rows.ts";
import { isChinese } from "../terms/language.ts";
import { customaryName, type ReadSection } from "./sections.ts";

/**
 * Takes the tables of jobs and schools out of the lines about the person. Forms set them below what they ask of it without
 * a title, as the names of their columns say what they tell: "기간 | 학교 | 학과".
 */
export function takeTables(lines: readonly Line[], lang: Language): { left: Line[]; tables: ReadSection[] } {
  const left: Line[] = [];
  const tables: ReadSection[] = [];
  let rows: Line[] | null = null;
  for (const line of lines) {
    // In Chinese resumes the schools are found by themselves, with what was studied there.
    const kind = kindOfTable(line);
    if (kind && !(kind === "education" && isChinese(lang))) {
      const name = customaryName(kind, lang);
      rows = [line];
      tables.push({ kind, name, confidence: 0.6, title: line, lines: rows });
    } else if (rows && line.segments.length > 1 && findDates(line.text).length > 0) rows.push(line);
    else {
      rows = null;
      left.push(line);
    }
  }
  const isFilled = tables.every((table) => table.lines.length > 1);
  return isFilled && tables.length > 0 ? { left, tables } : { left: [...lines], tables: [] };
}
