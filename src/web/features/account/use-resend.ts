import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { showFailure } from "#web/shell/failure.ts";
import { pendingSignUpQuery } from "./pending-sign-up.ts";
import { CheckFailed, useBotCheck } from "./use-bot-check.ts";
import { useCountdown } from "./use-countdown.ts";

/** Mails are sent beside the answer: this is when it is asked again what was sent, in ms. */
const askAgainAfter = 1500;

/** What was sent to the sign-up of this browser, and sending it again as soon as the server allows it. */
export function useResend(onSent: () => void) {
  const client = useQueryClient();
  const { data: pending, dataUpdatedAt, isError } = useQuery(pendingSignUpQuery);
  const { seconds, restart } = useCountdown(limits.emailCode.resendAfter);
  const check = useBotCheck({ isLazy: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer says anew how long the wait is
  useEffect(() => {
    if (pending) restart(pending.resendIn * 1000);
  }, [dataUpdatedAt]);
  const resend = useMutation({
    mutationFn: async (email: string) =>
      send(calls.sendVerifyEmail, { body: { email, "cf-turnstile-response": await check.token() } }),
    onSuccess: () => {
      restart(limits.emailCode.resendAfter);
      setTimeout(() => void client.invalidateQueries(pendingSignUpQuery), askAgainAfter);
      onSent();
    },
    onError: (error) => {
      if (!(error instanceof CheckFailed)) showFailure(error);
    },
  });
  return {
    /** Undefined while it is loaded; null where no sign-up of this browser waits. */
    pending,
    isError,
    check,
    seconds,
    isSending: resend.isPending,
    send: (email: string) => resend.mutate(email),
  };
}
