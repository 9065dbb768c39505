import { useMutation } from "@tanstack/react-query";
import { CircleCheck, Minus, Plus } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { unregisterBody } from "#contract/profile.ts";
import { limits } from "#core/limits.ts";
import { brandNames } from "#templates/brand.tsx";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { isApiError } from "#web/api/error.ts";
import { CaptchaField, useCaptcha, useFormErrors } from "#web/features/account/exports.ts";
import { ConfirmDialog } from "#web/shell/confirm-dialog.tsx";
import { clearDeviceData } from "#web/shell/device-data.ts";
import { failureText, showFailure } from "#web/shell/failure.ts";
import { forgetUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button } from "#web/ui/button.tsx";

/** Step one: what is deleted and what stays, and a checkbox. Step two: the captcha. */
export function DestroyTab({ onRemoved }: { onRemoved: () => void }) {
  const { t } = useTranslation("settings", { keyPrefix: "destroy" });
  const [isAgreed, setAgreed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const brand = brandNames[useLocale()];
  return (
    <section className="grid gap-5 rounded-card border border-danger bg-raised p-5 md:p-6">
      <p className="max-w-[64ch] text-body text-fg2">{t("text", { brand })}</p>
      <div className="grid gap-5 md:grid-cols-2">
        <div className="grid content-start gap-2.5">
          <h2 className="text-h3">{t("goes")}</h2>
          <ul className="grid gap-1.5">
            {(["account", "resumes", "holdings"] as const).map((key) => (
              <li
                key={key}
                className="flex items-start gap-2.5 rounded-small bg-del-bg px-3 py-2 text-body text-del-fg"
              >
                <Minus size={15} strokeWidth={2} aria-hidden="true" className="mt-[3px] shrink-0" />
                {t(key)}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid content-start gap-2.5">
          <h2 className="text-h3">{t("stays")}</h2>
          <p className="flex items-start gap-2.5 rounded-small bg-add-bg px-3 py-2 text-body text-add-fg">
            <Plus size={15} strokeWidth={2} aria-hidden="true" className="mt-[3px] shrink-0" />
            {t("orders")}
          </p>
          <p className="text-body text-fg3">
            {t("dataExport")}{" "}
            <Link to="?" className="inline-flex min-h-6 items-center font-label text-accent">
              {t("toDataExport")}
            </Link>
          </p>
        </div>
      </div>
      <label className="flex items-start gap-3 border-t border-line pt-5 text-body">
        <input
          type="checkbox"
          className="tick mt-px"
          checked={isAgreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        {t("agree")}
      </label>
      <Button
        variant="danger"
        blocked={isAgreed ? undefined : t("agreeFirst")}
        className="justify-self-start"
        onClick={() => setAsking(true)}
      >
        {t("next")}
      </Button>
      {isAsking ? <Confirm onClose={() => setAsking(false)} onRemoved={onRemoved} /> : null}
    </section>
  );
}

function Confirm({ onClose, onRemoved }: { onClose: () => void; onRemoved: () => void }) {
  const { t } = useTranslation("settings", { keyPrefix: "destroy" });
  const captcha = useCaptcha("removal");
  const form = useRef<HTMLFormElement>(null);
  const { errors, check, take, show, clear } = useFormErrors();
  const remove = useMutation({
    mutationFn: (captchaCode: string) => send(calls.unregister, { body: { captchaCode } }),
    onSuccess: async () => {
      // The page that confirms the deletion must show before the user is forgotten.
      onRemoved();
      forgetUser();
      await clearDeviceData();
    },
    onError: (error) => {
      captcha.again();
      if (isApiError(error, "captchaWrong")) show({ captchaCode: failureText(error) }, form.current);
      else if (!take(error, form.current)) showFailure(error);
    },
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (remove.isPending) return;
    const body = check(unregisterBody, { captchaCode: captcha.value }, event.currentTarget);
    if (body) remove.mutate(body.captchaCode);
  }
  return (
    <ConfirmDialog
      title={t("captchaTitle")}
      text={t("captchaText")}
      onClose={onClose}
      action={
        <Button
          type="submit"
          form="confirm-removal"
          variant="danger"
          busy={remove.isPending}
          busyLabel={t("confirming")}
        >
          {t("confirm")}
        </Button>
      }
    >
      <form id="confirm-removal" ref={form} noValidate onSubmit={submit}>
        <CaptchaField
          captcha={captcha}
          name="captchaCode"
          onType={() => clear("captchaCode")}
          error={errors.captchaCode}
        />
      </form>
    </ConfirmDialog>
  );
}

/** Confirms the deletion, and leads to the home page. */
export function AccountRemoved() {
  const { t } = useTranslation("settings", { keyPrefix: "destroy" });
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate("/", { replace: true }), limits.notices.accountRemoved);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div
      role="status"
      className="grid flex-1 content-center justify-items-center gap-3 bg-subtle px-5 py-24 text-center"
    >
      <CircleCheck size={28} strokeWidth={1.75} aria-hidden="true" className="text-accent" />
      <h1 className="font-display text-d3">{t("done")}</h1>
      <p className="text-lead text-fg2">{t("doneText")}</p>
    </div>
  );
}
