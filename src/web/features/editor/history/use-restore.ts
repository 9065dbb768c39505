import type { ResumeDocument } from "#core/resume/schema.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { toast } from "#web/ui/toast.tsx";
import { useEditorActions } from "../state/editor-context.tsx";

export type Restore = (earlier: ResumeDocument, from: { at: number; name?: string }, what: string) => void;

/** Restores an earlier state and reports it in a toast, which is a live region and offers an undo. */
export function useRestore(onRestored: () => void): Restore {
  const { t } = useTranslation("editorHistory");
  const { restore, undo } = useEditorActions();
  return (earlier, from, what) => {
    const isDone = restore(earlier, from);
    if (isDone) onRestored();
    // Until a closing dialog is gone, it hides everything behind it from screen readers.
    requestAnimationFrame(() =>
      isDone
        ? toast(t("restored", { what }), { stay: 5000, action: { label: t("undo"), run: () => undo() } })
        : toast(t("same"), { kind: "info" }),
    );
  };
}
