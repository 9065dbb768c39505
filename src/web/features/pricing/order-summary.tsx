import { useQuery } from "@tanstack/react-query";
import type { User } from "#contract/accounts.ts";
import { lengthOf, type PlanName } from "#core/billing/membership.ts";
import { tokensOf } from "#core/billing/orders.ts";
import { limits } from "#core/limits.ts";
import { type Currency, formatCount, formatMoney } from "#core/money.ts";
import { addMonths } from "#core/time.ts";
import { siteQuery } from "#web/api/queries.ts";
import { formatDay } from "#web/shell/dates.ts";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { purseQuery } from "./orders.ts";
import { Price } from "./price.tsx";

type Props = {
  plan: PlanName;
  /** In cents. */
  amount: number;
  currency: Currency;
  orderId?: string;
  /** Whether the order is paid or over: then neither the vouchers nor how long it would last matter any more. */
  isSettled?: boolean;
};

/** What is bought: the plan, its price, until when it lasts, what comes with it, and how far the vouchers reach. */
export function OrderSummary({ plan, amount, currency, orderId, isSettled = false }: Props) {
  const { t } = useTranslation("buying");
  const { data: site } = useQuery(siteQuery);
  const user = useUser();
  const purse = useQuery({ ...purseQuery, enabled: !isSettled && Boolean(user) }).data?.[currency] ?? 0;
  const perMonth =
    plan === "quarterly" || plan === "yearly"
      ? { amount: formatMoney(limits.pricesPerMonth[plan], currency, true) }
      : null;
  const facts = [
    orderId ? [t("number"), orderId] : null,
    isSettled ? null : [t("lasts"), endOf(plan, user ?? null) ?? t("forever")],
    [t("includes"), t("includesText")],
    site?.flags.ai ? [t("tokens"), formatCount(tokensOf(plan))] : null,
    !isSettled && purse > 0 ? [t("purse"), reach(purse)] : null,
  ].filter((fact): fact is [string, string] => fact !== null);

  function reach(free: number): string {
    const values = { free: formatMoney(free, currency), price: formatMoney(amount, currency, true) };
    return free >= amount ? t("purseCovers", values) : t("purseShort", values);
  }

  return (
    <>
      <p className="text-body text-fg3">{t(`plans.${plan}`, { ns: "pricing" })}</p>
      <Price text={formatMoney(amount, currency, true)} className="mt-2" />
      <p className="mt-3 text-body text-fg2">
        {perMonth ? t("oncePerMonth", perMonth) : t(plan === "lifetime" ? "onceForever" : "once")}
      </p>
      <dl className="mt-6 grid gap-x-6 gap-y-3 text-body sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-0.5 sm:contents">
            <dt className="text-fg3">{name}</dt>
            <dd className="min-w-0 break-words text-fg tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Returns the day on which a membership bought now would end; null for a lifetime. */
function endOf(plan: PlanName, user: Pick<User, "valiTo"> | null): string | null {
  const length = lengthOf(plan);
  if (typeof length === "string" || !("months" in length)) return null;
  const from = Math.max(Date.now(), user?.valiTo ? Date.parse(user.valiTo) : 0);
  return formatDay(new Date(addMonths(from, length.months)).toISOString());
}
