import { useMutation } from "@tanstack/react-query";
import { send } from "../../api/call.ts";
import { calls } from "../../api/calls.ts";
import { showFailure } from "../../shell/failure.ts";
import { useTranslation } from "../../shell/translation.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

type Props = { email: string; open: boolean; onClose: () => void; onSent: () => void };

/** The right password of an address that was never confirmed: offers to send its code again. */
export function UnverifiedDialog({ email, open, onClose, onSent }: Props) {
  const { t } = useTranslation("account");
  const resend = useMutation({
    mutationFn: () => send(calls.sendVerifyEmail, { body: { email } }),
    onSuccess: onSent,
    onError: showFailure,
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      width="confirm"
      title={t("unverified.title")}
      description={t("unverified.text", { email })}
      closeLabel={t("close", { ns: "common" })}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("cancel", { ns: "common" })}
          </Button>
          <Button
            variant="primary"
            busy={resend.isPending}
            busyLabel={t("unverified.sending")}
            onClick={() => resend.mutate()}
          >
            {t("unverified.send")}
          </Button>
        </>
      }
    />
  );
}
