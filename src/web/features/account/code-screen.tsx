import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { failureText, showFailure } from "#web/shell/failure.ts";
import { safePrev } from "#web/shell/prev.ts";
import { loadSession } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { CodeInput } from "#web/ui/code-input.tsx";
import { Field } from "#web/ui/field.tsx";
import { type ToastOptions, toast } from "#web/ui/toast.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { nameFromEmail } from "./name-from-email.ts";
import { OutboxHint } from "./outbox-hint.tsx";
import { useCountdown } from "./use-countdown.ts";

type Props = {
  email: string;
  /** The toast shown when the screen appears. */
  welcome: { text: string; options?: ToastOptions };
  /** Goes back to the form. */
  onOther: () => void;
};

/**
 * Asks for the six digits from the mail that was just sent. The last digit typed, or a pasted code, submits by itself.
 */
export function CodeScreen({ email, welcome, onOther }: Props) {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [code, setCode] = useState("");
  const wait = useCountdown(limits.emailCode.resendAfter);

  const verify = useMutation({
    mutationFn: async (veriCode: string) => {
      await send(calls.verifyEmail, { body: { veriCode, email } });
      return loadSession();
    },
    onSuccess: () => {
      toast(welcome.text, welcome.options);
      void navigate(safePrev(query.get("prev")), { replace: true });
    },
    onError: () => setCode(""),
  });
  const resend = useMutation({
    mutationFn: () => send(calls.sendVerifyEmail, { body: { email } }),
    onSuccess: () => {
      wait.restart(limits.emailCode.resendAfter);
      toast(t("code.resent"));
    },
    onError: showFailure,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.length === limits.emailCode.digits && !verify.isPending) verify.mutate(code);
  }

  return (
    <AccountFrame
      title={t("code.title")}
      text={t("code.text", { email })}
      writing={{ name: nameFromEmail(email), contact: email, sections: 4, tags: code.length }}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label={t("code.label")} error={verify.error ? failureText(verify.error) : undefined}>
          <CodeInput
            value={code}
            digits={limits.emailCode.digits}
            autoFocus
            onChange={(next) => {
              setCode(next);
              if (next) verify.reset();
            }}
            onComplete={(full) => verify.mutate(full)}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          disabled={code.length < limits.emailCode.digits}
          busy={verify.isPending}
          busyLabel={t("code.submitting")}
        >
          {t("code.submit")}
        </Button>
        <OutboxHint to={email} text={t("code.sandbox")} />
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
          <Button
            variant="ghost"
            size="sm"
            className="-ml-2.5 tabular"
            disabled={wait.seconds > 0}
            busy={resend.isPending}
            onClick={() => resend.mutate()}
          >
            {wait.seconds > 0 ? t("code.resendIn", { seconds: wait.seconds }) : t("code.resend")}
          </Button>
          <Button variant="ghost" size="sm" className="-mr-2.5" onClick={onOther}>
            {t("code.other")}
          </Button>
        </div>
      </form>
    </AccountFrame>
  );
}
