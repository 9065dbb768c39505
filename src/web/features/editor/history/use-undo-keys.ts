import { useEffect } from "react";
import { useEditorActions } from "../state/editor-context.tsx";

/**
 * Makes Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (Cmd on a Mac), and the undo of the browser's own menus, act on the whole
 * resume, also while a field has the focus: two histories of one text would undo each other. Dialogs, and fields that
 * keep what is typed to themselves until it is complete (`data-own-undo`), keep the browser's undo.
 */
export function useUndoKeys(): void {
  const { undo, redo } = useEditorActions();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      const act = actOf(event);
      if (!act || hasOwnUndo(event)) return;
      event.preventDefault();
      (act === "undo" ? undo : redo)(true);
    };
    const changing = (event: InputEvent) => {
      const act = { historyUndo: undo, historyRedo: redo }[event.inputType];
      if (!act || hasOwnUndo(event)) return;
      event.preventDefault();
      act(true);
    };
    document.addEventListener("keydown", pressed);
    document.addEventListener("beforeinput", changing, { capture: true });
    return () => {
      document.removeEventListener("keydown", pressed);
      document.removeEventListener("beforeinput", changing, { capture: true });
    };
  }, [undo, redo]);
}

/** Goes by the letter or, on keyboards without Latin letters, by the position of the key. */
function actOf(event: KeyboardEvent): "undo" | "redo" | null {
  const typed = event.key.toLowerCase();
  const key = /^[a-z]$/.test(typed) ? typed : event.code.replace(/^Key/, "").toLowerCase();
  if (key === "z") return event.shiftKey ? "redo" : "undo";
  return key === "y" && !event.shiftKey ? "redo" : null;
}

function hasOwnUndo(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[role="dialog"], [data-own-undo]') !== null;
}
