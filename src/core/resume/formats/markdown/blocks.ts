import { type Targets, targetKey } from "./inline.ts";

/** A Markdown text as blocks. The texts in them are still Markdown: `inline.ts` reads those. */
export type Block =
  | { type: "heading"; level: number; text: string }
  | { type: "paragraph"; text: string }
  | { type: "list"; isOrdered: boolean; items: Block[][] }
  | { type: "quote"; blocks: Block[] }
  | { type: "code"; text: string }
  | { type: "table"; rows: string[][] };

/** Lists and quotes that stand deeper than this are read as text. */
const depthMax = 8;

const bullet = /^( {0,3})([-+*]|\d{1,9}[.)])(?: +(?=\S)| *$)/;
const rule = /^ {0,3}(?:(?:- *){3,}|(?:\* *){3,}|(?:_ *){3,})$/;
const heading = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;
const fence = /^ {0,3}(`{3,}|~{3,})/;
const definition = /^ {0,3}\[([^[\]]{1,200})\]:\s*<?([^\s<>]+)>?(?:\s+["'(].*)?$/;

/** Returns the blocks of a Markdown text, and where the links lead that name their targets at its end. */
export function blocksOf(text: string): { blocks: Block[]; targets: Targets } {
  const targets = new Map<string, string>();
  const lines = text
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .map(untab)
    .filter((line) => {
      const found = line.startsWith("[") ? definition.exec(line) : null;
      if (found) targets.set(targetKey(found[1] ?? ""), found[2] ?? "");
      return found === null;
    });
  return { blocks: read(lines, 0), targets };
}

function untab(line: string): string {
  return line.replace(/^[ \t]+/, (space) => space.replace(/\t/g, "    "));
}

function read(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = [];
  let words: string[] = [];
  const endParagraph = () => {
    if (words.length > 0) blocks.push({ type: "paragraph", text: words.join("\n") });
    words = [];
  };
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const title = heading.exec(line);
    const item = depth < depthMax ? bullet.exec(line) : null;
    if (line.trim() === "") {
      endParagraph();
      at += 1;
    } else if (/^ {0,3}<!--/.test(line) && commentEnd(lines, at) > 0) {
      endParagraph();
      at = commentEnd(lines, at);
    } else if (title) {
      endParagraph();
      blocks.push({ type: "heading", level: title[1]?.length ?? 1, text: (title[2] ?? "").trim() });
      at += 1;
    } else if (words.length > 0 && /^ {0,3}(?:=+|-+) *$/.test(line)) {
      blocks.push({ type: "heading", level: line.trim().startsWith("=") ? 1 : 2, text: words.join(" ").trim() });
      words = [];
      at += 1;
    } else if (rule.test(line)) {
      endParagraph();
      at += 1;
    } else if (fence.test(line)) {
      endParagraph();
      const mark = fence.exec(line)?.[1] ?? "```";
      let end = at + 1;
      while (end < lines.length && !(lines[end] ?? "").trimStart().startsWith(mark)) end += 1;
      blocks.push({ type: "code", text: lines.slice(at + 1, end).join("\n") });
      at = end + 1;
    } else if (/^ {0,3}>/.test(line) && depth < depthMax) {
      endParagraph();
      let end = at;
      while (end < lines.length && /^ {0,3}>/.test(lines[end] ?? "")) end += 1;
      const inner = lines.slice(at, end).map((one) => one.replace(/^ {0,3}> ?/, ""));
      blocks.push({ type: "quote", blocks: read(inner, depth + 1) });
      at = end;
    } else if (item && (words.length === 0 || item[0].trim() !== line.trim())) {
      endParagraph();
      const { block, end } = readList(lines, at, depth);
      blocks.push(block);
      at = end;
    } else if (words.length === 0 && isTable(line, lines[at + 1])) {
      let end = at;
      while (end < lines.length && (lines[end] ?? "").includes("|")) end += 1;
      const rows = lines.slice(at, end).filter((_, index) => index !== 1);
      blocks.push({ type: "table", rows: rows.map(cellsOf).filter((cells) => cells.some((cell) => cell !== "")) });
      at = end;
    } else {
      words.push(words.length === 0 ? line.trimStart() : line);
      at += 1;
    }
  }
  endParagraph();
  return blocks;
}

/** Returns the line below a comment that begins here, or 0 where it has no end. */
function commentEnd(lines: readonly string[], from: number): number {
  return lines.findIndex((line, index) => index >= from && line.includes("-->")) + 1;
}

function isTable(line: string, next: string | undefined): boolean {
  return line.includes("|") && next !== undefined && /^[\s|:-]*-[\s|:-]*$/.test(next) && next.includes("|");
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** A list goes on as long as its mark is the same; what is indented belongs to its last entry. */
function readList(lines: readonly string[], from: number, depth: number): { block: Block; end: number } {
  const first = bullet.exec(lines[from] ?? "");
  const mark = markOf(first?.[2] ?? "-");
  const items: Block[][] = [];
  let at = from;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const item = bullet.exec(line);
    if (!item || markOf(item[2] ?? "") !== mark || rule.test(line)) break;
    const indent = item[1]?.length ?? 0;
    const width = item[0].length > line.trimEnd().length ? indent + (item[2]?.length ?? 1) + 1 : item[0].length;
    const inner = [line.slice(width)];
    at += 1;
    let isAfterGap = inner[0]?.trim() === "";
    while (at < lines.length) {
      const next = lines[at] ?? "";
      const space = next.length - next.trimStart().length;
      if (next.trim() === "") isAfterGap = true;
      else if (space >= indent + 2) {
        inner.push(next.slice(Math.min(space, width)));
        isAfterGap = false;
        at += 1;
        continue;
      } else if (isAfterGap || bullet.test(next) || heading.test(next) || rule.test(next) || fence.test(next)) break;
      inner.push(next.trim() === "" ? "" : next.trimStart());
      at += 1;
    }
    items.push(read(inner, depth + 1));
  }
  return { block: { type: "list", isOrdered: /[.)]/.test(mark), items }, end: at };
}

/** Bullets differ by their sign, numbers by the sign behind them. */
function markOf(mark: string): string {
  return mark.slice(-1);
}
