import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useCallback, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
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
import { ConsentLine } from "./consent-line.tsx";
import { InviterStrip, inviteeVoucher } from "./inviter-strip.tsx";
import { nameFromEmail } from "./name-from-email.ts";
import { fulfilledRules, NewPasswordField } from "./new-password-field.tsx";
import { OtherAccounts } from "./other-accounts.tsx";
import { codeHash } from "./pending-sign-up.ts";
import { CheckFailed, useBotCheck } from "./use-bot-check.ts";
import { useFormErrors } from "./use-form-errors.ts";
import { useInviter } from "./use-inviter.ts";

export function SignUpPage() {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const { data: site } = useQuery(siteQuery);
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [sent, setSent] = useState<{ to: string; inviterValid: boolean } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const inviter = useInviter();
  const check = useBotCheck();
  const { errors, check: validate, leave, take, clear } = useFormErrors();
  const signUp = useMutation({
    mutationFn: async (body: BodyIn<typeof calls.signUp>) =>
      send(calls.signUp, { body: { ...body, "cf-turnstile-response": await check.token() } }),
    onSuccess: ({ inviterValid }) => {
      setSent({ to: email.trim(), inviterValid });
      void navigate({ search, hash: codeHash });
    },
    onError: (error) => {
      if (error instanceof CheckFailed) return;
      if (!take(error, form.current)) showFailure(error);
      check.again();
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (signUp.isPending) return;
    const value = { email, password };
    const body = validate(signUpBody, inviter.id ? { ...value, inviterID: inviter.id } : value, event.currentTarget);
    if (body) signUp.mutate(body);
  }

  const toForm = useCallback(() => {
    setSent(null);
    void navigate({ search }, { replace: true });
  }, [navigate, search]);
  if (hash === codeHash) {
    const name = inviter.answer?.nickName || t("signUp.invitedNobody");
    // After a reload the invitation is judged by its link alone.
    const welcome =
      (sent?.inviterValid ?? inviter.answer?.isValid)
        ? {
            text: t("signUp.doneInvited", { name, amount: inviteeVoucher(locale) }),
            options: { stay: limits.notices.invited, closable: true },
          }
        : { text: t("signUp.done") };
    return <CodeScreen email={sent?.to ?? ""} welcome={welcome} onOther={toForm} />;
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
            onBlur={(event) => leave(signUpBody, { email, password }, event)}
            onChange={(value) => {
              setEmail(value);
              clear("email");
            }}
          />
          <NewPasswordField
            label={t("password")}
            value={password}
            error={errors.password}
            onBlur={(event) => leave(signUpBody, { email, password }, event)}
            onChange={(value) => {
              setPassword(value);
              clear("password");
            }}
          />
          <BotCheck check={check} />
          <Button type="submit" variant="primary" size="lg" busy={signUp.isPending} busyLabel={t("signUp.submitting")}>
            {t("signUp.submit")}
          </Button>
          <ConsentLine act="signUp" />
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
