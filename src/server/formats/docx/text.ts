import { AlignmentType, ExternalHyperlink, type IRunOptions, Paragraph, type ParagraphChild, TextRun } from "docx";
import {
  isBlock,
  parseRichText,
  type RichBlock,
  type RichInline,
  type RichItem,
  type RichList,
} from "#core/resume/rich-text.ts";
import { linkHref } from "#core/resume/urls.ts";

type Marks = Pick<IRunOptions, "bold" | "italics" | "underline" | "strike" | "font" | "style">;

const aligned = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
} as const;

/** Returns a description as paragraphs and lists of Word. `numbering` is asked for the list of a number of its own. */
export function richParagraphs(description: string, numbering: () => string): Paragraph[] {
  return parseRichText(description).flatMap((block) => blockOf(block, 0, numbering));
}

function blockOf(block: RichBlock, level: number, numbering: () => string): Paragraph[] {
  if (block.type !== "p") return listOf(block, level, numbering);
  const children = runsOf(block.children);
  if (children.length === 0) return [];
  return [new Paragraph({ style: "Text", children, ...(block.align && { alignment: aligned[block.align] }) })];
}

function listOf(list: RichList, level: number, numbering: () => string): Paragraph[] {
  const reference = list.type === "ol" ? numbering() : "bullets";
  return list.children.flatMap((item) => itemOf(item, reference, level, numbering));
}

/** The first paragraph of an entry carries its mark; what follows it is indented like it. */
function itemOf(item: RichItem, reference: string, level: number, numbering: () => string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let isMarked = false;
  let loose: RichInline[] = [];
  const at = Math.min(level, 5);
  const push = (nodes: readonly RichInline[], align?: keyof typeof aligned) => {
    const children = runsOf(nodes);
    if (children.length === 0) return;
    const alignment = align ? { alignment: aligned[align] } : {};
    paragraphs.push(
      isMarked
        ? new Paragraph({ style: "ListText", indent: { left: 300 + at * 300 }, children, ...alignment })
        : new Paragraph({ style: "ListText", numbering: { reference, level: at }, children, ...alignment }),
    );
    isMarked = true;
  };
  const flush = () => {
    push(loose);
    loose = [];
  };
  for (const child of item.children) {
    if (!isBlock(child)) {
      loose.push(child);
      continue;
    }
    flush();
    if (child.type === "p") push(child.children, child.align);
    else paragraphs.push(...listOf(child, level + 1, numbering));
  }
  flush();
  return paragraphs;
}

export function runsOf(nodes: readonly RichInline[], marks: Marks = {}): ParagraphChild[] {
  return nodes.flatMap((node): ParagraphChild[] => {
    switch (node.type) {
      case "text":
        return [run(node.text, marks)];
      case "br":
        return [new TextRun({ break: 1 })];
      case "a":
        return linkTo(node.href, runsOf(node.children, { ...marks, style: "Hyperlink" }));
      case "strong":
        return runsOf(node.children, { ...marks, bold: true });
      case "em":
        return runsOf(node.children, { ...marks, italics: true });
      case "u":
        return runsOf(node.children, { ...marks, underline: {} });
      case "s":
        return runsOf(node.children, { ...marks, strike: true });
      default:
        return runsOf(node.children, { ...marks, font: "Consolas" });
    }
  });
}

export function run(text: string, options: IRunOptions = {}): TextRun {
  return new TextRun({ ...options, text: storable(text) });
}

/** Runs that lead somewhere, or the runs alone where the URL leads nowhere. */
export function linkTo(url: string, children: ParagraphChild[]): ParagraphChild[] {
  const link = linkHref(url);
  const target = link === null ? null : validUrl(link);
  return target === null || children.length === 0 ? children : [new ExternalHyperlink({ link: target, children })];
}

/** Word calls a file damaged whose links are no URIs. */
function validUrl(url: string): string | null {
  try {
    return new URL(url).href;
  } catch {
    return null;
  }
}

/** XML has no place for controls and for halves of characters. */
export function storable(text: string): string {
  return text
    .replace(/\s*\n\s*/g, " ")
    .replace(/[\p{Cs}\uFFFE\uFFFF]/gu, "")
    .replace(/\p{Cc}/gu, " ");
}
