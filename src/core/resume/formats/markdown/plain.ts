import type { FileLayout, LinkArea, TextRun } from "../../reading/layout-model.ts";
import { isBlock, parseRichText, type RichInline } from "../../rich-text.ts";
import { type Block, blocksOf } from "./blocks.ts";
import { inlineHtml, type Targets } from "./inline.ts";

type Style = { size: number; isBold: boolean; isItalic: boolean; url?: string };

const pageWidth = 595;
const margin = 50;
const plainSize = 10;
const titleSizes = [22, 16, 12, 11, 10, 10];
const wide = /[\u2E80-\u9FFF\uAC00-\uD7AF\uFF00-\uFFEF\u3000-\u30FF]/u;

/**
 * Returns a Markdown text of any kind as the page that a program shows of it: titles are larger and bold, lists have
 * bullets, cells of a table stand beside each other. What reads PDF and Word files then reads this as well.
 */
export function layoutOfMarkdown(text: string): FileLayout {
  const { blocks, targets } = blocksOf(text.replace(/^---\n[\s\S]*?\n---\n/, ""));
  const page = new Page(targets);
  page.blocks(blocks, 0);
  return page.finish();
}

class Page {
  readonly #runs: TextRun[] = [];
  readonly #links: LinkArea[] = [];
  readonly #targets: Targets;
  #y = margin;

  constructor(targets: Targets) {
    this.#targets = targets;
  }

  blocks(blocks: readonly Block[], indent: number): void {
    for (const block of blocks) this.#block(block, indent);
  }

  finish(): FileLayout {
    const page = {
      width: pageWidth,
      height: this.#y + margin,
      runs: this.#runs,
      rules: [],
      links: this.#links,
      marks: [],
    };
    return { pages: [page], hasParagraphs: true, hidden: [] };
  }

  #block(block: Block, indent: number): void {
    switch (block.type) {
      case "heading": {
        const size = titleSizes[block.level - 1] ?? plainSize;
        this.#y += size * 0.8;
        this.#lines(block.text, { size, isBold: true, isItalic: false }, indent, "");
        return;
      }
      case "paragraph":
        this.#y += 4;
        this.#lines(block.text, plain, indent, "");
        return;
      case "code":
        for (const line of block.text.split("\n")) this.#row([[{ text: line, ...plain }]], indent);
        return;
      case "quote":
        this.blocks(block.blocks, indent);
        return;
      case "table":
        for (const cells of block.rows)
          this.#row(
            cells.map((cell) => this.#words(cell, plain).flat()),
            indent,
          );
        return;
      case "list":
        block.items.forEach((item, index) => {
          const mark = block.isOrdered ? `${index + 1}. ` : "• ";
          const [first, ...rest] = item;
          if (first?.type === "paragraph") this.#lines(first.text, plain, indent + 12, mark);
          else if (first) this.#block(first, indent + 12);
          this.blocks(rest, indent + 12);
        });
    }
  }

  /** Lines that end with a break stand by themselves, as in an address; so do those of a paragraph of short lines. */
  #lines(text: string, style: Style, indent: number, mark: string): void {
    this.#words(text, style).forEach((line, index) => {
      const lead = index === 0 && mark !== "" ? [{ text: mark, ...style }] : [];
      this.#row([[...lead, ...line]], indent);
    });
  }

  #words(text: string, style: Style): (Style & { text: string })[][] {
    const lines: (Style & { text: string })[][] = [[]];
    const take = (nodes: readonly RichInline[], now: Style) => {
      for (const node of nodes) {
        if (node.type === "br") lines.push([]);
        else if (node.type === "text") lines.at(-1)?.push({ ...now, text: node.text });
        else if (node.type === "a") take(node.children, { ...now, url: node.href });
        else
          take(node.children, {
            ...now,
            isBold: now.isBold || node.type === "strong",
            isItalic: now.isItalic || node.type === "em",
          });
      }
    };
    for (const block of parseRichText(inlineHtml(text, this.#targets))) {
      if (lines.at(-1)?.length) lines.push([]);
      if (block.type === "p") take(block.children, style);
      else
        for (const item of block.children)
          take(item.children.filter((child) => !isBlock(child)) as RichInline[], style);
    }
    return lines.filter((line) => line.some((piece) => piece.text.trim() !== ""));
  }

  /** Sets the cells of one line; what would not fit is pressed into the width of its cell. */
  #row(cells: readonly (readonly (Style & { text: string })[])[], indent: number): void {
    const size = Math.max(plainSize, ...cells.flat().map((piece) => piece.size));
    this.#y += size * 1.35;
    const width = (pageWidth - 2 * margin - indent) / Math.max(1, cells.length);
    cells.forEach((pieces, index) => {
      const left = margin + indent + index * width;
      const widths = pieces.map((piece) => widthOf(piece.text, piece.size));
      const total = widths.reduce((sum, one) => sum + one, 0);
      const factor = Math.min(1, (width - (cells.length > 1 ? 20 : 0)) / Math.max(1, total));
      let x = left;
      pieces.forEach(({ url, ...piece }, at) => {
        const room = (widths[at] ?? 0) * factor;
        this.#runs.push({ ...piece, x, y: this.#y, width: room, color: "#000000", font: "" });
        if (url) this.#links.push({ url, x, y: this.#y - piece.size, width: room, height: piece.size });
        x += room;
      });
    });
  }
}

const plain: Style = { size: plainSize, isBold: false, isItalic: false };

function widthOf(text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += wide.test(letter) ? size : size * 0.5;
  return width;
}
