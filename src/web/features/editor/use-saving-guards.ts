import { useCallback, useEffect } from "react";
import { type Blocker, useBlocker } from "react-router";
import { useEditorActions, useEditorStore } from "./state/editor-context.tsx";

/** Saves when the work could be lost: on leaving a field, hiding the tab, closing it; and keeps one from leaving unsaved. */
export function useSavingGuards(): Blocker {
  const store = useEditorStore();
  const { saveNow, leave } = useEditorActions();

  useEffect(() => {
    const hidden = () => document.visibilityState === "hidden" && leave();
    const closing = (event: BeforeUnloadEvent) => {
      leave();
      if (store.getState().isDirty) event.preventDefault();
    };
    const blurred = (event: FocusEvent) => {
      // Only from a field to outside of any: moving on to the next field is still editing.
      if (event.relatedTarget === null && store.getState().isDirty) void saveNow();
    };
    const online = () => store.getState().save.phase === "failed" && void saveNow();
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      if (event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      void saveNow();
    };
    document.addEventListener("visibilitychange", hidden);
    window.addEventListener("beforeunload", closing);
    window.addEventListener("pagehide", leave);
    window.addEventListener("online", online);
    document.addEventListener("focusout", blurred);
    document.addEventListener("keydown", pressed);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      window.removeEventListener("beforeunload", closing);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("online", online);
      document.removeEventListener("focusout", blurred);
      document.removeEventListener("keydown", pressed);
    };
  }, [store, saveNow, leave]);

  const mustAsk = useCallback<
    (args: { currentLocation: { pathname: string }; nextLocation: { pathname: string } }) => boolean
  >(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && store.getState().isDirty,
    [store],
  );
  return useBlocker(mustAsk);
}
