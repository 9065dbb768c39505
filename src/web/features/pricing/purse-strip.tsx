import { useQuery } from "@tanstack/react-query";
import { Ticket } from "lucide-react";
import { planNames } from "#core/billing/membership.ts";
import { limits } from "#core/limits.ts";
import { currencyOf, formatMoney } from "#core/money.ts";

import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { planPath, purseQuery } from "./orders.ts";
import { useKnownUser } from "./use-known-user.ts";

/**
 * What the buyer's vouchers reach to: the dearest plan that they cover in full, or how much of the cheapest one. Vouchers
 * pay for the whole of a plan or for nothing of it.
 */
export function PurseStrip() {
  const { t } = useTranslation("pricing");
  const user = useKnownUser();
  const currency = currencyOf[useLocale()];
  const free = useQuery({ ...purseQuery, enabled: Boolean(user) && !user?.isVip }).data?.[currency] ?? 0;
  if (!user || user.isVip || free <= 0) return null;
  const covered = planNames.findLast((plan) => limits.prices[plan] <= free);
  const nearest = covered ?? "monthly";
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-subtle px-5 py-3.5 text-body text-fg2">
      <Ticket size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-accent" />
      <p className="min-w-0 flex-1 basis-60">
        <b className="mr-2 font-label text-fg">{t("purse.balance", { amount: formatMoney(free, currency) })}</b>
        {t(covered ? "purse.covers" : "purse.short", {
          // Inside a sentence; Chinese has no capitals.
          plan: t(`plans.${nearest}`).toLowerCase(),
          free: formatMoney(free, currency, true),
          price: formatMoney(limits.prices[nearest], currency, true),
        })}
      </p>
      {covered ? (
        <ButtonLink to={planPath(covered)} size="sm">
          {t("purse.use", { plan: t(`plans.${covered}`).toLowerCase() })}
        </ButtonLink>
      ) : null}
    </div>
  );
}
