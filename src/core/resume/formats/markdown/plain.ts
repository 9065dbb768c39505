import { findDates } from "../../reading/dates/date-ranges.ts";
import { FlowLayout, plainStyle, type TextStyle } from "../../reading/flow-layout.ts";
import type { FileLayout } from "../../reading/layout-model.ts";
import { isBlock, parseRichText, type RichInline } from "../../rich-text.ts";
import { type Block, blocksOf } from "./blocks.ts";
import { inlineHtml, type Targets } from "./inline.ts";

type Style = TextStyle & { url?: string };
type Piece = Style & { text: string };

const plain: Style = { ...plainStyle, size: 10 };
const titleSizes = [22, 16, 12, 11, 10, 10];
const listIndent = 12;
/** In letters of Latin script: what is as long as this names nothing. */
const sentence = 60;

/** A text of one line in which no sign marks anything. */
const unmarked = /^[\p{L}\p{N}](?:[\p{L}\p{N}(),.:;/%+–—’-]| (?! ))*(?<! )$/u;

const wideLetter = /[\u2E80-\u9FFF\u3040-\u30FF\uAC00-\uD7AF]/gu;

function lettersIn(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { text }) => sum + text.length + (text.match(wideLetter)?.length ?? 0), 0);
}

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
  readonly #layout = new FlowLayout();
  readonly #targets: Targets;

  constructor(targets: Targets) {
    this.#targets = targets;
  }

  blocks(blocks: readonly Block[], indent: number): void {
    for (const block of blocks) this.#block(block, indent);
  }

  finish(): FileLayout {
    return this.#layout.finish();
  }

  #block(block: Block, indent: number): void {
    switch (block.type) {
      case "heading": {
        const size = titleSizes[block.level - 1] ?? plain.size;
        this.#lines(block.text, { ...plain, size, isBold: true }, { indent, space: size * 0.8 });
        return;
      }
      case "paragraph":
        this.#lines(block.text, plain, { indent, space: 4 });
        return;
      case "code":
        for (const text of block.text.split("\n")) this.#line([{ ...plain, text }], indent);
        return;
      case "quote":
        this.blocks(block.blocks, indent);
        return;
      case "table":
        this.#table(block.rows);
        return;
      case "list":
        block.items.forEach((item, index) => {
          const mark = block.isOrdered ? `${index + 1}. ` : "• ";
          const [first, ...rest] = item;
          const inner = indent + listIndent;
          if (first?.type === "paragraph") this.#lines(first.text, plain, { indent: inner, mark });
          else if (first) this.#block(first, inner);
          this.blocks(rest, inner);
        });
    }
  }

  /** Lines that end with a break stand by themselves, as in an address; so do those of a paragraph of short lines. */
  #lines(text: string, style: Style, { indent = 0, space = 0, mark = "" }): void {
    this.#words(text, style).forEach((line, index) => {
      const lead = index === 0 && mark !== "" ? [{ ...style, text: mark }] : [];
      this.#line([...lead, ...line], indent, index === 0 ? space : 0);
    });
  }

  #line(pieces: readonly Piece[], indent: number, space = 0): void {
    this.#layout.startParagraph(indent, space);
    this.#pieces(pieces);
  }

  /** Beside dates a cell of sentences is the text of its row: a column of such cells would be read by itself. */
  #table(rows: readonly (readonly string[])[]): void {
    this.#layout.startTable([]);
    for (const cells of rows) {
      const texts = cells.map((cell) => this.#words(cell, plain).flat());
      const isDated = cells.some((cell) => cell.length < sentence && findDates(cell).length > 0);
      const isBelow = (pieces: readonly Piece[]) => isDated && lettersIn(pieces) >= sentence;
      this.#layout.startRow();
      for (const pieces of texts) {
        this.#layout.startCell(1, cells.length);
        if (!isBelow(pieces)) this.#pieces(pieces);
      }
      this.#layout.endRow();
      for (const pieces of texts) if (isBelow(pieces)) this.#line(pieces, 0);
    }
    this.#layout.endTable();
  }

  #pieces(pieces: readonly Piece[]): void {
    for (const piece of pieces) this.#layout.text(piece.text, piece, piece.url);
  }

  #words(text: string, style: Style): Piece[][] {
    if (unmarked.test(text)) return [[{ ...style, text }]];
    const lines: Piece[][] = [[]];
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
}
