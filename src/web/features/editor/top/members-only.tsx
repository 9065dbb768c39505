import { Crown } from "lucide-react";
import { useTranslation } from "#web/shell/translation.ts";

/** The crown on an action that is for members, with its meaning for screen readers. */
export function MembersOnly() {
  const { t } = useTranslation();
  return (
    <>
      <Crown size={14} strokeWidth={2} aria-hidden="true" />
      <span className="sr-only">{t("premium")}</span>
    </>
  );
}
