import { useQuery } from "@tanstack/react-query";
import { Check, Info } from "lucide-react";
import type { ReactNode } from "react";
import { siteQuery, templatesQuery } from "#web/api/queries.ts";
import { contactHref } from "#web/shell/navigation.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Compare } from "./compare.tsx";
import { Plans } from "./plans.tsx";
import { Questions } from "./questions.tsx";

/**
 * What membership means on this installation: plans to buy where payments are enabled, the same plans without buttons
 * where they are not, and one sentence where every user is a premium user.
 */
export function PricingPage() {
  const { t } = useTranslation("pricing");
  const { data: site } = useQuery(siteQuery);
  const templates = useQuery(templatesQuery(useLocale())).data?.data ?? [];
  if (!site) return <div className="min-h-dvh" />;
  const isOpen = site.membership === "open";
  const counts = { all: templates.length, free: templates.filter((template) => !template.isPro).length };
  return (
    <div className="frame flex-1 pt-10 pb-17 md:pt-14 md:pb-26">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 md:mb-11">
        <div>
          <h1 className="font-display text-d2">{isOpen ? t("open.title") : t("title")}</h1>
          <p className="mt-2 max-w-[52ch] text-lede text-fg2">{isOpen ? t("open.text") : t("text")}</p>
        </div>
        {site.flags.payments && !isOpen ? <Steps /> : null}
      </div>
      {isOpen ? (
        <Included count={counts.all} />
      ) : (
        <>
          <Plans site={site} />
          {site.flags.payments ? null : (
            <Notice icon={<Info size={18} strokeWidth={1.75} aria-hidden="true" />} title={t("noPayments.title")}>
              {t("noPayments.text")}
              {site.contact ? (
                <>
                  {" "}
                  {t("noPayments.ask")}{" "}
                  <a
                    href={contactHref(site.contact)}
                    className="break-words text-accent underline underline-offset-3 hover:text-accent-hover"
                  >
                    {site.contact}
                  </a>
                </>
              ) : null}
            </Notice>
          )}
          <Compare counts={counts} hasAi={site.flags.ai} />
          <Questions hasPayments={site.flags.payments} hasContact={site.contact !== null} />
        </>
      )}
    </div>
  );
}

/** Shown where nothing is sold: what every user has, and a link to begin. */
function Included({ count }: { count: number }) {
  const { t } = useTranslation("pricing");
  const rights = (["download", "page", "address", "privacy", "branding", "buttons"] as const).map((name) =>
    t(`compare.${name}`),
  );
  const facts = [
    `${t("compare.resumes")}: ${t("compare.unlimited")}`,
    `${t("compare.templates")}: ${count}`,
    ...rights,
  ];
  return (
    <>
      <ul className="grid gap-x-8 gap-y-3.5 rounded-card border border-line p-6 text-lead sm:grid-cols-2 md:p-8 lg:grid-cols-4">
        {facts.map((fact) => (
          <li key={fact} className="flex gap-2.5">
            <Check size={18} strokeWidth={1.75} aria-hidden="true" className="mt-[3px] shrink-0 text-accent" />
            {fact}
          </li>
        ))}
      </ul>
      <ButtonLink to="/templates" variant="primary" size="lg" className="mt-7">
        {t("open.action")}
      </ButtonLink>
    </>
  );
}

function Notice({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="mt-6 flex items-start gap-3 rounded-card border border-line bg-subtle px-5 py-4 text-body text-fg2">
      <span className="mt-0.5 text-fg3">{icon}</span>
      <p>
        <b className="mr-2 font-label text-fg">{title}</b>
        {children}
      </p>
    </div>
  );
}

/** The steps to membership; this page is the first of three. */
function Steps() {
  const { t } = useTranslation("pricing", { keyPrefix: "steps" });
  return (
    <ol aria-label={t("label")} className="flex flex-wrap items-center gap-x-3 gap-y-2 text-dense">
      {([t("select"), t("pay"), t("done")] as const).map((step, index) => (
        <li
          key={step}
          aria-current={index === 0 ? "step" : undefined}
          className={classes("flex items-center gap-2", index === 0 ? "font-label text-fg" : "text-fg3")}
        >
          {index > 0 ? <span aria-hidden="true" className="mr-1 h-px w-7 bg-line2" /> : null}
          <span
            aria-hidden="true"
            className={classes(
              "grid size-[22px] place-items-center rounded-full text-[12px] tabular",
              index === 0 ? "bg-fg text-bg" : "border border-line2",
            )}
          >
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
