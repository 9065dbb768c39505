import { useEffect, useState } from "react";
import { formatWhen } from "#web/shell/dates.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";

/** How long ago a moment (ms) was, in words; looked at again every half minute: "4 minutes ago" must not stay so. */
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
