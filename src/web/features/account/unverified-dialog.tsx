import { ConfirmDialog } from "#web/shell/confirm-dialog.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { BotCheck } from "./bot-check.tsx";
import { clockTime } from "./pending-sign-up.ts";
import { useResend } from "./use-resend.ts";

type Props = { email: string; onClose: () => void; onCode: () => void };

/**
 * Shown for the right password of an account with an unverified email: says which mail was sent and when, and offers to
 * enter its code or to send another.
 */
export function UnverifiedDialog({ email, onClose, onCode }: Props) {
  const { t } = useTranslation("account");
  const resend = useResend(onCode);
  const { pending } = resend;
  const text = pending
    ? t("unverified.sent", { email, sent: clockTime(pending.sentAt), until: clockTime(pending.codeUntil) })
    : t("unverified.text", { email });
  return (
    <ConfirmDialog
      title={t("unverified.title")}
      text={text}
      onClose={onClose}
      action={
        <Button variant="primary" onClick={onCode}>
          {t("unverified.enter")}
        </Button>
      }
    >
      <div className="grid gap-3">
        <Button
          className="justify-self-start tabular"
          disabled={resend.seconds > 0}
          busy={resend.isSending}
          busyLabel={t("unverified.sending")}
          onClick={() => resend.send(email)}
        >
          {resend.seconds > 0 ? t("code.resendIn", { seconds: resend.seconds }) : t("unverified.send")}
        </Button>
        <BotCheck check={resend.check} isQuiet />
      </div>
    </ConfirmDialog>
  );
}
