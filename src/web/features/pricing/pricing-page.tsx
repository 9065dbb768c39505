import { useQuery } from "@tanstack/react-query";
import { Check, Crown, Info } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { siteQuery, templatesQuery } from "#web/api/queries.ts";
import { formatDay } from "#web/shell/dates.ts";
import { loadTexts } from "#web/shell/i18n.ts";
import { part } from "#web/shell/lazy-part.ts";
import { contactHref } from "#web/shell/navigation.ts";

import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { useIsLive } from "#web/ui/is-live.ts";
import { Compare } from "./compare.tsx";
import { FreeWays } from "./free-ways.tsx";
import { PayLoading } from "./pay-message.tsx";
import { Plans } from "./plans.tsx";
import { PurseStrip } from "./purse-strip.tsx";
import { Questions } from "./questions.tsx";
import { Steps } from "./steps.tsx";
import { useKnownUser } from "./use-known-user.ts";

const PayStep = part(async () => {
  const [{ PayStep: Loaded }] = await Promise.all([import("./pay-step.tsx"), loadTexts(["buying"])]);
  return Loaded;
});

/**
 * The three steps to membership: the plans, and with `?plan=` or `?order=` the payment. Until the browser has taken over,
 * a payment is a blank frame, because the server knows neither the buyer nor the whole query.
 */
export function PricingPage() {
  const [query] = useSearchParams();
  const isLive = useIsLive();
  const [orderId, plan] = [query.get("order"), query.get("plan")];
  if (!orderId && !plan) return <SelectStep />;
  if (!isLive) return <PayLoading />;
  return (
    <Suspense fallback={<PayLoading />}>
      <PayStep orderId={orderId} plan={plan} />
    </Suspense>
  );
}

/**
 * What membership means on this installation: plans to buy where payments are enabled, the same plans without buttons
 * where they are not, and one sentence where every user is a premium user.
 */
function SelectStep() {
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
        {site.flags.payments ? <Steps current={0} /> : null}
      </div>
      {isOpen ? (
        <Included count={counts.all} />
      ) : (
        <>
          <Plans site={site} />
          {site.flags.payments ? (
            <>
              <MemberNotice />
              <PurseStrip />
            </>
          ) : (
            <NotSold contact={site.contact} />
          )}
          <Compare counts={counts} hasAi={site.flags.ai} />
          <FreeWays contact={site.flags.payments ? site.contact : null} />
          <Questions hasPayments={site.flags.payments} hasContact={site.contact !== null} />
        </>
      )}
    </div>
  );
}

/** Says to a member what buying again would do; to a member for life, that there is nothing more to buy. */
function MemberNotice() {
  const { t } = useTranslation("pricing");
  const user = useKnownUser();
  const end = user?.valiTo;
  const [now] = useState(() => Date.now());
  if (!user) return null;
  if (user.isVip) {
    return (
      <Notice icon={<Crown size={18} strokeWidth={1.75} aria-hidden="true" />} title={t("lifetime")}>
        {t("lifetimeText")}
      </Notice>
    );
  }
  if (!end || Date.parse(end) <= now) return null;
  return (
    <Notice
      icon={<Crown size={18} strokeWidth={1.75} aria-hidden="true" />}
      title={t("memberUntil", { date: formatDay(end) })}
    >
      {t("memberUntilText")}
    </Notice>
  );
}

function NotSold({ contact }: { contact: string | null }) {
  const { t } = useTranslation("pricing", { keyPrefix: "noPayments" });
  return (
    <Notice icon={<Info size={18} strokeWidth={1.75} aria-hidden="true" />} title={t("title")}>
      {t("text")}
      {contact ? (
        <>
          {" "}
          {t("ask")}{" "}
          <a
            href={contactHref(contact)}
            className="break-words text-accent underline underline-offset-3 hover:text-accent-hover"
          >
            {contact}
          </a>
        </>
      ) : null}
    </Notice>
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
