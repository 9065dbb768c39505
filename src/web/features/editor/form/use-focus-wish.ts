import { useEffect, useRef } from "react";
import { placeCaret } from "../canvas/press.ts";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import type { FocusWish } from "../state/editor-store.ts";

/** Frames to wait for a field: a panel that opens, or the rich text editor that is still loading. */
const patience = 90;

/** Gives the focus to the field that the preview, or a button, asked for, as soon as it is there. */
export function useFocusWish() {
  const form = useRef<HTMLDivElement>(null);
  const wish = useEditor((state) => state.focus);
  const { focused } = useEditorActions();
  useEffect(() => {
    if (!wish) return;
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    const look = () => {
      const field = form.current ? fieldOf(form.current, wish) : null;
      tries += 1;
      if (!field && tries < patience) {
        frame = requestAnimationFrame(look);
        return;
      }
      // The name of a section is a button until somebody wants to write it.
      if (field instanceof HTMLButtonElement && wish.field === "name" && !wish.onlyShow) {
        field.click();
        // It selects itself first.
        timer = setTimeout(look, 50);
        return;
      }
      if (!wish.onlyShow) field?.focus({ preventScroll: true });
      if (field && wish.caret && !wish.onlyShow) placeCaret(field, wish.caret);
      field?.scrollIntoView({ block: "nearest" });
      focused();
    };
    frame = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [wish, focused]);
  return form;
}

function fieldOf(form: HTMLElement, wish: FocusWish): HTMLElement | null {
  const owner = wish.item ?? wish.link ?? (wish.section ? null : "basics");
  if (owner === null) return form.querySelector<HTMLElement>('[data-field="name"]');
  const scope = form.querySelector(`[data-item-form="${CSS.escape(owner)}"]`);
  if (!scope) return null;
  // A link is pressed by its name, whatever field the sheet calls it.
  const field = wish.link && wish.field !== "src" ? "name" : wish.field;
  const found = field ? scope.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`) : null;
  if (found instanceof HTMLInputElement && found.disabled) return scope.querySelector<HTMLElement>("input:enabled");
  return found ?? (field === "description" ? null : scope.querySelector<HTMLElement>("input, [contenteditable]"));
}
