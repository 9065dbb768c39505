import { useQuery } from "@tanstack/react-query";
import type { ReferralEvent } from "#contract/referrals.ts";
import { formatCents } from "#core/money.ts";
import { Records, When } from "#web/features/settings/exports.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { referralsQuery } from "./referrals-query.ts";

/** The invited users and what each of them brought. */
export function Rewards() {
  const { t } = useTranslation("referral", { keyPrefix: "rewards" });
  const locale = useLocale();
  const { data } = useQuery(referralsQuery(locale, 1));
  return (
    <section className="pt-17 md:pt-20">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <h2 className="font-display text-d3">{t("title")}</h2>
        {data ? (
          <dl className="flex gap-8 text-body">
            <div className="flex items-baseline gap-2">
              <dt className="text-fg3">{t("invited")}</dt>
              <dd className="font-label tabular">{t("people", { count: data.invited })}</dd>
            </div>
            <div className="flex items-baseline gap-2">
              <dt className="text-fg3">{t("earned")}</dt>
              <dd className="font-label tabular">{formatCents(data.earned, locale)}</dd>
            </div>
          </dl>
        ) : null}
      </div>
      <div className="grid gap-4">
        <Records<ReferralEvent>
          label={t("title")}
          query={(page) => referralsQuery(locale, page)}
          rowKey={({ event, nickName, createdAt }) => `${event} ${nickName} ${createdAt}`}
          empty={{ title: t("empty"), text: t("emptyText") }}
          columns={[
            {
              head: t("event"),
              place: "top",
              cell: ({ event, nickName }) => (
                <span className="font-medium">
                  {event === "joined" ? t("joined", { name: nickName }) : t("reward")}
                </span>
              ),
            },
            { head: t("time"), place: "bottom", cell: ({ createdAt }) => <When iso={createdAt} /> },
            {
              head: t("amount"),
              place: "topEnd",
              isNumber: true,
              cell: ({ event, amount }) =>
                event === "joined" ? (
                  <span className="text-fg4">–</span>
                ) : (
                  <span className="font-medium whitespace-nowrap text-accent">+{formatCents(amount, locale)}</span>
                ),
            },
          ]}
        />
      </div>
    </section>
  );
}
