import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { resumeCalls } from "#contract/resumes.ts";
import { send } from "#web/api/call.ts";
import { queryClient } from "#web/api/queries.ts";
import { explainLimit } from "#web/features/resumes/exports.ts";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { toast } from "#web/ui/toast.tsx";
import { useEditorActions, useEditorStore } from "../state/editor-context.tsx";

/** Returns a function that copies the open resume as it is in the editor, and then offers to open the copy. */
export function useDuplicateResume(): () => void {
  const { t } = useTranslation("editor");
  const store = useEditorStore();
  const { saveNow } = useEditorActions();
  const user = useUser();
  const navigate = useNavigate();
  const { mutate } = useMutation({
    mutationFn: async () => {
      // The server copies what is stored.
      await saveNow();
      const params = { id: store.getState().resumeId };
      return send(resumeCalls.copyResume, { params, body: { userId: user?._id ?? "" } });
    },
    onSuccess: (copy) => {
      void queryClient.invalidateQueries({ queryKey: ["resumes"] });
      const run = () => void navigate(`/editor/${copy._id}`);
      toast(t("top.duplicated", { name: copy.name }), { stay: 6000, action: { label: t("top.openCopy"), run } });
    },
    onError: explainLimit,
  });
  return () => mutate();
}
