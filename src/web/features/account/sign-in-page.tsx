import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useCallback, useRef, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { signInBody } from "#contract/accounts.ts";
import type { BodyIn } from "#contract/call.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { isApiError } from "#web/api/error.ts";
import { failureText } from "#web/shell/failure.ts";
import { safePrev } from "#web/shell/prev.ts";
import { loadSession } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmailField, PasswordField } from "./account-fields.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { BotCheck } from "./bot-check.tsx";
import { CodeScreen } from "./code-screen.tsx";
import { ForgotView } from "./forgot-view.tsx";
import { nameFromEmail } from "./name-from-email.ts";
import { OtherAccounts } from "./other-accounts.tsx";
import { OtherEdition } from "./other-edition.tsx";
import { codeHash } from "./pending-sign-up.ts";
import { UnverifiedDialog } from "./unverified-dialog.tsx";
import { CheckFailed, useBotCheck } from "./use-bot-check.ts";
import { useFormErrors } from "./use-form-errors.ts";

/** Sign-in by email. The same page helps with forgotten passwords and unverified emails. */
export function SignInPage() {
  const { t } = useTranslation("account");
  const { search, hash } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  // A used or expired link of a mail leads here, to request another.
  const [view, setView] = useState<"form" | "forgot">(hash === "#forgot" ? "forgot" : "form");
  const [isUnverified, setUnverified] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const check = useBotCheck();
  const toForm = useCallback(() => void navigate({ search }, { replace: true }), [navigate, search]);
  const { errors, check: validate, leave, take, clear } = useFormErrors();

  const signIn = useMutation({
    mutationFn: async (body: BodyIn<typeof calls.signIn>) => {
      await send(calls.signIn, { body: { ...body, "cf-turnstile-response": await check.token() } });
      return loadSession();
    },
    onSuccess: () => navigate(safePrev(query.get("prev")), { replace: true }),
    onError: (error) => {
      if (error instanceof CheckFailed) return;
      if (isApiError(error, "emailUnverified")) setUnverified(true);
      else take(error, form.current);
      check.again();
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (signIn.isPending) return;
    const body = validate(signInBody, { email, password }, event.currentTarget);
    if (body) signIn.mutate(body);
  }
  function change(name: "email" | "password", value: string) {
    if (name === "email") setEmail(value);
    else setPassword(value);
    clear(name);
    signIn.reset();
  }

  if (hash === codeHash) {
    return <CodeScreen email={email.trim()} welcome={{ text: t("welcome") }} onOther={toForm} />;
  }
  if (view === "forgot") return <ForgotView email={email} onEmail={setEmail} onBack={() => setView("form")} />;
  const failure =
    signIn.error &&
    !(signIn.error instanceof CheckFailed) &&
    Object.keys(errors).length === 0 &&
    !isApiError(signIn.error, "emailUnverified")
      ? failureText(signIn.error)
      : null;
  return (
    <AccountFrame
      title={t("signIn.title")}
      text={t("signIn.text")}
      writing={{ name: nameFromEmail(email) || t("aside.sampleName"), contact: email.trim(), isEdit: true }}
    >
      <div className="grid gap-5">
        <OtherAccounts hasConsent />
        <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
          <EmailField
            autoComplete="username"
            value={email}
            error={errors.email}
            onBlur={(event) => leave(signInBody, { email, password }, event)}
            onChange={(value) => change("email", value)}
          />
          <PasswordField
            label={t("password")}
            autoComplete="current-password"
            value={password}
            error={errors.password}
            onBlur={(event) => leave(signInBody, { email, password }, event)}
            onChange={(value) => change("password", value)}
            aside={
              <button
                type="button"
                onClick={() => setView("forgot")}
                className="-my-1 min-h-6 rounded-chip text-dense font-label text-accent"
              >
                {t("signIn.forgot")}
              </button>
            }
          />
          {failure ? (
            <Alert tone="danger">
              {failure}
              {isApiError(signIn.error, "tooManyRequests") ? <> {t("signIn.pastTries")}</> : null}
            </Alert>
          ) : null}
          <BotCheck check={check} />
          <Button type="submit" variant="primary" size="lg" busy={signIn.isPending} busyLabel={t("signIn.submitting")}>
            {t("signIn.submit")}
          </Button>
          <p className="text-center text-body text-fg3">
            {t("signIn.none")}{" "}
            <Link to={`/signup${search}`} className="inline-flex min-h-6 items-center font-label text-accent">
              {t("signIn.toSignUp")}
            </Link>
          </p>
          <OtherEdition to="ch" text={t("signIn.phone")} link={t("signIn.toPhone")} />
        </form>
      </div>
      {isUnverified ? (
        <UnverifiedDialog
          email={email.trim().toLowerCase()}
          onClose={() => setUnverified(false)}
          onCode={() => {
            setUnverified(false);
            void navigate({ search, hash: codeHash });
          }}
        />
      ) : null}
    </AccountFrame>
  );
}
