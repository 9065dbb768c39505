import { useMutation } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { forgetBody } from "#contract/passwords.ts";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { showFailure } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.tsx";
import { EmailField } from "./account-fields.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { BotCheck } from "./bot-check.tsx";
import { nameFromEmail } from "./name-from-email.ts";
import { OutboxHint } from "./outbox-hint.tsx";
import { CheckFailed, useBotCheck } from "./use-bot-check.ts";
import { useCountdown } from "./use-countdown.ts";
import { useFormErrors } from "./use-form-errors.ts";

type Props = { email: string; onEmail: (email: string) => void; onBack: () => void };

/** Replaces the sign-in form: asks for the email, then states that a link may be on its way. */
export function ForgotView({ email, onEmail, onBack }: Props) {
  const { t } = useTranslation("account");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const wait = useCountdown(0);
  const bot = useBotCheck({ isLazy: true });
  const { errors, check, leave, take, clear } = useFormErrors();
  const forget = useMutation({
    mutationFn: async (email: string) =>
      send(calls.forgetPassword, { body: { email, "cf-turnstile-response": await bot.token() } }),
    onSuccess: (_, email) => {
      wait.restart(limits.resetLink.resendAfter);
      if (sentTo) toast(t("forgot.resent"));
      setSentTo(email);
    },
    onError: (error) => {
      if (error instanceof CheckFailed) return;
      if (!take(error, form.current)) showFailure(error);
    },
  });
  useEffect(() => {
    if (sentTo) heading.current?.focus();
  }, [sentTo]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (forget.isPending) return;
    const body = check(forgetBody, { email }, event.currentTarget);
    if (body) forget.mutate(body.email.trim());
  }

  return (
    <AccountFrame
      title={t(sentTo ? "forgot.sentTitle" : "forgot.title")}
      text={sentTo ? t("forgot.sentText", { email: sentTo }) : t("forgot.text")}
      writing={{ name: nameFromEmail(email) || t("aside.sampleName"), contact: email.trim(), isEdit: true }}
    >
      {sentTo ? (
        <div ref={heading} tabIndex={-1} role="status" className="grid gap-5 outline-none">
          <BotCheck check={bot} isQuiet />
          <OutboxHint to={sentTo} text={t("forgot.sandbox")} />
          <p className="text-body text-fg3">{t("forgot.none")}</p>
          <div className="flex flex-wrap gap-2.5">
            <Button
              className="tabular"
              disabled={wait.seconds > 0}
              busy={forget.isPending}
              onClick={() => forget.mutate(sentTo)}
            >
              {wait.seconds > 0 ? t("forgot.resendIn", { seconds: wait.seconds }) : t("forgot.resend")}
            </Button>
            <Button variant="ghost" icon={<ArrowLeft size={16} strokeWidth={1.75} />} onClick={onBack}>
              {t("forgot.back")}
            </Button>
          </div>
        </div>
      ) : (
        <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
          <EmailField
            autoComplete="username"
            autoFocus
            value={email}
            error={errors.email}
            onBlur={(event) => leave(forgetBody, { email }, event)}
            onChange={(value) => {
              onEmail(value);
              clear("email");
            }}
          />
          <BotCheck check={bot} isQuiet />
          <Button type="submit" variant="primary" size="lg" busy={forget.isPending} busyLabel={t("forgot.submitting")}>
            {t("forgot.submit")}
          </Button>
          <Button
            variant="ghost"
            className="justify-self-center"
            icon={<ArrowLeft size={16} strokeWidth={1.75} />}
            onClick={onBack}
          >
            {t("forgot.back")}
          </Button>
        </form>
      )}
    </AccountFrame>
  );
}
