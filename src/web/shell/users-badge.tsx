import { Users } from "lucide-react";
import { formatCount } from "#core/money.ts";
import { type UserBadgePlace, userBadge } from "#core/user-badge.ts";
import { Badge } from "#web/ui/badge.tsx";
import { useTranslation } from "./translation.ts";
import { useLocale } from "./use-locale.ts";

type Props = {
  /** How often the example was used. */
  used: number;
  place: UserBadgePlace;
  className?: string;
};

/** The badge "1,500+ users" of an example, shown if it was used often enough for this place. */
export function UsersBadge({ used, place, className }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const count = userBadge(used, place);
  if (count === null) return null;
  return (
    <Badge tone="ok" round className={className}>
      <Users size={13} strokeWidth={2} aria-hidden="true" />
      {t("users", { users: locale === "en" ? formatCount(count) : String(count) })}
    </Badge>
  );
}
