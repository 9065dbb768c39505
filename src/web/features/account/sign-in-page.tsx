import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { signInBody } from "#contract/accounts.ts";
import type { BodyIn } from "#contract/call.ts";
import { send } from "../../api/call.ts";
import { calls } from "../../api/calls.ts";
import { isApiError } from "../../api/error.ts";
import { failureText, showFailure } from "../../shell/failure.ts";
import { safePrev } from "../../shell/prev.ts";
import { arrive } from "../../shell/session.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { BotCheck } from "./bot-check.tsx";
import { CodeScreen } from "./code-screen.tsx";
import { useBotCheck } from "./use-bot-check.ts";
import { useFormErrors } from "./use-form-errors.ts";

export function SignInPage() {
  const { t } = useTranslation("account");
  const { search } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [isVerifying, setVerifying] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const check = useBotCheck();
  const { errors, check: validate, take, clear } = useFormErrors();

  const signIn = useMutation({
    mutationFn: async (body: BodyIn<typeof calls.signIn>) => {
      await send(calls.signIn, { body });
      return arrive();
    },
    onSuccess: () => navigate(safePrev(query.get("prev")), { replace: true }),
    onError: (error) => {
      take(error, form.current);
      check.again();
    },
  });
  const resend = useMutation({
    mutationFn: () => send(calls.sendVerifyEmail, { body: { email } }),
    onSuccess: () => setVerifying(true),
    onError: showFailure,
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (check.token === null || signIn.isPending) return;
    const body = validate(signInBody, { email, password, "cf-turnstile-response": check.token }, event.currentTarget);
    if (body) signIn.mutate(body);
  }
  function change(set: (value: string) => void, value: string) {
    set(value);
    clear();
    signIn.reset();
  }

  if (isVerifying) return <CodeScreen email={email.trim()} wasSent onOther={() => setVerifying(false)} />;
  const isUnverified = isApiError(signIn.error, "emailUnverified");
  const hasFieldErrors = Object.keys(errors).length > 0;
  return (
    <AccountFrame title={t("signIn.title")} text={t("signIn.text")} email={email}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <Field label={t("email")} error={errors.email}>
          <Input
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            placeholder={t("emailPlaceholder")}
            className="h-11!"
            value={email}
            onChange={(event) => change(setEmail, event.target.value)}
          />
        </Field>
        <Field label={t("password")} error={errors.password}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            showLabel={t("showPassword")}
            hideLabel={t("hidePassword")}
            className="h-11!"
            value={password}
            onChange={(event) => change(setPassword, event.target.value)}
          />
        </Field>
        {isUnverified ? (
          <Alert tone="warn">
            <p>{t("signIn.unverified", { email: email.trim() })}</p>
            <Button
              size="sm"
              className="mt-2"
              busy={resend.isPending}
              busyLabel={t("signIn.sending")}
              onClick={() => resend.mutate()}
            >
              {t("signIn.sendCode")}
            </Button>
          </Alert>
        ) : signIn.error && !hasFieldErrors ? (
          <Alert tone="danger">{failureText(signIn.error)}</Alert>
        ) : null}
        <BotCheck state={check.state} onAgain={check.again} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          disabled={check.token === null && !signIn.isPending}
          busy={signIn.isPending}
          busyLabel={t("signIn.submitting")}
        >
          {t("signIn.submit")}
        </Button>
        <p className="text-center text-body text-fg3">
          {t("signIn.none")}{" "}
          <Link to={`/signup${search}`} className="inline-flex min-h-6 items-center font-label text-accent">
            {t("signIn.toSignUp")}
          </Link>
        </p>
      </form>
    </AccountFrame>
  );
}
