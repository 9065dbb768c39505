import { Suspense, useEffect } from "react";
import { loadTexts } from "#web/shell/i18n.ts";
import { part } from "#web/shell/lazy-part.ts";
import { useOriginalState } from "./original-store.ts";

/** Most resumes were not read from a file, so that all of it is loaded with the first that was. */
const OriginalBar = part(async () => {
  const [module] = await Promise.all([import("./original-bar.tsx"), loadTexts(["editorOriginal"])]);
  return module.OriginalBar;
});
const OriginalPanel = part(async () => {
  const [module] = await Promise.all([import("./original-panel.tsx"), loadTexts(["editorOriginal"])]);
  return module.OriginalPanel;
});

/** Fetches the panel ahead, for who comes from the upload and finds it open. */
export const loadOriginalPanel = OriginalPanel.load;

/** What is left to look at in a resume that was read from a file, and the key that leads through it. */
export function OriginalLeft() {
  const isThere = useOriginalState((state) => state.original !== null);
  return <Suspense fallback={null}>{isThere && <OriginalBar />}</Suspense>;
}

/** The panel while it is open. `place`: a column of its own, over the sheet, or over the whole screen of a phone. */
export function OriginalDrawer({ place }: { place: "column" | "over" | "phone" }) {
  const isOpen = useIsComparing();
  useEffect(() => {
    if (isOpen) OriginalPanel.load();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <OriginalPanel place={place} />
    </Suspense>
  );
}

/** Returns whether the file stands beside the form. */
export function useIsComparing(): boolean {
  return useOriginalState((state) => state.isOpen && state.original !== null);
}
