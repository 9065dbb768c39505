import type { Edit } from "#core/resume/operations.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { toast } from "#web/ui/toast.tsx";
import { useEditorActions, useEditorStore } from "./editor-context.tsx";

/** Long enough to read the toast, see what is gone and reach the button, ms. */
export const undoFor = 6000;

/**
 * Returns a function that makes an edit and offers to revert it. As long as nothing was edited since, that is an undo;
 * afterwards it is the edit `back`, because undo would revert something else.
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
