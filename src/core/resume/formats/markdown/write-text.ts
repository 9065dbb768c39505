import {
  isBlock,
  parseRichText,
  type RichBlock,
  type RichInline,
  type RichItem,
  type RichList,
} from "../../rich-text.ts";
import { escapeLineStarts, escapeMarkdown, escapeUrl } from "./escape.ts";

/** Returns a description as Markdown, with an empty line between its blocks. */
export function markdownOf(description: string): string {
  return blocksToMarkdown(parseRichText(description));
}

/** Returns the words of a description that is one plain paragraph, for the end of a line; null for any other. */
export function markdownLineOf(description: string): string | null {
  const blocks = parseRichText(description);
  const [only] = blocks;
  if (blocks.length !== 1 || only?.type !== "p" || only.align) return null;
  const line = inlineOf(only.children).trim();
  return line === "" || line.includes("\n") ? null : line;
}

function blocksToMarkdown(blocks: readonly RichBlock[]): string {
  const written: string[] = [];
  let before: { type: string; mark: string } | null = null;
  for (const [index, block] of blocks.entries()) {
    if (block.type === "p") {
      const text = paragraphOf(block.children, block.align, index === 0);
      if (text !== "") {
        written.push(text);
        before = null;
      }
      continue;
    }
    // Two lists of one kind that follow each other stay two, because their marks differ.
    const marks: readonly string[] = block.type === "ol" ? [".", ")"] : ["-", "+"];
    const mark: string = before?.type === block.type && before.mark === marks[0] ? (marks[1] ?? "") : (marks[0] ?? "");
    const text = listOf(block, mark);
    if (text === "") continue;
    written.push(text);
    before = { type: block.type, mark };
  }
  return written.join("\n\n");
}

function paragraphOf(children: readonly RichInline[], align: string | undefined, isFirst: boolean): string {
  const [only] = children;
  // A first paragraph in slanted type would be read as the dates of its entry.
  const isSlanted = isFirst && children.length === 1 && only?.type === "em";
  const text = isSlanted ? `<em>${inlineOf(only.children)}</em>` : inlineOf(children);
  const lines = escapeLineStarts(text.replace(/^\s+|(?:\\\n|\s)+$/gu, ""));
  return lines !== "" && align && align !== "left" ? `${lines} {.${align}}` : lines;
}

function listOf(list: RichList, mark: string): string {
  const items = list.children.map((item, index) => {
    const lead = list.type === "ol" ? `${index + 1}${mark} ` : `${mark} `;
    return itemOf(item, lead);
  });
  return items.filter((text) => text !== "").join("\n");
}

function itemOf(item: RichItem, lead: string): string {
  const parts: RichBlock[] = [];
  let loose: RichInline[] | null = null;
  for (const child of item.children) {
    if (isBlock(child)) {
      loose = null;
      parts.push(child);
    } else if (loose) {
      loose.push(child);
    } else {
      loose = [child];
      parts.push({ type: "p", children: loose });
    }
  }
  const blocks = parts.map((part) => ({ part, text: blocksToMarkdown([part]) })).filter(({ text }) => text !== "");
  const indent = " ".repeat(lead.length);
  return blocks
    .map(({ part, text }, index) => {
      const inner = text
        .split("\n")
        .join(`\n${indent}`)
        .replace(/^[^\S\n]+$/gmu, "");
      if (index === 0) return part.type === "p" ? lead + inner : `${lead.trimEnd()}\n${indent}${inner}`;
      // A mark that stands alone would underline the line above it.
      const isApart = part.type === "p" || /^\S+\n/.test(text);
      return `${isApart ? "\n\n" : "\n"}${indent}${inner}`;
    })
    .join("");
}

const signs: Partial<Record<RichInline["type"], string>> = { strong: "**", em: "*", s: "~~" };

function inlineOf(nodes: readonly RichInline[]): string {
  let text = "";
  for (const node of nodes) text += nodeOf(node, text.at(-1) ?? "");
  return text;
}

/** @param before the sign that stands before: two marks of emphasis side by side could not be told apart */
function nodeOf(node: RichInline, before: string): string {
  if (node.type === "text") return escapeMarkdown(node.text.replace(/\s*\n\s*/g, " "));
  if (node.type === "br") return "\\\n";
  if (node.type === "a") return `[${inlineOf(node.children)}](${escapeUrl(node.href)})`;
  if (node.type === "code") return codeOf(node.children);
  const inner = inlineOf(node.children);
  const sign = signs[node.type];
  const isPlain =
    /^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/u.test(inner) && before !== "*" && before !== "~" && before !== "\\";
  return sign !== undefined && isPlain ? `${sign}${inner}${sign}` : `<${node.type}>${inner}</${node.type}>`;
}

function codeOf(children: readonly RichInline[]): string {
  const text = children.map((child) => (child.type === "text" ? child.text : "\n")).join("");
  if (/[`\n]/.test(text) || text.trim() !== text || text === "") return `<code>${inlineOf(children)}</code>`;
  return `\`${text}\``;
}
