import type { FileLayout, TextRun } from "./layout-model.ts";

type Cell = { x: number; text: string; size?: number; bold?: boolean; italic?: boolean; color?: string; font?: string };

/**
 * Returns a page of lines, 14 points apart, each a list of texts at a place; letters of Latin script are half as wide as
 * high. `null` leaves a line out.
 */
export function pageOf(lines: readonly (readonly Cell[] | null)[]): FileLayout {
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
export function resumeOf(section: string, lines: Parameters<typeof pageOf>[0]): FileLayout {
  return pageOf([
    [at(40, "Jane Doe", { size: 24 })],
    [at(40, "jane@example.org")],
    [at(40, section, { size: 14, bold: true })],
    ...lines,
    [at(40, "Languages", { size: 14, bold: true })],
    [at(40, "English")],
  ]);
}
