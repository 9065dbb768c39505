import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { emailText, signUpBody } from "#contract/accounts.ts";
import type { BodyIn } from "#contract/call.ts";
import { limits } from "#core/limits.ts";
import { formatCount } from "#core/money.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { siteQuery } from "#web/api/queries.ts";
import { showFailure } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { EmailField } from "./account-fields.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { BotCheck } from "./bot-check.tsx";
import { CodeScreen } from "./code-screen.tsx";
import { InviterStrip, inviteeVoucher } from "./inviter-strip.tsx";
import { nameFromEmail } from "./name-from-email.ts";
import { fulfilledRules, NewPasswordField } from "./new-password-field.tsx";
import { OtherAccounts } from "./other-accounts.tsx";
import { useBotCheck } from "./use-bot-check.ts";
import { useFormErrors } from "./use-form-errors.ts";
import { useInviter } from "./use-inviter.ts";

export function SignUpPage() {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const { search } = useLocation();
  const { data: site } = useQuery(siteQuery);
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [sent, setSent] = useState<{ to: string; inviterValid: boolean } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const inviter = useInviter();
  const check = useBotCheck();
  const { errors, check: validate, take, clear } = useFormErrors();
  const signUp = useMutation({
    mutationFn: (body: BodyIn<typeof calls.signUp>) => send(calls.signUp, { body }),
    onSuccess: ({ inviterValid }) => setSent({ to: email.trim(), inviterValid }),
    onError: (error) => {
      if (!take(error, form.current)) showFailure(error);
      check.again();
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (check.token === null || signUp.isPending) return;
    const value = { email, password, "cf-turnstile-response": check.token };
    const body = validate(signUpBody, inviter.id ? { ...value, inviterID: inviter.id } : value, event.currentTarget);
    if (body) signUp.mutate(body);
  }

  if (sent) {
    const name = inviter.answer?.nickName || t("signUp.invitedNobody");
    const welcome = sent.inviterValid
      ? {
          text: t("signUp.doneInvited", { name, amount: inviteeVoucher(locale) }),
          options: { stay: limits.notices.invited, closable: true },
        }
      : { text: t("signUp.done") };
    return (
      <CodeScreen
        email={sent.to}
        welcome={welcome}
        onOther={() => {
          setSent(null);
          check.again();
        }}
      />
    );
  }
  return (
    <AccountFrame
      title={t("signUp.title")}
      text={
        site?.membership === "open"
          ? t("signUp.textOpen")
          : site?.flags.ai
            ? t("signUp.textAi", { tokens: formatCount(limits.tokens.initial) })
            : t("signUp.text")
      }
      writing={{
        name: nameFromEmail(email),
        contact: emailText.safeParse(email).success ? email.trim() : "",
        sections: fulfilledRules(password),
        tags: 0,
      }}
    >
      <div className="grid gap-5">
        <InviterStrip inviter={inviter} />
        <OtherAccounts />
        <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
          <EmailField
            autoComplete="email"
            value={email}
            error={errors.email}
            onChange={(value) => {
              setEmail(value);
              clear();
            }}
          />
          <NewPasswordField
            label={t("password")}
            value={password}
            error={errors.password}
            onChange={(value) => {
              setPassword(value);
              clear();
            }}
          />
          <BotCheck check={check} />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            disabled={check.token === null}
            busy={signUp.isPending}
            busyLabel={t("signUp.submitting")}
          >
            {t("signUp.submit")}
          </Button>
          <p className="text-center text-body text-fg3">
            {t("signUp.have")}{" "}
            <Link to={`/signin${search}`} className="inline-flex min-h-6 items-center font-label text-accent">
              {t("signUp.toSignIn")}
            </Link>
          </p>
        </form>
      </div>
    </AccountFrame>
  );
}
