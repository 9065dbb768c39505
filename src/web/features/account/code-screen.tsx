import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { verifyBody } from "#contract/accounts.ts";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { failureText } from "#web/shell/failure.ts";
import { safePrev } from "#web/shell/prev.ts";
import { loadSession } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { CodeInput } from "#web/ui/code-input.tsx";
import { Field } from "#web/ui/field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { type ToastOptions, toast } from "#web/ui/toast.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { BotCheck } from "./bot-check.tsx";
import { nameFromEmail } from "./name-from-email.ts";
import { OutboxHint } from "./outbox-hint.tsx";
import { clockTime } from "./pending-sign-up.ts";
import { useResend } from "./use-resend.ts";

type Props = {
  /** Where the code was sent; empty after a reload, until the server has said it. */
  email: string;
  /** The toast shown when the screen appears. */
  welcome: { text: string; options?: ToastOptions };
  /** Goes back to the form. */
  onOther: () => void;
};

/**
 * Asks for the six digits from the mail that was sent, and says when that was: the server knows, so a reload changes
 * neither that nor the wait until the next one. The last digit typed, or a pasted code, submits by itself.
 */
export function CodeScreen({ email: typed, welcome, onOther }: Props) {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [code, setCode] = useState("");
  const [isShort, setShort] = useState(false);
  const resend = useResend(() => toast(t("code.resent")));
  const { pending, isError } = resend;
  const email = pending?.email ?? typed;

  const verify = useMutation({
    mutationFn: async (veriCode: string) => {
      await send(calls.verifyEmail, { body: { veriCode } });
      return loadSession();
    },
    onSuccess: () => {
      toast(welcome.text, welcome.options);
      void navigate(safePrev(query.get("prev")), { replace: true });
    },
    onError: () => setCode(""),
  });

  // There is nothing to wait for: the sign-up is older than a day, or was begun in another browser. While the code is
  // being confirmed, nothing waits because it is done.
  const isGone = (pending === null && !verify.isPending && !verify.isSuccess) || (isError && typed === "");
  useEffect(() => {
    if (isGone) onOther();
  }, [isGone, onOther]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (verify.isPending) return;
    const result = verifyBody.safeParse({ veriCode: code });
    setShort(!result.success);
    if (result.success) verify.mutate(code);
    else event.currentTarget.querySelector("input")?.focus();
  }

  if (email === "") return <Loading />;
  return (
    <AccountFrame
      title={t("code.title")}
      text={
        pending?.isDelayed
          ? t("code.delayed", { email })
          : pending
            ? t("code.textAt", { email, sent: clockTime(pending.sentAt), until: clockTime(pending.codeUntil) })
            : t("code.text", { email })
      }
      writing={{ name: nameFromEmail(email), contact: email, sections: 4, tags: code.length }}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field
          label={t("code.label")}
          error={isShort ? t("sixDigits", { ns: "fields" }) : verify.error ? failureText(verify.error) : undefined}
        >
          <CodeInput
            value={code}
            digits={limits.emailCode.digits}
            autoFocus
            onChange={(next) => {
              setCode(next);
              setShort(false);
              if (next) verify.reset();
            }}
            onComplete={(full) => verify.mutate(full)}
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" busy={verify.isPending} busyLabel={t("code.submitting")}>
          {t("code.submit")}
        </Button>
        <BotCheck check={resend.check} isQuiet />
        <OutboxHint to={email} text={t("code.sandbox")} />
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
          <Button
            variant="ghost"
            size="sm"
            className="-ml-2.5 tabular"
            disabled={resend.seconds > 0}
            busy={resend.isSending}
            onClick={() => resend.send(email)}
          >
            {resend.seconds > 0 ? t("code.resendIn", { seconds: resend.seconds }) : t("code.resend")}
          </Button>
          <Button variant="ghost" size="sm" className="-mr-2.5" onClick={onOther}>
            {t("code.other")}
          </Button>
        </div>
      </form>
    </AccountFrame>
  );
}

/** After a reload, until it is known where the code was sent. */
function Loading() {
  const { t } = useTranslation("account");
  return (
    <AccountFrame title={t("code.title")} text={"\u00a0"} writing={{ name: "", contact: "", sections: 4, tags: 0 }}>
      <div role="status" aria-label={t("loading", { ns: "common" })} className="grid gap-5">
        <Skeleton className="h-14 w-full rounded-control" />
        <Skeleton className="h-11 w-full rounded-control" />
      </div>
    </AccountFrame>
  );
}
