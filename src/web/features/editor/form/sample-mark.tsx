import { SquareDashed } from "lucide-react";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { announce } from "../state/announcer.tsx";
import { useEditorActions, useEditorStore } from "../state/editor-context.tsx";
import { type ItemPlace, itemOf, useItem } from "../state/use-section.ts";
import { titleOf } from "./title-of.ts";

/** The word that marks an entry which nobody has edited yet. */
export function SampleMark(place: ItemPlace) {
  const { t } = useTranslation("editor");
  if (!useItem(place, (item) => item.isSample)) return null;
  return (
    <span className="shrink-0 rounded-badge border border-line2 border-dashed px-1.5 text-fg2 text-meta">
      {t("samples.mark")}
    </span>
  );
}

/**
 * Says what a sample is and offers to keep it. It stands below the fields, because it goes with the first letter typed
 * into one of them, and nothing may move under the hands that type.
 */
export function SampleNote(place: ItemPlace) {
  const { t } = useTranslation("editor");
  const store = useEditorStore();
  const { edit, focusOn } = useEditorActions();
  const isSample = useItem(place, (item) => item.isSample);
  if (!isSample) return null;
  const keep = () => {
    const name = titleOf(itemOf(store.getState(), place)) || t("item.untitled");
    edit({ type: "item.keep", ...place });
    announce(t("samples.kept", { name }));
    // The button is gone, and the focus would be nowhere.
    focusOn({ section: place.sectionId, item: place.itemId, field: "title" });
  };
  return (
    <div className="mt-3 flex items-center gap-2.5 rounded-control bg-subtle py-1.5 pr-1.5 pl-3 text-fg2 text-meta">
      <SquareDashed size={14} strokeWidth={2} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 flex-1">{t("samples.itemNote")}</p>
      <Button size="sm" onClick={keep}>
        {t("samples.keep")}
      </Button>
    </div>
  );
}
