import { useQuery } from "@tanstack/react-query";
import { Coins, Crown, Ticket } from "lucide-react";
import type { ReactNode } from "react";
import type { User } from "#contract/accounts.ts";
import { currencyOfSignUp } from "#core/billing/ledger.ts";
import { limits } from "#core/limits.ts";
import { type Currency, currencies, currencyOf, formatCount, formatMoney } from "#core/money.ts";
import { siteQuery } from "#web/api/queries.ts";
import { purseQuery } from "#web/features/pricing/exports.ts";
import { formatDay } from "#web/shell/dates.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { classes } from "#web/ui/classes.ts";

/** What the user has: membership, vouchers, and tokens where there is an assistant to spend them on. */
export function SummaryCards({ user }: { user: User }) {
  const { t } = useTranslation("settings", { keyPrefix: "summary" });
  const { data: site } = useQuery(siteQuery);
  const hasAi = site?.flags.ai === true;
  const hint =
    user.level === "regular"
      ? t("regularHint", { count: limits.regular.resumes })
      : user.level === "lifetime"
        ? t("always")
        : user.valiTo
          ? t("until", { date: formatDay(user.valiTo) })
          : site?.membership === "open"
            ? t("open")
            : t("always");
  return (
    <dl
      className={classes(
        "grid grid-cols-2 gap-3 md:gap-4",
        hasAi ? "sm:grid-cols-[1.3fr_1fr_1fr] [&>:first-child]:max-sm:col-span-2" : "max-sm:grid-cols-1",
      )}
    >
      <Card icon={<Crown size={16} strokeWidth={1.75} />} label={t("membership")} value={t(user.level)} hint={hint} />
      <Card
        icon={<Ticket size={16} strokeWidth={1.75} />}
        label={t("voucher")}
        value={<Vouchers user={user} isSelling={site?.membership === "plans"} />}
        hint={t("voucherHint")}
      />
      {hasAi ? (
        <Card
          icon={<Coins size={16} strokeWidth={1.75} />}
          label={t("token")}
          value={formatCount(user.token)}
          hint={t("tokenHint", { count: Math.floor(Math.max(0, user.token) / limits.tokens.perResume) })}
        />
      ) : null}
    </dl>
  );
}

/** What can be spent of each currency that there is something of, the edition's first; nothing at all in the edition's. */
function Vouchers({ user, isSelling }: { user: User; isSelling: boolean }) {
  const own: Currency = currencyOf[useLocale()];
  const { data: purse, isPending } = useQuery({ ...purseQuery, enabled: isSelling });
  if (isSelling && isPending) return "\u00a0";
  // Where nothing is sold, what was given once is shown and cannot be spent.
  if (!purse) return formatMoney(user.balance, currencyOfSignUp(user.type));
  const held = [own, ...currencies.filter((one) => one !== own)].filter((one) => purse[one] !== 0);
  return (
    <span className="flex flex-wrap gap-x-4">
      {(held.length > 0 ? held : [own]).map((currency) => (
        <span key={currency}>{formatMoney(purse[currency], currency)}</span>
      ))}
    </span>
  );
}

function Card({ icon, label, value, hint }: { icon: ReactNode; label: string; value: ReactNode; hint: string }) {
  return (
    <div className="grid content-start gap-1.5 rounded-card border border-line bg-raised px-5 py-4">
      <dt className="flex items-center gap-2 text-dense text-fg3">
        <span aria-hidden="true">{icon}</span>
        {label}
      </dt>
      <dd className="grid gap-0.5">
        <span className="font-display text-[22px] leading-8 tracking-[-0.01em] text-fg [font-weight:var(--display-weight)]">
          {value}
        </span>
        <span className="text-dense text-fg3">{hint}</span>
      </dd>
    </div>
  );
}
