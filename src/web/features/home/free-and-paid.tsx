import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Check } from "lucide-react";
import { Link } from "react-router";
import { limits } from "#core/limits.ts";
import { formatCents } from "#core/money.ts";
import { siteQuery, templatesQuery } from "#web/api/queries.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { SectionHeading } from "./section-heading.tsx";

const free = ["resumes", "templates", "page", "languages", "versions"] as const;
const paid = ["unlimited", "all", "pdf", "address", "hidden", "branding"] as const;

/**
 * What is free and what membership adds, as core/permissions has it. Where everybody is a member there is nothing to
 * compare, and the section is not shown.
 */
export function FreeAndPaid() {
  const { t } = useTranslation("home");
  const locale = useLocale();
  const { data: site } = useQuery(siteQuery);
  const templates = useQuery(templatesQuery(locale)).data?.data ?? [];
  if (!site || site.membership === "open" || templates.length === 0) return null;
  const values = {
    count: limits.regular.resumes,
    free: templates.filter((template) => !template.isPro).length,
    total: templates.length,
    amount: formatCents(limits.pricesPerMonth.yearly, locale, true),
  };
  return (
    <section className="frame pt-17 md:pt-26">
      <SectionHeading
        title={t("plans.title")}
        text={t("plans.text")}
        aside={
          <ButtonLink
            to="/pricing"
            variant="outline"
            iconAfter={<ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />}
          >
            {t("plans.compare")}
          </ButtonLink>
        }
      />
      <div className="mt-9 grid overflow-hidden rounded-card border border-line2 md:grid-cols-2">
        <Plan
          title={t("plans.free")}
          price={t("plans.freePrice")}
          points={free.map((point) => t(`plans.points.${point}`, values))}
        />
        <Plan
          isPremium
          title={t("premiumMember", { ns: "common" })}
          price={site.flags.payments ? t("plans.price", values) : t("plans.closed")}
          points={paid.map((point) => t(`plans.points.${point}`, values))}
        />
      </div>
      {site.flags.payments ? null : <p className="mt-4 max-w-[72ch] text-dense text-fg3">{t("plans.closedText")}</p>}
      <p className="mt-4 max-w-[72ch] text-body text-fg2">
        {t("plans.programs", { months: limits.programs.months })}{" "}
        <Link to="/programs" className="text-accent underline underline-offset-3 hover:text-accent-hover">
          {t("plans.programsLink")}
        </Link>
      </p>
    </section>
  );
}

type PlanProps = { title: string; price: string; points: readonly string[]; isPremium?: boolean };

function Plan({ title, price, points, isPremium = false }: PlanProps) {
  const { t } = useTranslation("home");
  return (
    <div
      className={classes(
        "grid content-start gap-5 p-6 md:p-8",
        isPremium && "border-line2 bg-subtle max-md:border-t md:border-l",
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <h3 className="flex items-center gap-2.5 font-display text-h2">
          {title}
          {isPremium ? <Badge tone="premium">{t("plans.once")}</Badge> : null}
        </h3>
        <p className="text-body text-fg3">{price}</p>
      </div>
      <ul className="grid gap-2.5">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5 text-lead">
            <Check size={18} strokeWidth={1.75} aria-hidden="true" className="mt-[3px] shrink-0 text-accent" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
