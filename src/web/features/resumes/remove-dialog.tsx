import { useMutation } from "@tanstack/react-query";
import type { ResumeCard } from "#contract/resumes.ts";
import { send } from "../../api/call.ts";
import { calls } from "../../api/calls.ts";
import { queryClient } from "../../api/queries.ts";
import { showFailure } from "../../shell/failure.ts";
import { useTranslation } from "../../shell/translation.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogClose } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast.tsx";

type Props = {
  resume: Pick<ResumeCard, "_id" | "name">;
  /** What must end first: a save under way. */
  before?: () => Promise<void>;
  onClose: () => void;
  /** Once it is gone; closes unless said. */
  onRemoved?: () => void;
};

/** Names what goes, and asks once. */
export function RemoveDialog({ resume, before, onClose, onRemoved = onClose }: Props) {
  const { t } = useTranslation("resumes");
  const remove = useMutation({
    mutationFn: async () => {
      await before?.();
      return send(calls.removeResume, { params: { id: resume._id } });
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ["resumes"] });
      onRemoved();
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
