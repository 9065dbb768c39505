import {
  isBlock,
  parseRichText,
  type RichBlock,
  type RichInline,
  type RichNode,
  serializeRichText,
} from "../resume/rich-text.ts";

/**
 * Rich text as lines that a model can translate: each paragraph is a plain text in which `⟦1⟧ … ⟦/1⟧` stand around bold
 * words, links and the like. Addresses and tags never leave; what comes back may only move the words between them.
 */
export type MarkedText = {
  /** A text for each paragraph, in their order. */
  lines: string[];
  /** The same without marks; a break inside a paragraph is a line's end. */
  plain: string[];
  /** Returns whether a line has the marks of the one that it replaces, each once and properly nested. */
  fits(index: number, line: string): boolean;
  /** Returns the rich text with other lines. One that is null or does not fit stays as it was. */
  withLines(lines: readonly (string | null)[]): string;
};

/** `shells` are the marked nodes, in the order of their numbers. */
type Paragraph = { marked: string; plain: string; shells: RichInline[] };

export function markText(html: string): MarkedText {
  const blocks = parseRichText(html);
  const paragraphs: Paragraph[] = [];
  mapParagraphs(blocks, (nodes) => {
    const shells: RichInline[] = [];
    paragraphs.push({ marked: marksOf(nodes, shells), plain: plainOf(nodes), shells });
    return nodes;
  });
  return {
    lines: paragraphs.map(({ marked }) => marked),
    plain: paragraphs.map(({ plain }) => plain),
    fits(index, line) {
      const paragraph = paragraphs[index];
      return paragraph !== undefined && fill(line, paragraph.shells) !== null;
    },
    withLines(lines) {
      let next = 0;
      const changed = mapParagraphs(blocks, (nodes) => {
        const index = next++;
        const line = lines[index] ?? null;
        const filled = line === null ? null : fill(line, paragraphs[index]?.shells ?? []);
        return filled ?? nodes;
      });
      return serializeRichText(changed);
    },
  };
}

function plainOf(nodes: readonly RichInline[]): string {
  return nodes
    .map((node) => (node.type === "text" ? node.text : node.type === "br" ? "\n" : plainOf(node.children)))
    .join("");
}

function marksOf(nodes: readonly RichInline[], shells: RichInline[]): string {
  return nodes
    .map((node) => {
      if (node.type === "text") return node.text.replace(/[⟦⟧]/g, "");
      const number = shells.push(node);
      return node.type === "br" ? `⟦${number}⟧` : `⟦${number}⟧${marksOf(node.children, shells)}⟦/${number}⟧`;
    })
    .join("");
}

/** Returns the inline nodes of a marked line; null unless each mark is there once, and properly nested. */
function fill(line: string, shells: readonly RichInline[]): RichInline[] | null {
  const root: RichInline[] = [];
  const open: { number: number; into: RichInline[] }[] = [{ number: 0, into: root }];
  const seen = new Set<number>();
  for (const [, close, digits, text] of line.matchAll(/⟦(\/?)(\d{1,4})⟧|([^⟦]+|⟦)/gu)) {
    const at = open.at(-1);
    if (!at) return null;
    if (text !== undefined) {
      at.into.push({ type: "text", text });
      continue;
    }
    const number = Number(digits);
    if (close) {
      if (at.number !== number || open.length === 1) return null;
      open.pop();
      continue;
    }
    const shell = shells[number - 1];
    if (!shell || seen.has(number) || shell.type === "text") return null;
    seen.add(number);
    if (shell.type === "br") at.into.push(shell);
    else {
      const children: RichInline[] = [];
      at.into.push({ ...shell, children });
      open.push({ number, into: children });
    }
  }
  return open.length === 1 && seen.size === shells.length ? root : null;
}

/** Returns the blocks with the inline content of every paragraph replaced, in reading order. */
function mapParagraphs(
  blocks: readonly RichBlock[],
  change: (nodes: readonly RichInline[]) => readonly RichInline[],
): RichBlock[] {
  return blocks.map((block): RichBlock => {
    if (block.type === "p") return { ...block, children: [...change(block.children)] };
    return {
      ...block,
      children: block.children.map((item) => ({ ...item, children: mapNodes(item.children, change) })),
    };
  });
}

/** Inside a list item, text that stands without a paragraph counts as one. */
function mapNodes(
  nodes: readonly RichNode[],
  change: (nodes: readonly RichInline[]) => readonly RichInline[],
): RichNode[] {
  const mapped: RichNode[] = [];
  let loose: RichInline[] = [];
  const flush = () => {
    if (loose.length > 0) mapped.push(...change(loose));
    loose = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) loose.push(node);
    else {
      flush();
      mapped.push(...mapParagraphs([node], change));
    }
  }
  flush();
  return mapped;
}
