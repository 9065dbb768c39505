import { phoneSignInBody, sendPhoneCodeBody } from "#contract/sign-in-ways.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { BotCheck } from "./bot-check.tsx";
import { CaptchaField } from "./captcha-field.tsx";
import { OutboxHint } from "./outbox-hint.tsx";
import type { PhoneCode } from "./use-phone-code.ts";

/** The phone number, the captcha, and the code with the button that sends it. */
export function PhoneCodeFields({ state }: { state: PhoneCode }) {
  const { t } = useTranslation("account", { keyPrefix: "login" });
  const asked = { phoneNumber: state.phone, captchaCode: state.captcha.value };
  return (
    <>
      <Field label={t("phone")} error={state.errors.phoneNumber}>
        <span className="relative block">
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-body text-fg3 max-md:text-[16px]"
          >
            +86
          </span>
          <Input
            name="phoneNumber"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            placeholder={t("phonePlaceholder")}
            maxLength={60}
            className="h-11! pl-[52px]! tabular"
            value={state.phone}
            onBlur={(event) => state.leave(sendPhoneCodeBody, asked, event)}
            onChange={(event) => state.setPhone(event.target.value)}
          />
        </span>
      </Field>
      <CaptchaField
        captcha={state.captcha}
        name="captchaCode"
        onType={() => state.clear("captchaCode")}
        onBlur={(event) => state.leave(sendPhoneCodeBody, asked, event)}
        error={state.errors.captchaCode}
      />
      <div className="grid grid-cols-[1fr_126px] items-start gap-x-2.5">
        <Field label={t("sms")} error={state.errors.veriCode}>
          <Input
            name="veriCode"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={40}
            className="h-11! tabular"
            value={state.code}
            onBlur={(event) => state.leave(phoneSignInBody, { phoneNumber: state.phone, veriCode: state.code }, event)}
            onChange={(event) => state.setCode(event.target.value)}
          />
        </Field>
        <Button
          className="mt-[calc(var(--dense-line)*13px+6px)] h-11! px-2! tabular"
          disabled={state.wait > 0}
          busy={state.isSending}
          busyLabel={t("sending")}
          onClick={state.sendCode}
        >
          {state.wait > 0 ? t("sendAgain", { seconds: state.wait }) : t("send")}
        </Button>
      </div>
      <BotCheck check={state.botCheck} isQuiet />
      {state.wasSent ? <OutboxHint to={state.phone} text={t("sandbox")} /> : null}
    </>
  );
}
