import type { DeskOrderPage } from "#contract/desk-orders.ts";
import { formatMoney } from "#core/money.ts";
import { When } from "#web/features/settings/exports.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Card } from "./facts.tsx";
import { useExceptionName } from "./order-words.tsx";

/** What happened to an order, in the order in which it happened. */
export function Timeline({ page }: { page: DeskOrderPage }) {
  const { t } = useTranslation("desk");
  const nameOf = useExceptionName();
  const { order, payment, refunds, exceptions } = page;
  const money = (cents: number) => formatMoney(cents, order.currency);
  const events: { at: string; what: string }[] = [
    { at: order.createdAt, what: t("order.timeline.placed") },
    ...(payment
      ? [
          {
            at: payment.paidAt,
            what: t("order.timeline.paid", { provider: t(`orders.providers.${payment.provider}`) }),
          },
        ]
      : order.status === 2
        ? [{ at: order.expiresAt, what: t("order.timeline.closed") }]
        : []),
    ...(order.disputedAt ? [{ at: order.disputedAt, what: t("order.timeline.dispute") }] : []),
    ...exceptions.map(({ createdAt, kind }) => ({
      ...{ at: createdAt, what: t("order.timeline.exception", { kind: nameOf(kind) }) },
    })),
    ...refunds.flatMap(({ amount, state, begunBy, createdAt, decidedAt, doneAt }) => [
      {
        at: createdAt,
        what: t("order.timeline.refundAsked", { amount: money(amount), who: t(`order.refund.begunBy.${begunBy}`) }),
      },
      ...(decidedAt && (begunBy === "buyer" || state === "refused")
        ? [
            {
              at: decidedAt,
              what: t("order.timeline.refundDecided", {
                amount: money(amount),
                state: t(`order.refund.states.${state === "refused" ? "refused" : "approved"}`),
              }),
            },
          ]
        : []),
      ...(doneAt
        ? [
            {
              at: doneAt,
              what:
                state === "failed"
                  ? t("order.timeline.refundDecided", { amount: money(amount), state: t("order.refund.states.failed") })
                  : t("order.timeline.refundDone", { amount: money(amount) }),
            },
          ]
        : []),
    ]),
  ];
  events.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return (
    <Card title={t("order.timeline.title")}>
      <ol className="grid gap-3 border-l border-line pl-4">
        {events.map(({ at, what }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole
          <li key={index} className="relative grid gap-0.5 text-body">
            <span aria-hidden="true" className="absolute top-[7px] -left-[20.5px] size-2 rounded-full bg-accent" />
            <span className="break-words">{what}</span>
            <span className="text-dense">
              <When iso={at} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
