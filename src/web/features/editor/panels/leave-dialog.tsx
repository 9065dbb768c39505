import { useEffect, useState } from "react";
import type { Blocker } from "react-router";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { beginsHere } from "#web/ui/dialog-focus.ts";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";

/**
 * Shown when the user leaves with unsaved changes. They are saved on the way out; where that fails or takes long, the
 * dialog asks whether to save or discard. What this device stores may also be left for the next visit.
 */
export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  return blocker.state === "blocked" && <Leaving blocker={blocker} />;
}

function Leaving({ blocker }: { blocker: Extract<Blocker, { state: "blocked" }> }) {
  const { t } = useTranslation("editorSaving");
  const { t: tc } = useTranslation();
  const { saveNow, discard } = useEditorActions();
  const save = useEditor((state) => state.save);
  const isDeviceFailing = useEditor((state) => state.isDeviceFailing);
  const [hasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isOver = false;
    const saved = saveNow();
    void saved.then((result) => {
      if (isOver) return;
      // An expired session redirects to sign-in by itself; the changes wait on this device.
      if (result.phase === "saved" || (result.phase === "expired" && !isDeviceFailing)) blocker.proceed();
      else setTried(true);
    });
    // A save that takes noticeably long must not look like a dead link.
    const offerTimer = setTimeout(() => setTried(true), 700);
    return () => {
      isOver = true;
      clearTimeout(offerTimer);
    };
  }, [blocker, saveNow, isDeviceFailing]);

  if (!hasTried || save.phase === "saved") return null;
  const isSaving = isBusy || save.phase === "saving" || save.phase === "waiting";
  const isUndecided = save.phase === "conflict" || save.phase === "refused" || save.phase === "missing";
  const text = () => {
    if (isSaving) return t("leave.savingText");
    if (save.phase === "conflict") return t("leave.conflictText");
    if (save.phase === "missing") return t("leave.missingText");
    if (save.phase === "refused") return t("leave.refusedText", { message: save.message });
    return t(isDeviceFailing ? "leave.bareText" : "leave.keptText");
  };
  const retry = async () => {
    setBusy(true);
    const result = await saveNow();
    setBusy(false);
    if (result.phase === "saved") blocker.proceed();
  };
  return (
    <Dialog
      open
      onOpenChange={() => blocker.reset()}
      width="share"
      title={t("leave.title")}
      description={text()}
      closeLabel={tc("close")}
      actions={
        <>
          <Button
            variant="ghost"
            className="text-danger! max-sm:order-last max-sm:w-full sm:mr-auto"
            onClick={() => {
              discard();
              blocker.proceed();
            }}
          >
            {t("leave.discard")}
          </Button>
          {!isDeviceFailing && (
            <Button className="max-sm:w-full" onClick={() => blocker.proceed()}>
              {t("leave.keep")}
            </Button>
          )}
          {isUndecided ? (
            <Button {...beginsHere} variant="primary" className="max-sm:w-full" onClick={() => blocker.reset()}>
              {t("leave.stay")}
            </Button>
          ) : (
            <Button
              {...beginsHere}
              variant="primary"
              className="max-sm:w-full"
              busy={isSaving}
              onClick={() => void retry()}
            >
              {t("leave.save")}
            </Button>
          )}
        </>
      }
    />
  );
}
