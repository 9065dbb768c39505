import { useEffect } from "react";

/** What public/early.js, the script inside the document, leaves for the application. */
type Left = { isTaken?: boolean; pressed?: HTMLElement | undefined; typed?: EventTarget | null };

/**
 * Replays, once, what the user did before the application took the page over: the last press of a button, and the text
 * typed into a field.
 */
export function useEarlyInput(): void {
  useEffect(() => {
    const left = window as unknown as Left;
    left.isTaken = true;
    const { pressed, typed } = left;
    left.pressed = undefined;
    left.typed = null;
    if (typed instanceof HTMLInputElement && typed.isConnected) typeAgain(typed);
    if (pressed?.isConnected) pressed.click();
  }, []);
}

/**
 * Fires the input event again: while hydrating, React keeps the text that it finds in a field but reports only changes.
 */
function typeAgain(field: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = "";
  // Bypasses the property that React defines on the element to recognize its own writes; otherwise it ignores the
  // event.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
