import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { signUpBody } from "#contract/accounts.ts";
import type { BodyIn } from "#contract/call.ts";
import { send } from "../../api/call.ts";
import { calls } from "../../api/calls.ts";
import { siteQuery } from "../../api/queries.ts";
import { showFailure } from "../../shell/failure.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { BotCheck } from "./bot-check.tsx";
import { CodeScreen } from "./code-screen.tsx";
import { PasswordRules } from "./password-rules.tsx";
import { useBotCheck } from "./use-bot-check.ts";
import { useFormErrors } from "./use-form-errors.ts";

export function SignUpPage() {
  const { t } = useTranslation("account");
  const { search } = useLocation();
  const { data: site } = useQuery(siteQuery);
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const check = useBotCheck();
  const { errors, check: validate, take, clear } = useFormErrors();
  const signUp = useMutation({
    mutationFn: (body: BodyIn<typeof calls.signUp>) => send(calls.signUp, { body }),
    onSuccess: () => setSentTo(email.trim()),
    onError: (error) => {
      if (!take(error, form.current)) showFailure(error);
      check.again();
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (check.token === null || signUp.isPending) return;
    const body = validate(signUpBody, { email, password, "cf-turnstile-response": check.token }, event.currentTarget);
    if (body) signUp.mutate(body);
  }

  if (sentTo) return <CodeScreen email={sentTo} wasSent onOther={() => setSentTo(null)} />;
  return (
    <AccountFrame
      title={t("signUp.title")}
      text={site?.membership === "open" ? t("signUp.textOpen") : t("signUp.text")}
      email={email}
    >
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <Field label={t("email")} error={errors.email}>
          <Input
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            placeholder={t("emailPlaceholder")}
            className="h-11!"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              clear();
            }}
          />
        </Field>
        <div className="grid gap-2.5">
          <Field label={t("password")} error={errors.password}>
            <PasswordInput
              name="password"
              autoComplete="new-password"
              showLabel={t("showPassword")}
              hideLabel={t("hidePassword")}
              className="h-11!"
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                clear();
              }}
            />
          </Field>
          <PasswordRules password={password} />
        </div>
        <BotCheck state={check.state} onAgain={check.again} />
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
    </AccountFrame>
  );
}
