import { UnexpectedPdf } from "./pdf-value.ts";
import { isElement, type StructureChild, type StructureContent, type StructureElement } from "./structure-tree.ts";

/** Returns the content that remains of a sequence after the page's content was marked. */
export type ContentNow = (content: StructureContent) => readonly StructureContent[];

/**
 * Returns the structure of a document as PDF/UA-1 asks for it: without elements that have no content left and without
 * those that mean nothing (NonStruct), with text in paragraphs, entries of lists as label and body, and headings whose
 * levels skip none.
 *
 * Throws UnexpectedPdf at roles that our markup does not lead to: of them it cannot tell whether they are in order.
 */
export function mendStructure(root: StructureElement, now: ContentNow): StructureElement {
  const left = remaining(root, now);
  const mended = { ...root, children: blocks(left?.children ?? []) };
  levelHeadings(mended);
  return mended;
}

/** Whether an element holds text itself. In all others text gets a paragraph. */
const holders = new Set(["P", "H1", "H2", "H3", "H4", "H5", "H6", "Link", "Lbl", "LBody", "Span", "Figure"]);
const groups = new Set(["Document", "Art", "Sect", "Div", "BlockQuote"]);
const isNothing = ({ role, entries }: StructureElement) =>
  role === "NonStruct" || (role === "Figure" && !hasAlternative({ entries }));

/** Whether somebody who does not see it is told what it is. */
export function hasAlternative({ entries }: Pick<StructureElement, "entries">): boolean {
  const alternative = entries.get("Alt");
  return typeof alternative === "string" && !/^(\(\s*\)|<\s*(feff)?\s*>)$/i.test(alternative);
}

/** Returns the element with the content that is left, or undefined where nothing is. */
function remaining(element: StructureElement, now: ContentNow): StructureElement | undefined {
  const children = element.children.flatMap((child): readonly StructureChild[] => {
    if (!isElement(child)) return "content" in child ? now(child) : [child];
    const left = remaining(child, now);
    return left ? [left] : [];
  });
  return children.length === 0 ? undefined : { ...element, children };
}

/** Whether the child is part of a line of text. An element without a meaning is, if all that is in it is. */
function isInline(child: StructureChild): boolean {
  if (!isElement(child) || child.role === "Link" || child.role === "Span") return true;
  return isNothing(child) && child.children.every(isInline);
}

/** Whether the child is a text or a link by itself, and no box around some. */
const isText = (child: StructureChild): boolean =>
  !isElement(child) || !isNothing(child) || child.children.every((inner) => !isElement(inner));

/** Returns the children of a group, in which texts that stand side by side are a paragraph. */
function blocks(children: readonly StructureChild[]): StructureElement[] {
  const made: StructureElement[] = [];
  let line: StructureChild[] = [];
  const endLine = () => {
    if (line.length > 0) made.push({ role: "P", entries: new Map(), children: line });
    line = [];
  };
  const isLine = children.some((child) => isInline(child) && isText(child));
  for (const child of children) {
    if (isLine && isInline(child)) {
      line.push(...inline([child]));
      continue;
    }
    endLine();
    if (!isElement(child)) throw new UnexpectedPdf("Text stands beside blocks.");
    made.push(...(isNothing(child) ? blocks(child.children) : [block(child)]));
  }
  endLine();
  return made;
}

/** Returns the children of an element that holds text. */
function inline(children: readonly StructureChild[]): StructureChild[] {
  return children.flatMap((child) => {
    if (!isElement(child)) return [child];
    return isNothing(child) ? inline(child.children) : [block(child)];
  });
}

function block(element: StructureElement): StructureElement {
  const { role, children } = element;
  if (role === "L") return { ...element, children: dissolved(children).map(listItem) };
  if (holders.has(role)) return { ...element, children: inline(children) };
  if (groups.has(role)) return { ...element, children: blocks(children) };
  throw new UnexpectedPdf(`Unknown role in the structure: ${role}`);
}

const dissolved = (children: readonly StructureChild[]): StructureChild[] =>
  children.flatMap((child) => (isElement(child) && isNothing(child) ? dissolved(child.children) : [child]));

function listItem(child: StructureChild): StructureElement {
  if (!isElement(child) || child.role !== "LI") throw new UnexpectedPdf("A list has a child that is no entry.");
  const parts = inline(child.children);
  const isLabel = (part: StructureChild) => isElement(part) && part.role === "Lbl";
  const body = parts.filter((part) => !isLabel(part));
  const made: StructureChild[] = parts.filter(isLabel);
  if (body.length > 0) made.push({ role: "LBody", entries: new Map(), children: body });
  return { ...child, children: made };
}

/** Lifts each heading to one level below the last at the most: a section without a name leaves its entries higher. */
function levelHeadings(root: StructureElement): void {
  let last = 0;
  const walk = (element: StructureElement) => {
    const level = Number(/^H([1-6])$/.exec(element.role)?.[1] ?? 0);
    if (level > 0) {
      last = Math.min(level, last + 1);
      element.role = `H${last}`;
    }
    for (const child of element.children) if (isElement(child)) walk(child);
  };
  walk(root);
}
