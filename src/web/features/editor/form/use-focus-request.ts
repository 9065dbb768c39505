import { useEffect, useRef } from "react";
import { placeCaret } from "../canvas/press.ts";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import type { FocusRequest } from "../state/editor-store.ts";

/** How many frames to wait for a field: a panel may be opening, or the rich text editor still loading. */
const maxFrames = 90;

/** Focuses the field that the preview or a button asked for, as soon as it exists. */
export function useFocusRequest() {
  const form = useRef<HTMLDivElement>(null);
  const request = useEditor((state) => state.focus);
  const { focused } = useEditorActions();
  useEffect(() => {
    if (!request) return;
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    const look = () => {
      const field = form.current ? fieldOf(form.current, request) : null;
      tries += 1;
      if (!field && tries < maxFrames) {
        frame = requestAnimationFrame(look);
        return;
      }
      // The name of a section is a button until it is edited.
      if (field instanceof HTMLButtonElement && request.field === "name" && !request.onlyShow) {
        field.click();
        // The input that replaces the button selects its text first.
        timer = setTimeout(look, 50);
        return;
      }
      if (!request.onlyShow) field?.focus({ preventScroll: true });
      if (field && request.caret && !request.onlyShow) placeCaret(field, request.caret);
      field?.scrollIntoView({ block: "nearest" });
      focused();
    };
    frame = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [request, focused]);
  return form;
}

function fieldOf(form: HTMLElement, request: FocusRequest): HTMLElement | null {
  const owner = request.item ?? request.link ?? (request.section ? null : "basics");
  if (owner === null) return form.querySelector<HTMLElement>('[data-field="name"]');
  const scope = form.querySelector(`[data-item-form="${CSS.escape(owner)}"]`);
  if (!scope) return null;
  // The sheet reports one field for a whole link: a press leads to its name, or to what a fact says.
  const isFact = scope.querySelector('[data-field="text"]') !== null;
  const isOne = ["name", "src", "text"].includes(request.field ?? "");
  const field = request.link && !isOne ? (isFact ? "text" : "name") : request.field;
  const found = field ? scope.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`) : null;
  return found ?? (field === "description" ? null : scope.querySelector<HTMLElement>("input, [contenteditable]"));
}
