import { type ReactNode, Suspense, useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { loadTexts } from "#web/shell/i18n.ts";
import { part } from "#web/shell/lazy-part.ts";
import type { HistoryTab } from "./history-panel.tsx";
import { useStoredLog } from "./use-stored-log.ts";

/** Loads the panel's code and texts when it is first opened. */
const HistoryPanel = part(async () => {
  const [module] = await Promise.all([import("./history-panel.tsx"), loadTexts(["editorHistory"])]);
  return module.HistoryPanel;
});

export type HistoryPanelControl = { isOpen: boolean; toggle: () => void; close: () => void; panel: ReactNode };

/** Stores the history, and opens its panel: by its button, or by `?history=changes` or `?history=versions`. */
export function useHistoryPanel(isPhone: boolean): HistoryPanelControl {
  const isKept = useStoredLog();
  const [query, setQuery] = useSearchParams();
  const asked = query.get("history");
  const [tab, setTab] = useState<HistoryTab | null>(asked === "versions" || asked === "changes" ? asked : null);

  const close = useCallback(() => {
    setTab(null);
    setQuery(
      (last) => {
        last.delete("history");
        return last;
      },
      { replace: true },
    );
  }, [setQuery]);
  const isOpen = tab !== null;
  return {
    isOpen,
    close,
    toggle: () => (isOpen ? close() : setTab("changes")),
    panel: isOpen && (
      <Suspense fallback={null}>
        <HistoryPanel isPhone={isPhone} isKept={isKept} startOn={tab} onClose={close} />
      </Suspense>
    ),
  };
}
