import { useMutation } from "@tanstack/react-query";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { BotCheck, CheckFailed, OutboxHint, useBotCheck, useCountdown } from "#web/features/account/exports.ts";
import { showFailure } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.tsx";
import { Panel } from "./panel.tsx";

/** Changes the password as for a forgotten one: by a link to the account's own email. */
export function PasswordPanel({ email }: { email: string }) {
  const { t } = useTranslation("settings", { keyPrefix: "password" });
  const { t: account } = useTranslation("account");
  const wait = useCountdown(0);
  const check = useBotCheck({ isLazy: true });
  const mail = useMutation({
    mutationFn: async () =>
      send(calls.forgetPassword, { body: { email, "cf-turnstile-response": await check.token() } }),
    onSuccess: () => {
      wait.restart(limits.resetLink.resendAfter);
      toast(t("sent", { email }));
    },
    onError: (error) => {
      if (!(error instanceof CheckFailed)) showFailure(error);
    },
  });
  return (
    <Panel
      title={t("title")}
      text={t("text", { email })}
      aside={
        <Button
          className="tabular"
          disabled={wait.seconds > 0}
          busy={mail.isPending}
          busyLabel={t("sending")}
          onClick={() => mail.mutate()}
        >
          {wait.seconds > 0 ? account("forgot.resendIn", { seconds: wait.seconds }) : t("send")}
        </Button>
      }
    >
      <BotCheck check={check} isQuiet />
      {mail.isSuccess ? <OutboxHint to={email} text={account("forgot.sandbox")} /> : null}
    </Panel>
  );
}
