import { useQuery } from "@tanstack/react-query";
import { Ticket, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { limits } from "#core/limits.ts";
import { formatCents } from "#core/money.ts";
import { siteQuery } from "#web/api/queries.ts";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { DeepPanel } from "#web/ui/deep-panel.tsx";
import { InviteLink } from "./invite-link.tsx";
import { Rewards } from "./rewards.tsx";

/**
 * The invite link, what it brings to whom, and what came of it. Anonymous visitors see the rules and are asked to sign
 * in.
 */
export function ReferralPage() {
  const { t } = useTranslation("referral");
  const user = useUser();
  return (
    <div className="frame flex-1 pt-10 pb-17 md:pt-14 md:pb-26">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_440px]">
        <div>
          <h1 className="font-display text-d2">{t("title")}</h1>
          <p className="mt-2 mb-9 max-w-[52ch] text-lede text-fg2">{t("text")}</p>
          <InviteLink />
        </div>
        <Arithmetic />
      </div>
      <Steps />
      {user ? <Rewards /> : null}
      <Rules />
    </div>
  );
}

function useAmounts() {
  const locale = useLocale();
  const { invitee, inviterPercent: percent } = limits.voucher;
  const price = limits.prices.yearly;
  return {
    percent,
    invitee: formatCents(invitee, locale, true),
    price: formatCents(price, locale, true),
    share: formatCents((price * percent) / 100, locale, true),
  };
}

/** The calculation that the page is about, on one card. */
function Arithmetic() {
  const { t } = useTranslation("referral", { keyPrefix: "sum" });
  const { invitee, price, share, percent } = useAmounts();
  const icon = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;
  return (
    <section aria-label={t("label")}>
      <DeepPanel className="p-7 md:p-9">
        <div className="grid gap-7">
          <Line icon={<UserPlus {...icon} />} cause={t("friend")} effect={t("friendGets", { amount: invitee })} />
          <div className="border-t border-white/15" />
          <Line
            icon={<Ticket {...icon} />}
            cause={t("paid", { price })}
            effect={t("youGet", { percent, amount: share })}
          />
        </div>
      </DeepPanel>
    </section>
  );
}

function Line({ icon, cause, effect }: { icon: ReactNode; cause: string; effect: string }) {
  return (
    <p className="grid grid-cols-[auto_1fr] gap-x-3.5 gap-y-1">
      <span className="row-span-2 grid size-9 place-items-center rounded-control bg-white/10">{icon}</span>
      <span className="text-body text-white/80">{cause}</span>
      <span className="text-[19px] leading-[1.4] font-semibold">{effect}</span>
    </p>
  );
}

function Steps() {
  const { t } = useTranslation("referral", { keyPrefix: "steps" });
  const { invitee: amount, percent } = useAmounts();
  const steps = [
    { title: t("one"), text: t("oneText") },
    { title: t("two"), text: t("twoText", { amount }) },
    { title: t("three"), text: t("threeText", { percent }) },
  ];
  return (
    <section className="pt-17 md:pt-20">
      <h2 className="mb-7 font-display text-d3">{t("title")}</h2>
      <ol className="grid overflow-hidden rounded-card border border-line bg-line [gap:1px] md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-2 bg-bg p-6 md:p-7">
            <span
              aria-hidden="true"
              className="mb-2 grid size-7 place-items-center rounded-full bg-accent-soft text-dense font-label text-accent"
            >
              {index + 1}
            </span>
            <h3 className="text-h3">{title}</h3>
            <p className="text-body text-fg2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Rules() {
  const { t } = useTranslation("referral", { keyPrefix: "rules" });
  const { data: site } = useQuery(siteQuery);
  const { rewardHold, rewardsPerMonth: most } = limits.order;
  const days = rewardHold / 86_400_000;
  const rules: string[] = [t("one"), t("two"), t("three"), t("four"), t("five", { days }), t("six", { most })];
  if (site && !site.flags.payments) rules.push(t("noPayments"));
  return (
    <section className="grid gap-x-16 gap-y-5 pt-17 md:pt-20 lg:grid-cols-[280px_minmax(0,1fr)]">
      <h2 className="font-display text-d3">{t("title")}</h2>
      <ul className="grid max-w-[70ch] list-disc gap-2.5 pl-5 text-lead text-fg2 marker:text-fg3">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
