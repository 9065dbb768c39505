import {
  isBlock,
  parseRichText,
  type RichBlock,
  type RichInline,
  type RichItem,
  type RichNode,
  richTextToPlain,
  serializeRichText,
} from "./rich-text.ts";
import type { Item, Section } from "./schema.ts";
import type { ItemField } from "./sections.ts";

/**
 * What the person has still to decide before a resume is theirs: blanks, which stand for figures that only they know
 * (`[N]`), and suggestions, which are lines that the assistant supposed. Both are parts of the text, so that they outlive
 * saving and would be printed as they stand.
 */

/** Stands before a suggestion until the person keeps it. */
export const suggestionMark = "◇ ";

const blank = String.raw`\[[NX]\]`;
/** Finds blanks anywhere, and the mark of a suggestion where a line begins, behind its bullet or number. */
const unfinished = new RegExp(String.raw`${blank}|(?<=^[ \t]*(?:[•◦▪*-][ \t]*|\d+[.)][ \t]*)?)◇`, "gmu");

export type UnfinishedKind = "blank" | "suggestion";

/** One unfinished place: the `nth` of its kind in a field of an item, from 0. `line` is the line of text around it. */
export type Unfinished = {
  kind: UnfinishedKind;
  section: string;
  item: string;
  field: ItemField;
  nth: number;
  line: string;
};

const fields = ["title", "subTitle", "city", "description"] as const satisfies ItemField[];

/**
 * Returns what is unfinished in a resume, in reading order. What is hidden is not asked for, because it is not printed,
 * and neither are samples, which are left out of everything that leaves the editor.
 */
export function unfinishedIn(sections: readonly Section[]): readonly Unfinished[] {
  return sections.flatMap((section) => (section.isHidden ? [] : inSection(section)));
}

const known = new WeakMap<Section, readonly Unfinished[]>();

/** Found once for each state of a section, because the editor asks at every keystroke. */
function inSection(section: Section): readonly Unfinished[] {
  let found = known.get(section);
  if (!found) {
    found = section.data.flatMap((item) => (item.isHidden || item.isSample ? [] : inItem(section, item)));
    known.set(section, found);
  }
  return found;
}

function inItem(section: Section, item: Item): Unfinished[] {
  return fields.flatMap((field) => {
    const raw = item[field];
    if (!raw.includes("◇") && !raw.includes("]")) return [];
    const text = field === "description" ? richTextToPlain(raw) : raw;
    const counts = { blank: 0, suggestion: 0 };
    return Array.from(text.matchAll(unfinished), (match): Unfinished => {
      const kind = match[0] === "◇" ? "suggestion" : "blank";
      counts[kind] += 1;
      const [from, to] = [text.lastIndexOf("\n", match.index) + 1, text.indexOf("\n", match.index)];
      const line = text
        .slice(from, to < 0 ? undefined : to)
        .replace(/^[ \t]*(?:[•◦▪*-][ \t]*|\d+[.)][ \t]*)?(?:◇\s*)?/u, "");
      return { kind, section: section.id, item: item.id, field, nth: counts[kind] - 1, line };
    });
  });
}

/** Returns how many there are of each kind. */
export function countUnfinished(places: readonly Unfinished[]): { blanks: number; suggestions: number } {
  const blanks = places.filter(({ kind }) => kind === "blank").length;
  return { blanks, suggestions: places.length - blanks };
}

/** Returns where the blanks of a text are: UTF-16 offsets of their first and behind their last character. */
export function blanksOf(text: string): { from: number; to: number }[] {
  return Array.from(text.matchAll(new RegExp(blank, "gu")), ({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }));
}

/** Whether the line of a text begins as a suggestion. */
export const isSuggested = (line: string): boolean => /^\s*◇/u.test(line);

/** Returns a line without the mark of a suggestion. */
export const asConfirmed = (line: string): string => line.replace(/^(\s*)◇\s*/u, "$1");

/**
 * Returns a description in which the `nth` suggestion is kept as the person's own, or removed with its bullet. A list
 * that has no bullet left is removed as well. Returns the same text where there is no such suggestion.
 */
export function settleSuggestion(html: string, nth: number, keeps: boolean): string {
  let count = -1;
  let isFound = false;

  /** Returns what becomes of a line: its nodes up to the next break. */
  const line = (nodes: readonly RichInline[]): readonly RichInline[] => {
    const [first] = nodes;
    if (!first || !beginsMarked(first)) return nodes;
    count += 1;
    if (count !== nth) return nodes;
    isFound = true;
    return keeps ? [unmarked(first), ...nodes.slice(1)] : [];
  };
  const text = (nodes: readonly RichInline[]): RichInline[] => {
    const lines: RichInline[][] = [[]];
    for (const node of nodes) {
      if (node.type === "br") lines.push([]);
      else lines.at(-1)?.push(node);
    }
    const left = lines.map((before) => ({ before, after: line(before) }));
    const kept = left.filter(({ before, after }) => before.length === 0 || after.length > 0);
    return kept.flatMap(({ after }, at) => (at === 0 ? after : [{ type: "br" as const }, ...after]));
  };
  const block = (node: RichBlock): RichBlock[] => {
    if (node.type === "p") {
      const children = text(node.children);
      return children.length === 0 && node.children.length > 0 ? [] : [{ ...node, children }];
    }
    const children = node.children.flatMap((item) => bullet(item));
    return children.length === 0 && node.children.length > 0 ? [] : [{ ...node, children }];
  };
  const bullet = (item: RichItem): RichItem[] => {
    const own = item.children.findIndex(isBlock);
    const inlineEnd = own < 0 ? item.children.length : own;
    const inline = item.children.slice(0, inlineEnd) as RichInline[];
    const children = [
      ...text(inline),
      ...item.children.slice(inlineEnd).flatMap((node): RichNode[] => (isBlock(node) ? block(node) : [node])),
    ];
    // What hangs below a bullet goes with it.
    const hasText = children.some((child) => !isBlock(child) || child.type === "p");
    const hadText = item.children.some((child) => !isBlock(child) || child.type === "p");
    return hadText && !hasText ? [] : [{ ...item, children }];
  };
  const blocks = parseRichText(html).flatMap(block);
  return isFound ? serializeRichText(blocks) : html;
}

/** Whether the first text in a node begins with the mark. */
function beginsMarked(node: RichInline): boolean {
  if (node.type === "text") return isSuggested(node.text);
  if (node.type === "br") return false;
  const [first] = node.children;
  return first !== undefined && beginsMarked(first);
}

function unmarked(node: RichInline): RichInline {
  if (node.type === "text") return { ...node, text: asConfirmed(node.text) };
  if (node.type === "br") return node;
  return { ...node, children: node.children.map((child, at) => (at === 0 ? unmarked(child) : child)) };
}
