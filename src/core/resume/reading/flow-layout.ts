import type { FileLayout, LinkArea, Rule, TextRun } from "./layout-model.ts";

/**
 * Gives a place to the text of files that have none: Word, RTF, Markdown and web pages say paragraphs, tabs and tables, and only
 * a program that lays them out knows where they stand. Each paragraph becomes one long line; cells of a table stand
 * beside each other in the widths of their columns, which is all that a reader needs to tell columns from rows.
 */
export type TextStyle = { size: number; isBold: boolean; isItalic: boolean; color: string; font: string };
export const plainStyle: TextStyle = { size: 10.5, isBold: false, isItalic: false, color: "#000000", font: "" };

const pageWidth = 595;
const margin = 50;
const wide = /[\u2E80-\u9FFF\uAC00-\uD7AF\uFF00-\uFFEF\u3000-\u30FF]/u;

/** Chinese letters are as wide as they are high, all others half of that. */
function widthOf(text: string, size: number): number {
  if (/^[ -~]*$/.test(text)) return text.length * size * 0.5;
  let width = 0;
  for (const letter of text) width += wide.test(letter) ? size : size * 0.5;
  return width;
}

type Box = { left: number; width: number };
type Table = { columns: readonly number[]; box: Box; top: number; bottom: number; cell: number; edges: number[] };

export class FlowLayout {
  readonly #runs: TextRun[] = [];
  readonly #links: LinkArea[] = [];
  readonly #hidden: string[] = [];
  readonly #tables: Table[] = [];
  readonly #rules: Rule[] = [];
  readonly #grid: Rule[] = [];
  #line: TextRun[] = [];
  /** The links of the line that is being written. */
  #lineLinks: LinkArea[] = [];
  #pendingTabs = 0;
  #box: Box = { left: margin, width: pageWidth - 2 * margin };
  #indent = 0;
  #y = margin;
  #lineSize = 0;

  /** Begins a paragraph at an indent in points, `space` below the one before. */
  startParagraph(indent = 0, space = 0): void {
    this.#endLine();
    this.#indent = Math.max(0, Math.min(indent, this.#box.width * 0.6));
    this.#y += Math.max(0, Math.min(space, 40));
  }

  text(text: string, style: TextStyle, url?: string): void {
    if (text === "") return;
    const size = Math.max(3, Math.min(style.size, 72));
    const width = widthOf(text, size);
    const last = this.#line.at(-1);
    const start = last ? last.x + last.width : this.#box.left + this.#indent;
    const x = start + this.#pendingTabs * size * 4;
    this.#pendingTabs = 0;
    this.#lineSize = Math.max(this.#lineSize, size);
    const { isBold, isItalic, color, font } = style;
    this.#line.push({ text, x, y: 0, width, size, isBold, isItalic, color, font });
    if (url) this.#lineLinks.push({ url, x, y: 0, width, height: size });
  }

  tab(): void {
    this.#pendingTabs += this.#line.length > 0 ? 1 : 0;
  }

  lineBreak(): void {
    this.#endLine();
  }

  hide(text: string): void {
    if (text.trim() !== "") this.#hidden.push(text);
  }

  startTable(columns: readonly number[]): void {
    this.#endLine();
    this.#tables.push({ columns, box: this.#box, top: this.#y, bottom: this.#y, cell: 0, edges: [] });
  }

  /** Begins a row, which may have columns of its own. */
  startRow(columns?: readonly number[]): void {
    this.#endLine();
    const table = this.#tables.at(-1);
    if (table && columns && columns.length > 0) table.columns = columns;
    if (table) Object.assign(table, { top: this.#y, bottom: this.#y, cell: 0, edges: [] });
  }

  /** Begins the next cell of the row, over so many columns. */
  startCell(span = 1, cells = 0): void {
    this.#endLine();
    const table = this.#tables.at(-1);
    if (!table) return;
    table.bottom = Math.max(table.bottom, this.#y);
    this.#y = table.top;
    const widths = table.columns.length > 0 ? table.columns : Array.from({ length: Math.max(1, cells) }, () => 1);
    const total = widths.reduce((sum, one) => sum + one, 0) || 1;
    const at = (index: number) => (widths.slice(0, index).reduce((sum, one) => sum + one, 0) / total) * table.box.width;
    const left = at(table.cell);
    const right = at(table.cell + span);
    this.#box = { left: table.box.left + left + 3, width: Math.max(20, right - left - 10) };
    if (table.cell > 0) table.edges.push(table.box.left + left);
    table.cell += span;
  }

  endRow(): void {
    this.#endLine();
    const table = this.#tables.at(-1);
    if (!table) return;
    this.#y = Math.max(table.bottom, this.#y);
    // A full cell ends close to the next one: the line between them parts them.
    const edges = table.edges.splice(0);
    for (const x of edges) this.#rules.push({ x1: x, y1: table.top, x2: x, y2: this.#y + 1 });
    const [left, right] = [table.box.left, table.box.left + table.box.width];
    const [top, bottom] = [table.top + 1, this.#y + 1];
    if (bottom - top > 6) {
      for (const x of [left, ...edges, right]) this.#grid.push({ x1: x, y1: top, x2: x, y2: bottom });
      for (const y of [top, bottom]) this.#grid.push({ x1: left, y1: y, x2: right, y2: y });
    }
    this.#box = table.box;
  }

  endTable(): void {
    this.endRow();
    this.#tables.pop();
  }

  /** Returns what was laid out, as one long page. */
  finish(): FileLayout {
    this.#endLine();
    const page = {
      width: pageWidth,
      height: this.#y + margin,
      runs: this.#runs,
      rules: this.#rules,
      grid: this.#grid,
      links: this.#links,
      marks: [],
    };
    return { pages: [page], hasParagraphs: true, hidden: this.#hidden };
  }

  #endLine(): void {
    this.#pendingTabs = 0;
    if (this.#line.length === 0) return;
    const line = this.#line;
    this.#line = [];
    this.#y += this.#lineSize * 1.35;
    this.#lineSize = 0;
    const [first] = line;
    const last = line.at(-1);
    if (!first || !last) return;
    // A paragraph that would wrap is pressed into the width of its box, so that it does not reach into the next one.
    const left = first.x;
    const room = this.#box.left + this.#box.width - left;
    const factor = Math.min(1, room / Math.max(1, last.x + last.width - left));
    for (const run of line) {
      run.x = left + (run.x - left) * factor;
      run.y = this.#y;
      run.width *= factor;
      this.#runs.push(run);
    }
    for (const link of this.#lineLinks.splice(0)) {
      const x = left + (link.x - left) * factor;
      this.#links.push({ ...link, x, y: this.#y - link.height, width: link.width * factor });
    }
  }
}
