import { useTranslation } from "react-i18next";
import { userBadge } from "#core/user-badge.ts";
import { useLocale } from "../../shell/use-locale.ts";
import { Badge } from "../../ui/badge.tsx";

/** 'N+ users' of a card; nothing for an example that too few have used. */
export function UsersBadge({ used }: { used: number }) {
  const { t } = useTranslation("examples");
  const locale = useLocale();
  const count = userBadge(used, "cards");
  if (count === null) return null;
  return (
    <Badge tone="ok" round>
      {t("users", { number: locale === "en" ? count.toLocaleString("en") : count })}
    </Badge>
  );
}
