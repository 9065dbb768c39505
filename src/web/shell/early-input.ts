import { useEffect } from "react";

/** What the document's own script (public/early.js) leaves for the application. */
type Left = { isTaken?: boolean; pressed?: HTMLElement | undefined; typed?: EventTarget | null };

/**
 * Presses the button again that was pressed last before the application had taken the page over, and tells it what was
 * typed into a field by then, once.
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

/** React keeps the text that it finds in a field, and hears of changes alone: so the text comes a second time. */
function typeAgain(field: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = "";
  // Past the property that React has put on the element to notice what it wrote itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
