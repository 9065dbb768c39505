import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { binCalls } from "#contract/bin.ts";
import { type Resume, resumeCalls } from "#contract/resumes.ts";
import { send } from "#web/api/call.ts";
import { isApiError } from "#web/api/error.ts";
import { queryClient } from "#web/api/queries.ts";
import { explainLimit } from "#web/features/resumes/exports.ts";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.tsx";
import { createTransport } from "../saving/transport.ts";
import { useEditorActions, useEditorStore } from "../state/editor-context.tsx";
import { FloatingPanel } from "./floating-panel.tsx";

const refresh = () => void queryClient.invalidateQueries({ queryKey: ["resumes"] });

/** The resume that is being edited was deleted elsewhere: it is restored, or becomes a new one. */
export function MissingDialog({ onPostpone }: { onPostpone: () => void }) {
  const { t } = useTranslation("editorSaving");
  const { saveNow } = useEditorActions();
  const { resumeId } = useEditorStore().getState();
  const [isGone, setGone] = useState(false);
  const copy = useSaveAsCopy();
  const restore = useMutation({
    mutationFn: () => send(binCalls.restoreResume, { params: { id: resumeId } }),
    onSuccess: async () => {
      refresh();
      if ((await saveNow()).phase === "saved") toast(t("missing.restored"));
    },
    onError: (error) => (isApiError(error, "notFound") ? setGone(true) : explainLimit(error)),
  });
  return (
    <FloatingPanel
      title={t("missing.title")}
      text={t(isGone ? "missing.gone" : "missing.text")}
      onPostpone={onPostpone}
      actions={
        <>
          <Button variant="ghost" onClick={onPostpone}>
            {t("missing.later")}
          </Button>
          <Button variant={isGone ? "primary" : "outline"} busy={copy.isPending} onClick={() => copy.mutate()}>
            {t("missing.copy")}
          </Button>
          {!isGone && (
            <Button variant="primary" busy={restore.isPending} onClick={() => restore.mutate()}>
              {t("missing.restore")}
            </Button>
          )}
        </>
      }
    />
  );
}

/** Saves what is in the editor as a new, private resume, and opens that. */
function useSaveAsCopy() {
  const { t } = useTranslation("editorSaving");
  const store = useEditorStore();
  const user = useUser();
  const navigate = useNavigate();
  // A second attempt fills the resume that the first one created.
  const created = useRef<Resume | null>(null);
  return useMutation({
    mutationFn: async () => {
      const { name, data, config } = store.getState().document;
      const { templateName: template, lang } = config;
      created.current ??= await send(resumeCalls.createResume, {
        body: { userId: user?._id ?? "", template, name, lang },
      });
      const { _id, updatedAt: baseUpdatedAt, config: own } = created.current;
      // The public address and the examples belong to the deleted resume.
      const { isPublic, customURL, addToExamples } = own;
      const outcome = await createTransport(_id).save({
        ...{ name, data, baseUpdatedAt },
        config: { ...config, isPublic, customURL, addToExamples },
      });
      if (outcome.kind !== "saved") throw new Error("The copy could not be saved");
      return _id;
    },
    onSuccess: (id) => {
      refresh();
      store.getState().actions.discard();
      toast(t("missing.copied"));
      void navigate(`/editor/${id}`, { replace: true });
    },
    onError: explainLimit,
  });
}
