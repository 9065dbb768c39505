import { Fragment, memo, type ReactNode } from "react";
import {
  type Align,
  parseRichText,
  type RichBlock,
  type RichInline,
  type RichItem,
  type RichNode,
} from "#core/resume/rich-text.ts";
import { linkHref } from "#core/resume/urls.ts";
import { bound } from "./bound.ts";

/**
 * Draws a description from the tree of core, never from HTML. Bold and italic become `b` and `i`, because some PDF
 * readers drop the text that Chromium tags as Strong and Em.
 */
export const Rich = memo(function Rich({ html }: { html: string }) {
  return draw(blocksOf(html));
});

/** Whether a description contains nothing but white space. */
export function isEmptyRich(html: string): boolean {
  return html === "" || blocksOf(html).length === 0;
}

/** Returns the number of bullets and paragraphs, without those inside another. */
export function countBlocks(html: string): number {
  return blocksOf(html).reduce(
    (sum, block) => sum + (block.type === "p" ? 1 : block.children.filter(hasText).length),
    0,
  );
}

/** Caches the newest parsed texts, because each keystroke needs the same ones again. */
const parsed = new Map<string, readonly RichBlock[]>();
const parsedMax = 400;

function blocksOf(html: string): readonly RichBlock[] {
  const known = parsed.get(html);
  if (known) return known;
  const blocks = trimmed(parseRichText(html));
  if (parsed.size >= parsedMax) {
    for (const oldest of parsed.keys()) {
      parsed.delete(oldest);
      break;
    }
  }
  parsed.set(html, blocks);
  return blocks;
}

/** Removes the empty blocks at the beginning and the end. */
function trimmed(blocks: readonly RichBlock[]): readonly RichBlock[] {
  const first = blocks.findIndex(hasText);
  return first < 0 ? [] : blocks.slice(first, blocks.findLastIndex(hasText) + 1);
}

function hasText(node: RichNode | RichItem): boolean {
  if (node.type === "text") return /[^\s\u00a0\u200b]/.test(node.text);
  return node.type !== "br" && node.children.some(hasText);
}

function draw(nodes: readonly (RichNode | RichItem)[]): ReactNode {
  // The nodes of the tree have no ids, and the tree is always redrawn as a whole, so the position is the key.
  return nodes.map((node, index) => <Fragment key={String(index)}>{drawNode(node)}</Fragment>);
}

function drawNode(node: RichNode | RichItem): ReactNode {
  switch (node.type) {
    case "text":
      return bound(node.text);
    case "br":
      return <br />;
    case "strong":
      return <b>{draw(node.children)}</b>;
    case "em":
      return <i>{draw(node.children)}</i>;
    case "u":
      return <u>{draw(node.children)}</u>;
    case "s":
      return <s>{draw(node.children)}</s>;
    case "code":
      return <span className="rs-code">{draw(node.children)}</span>;
    case "a":
      return drawLink(node);
    case "p":
      return <p {...alignment(node.align)}>{hasText(node) ? draw(node.children) : <br />}</p>;
    case "li":
      return drawListItem(node);
    case "ul":
      return <ul>{draw(node.children.filter(hasText))}</ul>;
    case "ol":
      return <ol>{draw(node.children.filter(hasText))}</ol>;
  }
}

function drawLink(node: Extract<RichInline, { type: "a" }>): ReactNode {
  const href = linkHref(node.href);
  if (href === null) return draw(node.children);
  return (
    <a href={href} rel="noopener nofollow" target={/^http/i.test(href) ? "_blank" : undefined}>
      {draw(node.children)}
    </a>
  );
}

/** Draws a list item with one paragraph without the paragraph, so that the text starts on the line of its marker. */
function drawListItem(node: RichItem): ReactNode {
  const [only] = node.children;
  if (node.children.length === 1 && only?.type === "p") {
    return <li {...alignment(only.align ?? node.align)}>{draw(only.children)}</li>;
  }
  return <li {...alignment(node.align)}>{draw(node.children)}</li>;
}

function alignment(align: Align | undefined) {
  if (!align || align === "left") return {};
  return align === "justify" ? { className: "rs-justified" } : { style: { textAlign: align } };
}
