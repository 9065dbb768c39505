import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Blocker } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";

/** Leaving with unsaved work: it is saved on the way out, and only where that fails is anybody asked. */
export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  const { t } = useTranslation("editor");
  const { t: tc } = useTranslation();
  const { saveNow } = useEditorActions();
  const phase = useEditor((state) => state.save.phase);
  const { state } = blocker;

  useEffect(() => {
    if (state !== "blocked") return;
    let isOver = false;
    void saveNow().then((save) => {
      if (!isOver && save.phase === "saved") blocker.proceed?.();
    });
    return () => {
      isOver = true;
    };
  }, [state, blocker, saveNow]);

  if (state !== "blocked" || phase === "saving" || phase === "waiting" || phase === "saved") return null;
  return (
    <Dialog
      open
      onOpenChange={() => blocker.reset()}
      width="confirm"
      title={t("save.leaveTitle")}
      description={t("save.leaveText")}
      closeLabel={tc("close")}
      actions={
        <>
          <Button variant="ghost" onClick={() => blocker.proceed()}>
            {t("save.leaveDiscard")}
          </Button>
          <Button variant="primary" onClick={() => blocker.reset()}>
            {t("save.leaveStay")}
          </Button>
        </>
      }
    />
  );
}
