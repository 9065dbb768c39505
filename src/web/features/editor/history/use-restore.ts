import type { ResumeDocument } from "#core/resume/schema.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { toast } from "#web/ui/toast.tsx";
import { useEditorActions } from "../state/editor-context.tsx";

export type Restore = (earlier: ResumeDocument, from: { at: number; name?: string }, what: string) => void;

/** Brings an earlier state back and says so; the toast is a live region, and offers the way back. */
export function useRestore(onRestored: () => void): Restore {
  const { t } = useTranslation("editorHistory");
  const { restore, undo } = useEditorActions();
  return (earlier, from, what) => {
    const isDone = restore(earlier, from);
    if (isDone) onRestored();
    // A dialog that closes hides everything behind it from a screen reader until it is gone.
    requestAnimationFrame(() =>
      isDone
        ? toast(t("restored", { what }), { stay: 5000, action: { label: t("undo"), run: () => undo() } })
        : toast(t("same"), { kind: "info" }),
    );
  };
}
