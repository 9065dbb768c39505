import { Suspense, useEffect } from "react";
import type { HistoryPanelControl } from "../history/use-history-panel.tsx";
import type { CheckPlace } from "./check-panel.tsx";
import { CheckPanel } from "./check-parts.ts";
import { closeCheck, useCheckPanel } from "./check-store.ts";

/** The panel of Check while it is open. It takes the place of the history panel, and gives way to it. */
export function CheckDrawer({ place, history }: { place: CheckPlace; history: HistoryPanelControl }) {
  const isOpen = useCheckPanel((state) => state.isOpen);
  useEffect(() => closeCheck, []);
  useEffect(() => {
    if (history.isOpen) closeCheck();
  }, [history.isOpen]);
  const closeHistory = history.toggle;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the opening of this panel closes the other
  useEffect(() => {
    if (isOpen && history.isOpen) closeHistory();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <CheckPanel place={place} onClose={closeCheck} />
    </Suspense>
  );
}
