import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { pages } from "#contract/pages.ts";
import { resetBody } from "#contract/passwords.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { isApiError } from "#web/api/error.ts";
import { showFailure } from "#web/shell/failure.ts";
import { switchLocale } from "#web/shell/i18n.ts";
import { forgetUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { fulfilledRules, NewPasswordField } from "./new-password-field.tsx";
import { useFormErrors } from "./use-form-errors.ts";

/** `/reset-password#token=…` from the mail. The token comes after `#`, so that it is in no log and no Referer. */
export function ResetPasswordPage() {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get("token") ?? "";
  const [password, setPassword] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const { errors, check, take, clear } = useFormErrors();
  const reset = useMutation({
    mutationFn: (body: { token: string; password: string }) => send(calls.resetPassword, { body }),
    onSuccess: async () => {
      // The server has ended every session, including this browser's.
      forgetUser();
      toast(t("reset.done"));
      await goTo(pages.signIn.path);
    },
    onError: (error) => {
      if (!isApiError(error, "resetLinkSpent") && !take(error, form.current)) showFailure(error);
    },
  });

  /**
   * Switches to the English edition first: only it signs in by password, but the mail may be opened in the other one.
   */
  async function goTo(page: string) {
    await switchLocale("en");
    await navigate(page, { replace: true });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (reset.isPending) return;
    const body = check(resetBody, { token, password }, event.currentTarget);
    if (body) reset.mutate(body);
  }

  const writing = {
    name: t("aside.sampleName"),
    contact: t("aside.city"),
    sections: fulfilledRules(password),
    tags: 6,
  };
  if (token === "" || isApiError(reset.error, "resetLinkSpent")) {
    return (
      <AccountFrame title={t("reset.spentTitle")} text={t("reset.spentText")} writing={writing}>
        <div role="alert">
          <Button
            variant="primary"
            size="lg"
            className="w-full"
            onClick={() => void goTo(`${pages.signIn.path}#forgot`)}
          >
            {t("reset.again")}
          </Button>
        </div>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t("reset.title")} text={t("reset.text")} writing={writing}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <NewPasswordField
          label={t("reset.newPassword")}
          autoFocus
          value={password}
          error={errors.password}
          onChange={(value) => {
            setPassword(value);
            clear("password");
          }}
        />
        <Button type="submit" variant="primary" size="lg" busy={reset.isPending} busyLabel={t("reset.submitting")}>
          {t("reset.submit")}
        </Button>
      </form>
    </AccountFrame>
  );
}
