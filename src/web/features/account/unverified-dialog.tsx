import { useMutation } from "@tanstack/react-query";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { ConfirmDialog } from "#web/shell/confirm-dialog.tsx";
import { showFailure } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";

type Props = { email: string; open: boolean; onClose: () => void; onSent: () => void };

/** Shown for the right password of an account with an unverified email: offers to send the code again. */
export function UnverifiedDialog({ email, open, onClose, onSent }: Props) {
  const { t } = useTranslation("account");
  const resend = useMutation({
    mutationFn: () => send(calls.sendVerifyEmail, { body: { email } }),
    onSuccess: onSent,
    onError: showFailure,
  });
  return (
    <ConfirmDialog
      open={open}
      title={t("unverified.title")}
      text={t("unverified.text", { email })}
      onClose={onClose}
      action={
        <Button
          variant="primary"
          busy={resend.isPending}
          busyLabel={t("unverified.sending")}
          onClick={() => resend.mutate()}
        >
          {t("unverified.send")}
        </Button>
      }
    />
  );
}
