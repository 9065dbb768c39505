import { FoldVertical } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyOnce, part } from "#web/shell/lazy-part.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { useEditorActions, useEditorStore } from "../state/editor-context.tsx";
import { drawnDocument } from "../state/trial.ts";
import type { Outcome } from "./one-page-outcome.tsx";
import { SettingGroup } from "./setting.tsx";

const loadSearch = lazyOnce(() => import("./search-one-page.ts"));
const OutcomeText = part(() => import("./one-page-outcome.tsx").then((module) => module.OnePageOutcomeText));

/** Fits the resume onto one page, or shows which entries are too long. `leave` is called when an entry is opened. */
export function OnePage({ leave }: { leave?: (() => void) | undefined }) {
  const { t } = useTranslation("editorDesign");
  const store = useEditorStore();
  const { edit } = useEditorActions();
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const run = async () => {
    const document = drawnDocument(store.getState());
    setRunning(true);
    setOutcome(null);
    try {
      const { searchOnePage } = await loadSearch();
      const found = await searchOnePage(document);
      // The document was edited meanwhile, so that the result belongs to an older text.
      if (drawnDocument(store.getState()) !== document) return void run();
      if (found.kind === "fitted") {
        const before = store.getState().trial;
        edit({ type: "design.fit", settings: found.settings });
        setOutcome({ ...found, before, of: drawnDocument(store.getState()) });
      } else setOutcome(found);
    } catch {
      setOutcome({ kind: "failed", of: document });
    }
    setRunning(false);
  };
  return (
    <SettingGroup title={t("fit.title")}>
      <p className="text-fg3 text-meta">{t("fit.hint")}</p>
      <Button
        size="sm"
        busy={isRunning}
        icon={<FoldVertical size={15} strokeWidth={2} aria-hidden="true" />}
        onClick={() => void run()}
        className="w-full"
      >
        {t(isRunning ? "fit.running" : "fit.start")}
      </Button>
      <div role="status" className="empty:hidden">
        <Suspense fallback={null}>
          {outcome && <OutcomeText outcome={outcome} leave={leave} again={() => void run()} />}
        </Suspense>
      </div>
    </SettingGroup>
  );
}
