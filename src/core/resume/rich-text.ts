import { cleanText, cut } from "./plain-text.ts";
import { escapedLength, escapeHtml } from "./rich-text/escape.ts";
import { buildTree } from "./rich-text/tree.ts";

/**
 * The rich text of descriptions: a small subset of HTML. Text goes through tokenizer, tree and serializer; the output
 * is always written by the serializer and never copied from the input, so it is well-formed whatever the input is.
 * Allowed: p, br, strong, em, u, s, code, a[href], ul, ol, li, and text-align on p and li.
 */
export type Align = "left" | "center" | "right" | "justify";

export type RichInline =
  | { type: "text"; text: string }
  | { type: "br" }
  | { type: "strong" | "em" | "u" | "s" | "code"; children: RichInline[] }
  | { type: "a"; href: string; children: RichInline[] };

export type RichParagraph = { type: "p"; align?: Align; children: RichInline[] };
export type RichItem = { type: "li"; align?: Align; children: RichNode[] };
export type RichList = { type: "ul" | "ol"; children: RichItem[] };
export type RichBlock = RichParagraph | RichList;
/** Inside a list item, text may occur without a paragraph. */
export type RichNode = RichInline | RichBlock;

/**
 * Returns the same text, reduced to the allowed set. Scripts, styles and the like are removed with their content; other
 * unknown elements leave their text; links outside http, https, mailto and tel leave their text without the link.
 * Idempotent, never throws, linear in the input.
 */
export function sanitizeRichText(html: string): string {
  return serializeRichText(nodesOf(html));
}

/**
 * Returns the same as `sanitizeRichText` where it is no longer than `max`; else without what is beyond it, cut at the
 * end of an element or a character. Takes one pass, and a second one over what was cut.
 */
export function sanitizeRichTextUpTo(html: string, max: number): string {
  const nodes = nodesOf(html);
  const whole = serializeRichText(nodes);
  return whole.length <= max ? whole : sanitizeRichText(serializeUpTo(nodes, max));
}

/** Returns the blocks to draw; text outside any paragraph is wrapped in one. */
export function parseRichText(html: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  let loose: RichParagraph | null = null;
  for (const node of nodesOf(html)) {
    if (isBlock(node)) {
      loose = null;
      blocks.push(node);
    } else if (loose) {
      loose.children.push(node);
    } else {
      loose = { type: "p", children: [node] };
      blocks.push(loose);
    }
  }
  return blocks;
}

/** Returns the plain text: one line for each paragraph; list items begin with `• ` or their number. */
export function richTextToPlain(html: string): string {
  const lines: string[] = [];
  for (const block of parseRichText(html)) plainBlock(block, "", lines);
  return lines.join("\n").replace(/^\n+|\n+$/g, "");
}

/** Returns plain text as paragraphs; lines that begin with a bullet become a list. An empty text stays empty. */
export function plainToRichText(text: string): string {
  const clean = cleanText(text, text.length, "multi");
  let html = "";
  let inList = false;
  for (const line of clean.split("\n")) {
    const bullet = /^\s*[•·‣▪●*-]\s+(?=\S)/u.exec(line);
    if (inList !== (bullet !== null)) html += inList ? "</ul>" : "<ul>";
    inList = bullet !== null;
    if (bullet) html += `<li><p>${escapeHtml(line.slice(bullet[0].length).trim())}</p></li>`;
    else if (line.trim() !== "") html += `<p>${escapeHtml(line.trim())}</p>`;
  }
  return inList ? `${html}</ul>` : html;
}

function nodesOf(html: string): RichNode[] {
  return buildTree(cleanText(html, html.length, "multi"));
}

export function isBlock(node: RichNode): node is RichBlock {
  return node.type === "p" || node.type === "ul" || node.type === "ol";
}

/** Returns the HTML of a tree. */
export function serializeRichText(nodes: readonly (RichNode | RichItem)[]): string {
  let html = "";
  for (const node of nodes) html += serializeNode(node);
  return html;
}

/** Returns the HTML of as much of a tree as has room; an element of which nothing has room is left out. */
function serializeUpTo(nodes: readonly (RichNode | RichItem)[], room: number): string {
  let html = "";
  for (const node of nodes) {
    const whole = serializeNode(node);
    if (html.length + whole.length > room) return html + serializePart(node, room - html.length);
    html += whole;
  }
  return html;
}

function serializePart(node: RichNode | RichItem, room: number): string {
  if (node.type === "br") return "";
  if (node.type === "text") return escapedUpTo(node.text, room);
  const empty = serializeNode({ ...node, children: [] } as RichNode);
  const inside = serializeUpTo(node.children, room - empty.length);
  const end = `</${node.type}>`;
  return inside === "" ? "" : empty.slice(0, -end.length) + inside + end;
}

function escapedUpTo(text: string, room: number): string {
  let length = 0;
  let end = 0;
  while (end < text.length) {
    length += escapedLength(text.charCodeAt(end));
    if (length > room) break;
    end += 1;
  }
  return escapeHtml(cut(text, end));
}

function serializeNode(node: RichNode | RichItem): string {
  switch (node.type) {
    case "text":
      return escapeHtml(node.text);
    case "br":
      return "<br>";
    case "a":
      return `<a href="${escapeHtml(node.href)}">${serializeRichText(node.children)}</a>`;
    case "p":
    case "li": {
      const style = node.align ? ` style="text-align: ${node.align}"` : "";
      return `<${node.type}${style}>${serializeRichText(node.children)}</${node.type}>`;
    }
    default:
      return `<${node.type}>${serializeRichText(node.children)}</${node.type}>`;
  }
}

function plainBlock(block: RichBlock, indent: string, lines: string[]): void {
  if (block.type === "p") {
    lines.push(indent + plainInline(block.children));
    return;
  }
  block.children.forEach((item, index) => {
    plainItem(item, `${indent}${block.type === "ol" ? `${index + 1}. ` : "• "}`, `${indent}  `, lines);
  });
}

function plainItem(item: RichItem, lead: string, indent: string, lines: string[]): void {
  let start = lead;
  let loose: RichInline[] = [];
  const flush = () => {
    if (loose.length === 0) return;
    lines.push(start + plainInline(loose));
    start = indent;
    loose = [];
  };
  for (const child of item.children) {
    if (!isBlock(child)) {
      loose.push(child);
      continue;
    }
    flush();
    if (child.type === "p") {
      lines.push(start + plainInline(child.children));
      start = indent;
    } else {
      plainBlock(child, indent, lines);
    }
  }
  flush();
}

function plainInline(nodes: readonly RichInline[]): string {
  let text = "";
  for (const node of nodes) {
    if (node.type === "text") text += node.text;
    else if (node.type === "br") text += "\n";
    else text += plainInline(node.children);
  }
  return text;
}
