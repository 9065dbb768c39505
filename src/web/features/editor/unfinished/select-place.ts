import { blanksOf, isSuggested, type Unfinished } from "#core/resume/unfinished.ts";
import { fingerprint } from "#core/resume/untranslated.ts";

/** A place in a field: an unfinished one, or a whole line. */
export type Place = Pick<Unfinished, "item" | "nth" | "line"> & { kind: Unfinished["kind"] | "line"; field: string };

/** How many frames to wait for a field: a panel may be opening, or the rich text editor still loading. */
const maxFrames = 90;

/**
 * Selects a blank in its field once that has the focus, so that typing replaces it; of a suggestion, puts the caret at
 * the end of its line. A whole line is selected as such.
 */
export function selectPlace(place: Place): void {
  let tries = 0;
  const look = () => {
    const field = document.activeElement;
    tries += 1;
    if (!isField(field, place)) {
      if (tries < maxFrames) requestAnimationFrame(look);
      return;
    }
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      const found = placeIn(field.value, place);
      if (found) field.setSelectionRange(found.from, found.to);
      return;
    }
    // The rich text editor sets its own selection in the frame in which it gets the focus.
    requestAnimationFrame(() => selectIn(field, place));
  };
  requestAnimationFrame(look);
}

function isField(element: Element | null, { item, field }: Place): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.dataset.field === field &&
    element.closest<HTMLElement>("[data-item-form]")?.dataset.itemForm === item
  );
}

/** Returns where the place is in a text of one line, UTF-16 offsets. */
function placeIn(text: string, { kind, nth }: Place): { from: number; to: number } | undefined {
  if (kind === "line") return { from: 0, to: text.length };
  return kind === "blank" ? blanksOf(text)[nth] : { from: text.length, to: text.length };
}

/** Selects the place in the lines of an editable element. */
function selectIn(field: HTMLElement, place: Place): void {
  const lines = Array.from(field.querySelectorAll("p, li")).filter((line) => line.querySelector("p, li") === null);
  let nth = place.nth;
  for (const line of lines) {
    const text = line.textContent ?? "";
    const found = placesIn(text, place);
    const here = found[nth];
    if (here) {
      const [start, end] = [pointAt(line, here.from), pointAt(line, here.to)];
      getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
      line.scrollIntoView({ block: "nearest" });
      return;
    }
    nth -= found.length;
  }
}

function placesIn(text: string, { kind, line }: Place): { from: number; to: number }[] {
  if (kind === "blank") return blanksOf(text);
  if (kind === "line") return fingerprint(text) === fingerprint(line) ? [{ from: 0, to: text.length }] : [];
  return isSuggested(text) ? [{ from: text.length, to: text.length }] : [];
}

/** Returns the text node and the offset in it at an offset of an element's text. */
function pointAt(element: Element, offset: number): { node: Node; offset: number } {
  let left = offset;
  let last: Node = element;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.textContent ?? "";
    if (left <= length) return { node, offset: left };
    left -= length;
    last = node;
  }
  return { node: last, offset: last.textContent?.length ?? 0 };
}
