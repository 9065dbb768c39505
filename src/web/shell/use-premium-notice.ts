import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { limits } from "#core/limits.ts";
import { queryClient, userQuery } from "#web/api/queries.ts";
import { toast } from "#web/ui/toast.tsx";
import { useTranslation } from "./translation.ts";

/**
 * Shows for 5 s that the user has become premium where a page's URL has `?state=success`, and then removes that
 * parameter (specification section 2).
 */
export function usePremiumNotice(): void {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const isDue = query.get("state") === "success";
  useEffect(() => {
    if (!isDue) return;
    toast(t("premiumWelcome"), { kind: "ok", stay: limits.notices.premium, closable: true });
    // The purchase changes the user's rights, so the user is read again.
    void queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
  }, [isDue, t]);
  useEffect(() => {
    if (!isDue) return;
    const clear = () =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete("state");
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    const timer = setTimeout(clear, limits.notices.premium);
    return () => clearTimeout(timer);
  }, [isDue, setQuery]);
}
