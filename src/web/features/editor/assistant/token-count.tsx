import { Coins } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "#web/shell/translation.ts";

/** How many AI tokens the user has; leads to what became of them. */
export function TokenCount({ tokens, className = "" }: { tokens: number; className?: string }) {
  const { t } = useTranslation("editor");
  return (
    <Link
      to="/settings?type=tokens"
      className={`flex shrink-0 items-center gap-1.5 rounded-small px-1.5 text-dense text-fg3 no-underline tabular hover:text-fg ${className}`}
    >
      <Coins size={15} strokeWidth={1.75} aria-hidden="true" />
      {t("assistant.tokens", { count: tokens, shown: tokens.toLocaleString("en") })}
    </Link>
  );
}
