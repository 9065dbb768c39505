import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { failureText } from "#web/shell/failure.ts";
import { safePrev } from "#web/shell/prev.ts";
import { loadSession } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { toast } from "#web/ui/toast.tsx";

/**
 * WeChat redirects back to this page with `code` and `state` in the query, or with `state` alone after a refusal. They
 * are removed from the URL at once and sent to the server, once.
 */
export function useWechatReturn() {
  const { t } = useTranslation("errors");
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [isRefused, setRefused] = useState(false);
  const taken = useRef(false);
  const code = query.get("code");
  const state = query.get("state");
  const signIn = useMutation({
    mutationFn: async (body: { code: string; state: string }) => {
      await send(calls.signInByWechat, { body });
      return loadSession();
    },
    onSuccess: () => {
      toast(t("welcome", { ns: "account" }));
      void navigate(safePrev(query.get("prev")), { replace: true });
    },
  });
  const { mutate } = signIn;
  useEffect(() => {
    if (!state || taken.current) return;
    taken.current = true;
    if (code) mutate({ code, state });
    else setRefused(true);
    setQuery(
      (last) => {
        const rest = new URLSearchParams(last);
        rest.delete("code");
        rest.delete("state");
        return rest;
      },
      { replace: true },
    );
  }, [code, state, mutate, setQuery]);
  return {
    /** True when WeChat redirected here; the page then shows WeChat's tab. */
    isReturning: state !== null || isRefused || !signIn.isIdle,
    isWorking: state !== null || signIn.isPending || signIn.isSuccess,
    failure: isRefused ? t("signInRefused") : signIn.error ? failureText(signIn.error) : null,
    forget: () => {
      setRefused(false);
      signIn.reset();
    },
  };
}
