import { cleanText } from "../plain-text.ts";
import type { Align, RichInline, RichItem, RichList, RichNode, RichParagraph } from "../rich-text.ts";
import { linkHref } from "../urls.ts";
import { type OpenTag, type Token, tokenize } from "./tokens.ts";

/**
 * Builds the tree from tokens. Formatting is kept as the set of marks of each run of text, not as nesting, so that
 * depth, order and overlap in the input do not matter; the tree is then nested in one fixed order. Lists nest to a
 * bounded depth; deeper ones continue in the deepest.
 */
type Mark = "strong" | "em" | "u" | "s" | "code";
/** `marks` has one bit for each mark, by its place in `markOrder`. */
type Format = { href: string | null; marks: number };
type Run = Format & { text: string | null };

const markOf: ReadonlyMap<string, Mark> = new Map([
  ["strong", "strong"],
  ["b", "strong"],
  ["em", "em"],
  ["i", "em"],
  ["u", "u"],
  ["ins", "u"],
  ["s", "s"],
  ["del", "s"],
  ["strike", "s"],
  ["code", "code"],
  ["kbd", "code"],
  ["tt", "code"],
]);
const markOrder: readonly Mark[] = ["strong", "em", "u", "s", "code"];
/** Elements that begin a new line and therefore become a paragraph. */
const paragraphs = new Set([
  ...["p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "section", "article", "header", "footer", "main"],
  ...[
    "aside",
    "nav",
    "address",
    "figure",
    "figcaption",
    "pre",
    "dl",
    "dt",
    "dd",
    "table",
    "tr",
    "form",
    "fieldset",
    "hr",
  ],
]);
const aligns = new Set<string>(["left", "center", "right", "justify"]);
const depthMax = 60;
const listDepthMax = 6;

type BlockFrame =
  | { kind: "p"; name: string; node: RichParagraph; explicit: boolean }
  | { kind: "list"; name: "ul" | "ol"; node: RichList; implied: boolean }
  | { kind: "li"; name: "li"; node: RichItem };
type Frame = BlockFrame | { kind: "mark"; name: string; mark: Mark } | { kind: "link"; name: "a"; href: string | null };

function isBlockFrame(frame: Frame): frame is BlockFrame {
  return frame.kind !== "mark" && frame.kind !== "link";
}

/** Returns the tree of well-formed nodes. `html` must already be cleaned of control characters. */
export function buildTree(html: string): RichNode[] {
  const builder = new TreeBuilder();
  for (const token of tokenize(html)) builder.take(token);
  return builder.finish();
}

class TreeBuilder {
  private readonly root: RichNode[] = [];
  private readonly stack: Frame[] = [];
  private runs: Run[] = [];
  /** The formatting of the present stack; null where the stack has changed since it was computed. */
  private format: Format | null = null;

  take(token: Token): void {
    if (token.type === "text") this.addText(token.text);
    else if (token.type === "open") this.open(token);
    else this.close(token.name);
  }

  finish(): RichNode[] {
    this.popTo(0);
    this.flush();
    return this.root;
  }

  private open(token: OpenTag): void {
    const { name } = token;
    const mark = markOf.get(name);
    if (name === "br") this.addBreak();
    else if (name === "ul" || name === "ol") this.openList(name);
    else if (name === "li") this.openItem(token.align);
    else if (name === "td" || name === "th") this.addText(" ");
    else if (paragraphs.has(name)) this.openParagraph(name, token.align);
    else if (this.stack.length >= depthMax) return;
    else if (mark) this.push({ kind: "mark", name, mark });
    else if (name === "a") this.openLink(token.href);
  }

  private openLink(href: string | null): void {
    const before = this.stack.findLastIndex((frame) => frame.kind === "link");
    if (before !== -1) this.drop(before); // links do not nest
    this.push({ kind: "link", name: "a", href: href === null ? null : linkHref(href) });
  }

  private openParagraph(name: string, align: string | null): void {
    this.closeParagraph();
    this.flush();
    this.enterItem();
    if (name === "hr" || this.stack.length >= depthMax) return;
    const node: RichParagraph = { type: "p", ...aligned(align), children: [] };
    this.push({ kind: "p", name, node, explicit: name === "p" });
  }

  private openList(type: "ul" | "ol"): void {
    this.closeParagraph();
    this.flush();
    const lists = this.stack.filter((frame) => frame.kind === "list").length;
    if (lists >= listDepthMax || this.stack.length >= depthMax) return;
    this.enterItem();
    this.push({ kind: "list", name: type, node: { type, children: [] }, implied: false });
  }

  private openItem(align: string | null): void {
    this.closeParagraph();
    this.flush();
    const item = this.stack.findLastIndex((frame) => frame.kind === "li");
    const list = this.stack.findLastIndex((frame) => frame.kind === "list");
    if (item > list) this.popTo(item);
    if (list === -1) {
      this.push({ kind: "list", name: "ul", node: { type: "ul", children: [] }, implied: true });
    }
    this.push({ kind: "li", name: "li", node: { type: "li", ...aligned(align), children: [] } });
  }

  /**
   * Content between the items of a list gets an item of its own; a list that was only implied by an `li` is closed
   * instead.
   */
  private enterItem(): void {
    const block = this.innermost();
    if (block?.kind !== "list") return;
    if (block.implied) this.popTo(this.stack.indexOf(block));
    else this.openItem(null);
  }

  private close(name: string): void {
    const index = this.stack.findLastIndex((frame) => frame.name === name);
    const kind = this.stack[index]?.kind;
    // The end of a formatting tag never closes a block; the formatting only stops to apply.
    if (kind === "mark" || kind === "link") this.drop(index);
    else if (kind !== undefined) this.popTo(index);
  }

  private closeParagraph(): void {
    const index = this.stack.findLastIndex((frame) => frame.kind === "p");
    const item = this.stack.findLastIndex((frame) => frame.kind === "li" || frame.kind === "list");
    if (index > item) this.popTo(index);
  }

  /** Closes this frame and all frames inside it; blocks are added to their parents. */
  private popTo(index: number): void {
    while (this.stack.length > index) {
      const frame = this.stack.at(-1);
      if (frame && isBlockFrame(frame)) this.flush();
      this.drop(this.stack.length - 1);
      if (frame?.kind === "p" && (frame.explicit || frame.node.children.length > 0)) this.attach(frame.node);
      if (frame?.kind === "list" && frame.node.children.length > 0) this.attach(frame.node);
      if (frame?.kind === "li") this.attachItem(frame.node);
    }
  }

  private attach(node: RichNode): void {
    const parent = this.stack.findLast((frame) => frame.kind === "li");
    (parent?.kind === "li" ? parent.node.children : this.root).push(node);
  }

  private attachItem(item: RichItem): void {
    const parent = this.stack.findLast((frame) => frame.kind === "list");
    if (parent?.kind === "list") parent.node.children.push(item);
  }

  private innermost(): BlockFrame | undefined {
    return this.stack.findLast(isBlockFrame);
  }

  private addText(raw: string): void {
    // Entities may have produced control characters; plain ASCII, of which most runs consist, holds none.
    const text = /^[\n -~]*$/.test(raw) ? raw : cleanText(raw, raw.length, "multi");
    if (text === "") return;
    const inList = this.innermost()?.kind === "list";
    if (inList && text.trim() === "") return;
    if (inList) this.enterItem();
    this.addRun(text);
  }

  private addBreak(): void {
    this.enterItem();
    this.addRun(null);
  }

  private addRun(text: string | null): void {
    this.format ??= formatOf(this.stack);
    const { href, marks } = this.format;
    this.runs.push({ text, href, marks });
  }

  private push(frame: Frame): void {
    this.stack.push(frame);
    this.format = null;
  }

  private drop(index: number): void {
    if (index === this.stack.length - 1) this.stack.pop();
    else this.stack.splice(index, 1);
    this.format = null;
  }

  /** Adds the collected runs to the innermost place for text: the paragraph, the list item or the top level. */
  private flush(): void {
    const runs = this.runs;
    this.runs = [];
    if (runs.length === 0) return;
    const frame = this.innermost();
    const isBlank = runs.every((run) => run.text !== null && run.text.trim() === "");
    if (isBlank && !(frame?.kind === "p" && frame.explicit)) return;
    const target: RichNode[] = frame === undefined || frame.kind === "list" ? this.root : frame.node.children;
    const last = target.at(-1);
    // Two groups of loose text are still two lines where what divided them was dropped (a rule, an empty block).
    if (last && last.type !== "p" && last.type !== "ul" && last.type !== "ol") target.push({ type: "br" });
    nest(runs, { from: 0, to: runs.length }, 0, target);
  }
}

function formatOf(stack: readonly Frame[]): Format {
  let marks = 0;
  let href: string | null = null;
  for (const frame of stack) {
    if (frame.kind === "mark") marks |= 1 << markOrder.indexOf(frame.mark);
    else if (frame.kind === "link") href = frame.href;
  }
  return { href, marks };
}

function aligned(align: string | null): { align?: Align } {
  return align !== null && aligns.has(align) ? { align: align as Align } : {};
}

type Part = { from: number; to: number };

/**
 * Adds a part of the runs to `nodes`, nested outermost first: the link, then the marks in their order. `level` 0 is the
 * link, 1… the marks.
 */
function nest(runs: readonly Run[], { from, to }: Part, level: number, nodes: RichNode[]): void {
  if (level > markOrder.length) {
    addLeaves(runs, { from, to }, nodes);
    return;
  }
  let start = from;
  while (start < to) {
    const key = keyAt(runs[start], level);
    let end = start + 1;
    while (end < to && keyAt(runs[end], level) === key) end += 1;
    const part = { from: start, to: end };
    if (key === null) nest(runs, part, level + 1, nodes);
    else {
      const children: RichInline[] = [];
      nest(runs, part, level + 1, children as RichNode[]);
      nodes.push(level === 0 ? { type: "a", href: key, children } : { type: key as Mark, children });
    }
    start = end;
  }
}

function keyAt(run: Run | undefined, level: number): string | null {
  if (run === undefined) return null;
  if (level === 0) return run.href;
  return (run.marks & (1 << (level - 1))) === 0 ? null : (markOrder[level - 1] ?? null);
}

function addLeaves(runs: readonly Run[], { from, to }: Part, nodes: RichNode[]): void {
  let text = "";
  for (let index = from; index < to; index += 1) {
    const run = runs[index] as Run;
    if (run.text !== null) {
      text += run.text;
      continue;
    }
    if (text !== "") nodes.push({ type: "text", text });
    nodes.push({ type: "br" });
    text = "";
  }
  if (text !== "") nodes.push({ type: "text", text });
}
