import { useMemo } from "react";
import {
  asConfirmed,
  countUnfinished,
  settleSuggestion,
  type Unfinished,
  unfinishedIn,
} from "#core/resume/unfinished.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { toast } from "#web/ui/toast.tsx";
import { useEditorActions, useEditorStore, useEditorWhenIdle } from "../state/editor-context.tsx";
import { undoFor } from "../state/use-removal.ts";
import { selectPlace } from "./select-place.ts";

/** Returns the blanks and suggestions of the open resume, and what can be done with them. */
export function useUnfinished() {
  const { t } = useTranslation("editorUnfinished");
  const store = useEditorStore();
  const { edit, undo, focusOn } = useEditorActions();
  const sections = useEditorWhenIdle(({ document }) => document.data.sections);
  const places = useMemo(() => unfinishedIn(sections), [sections]);

  /** Opens the field of a place and selects the place in it. */
  const visit = (place: Unfinished | undefined) => {
    if (!place) return;
    focusOn({ section: place.section, item: place.item, field: place.field });
    selectPlace(place);
  };

  /** Keeps a suggestion as the person's own, or removes its line, or its entry where it is the title of one. */
  const settle = ({ section, item, field, nth }: Unfinished, keeps: boolean) => {
    const place = { sectionId: section, itemId: item };
    const list = () => store.getState().document.data.sections.find(({ id }) => id === section)?.data ?? [];
    const before = list();
    const toIndex = before.findIndex(({ id }) => id === item);
    const owner = before[toIndex];
    if (!owner) return;
    const value = owner[field];
    const settled = field === "description" ? settleSuggestion(value, nth, keeps) : asConfirmed(value);
    const removesEntry = !keeps && field !== "description";
    if (removesEntry) edit({ type: "item.remove", ...place });
    else edit({ type: "item.set", ...place, field, value: settled, isOwnStep: true });
    if (keeps) return;
    const after = store.getState().document;
    const run = () => {
      if (store.getState().document === after) undo();
      // Something was edited since, which an undo would take back instead.
      else if (removesEntry) edit({ type: "item.add", sectionId: section, item: owner, toIndex });
      else if (list().find(({ id }) => id === item)?.[field] === settled)
        edit({ type: "item.set", ...place, field, value, isOwnStep: true });
    };
    toast(t("removed"), { stay: undoFor, action: { label: t("undo"), run } });
  };

  return { places, visit, settle, ...countUnfinished(places) };
}
