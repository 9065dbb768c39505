import { Check } from "lucide-react";
import { type PlanName, planNames } from "#core/billing/membership.ts";
import { tokensOf } from "#core/billing/orders.ts";
import { limits } from "#core/limits.ts";
import { formatCents, formatCount } from "#core/money.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Badge } from "#web/ui/badge.tsx";
import { classes } from "#web/ui/classes.ts";
import { type Offer, PlanAction } from "./plan-action.tsx";
import { Price } from "./price.tsx";

/** The four plans in one row, the yearly one raised; on a phone in a column, the yearly one first. */
export function Plans({ site }: { site: Offer }) {
  const { t } = useTranslation("pricing");
  return (
    <ul
      aria-label={t("plansLabel")}
      className="grid gap-3 md:grid-cols-2 xl:grid-cols-4 xl:gap-0 xl:rounded-card xl:border xl:border-line2"
    >
      {planNames.map((plan) => (
        <Plan key={plan} plan={plan} site={site} />
      ))}
    </ul>
  );
}

function Plan({ plan, site }: { plan: PlanName; site: Offer }) {
  const { t } = useTranslation("pricing");
  const locale = useLocale();
  const isRaised = plan === "yearly";
  const price = formatCents(limits.prices[plan], locale, true);
  const points = [
    t(`points.${plan}`),
    ...(site.flags.ai ? [t("points.tokens", { number: formatCount(tokensOf(plan)) })] : []),
    t("points.all"),
    plan === "lifetime" ? t("points.later") : t("points.extends"),
  ];
  return (
    <li
      className={classes(
        "relative grid content-start rounded-card p-6",
        isRaised
          ? "bg-brand-deep text-white shadow-md max-md:order-first xl:-my-3 xl:py-9"
          : "border border-line2 xl:border-0 xl:not-first:border-l xl:not-first:border-line xl:rounded-none",
      )}
    >
      <div className="flex min-h-[22px] items-center justify-between gap-3">
        <h2 className="text-h3">{t(`plans.${plan}`)}</h2>
        {plan === "quarterly" || plan === "yearly" ? (
          <Badge tone="ok" className={isRaised ? "bg-[#6ee7b7]! text-[#053b2c]!" : undefined}>
            {t(`off.${plan}`)}
          </Badge>
        ) : null}
      </div>
      <Price text={price} className="mt-5" />
      <p className={classes("mt-3 text-body", isRaised ? "text-white/80" : "text-fg3")}>
        {plan === "lifetime"
          ? t("once")
          : t("perMonth", { amount: formatCents(limits.pricesPerMonth[plan], locale, true) })}
      </p>
      <ul className="mt-6 grid gap-2.5 text-body">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check
              size={16}
              strokeWidth={1.75}
              aria-hidden="true"
              className={classes("mt-0.5 shrink-0", isRaised ? "text-[#6ee7b7]" : "text-accent")}
            />
            {point}
          </li>
        ))}
      </ul>
      <PlanAction plan={plan} site={site} isRaised={isRaised} />
    </li>
  );
}
