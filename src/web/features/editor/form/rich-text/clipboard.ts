import { type ResolvedPos, type Slice, DOMParser as SliceParser } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";
import { cleanPastedHtml } from "#core/resume/rich-text/pasted.ts";
import { plainToRichText } from "#core/resume/rich-text.ts";

/**
 * Returns pasted HTML reduced to the contract's tag set. A slice from one of our own editors is returned as it is,
 * because it carries its context.
 */
export function pastedHtml(html: string): string {
  return /data-pm-slice/.test(html) ? html : cleanPastedHtml(html);
}

/**
 * Parses pasted plain text and keeps its lines: as paragraphs, as a list where they begin with bullets, or as items
 * inside a list.
 */
export function pastedText(text: string, at: ResolvedPos, _plain: boolean, view: EditorView): Slice | null {
  const html = linesToHtml(text, listAround(at));
  if (html === null) return null;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return SliceParser.fromSchema(view.state.schema).parseSlice(body, { context: at });
}

/** Returns the lines as HTML; null for a single line, which is inserted as it is. */
export function linesToHtml(text: string, list: "ul" | "ol" | null): string | null {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
  if (lines.length < 2) return null;
  if (list === null) return plainToRichText(text);
  const items = lines.map((line) => {
    const bare = line.replace(/^\s*(?:[•·‣▪●◦*-]|\d{1,3}[.)、])\s+/u, "");
    return `<li>${plainToRichText(bare.trim())}</li>`;
  });
  return `<${list}>${items.join("")}</${list}>`;
}

function listAround(at: ResolvedPos): "ul" | "ol" | null {
  for (let depth = at.depth; depth > 0; depth -= 1) {
    const { name } = at.node(depth).type;
    if (name === "bulletList") return "ul";
    if (name === "orderedList") return "ol";
  }
  return null;
}

/**
 * Tab leaves the text, as in any form, but at the beginning of a list item it indents; Shift+Tab outdents. Returns true
 * where the browser should move the focus.
 */
export function leavesByTab(view: EditorView, event: KeyboardEvent): boolean {
  if (event.key !== "Tab" || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { $from, empty } = view.state.selection;
  const isAtStart = empty && $from.parentOffset === 0 && $from.index(-1) === 0;
  const item = $from.node(-1);
  if (!isAtStart || item?.type.name !== "listItem") return true;
  const isFirst = $from.index(-2) === 0;
  const isNested = $from.depth >= 5;
  return event.shiftKey ? !isNested : isFirst;
}
