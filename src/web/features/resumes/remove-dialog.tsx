import { useMutation } from "@tanstack/react-query";
import type { ResumeCard } from "#contract/resumes.ts";
import { ConfirmDialog } from "#web/shell/confirm-dialog.tsx";
import { showFailure } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { notifyRemoved, remove } from "./removal.ts";

type Props = {
  resume: Pick<ResumeCard, "_id" | "name">;
  /** Awaited before the deletion: a save in progress. */
  before?: () => Promise<void>;
  onClose: () => void;
  /** Called after the deletion; closes the dialog by default. */
  onRemoved?: () => void;
};

/** Used in the editor, where deleting ends the current work: states what will happen, and asks once. */
export function RemoveDialog({ resume, before, onClose, onRemoved = onClose }: Props) {
  const { t } = useTranslation("resumes");
  const removal = useMutation({
    mutationFn: async () => {
      await before?.();
      return remove(resume);
    },
    onSuccess: () => {
      onRemoved();
      notifyRemoved(resume, false);
    },
    onError: showFailure,
  });
  return (
    <ConfirmDialog
      title={t("remove.title", { name: resume.name })}
      text={t("remove.text")}
      onClose={onClose}
      action={
        <Button
          variant="danger"
          busy={removal.isPending}
          busyLabel={t("deleting", { ns: "common" })}
          onClick={() => removal.mutate()}
        >
          {t("delete", { ns: "common" })}
        </Button>
      }
    />
  );
}
