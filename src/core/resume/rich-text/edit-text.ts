import {
  isBlock,
  parseRichText,
  type RichBlock,
  type RichInline,
  type RichItem,
  type RichNode,
  richTextToPlain,
  serializeRichText,
} from "../rich-text.ts";

/** Other words for a part of a plain text; offsets are UTF-16, `start` is inclusive and `end` exclusive. */
export type TextEdit = { start: number; end: number; after: string };

type TextNode = Extract<RichInline, { type: "text" }>;
type Piece = { node: TextNode | null; text: string };

/**
 * Returns rich text whose plain text (`richTextToPlain`) is edited. Bold words, links and lists stay as they are around
 * the edited words; words that are added take the look of those before them. A line that has lost all its words goes
 * with its bullet. The edits are in order and do not overlap.
 */
export function editRichText(html: string, edits: readonly TextEdit[]): string {
  if (edits.length === 0) return html;
  const blocks = parseRichText(html);
  const pieces = piecesOf(blocks);
  const texts = textsOf(pieces, html);
  const homes = new Map(edits.map((edit) => [edit, homeOf(texts, edit)]));
  for (const text of texts) {
    const { from, to, node } = text;
    let result = "";
    let at = from;
    for (const edit of edits) {
      const start = Math.min(Math.max(edit.start, from), to);
      const isHome = homes.get(edit) === text;
      if (!isHome && (edit.end <= from || edit.start >= to)) continue;
      result += node.text.slice(at - from, Math.max(at, start) - from) + (isHome ? edit.after : "");
      at = Math.max(at, start, Math.min(edit.end, to));
    }
    text.after = result + node.text.slice(at - from);
  }
  for (const { node, after } of texts) node.text = after;
  return serializeRichText(withoutEmptied(blocks));
}

type TextPiece = { node: TextNode; from: number; to: number; after: string };

/** Returns the texts that can be edited, with their places in the plain text, from which empty lines at its ends are cut. */
function textsOf(pieces: readonly Piece[], html: string): TextPiece[] {
  const whole = pieces.map(({ text }) => text).join("");
  let offset = -Math.max(0, whole.indexOf(richTextToPlain(html)));
  const texts: TextPiece[] = [];
  for (const { node, text } of pieces) {
    if (node) texts.push({ node, from: offset, to: offset + text.length, after: text });
    offset += text.length;
  }
  return texts;
}

/** Returns the text that takes the new words: that of the first old word, or where there is none, of what is before. */
function homeOf(texts: readonly TextPiece[], { start, end }: TextEdit): TextPiece | undefined {
  const holder = texts.find(({ from, to }) => from <= start && start < to);
  const before = texts.find(({ to }) => to === start);
  return (start === end ? (before ?? holder) : holder) ?? texts.find(({ from }) => from >= start) ?? texts.at(-1);
}

/** Returns rich text with these lines behind it, as bullets. */
export function appendBullets(html: string, lines: readonly string[]): string {
  if (lines.length === 0) return html;
  const blocks = parseRichText(html);
  const bullets = lines.map(
    (text): RichItem => ({ type: "li", children: [{ type: "p", children: [{ type: "text", text }] }] }),
  );
  const last = blocks.at(-1);
  if (last?.type === "ul" || last?.type === "ol") {
    return serializeRichText([...blocks.slice(0, -1), { ...last, children: [...last.children, ...bullets] }]);
  }
  const isEmpty = richTextToPlain(html).trim() === "";
  return serializeRichText([...(isEmpty ? [] : blocks), { type: "ul", children: bullets }]);
}

/** The texts of a tree in the order and with the signs of its plain text; signs and line ends have no node. */
function piecesOf(blocks: readonly RichBlock[]): Piece[] {
  const pieces: Piece[] = [];
  const begin = (lead: string) => {
    pieces.push({ node: null, text: pieces.length === 0 ? lead : `\n${lead}` });
  };
  const inline = (nodes: readonly RichInline[]) => {
    for (const node of nodes) {
      if (node.type === "text") pieces.push({ node, text: node.text });
      else if (node.type === "br") pieces.push({ node: null, text: "\n" });
      else inline(node.children);
    }
  };
  const block = (node: RichBlock, indent: string) => {
    if (node.type === "p") {
      begin(indent);
      inline(node.children);
      return;
    }
    node.children.forEach((item, index) => {
      bullet(item, `${indent}${node.type === "ol" ? `${index + 1}. ` : "• "}`, `${indent}  `);
    });
  };
  const bullet = (item: RichItem, lead: string, indent: string) => {
    let start = lead;
    let isLoose = false;
    for (const child of item.children) {
      if (!isBlock(child)) {
        if (!isLoose) begin(start);
        [isLoose, start] = [true, indent];
        inline([child]);
        continue;
      }
      isLoose = false;
      if (child.type === "p") {
        begin(start);
        start = indent;
        inline(child.children);
      } else block(child, indent);
    }
  };
  for (const one of blocks) block(one, "");
  return pieces;
}

/** What held nothing but words that are gone is left out: bold marks, paragraphs, bullets and lists. */
function withoutEmptied<Node extends RichNode | RichItem>(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.type === "text") return node.text === "" ? [] : [node];
    if (node.type === "br" || node.children.length === 0) return [node];
    const children = withoutEmptied<RichNode | RichItem>(node.children);
    return children.length === 0 ? [] : [{ ...node, children } as Node];
  });
}
