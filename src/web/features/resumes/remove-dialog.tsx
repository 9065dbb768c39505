import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ResumeCard } from "#contract/resumes.ts";
import { send } from "../../api/call.ts";
import { calls } from "../../api/calls.ts";
import { queryClient } from "../../api/queries.ts";
import { showFailure } from "../../shell/failure.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogClose } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast.tsx";

/** Names what goes, and asks once. */
export function RemoveDialog({ resume, onClose }: { resume: ResumeCard; onClose: () => void }) {
  const { t } = useTranslation("resumes");
  const remove = useMutation({
    mutationFn: () => send(calls.removeResume, { params: { id: resume._id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ["resumes"] });
      onClose();
      toast(t("remove.done"));
    },
    onError: showFailure,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="confirm"
      title={t("remove.title", { name: resume.name })}
      description={t("remove.text")}
      closeLabel={t("close", { ns: "common" })}
      actions={
        <>
          <DialogClose>
            <Button variant="ghost">{t("cancel", { ns: "common" })}</Button>
          </DialogClose>
          <Button
            variant="danger"
            busy={remove.isPending}
            busyLabel={t("deleting", { ns: "common" })}
            onClick={() => remove.mutate()}
          >
            {t("delete", { ns: "common" })}
          </Button>
        </>
      }
    />
  );
}
