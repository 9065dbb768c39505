import { useMutation } from "@tanstack/react-query";
import type { ResumeCard } from "#contract/resumes.ts";
import { ConfirmDialog } from "#web/shell/confirm-dialog.tsx";
import { showFailure } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { notifyRemoved, remove } from "./removal.ts";

type Props = {
  resume: Pick<ResumeCard, "_id" | "name">;
  /** What must end first: a save under way. */
  before?: () => Promise<void>;
  onClose: () => void;
  /** Once it is gone; closes unless said. */
  onRemoved?: () => void;
};

/** In the editor, where deleting ends the work under way: says what will be, and asks once. */
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
