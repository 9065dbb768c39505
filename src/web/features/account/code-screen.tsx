import { useMutation, useQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { limits } from "#core/limits.ts";
import { send } from "../../api/call.ts";
import { calls } from "../../api/calls.ts";
import { siteQuery } from "../../api/queries.ts";
import { failureText, showFailure } from "../../shell/failure.ts";
import { safePrev } from "../../shell/prev.ts";
import { arrive } from "../../shell/session.ts";
import { Button } from "../../ui/button.tsx";
import { CodeInput } from "../../ui/code-input.tsx";
import { Field } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { useCountdown } from "./use-countdown.ts";

type Props = {
  email: string;
  /** A code has just gone out, so the next one waits for its minute. */
  wasSent: boolean;
  /** Back to the form. */
  onOther: () => void;
};

/** The six digits from the mail. The last one typed, or a pasted code, confirms by itself. */
export function CodeScreen({ email, wasSent, onOther }: Props) {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { data: site } = useQuery(siteQuery);
  const [code, setCode] = useState("");
  const wait = useCountdown(wasSent ? limits.emailCode.resendAfter / 1000 : 0);

  const verify = useMutation({
    mutationFn: async (veriCode: string) => {
      await send(calls.verifyEmail, { body: { veriCode, email } });
      return arrive();
    },
    onSuccess: () => {
      toast(t("welcome"));
      navigate(safePrev(query.get("prev")), { replace: true });
    },
    onError: () => setCode(""),
  });
  const resend = useMutation({
    mutationFn: () => send(calls.sendVerifyEmail, { body: { email } }),
    onSuccess: () => {
      wait.restart(limits.emailCode.resendAfter / 1000);
      toast(t("code.resent"));
    },
    onError: showFailure,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.length === limits.emailCode.digits && !verify.isPending) verify.mutate(code);
  }

  return (
    <AccountFrame title={t("code.title")} text={t("code.text", { email })} email={email}>
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
          disabled={code.length < limits.emailCode.digits && !verify.isPending}
          busy={verify.isPending}
          busyLabel={t("code.submitting")}
        >
          {t("code.submit")}
        </Button>
        {site?.sandbox ? (
          <div className="grid gap-2 rounded-control bg-info-soft px-3.5 py-3 text-dense text-info">
            <p>{t("code.sandbox")}</p>
            <a
              href={`/sandbox?to=${encodeURIComponent(email)}`}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-6 items-center gap-1.5 justify-self-start font-label text-info underline underline-offset-3"
            >
              <Inbox size={15} strokeWidth={1.75} aria-hidden="true" />
              {t("code.openOutbox")}
            </a>
          </div>
        ) : null}
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
