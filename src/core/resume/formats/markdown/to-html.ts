import { type Block, blocksOf } from "./blocks.ts";
import { splitMarks } from "./dialect.ts";
import { inlineHtml, type Targets } from "./inline.ts";

/** Returns a Markdown text as HTML. */
export function markdownToHtml(text: string): string {
  const { blocks, targets } = blocksOf(text);
  return htmlOf(blocks, targets);
}

/** Returns blocks as HTML; `cleanData` reduces it to what a description may hold. */
export function htmlOf(blocks: readonly Block[], targets: Targets): string {
  return blocks.map((block) => blockHtml(block, targets)).join("");
}

function blockHtml(block: Block, targets: Targets): string {
  switch (block.type) {
    case "heading":
      return `<p><strong>${inlineHtml(block.text, targets)}</strong></p>`;
    case "paragraph": {
      const { text, marks } = splitMarks(block.text);
      const align = marks[0] === undefined ? "" : ` style="text-align: ${marks[0]}"`;
      return `<p${align}>${inlineHtml(text, targets)}</p>`;
    }
    case "code":
      return block.text
        .split("\n")
        .map((line) => `<p>${inlineHtml(line.replace(/[!-/:-@[-`{-~]/g, "\\$&"))}</p>`)
        .join("");
    case "quote":
      return htmlOf(block.blocks, targets);
    case "table":
      return block.rows.map((cells) => `<p>${cells.map((cell) => inlineHtml(cell, targets)).join(" · ")}</p>`).join("");
    case "list": {
      const name = block.isOrdered ? "ol" : "ul";
      return `<${name}>${block.items.map((item) => `<li>${htmlOf(item, targets)}</li>`).join("")}</${name}>`;
    }
  }
}
