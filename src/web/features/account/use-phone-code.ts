import { useMutation } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import type { z } from "zod";
import { sendPhoneCodeBody } from "#contract/sign-in-ways.ts";
import { limits } from "#core/limits.ts";
import { foldPhone, mobilePattern } from "#core/phone.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { ApiError, isApiError } from "#web/api/error.ts";
import { failureText, showFailure } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { toast } from "#web/ui/toast.tsx";
import { useCaptcha } from "./captcha-field.tsx";
import { CheckFailed, useBotCheck } from "./use-bot-check.ts";
import { useCountdown } from "./use-countdown.ts";
import { useFormErrors } from "./use-form-errors.ts";

const phoneKey = "inkleaf.sms.phone";
const waitKey = "inkleaf.sms.until";

/** A phone number, a captcha, a code by SMS: the part that signing in by phone and binding a phone have in common. */
export function usePhoneCode(form: RefObject<HTMLFormElement | null>) {
  const { t } = useTranslation("account");
  const [phone, setPhone] = useState(rememberedPhone);
  const [code, setCode] = useState("");
  const wait = useCountdown(0, waitKey);
  const captcha = useCaptcha("sms");
  const botCheck = useBotCheck({ isLazy: true });
  const { errors, check, leave, take, show, clear } = useFormErrors();
  const isPhone = mobilePattern.test(foldPhone(phone));

  const sending = useMutation({
    mutationFn: async (body: z.input<typeof sendPhoneCodeBody>) =>
      send(calls.sendPhoneCode, { body: { ...body, "cf-turnstile-response": await botCheck.token() } }),
    onSuccess: () => {
      rememberPhone(foldPhone(phone));
      wait.restart(limits.smsCode.resendAfter);
      toast(t("login.sent"));
      const field = form.current?.elements.namedItem("veriCode");
      if (field instanceof HTMLElement) field.focus();
    },
    onError: (error) => {
      if (error instanceof CheckFailed) return;
      if (isApiError(error, "captchaWrong")) show({ captchaCode: failureText(error) }, form.current);
      else if (!take(error, form.current)) showFailure(error);
      if (error instanceof ApiError && error.retryAfter) wait.restart(error.retryAfter * 1000);
    },
    // A captcha is valid once, right or wrong, so another is requested.
    onSettled: (_, error) => {
      if (!(error instanceof CheckFailed)) captcha.again();
    },
  });

  return {
    phone,
    captcha,
    botCheck,
    leave,
    clear,
    code,
    errors,
    check,
    isPhone,
    /** Seconds until another code may be requested. */
    wait: wait.seconds,
    isSending: sending.isPending,
    /** Whether a code was sent to this number, on this page or before a reload of it. */
    wasSent: isPhone && foldPhone(phone) === rememberedPhone(),
    setPhone: (value: string) => {
      setPhone(value);
      clear("phoneNumber");
    },
    setCode: (value: string) => {
      setCode(value.normalize("NFKC").replace(/\D/g, "").slice(0, limits.smsCode.digits));
      clear("veriCode");
    },
    sendCode: () => {
      const body = check(sendPhoneCodeBody, { phoneNumber: phone, captchaCode: captcha.value }, form.current);
      if (body && !sending.isPending) sending.mutate(body);
    },
    /** Shows why the server refused the code or the phone number. */
    refuse: (error: unknown) => {
      if (isApiError(error, "phoneTaken")) show({ phoneNumber: failureText(error) }, form.current);
      else if (isApiError(error, "codeWrong")) show({ veriCode: failureText(error) }, form.current);
      else if (!take(error, form.current)) showFailure(error);
    },
    /** Call it once the code was used, because the wait was for this number's next code. */
    forget: () => {
      rememberPhone("");
      wait.restart(0);
    },
  };
}

export type PhoneCode = ReturnType<typeof usePhoneCode>;

/** Remembered for this tab only, so that a reload between requesting a code and typing it loses nothing. */
function rememberedPhone(): string {
  try {
    return sessionStorage.getItem(phoneKey) ?? "";
  } catch {
    return "";
  }
}

function rememberPhone(phone: string): void {
  try {
    if (phone) sessionStorage.setItem(phoneKey, phone);
    else sessionStorage.removeItem(phoneKey);
  } catch {
    // If storage is forbidden, the number has to be typed again after a reload.
  }
}
