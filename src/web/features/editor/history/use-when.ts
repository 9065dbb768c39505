import { useEffect, useState } from "react";
import { formatWhen } from "#web/shell/dates.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";

/**
 * Returns a function that says in words how long ago a moment (ms since 1970) was. The text is refreshed every 30
 * seconds, so that "4 minutes ago" does not go stale.
 */
export function useWhen(): (at: number) => string {
  const { t } = useTranslation("editorHistory");
  const locale = useLocale();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return (at) => (now - at < 60_000 ? t("changes.justNow") : formatWhen(new Date(at).toISOString(), locale, now));
}
