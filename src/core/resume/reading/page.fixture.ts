import type { FileLayout, TextRun } from "./layout-model.ts";

type Cell = { x: number; text: string; size?: number; bold?: boolean; italic?: boolean; color?: string; font?: string };

export type PageLines = readonly (readonly Cell[] | null)[];

/**
 * Returns a page of lines, 14 points apart, each a list of texts at a place; letters of Latin script are half as wide as
 * high. `null` leaves a line out.
 */
export function pageOf(lines: PageLines): FileLayout {
  const runs: TextRun[] = lines.flatMap((cells, index) =>
    (cells ?? []).map(({ x, text, size = 10, bold = false, italic = false, color = "#000000", font = "Sans" }) => ({
      text,
      x,
      y: 60 + index * 14,
      width: [...text].reduce((sum, letter) => sum + (/[\u2E80-\uFFFF]/u.test(letter) ? size : size * 0.5), 0),
      size,
      isBold: bold,
      isItalic: italic,
      color,
      font,
    })),
  );
  return {
    pages: [{ width: 595, height: 842, runs, rules: [], links: [], marks: [] }],
    hasParagraphs: false,
    hidden: [],
  };
}

/** A line of one text at the left margin. */
export const at = (x: number, text: string, style: Omit<Cell, "x" | "text"> = {}): Cell => ({ x, text, ...style });

/** Returns a page with a person, one section of this name and these lines, and another section below it. */
export function resumeOf(section: string, lines: PageLines): FileLayout {
  return pageOfJane([at(40, "jane@example.org")], [at(40, section, { size: 14, bold: true })], ...lines);
}

/** Returns an English page with these lines below a name, and sections of a job and of languages below them. */
export function personOf(...lines: PageLines): FileLayout {
  const job = [at(40, "Engineer, Acme    2019 – 2021")];
  return pageOfJane(...lines, [at(40, "Experience", { size: 14, bold: true })], job);
}

function pageOfJane(...lines: PageLines): FileLayout {
  return pageOf([
    [at(40, "Jane Doe", { size: 24 })],
    ...lines,
    [at(40, "Languages", { size: 14, bold: true })],
    [at(40, "English")],
  ]);
}

/** Returns a Japanese page with a person, one section of this name and these lines, and another section below it. */
export function japaneseResumeOf(section: string, lines: PageLines): FileLayout {
  return pageOf([
    [at(40, "山田 花子", { size: 22 })],
    [at(40, "hanako@example.org")],
    [at(40, section, { size: 14, bold: true })],
    ...lines,
    [at(40, "自己紹介", { size: 14, bold: true })],
    [at(40, "物を作ることが好きで、毎日のように何かを作っています。")],
  ]);
}

/** Returns a Chinese page with a person, these lines, and a section below them. */
export function chineseResumeOf(...lines: PageLines): FileLayout {
  return pageOf([
    [at(40, "王小明", { size: 24 })],
    [at(40, "13800001111")],
    ...lines,
    [at(40, "专业技能", { size: 14, bold: true })],
    [at(40, "熟悉数据库，能够独立完成开发任务。")],
    [at(40, "自我评价", { size: 14, bold: true })],
    [at(40, "认真负责，善于与人合作。")],
  ]);
}
