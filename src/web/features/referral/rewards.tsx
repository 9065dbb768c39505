import { useQuery } from "@tanstack/react-query";
import type { ReferralEvent, Referrals } from "#contract/referrals.ts";
import { formatMoney } from "#core/money.ts";
import { Records, When } from "#web/features/settings/exports.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Badge } from "#web/ui/badge.tsx";
import { classes } from "#web/ui/classes.ts";
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
          <p className="text-body text-fg3">
            {t("invited")} <b className="ml-2 font-label text-fg tabular">{t("people", { count: data.invited })}</b>
          </p>
        ) : null}
      </div>
      {data && data.sums.length > 0 ? <Sums sums={data.sums} /> : null}
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
                <span className="font-medium">{event === "joined" ? t("joined", { name: nickName }) : t(event)}</span>
              ),
            },
            { head: t("time"), place: "bottom", cell: ({ createdAt }) => <When iso={createdAt} /> },
            { head: t("state"), place: "bottomEnd", cell: (event) => <State event={event} /> },
            {
              head: t("amount"),
              place: "topEnd",
              isNumber: true,
              cell: ({ event, amount, currency, state }) => {
                if (currency === null) return <span className="text-fg4">–</span>;
                const isAdded = event === "reward";
                return (
                  <span
                    className={classes(
                      "font-medium whitespace-nowrap",
                      state === "reversed" ? "text-fg3 line-through" : isAdded ? "text-accent" : "text-fg",
                    )}
                  >
                    {isAdded ? "+" : "−"}
                    {formatMoney(amount, currency)}
                  </span>
                );
              },
            },
          ]}
        />
      </div>
    </section>
  );
}

/** What became of the rewards, one row for each currency in which there are any. */
function Sums({ sums }: { sums: Referrals["sums"] }) {
  const { t } = useTranslation("referral", { keyPrefix: "rewards" });
  return (
    <div className="mb-4 grid gap-3">
      {sums.map(({ currency, ...amounts }) => (
        <dl
          key={currency}
          aria-label={currency}
          className="grid grid-cols-3 divide-x divide-line rounded-card border border-line bg-raised"
        >
          {(["booked", "pending", "reversed"] as const).map((state) => (
            <div key={state} className="grid content-start gap-1 px-4 py-3.5 md:px-5">
              <dt className="text-dense text-fg3">{t(`states.${state}`)}</dt>
              <dd className="text-h2 tabular">{formatMoney(amounts[state], currency)}</dd>
            </div>
          ))}
        </dl>
      ))}
    </div>
  );
}

const tones = { booked: "ok", pending: "warn", reversed: "neutral" } as const;

function State({ event: { state } }: { event: ReferralEvent }) {
  const { t } = useTranslation("referral", { keyPrefix: "rewards.states" });
  if (state === null) return null;
  return (
    <Badge tone={tones[state]} dot>
      {t(state)}
    </Badge>
  );
}
