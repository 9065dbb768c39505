import { useCallback, useEffect } from "react";
import { type Blocker, useBlocker } from "react-router";
import { useEditorActions, useEditorStore } from "./state/editor-context.tsx";

/**
 * Saves when changes could be lost: on leaving a field, hiding the tab or closing it; retries when that may help; and
 * asks before the user leaves with unsaved changes. Returns the router's blocker.
 */
export function useSavingGuards(): Blocker {
  const store = useEditorStore();
  const { saveNow, leave } = useEditorActions();

  useEffect(() => {
    const phase = () => store.getState().save.phase;
    const turned = () => {
      if (document.visibilityState === "hidden") leave();
      // The user may have signed in again in another tab.
      else if (phase() === "expired") void saveNow();
    };
    const closing = (event: BeforeUnloadEvent) => {
      // What this device stores is offered at the next visit, so the browser only asks where the changes exist nowhere
      // else.
      if (!leave()) event.preventDefault();
    };
    const blurred = (event: FocusEvent) => {
      // A failed save keeps its own timer; otherwise every click would be another attempt.
      if (isField(event.target) && store.getState().isDirty && phase() === "waiting") void saveNow();
    };
    const online = () => phase() === "failed" && void saveNow();
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      if (event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      void saveNow();
    };
    document.addEventListener("visibilitychange", turned);
    window.addEventListener("beforeunload", closing);
    window.addEventListener("pagehide", leave);
    window.addEventListener("online", online);
    document.addEventListener("focusout", blurred);
    document.addEventListener("keydown", pressed);
    return () => {
      document.removeEventListener("visibilitychange", turned);
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
    ({ currentLocation, nextLocation }) => {
      const { isDirty, save, isDeviceFailing } = store.getState();
      if (currentLocation.pathname === nextLocation.pathname || !isDirty) return false;
      // On the way to sign-in the changes wait on this device and are merged afterwards.
      return !(save.phase === "expired" && !isDeviceFailing);
    },
    [store],
  );
  return useBlocker(mustAsk);
}

function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}
