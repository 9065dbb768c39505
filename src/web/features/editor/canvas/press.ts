/** The origin of a text of the preview, as the sheet marks it, and the position in it that was pressed. */
export type SheetTarget = { section?: string; item?: string; link?: string; field?: string; caret?: SheetCaret };

/**
 * A position in a text as it is shown: `at` characters into `text`. A design may add words of its own around a value.
 */
export type SheetCaret = { text: string; at: number };

/** Returns what was pressed; null where the sheet has nothing to edit. */
export function pressedAt(event: MouseEvent, root: ShadowRoot): SheetTarget | null {
  const path = event.composedPath();
  const target: SheetTarget = {};
  let text: Element | undefined;
  for (const node of path) {
    if (!(node instanceof HTMLElement || node instanceof SVGElement)) continue;
    const { section, item, link, field } = node.dataset;
    target.section ??= section;
    target.item ??= item;
    target.link ??= link;
    target.field ??= field;
    if (field !== undefined) text ??= node;
  }
  if (!target.section && !target.field && !target.link) return null;
  const caret = text && caretAt(event, root, text);
  return caret ? { ...target, caret } : target;
}

/**
 * Returns null in browsers that cannot map a point inside a shadow root to a text position; the caret then goes to the
 * end.
 */
function caretAt({ clientX, clientY }: MouseEvent, root: ShadowRoot, text: Element): SheetCaret | null {
  if (!("caretPositionFromPoint" in document)) return null;
  const place = document.caretPositionFromPoint(clientX, clientY, { shadowRoots: [root] });
  if (!place || !text.contains(place.offsetNode)) return null;
  const before = document.createRange();
  before.setStart(text, 0);
  before.setEnd(place.offsetNode, place.offset);
  return { text: text.textContent ?? "", at: before.toString().length };
}

/** Returns the same position in the value of a field, which lacks the words that a design adds around it. */
export function placeInValue({ text, at }: SheetCaret, value: string): number {
  const start = Math.max(0, text.indexOf(value));
  return Math.min(value.length, Math.max(0, at - start));
}

/** Puts the caret of a focused field at the position that was pressed in the preview. */
export function placeCaret(field: HTMLElement, caret: SheetCaret): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const at = placeInValue(caret, field.value);
    // Input types without a selection (dates, buttons) return null.
    if (field.selectionStart !== null) field.setSelectionRange(at, at);
    return;
  }
  let left = placeInValue(caret, field.textContent ?? "");
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.textContent ?? "";
    if (left <= length) {
      document.getSelection()?.collapse(node, left);
      return;
    }
    left -= length;
  }
}
