import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { limits } from "#core/limits.ts";

/**
 * Says what is known of a payment where a page's URL has `?state=success`, and removes that parameter after 5 s
 * (specification section 2).
 */
export function usePremiumNotice(): void {
  const [query, setQuery] = useSearchParams();
  const isDue = query.get("state") === "success";
  useEffect(() => {
    if (isDue) void import("./premium-notice.ts").then(({ announcePremium }) => announcePremium());
  }, [isDue]);
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
