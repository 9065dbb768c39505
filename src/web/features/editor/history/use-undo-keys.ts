import { useEffect } from "react";
import { useEditorActions } from "../state/editor-context.tsx";

/**
 * Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (Cmd on a Mac), and the browser's own undo from its menus, act on the whole resume,
 * also while a field has the focus: two histories of one text would undo each other. A field that keeps what is typed to
 * itself until it is done (`data-own-undo`), and a dialog, keep the browser's.
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

/** By the letter; where the keyboard writes no Latin ones, by the key's place. */
function actOf(event: KeyboardEvent): "undo" | "redo" | null {
  const typed = event.key.toLowerCase();
  const key = /^[a-z]$/.test(typed) ? typed : event.code.replace(/^Key/, "").toLowerCase();
  if (key === "z") return event.shiftKey ? "redo" : "undo";
  return key === "y" && !event.shiftKey ? "redo" : null;
}

function hasOwnUndo(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[role="dialog"], [data-own-undo]') !== null;
}
