import type { Edit } from "#core/resume/operations.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { toast } from "#web/ui/toast.tsx";
import { useEditorActions, useEditorStore } from "./editor-context.tsx";

/** Long enough to read it, to see what is gone and to reach the button, ms. */
const undoFor = 6000;

/**
 * Makes an edit and offers the way back. As long as nothing was edited since, that is undo; afterwards it is the edit
 * `back`, because undo would take back something else.
 */
export function useRemoval(): (edit: Edit, announcement: string, back: Edit) => boolean {
  const { t } = useTranslation("editor");
  const store = useEditorStore();
  const { edit, undo } = useEditorActions();
  return (change, announcement, back) => {
    if (!edit(change)) return false;
    const after = store.getState().document;
    const run = () => (store.getState().document === after ? undo() : void edit(back));
    toast(announcement, { stay: undoFor, action: { label: t("section.undo"), run } });
    return true;
  };
}
