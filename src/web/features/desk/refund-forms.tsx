import { type FormEvent, useRef, useState } from "react";
import type { DeskOrderPage, DeskRefund } from "#contract/desk-orders.ts";
import { centsOf, formatMoney } from "#core/money.ts";
import { send } from "#web/api/call.ts";
import { deskCalls } from "#web/api/desk-calls.ts";
import { useFormErrors } from "#web/features/account/exports.ts";
import { When } from "#web/features/settings/exports.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { ActDialog } from "./act-dialog.tsx";
import { Card } from "./facts.tsx";
import { FreshSignIn, useWhyNotFresh } from "./fresh-sign-in.tsx";
import { putOrder } from "./order-query.ts";

/** What the buyer asks back, with the decision about it. */
export function RefundRequests({ page }: { page: DeskOrderPage }) {
  const asked = page.refunds.filter(({ state }) => state === "asked");
  if (asked.length === 0) return null;
  return (
    <>
      {asked.map((refund) => (
        <Request key={refund._id} page={page} refund={refund} />
      ))}
    </>
  );
}

function Request({ page: { order }, refund }: { page: DeskOrderPage; refund: DeskRefund }) {
  const { t } = useTranslation("desk");
  const why = useWhyNotFresh();
  const [verdict, setVerdict] = useState<"approved" | "refused" | null>(null);
  const amount = formatMoney(refund.amount, order.currency);
  return (
    <section className="grid gap-4 rounded-card border border-warn/40 bg-raised p-5 md:p-6">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-h3">{t("order.refund.wantedTitle", { amount })}</h2>
        <When iso={refund.createdAt} />
      </div>
      <p className="text-body break-words whitespace-pre-line text-fg2">
        {refund.reason || t("order.refund.noReason")}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="primary" blocked={why} onClick={() => setVerdict("approved")}>
          {t("order.refund.approve", { amount })}
        </Button>
        <Button blocked={why} onClick={() => setVerdict("refused")}>
          {t("order.refund.refuse")}
        </Button>
      </div>
      <FreshSignIn />
      {verdict ? (
        <ActDialog
          title={verdict === "approved" ? t("order.refund.approve", { amount }) : t("order.refund.refuse")}
          text={t("order.refund.wantedTitle", { amount })}
          action={verdict === "approved" ? t("order.refund.approve", { amount }) : t("order.refund.refuse")}
          isDanger={verdict === "refused"}
          reasonHint={t("act.reasonMailed")}
          amount={{ cents: refund.amount, currency: order.currency }}
          done={t("order.refund.decided")}
          run={async ({ reason, amount: cents }) =>
            putOrder(
              await send(deskCalls.decideRefund, {
                params: { refundId: refund._id },
                body: { verdict, amount: cents, reason },
              }),
            )
          }
          onDone={() => undefined}
          onClose={() => setVerdict(null)}
        />
      ) : null}
    </section>
  );
}

/** A refund that nobody asked for, in whole or in part; and what became of the earlier ones. */
export function OrderRefund({ page }: { page: DeskOrderPage }) {
  const { t } = useTranslation("desk");
  const { order, refundable, refunds } = page;
  const why = useWhyNotFresh();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState("");
  const [cents, setCents] = useState<number | null>(null);
  const { errors, show, clear } = useFormErrors();
  if (order.status !== 1) return null;
  const left = formatMoney(refundable, order.currency);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (why !== undefined) return;
    const amount = centsOf(typed);
    if (amount === null || amount > refundable) {
      return show({ amount: t(amount === null ? "act.notAnAmount" : "act.differs") }, form.current);
    }
    setCents(amount);
  }
  return (
    <Card
      title={t("order.refund.title")}
      text={refundable > 0 ? t("order.refund.left", { amount: left }) : t("order.refund.nothing")}
    >
      {refunds.length > 0 ? (
        <ul className="grid gap-2.5 text-body">
          {refunds.map((refund) => (
            <li key={refund._id} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
              <span className="font-medium tabular">{formatMoney(refund.amount, order.currency)}</span>
              <span className="text-fg2">
                {t(`order.refund.states.${refund.state}`)}, {t(`order.refund.begunBy.${refund.begunBy}`)}
              </span>
              <When iso={refund.createdAt} />
            </li>
          ))}
        </ul>
      ) : null}
      {refundable > 0 ? (
        <form ref={form} noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2.5">
          <Field label={t("act.amount", { currency: order.currency })} error={errors.amount} className="w-[180px]">
            <Input
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              placeholder={(refundable / 100).toFixed(2)}
              value={typed}
              onChange={(event) => {
                clear("amount");
                setTyped(event.target.value);
              }}
            />
          </Field>
          <Button type="submit" blocked={why} className="mt-[26px]">
            {t("order.refund.plain")}
          </Button>
        </form>
      ) : null}
      {refundable > 0 ? <FreshSignIn /> : null}
      {cents !== null ? (
        <ActDialog
          title={t("order.refund.button", { amount: formatMoney(cents, order.currency) })}
          text={t("order.refund.left", { amount: left })}
          action={t("order.refund.button", { amount: formatMoney(cents, order.currency) })}
          isDanger
          reasonHint={t("act.reasonMailed")}
          amount={{ cents, currency: order.currency }}
          done={t("order.refund.done")}
          run={async ({ key, reason, amount }) =>
            putOrder(
              await send(deskCalls.refundByDesk, {
                params: { orderId: order.orderId },
                body: { key, amount: cents, again: amount, reason },
              }),
            )
          }
          onDone={() => setTyped("")}
          onClose={() => setCents(null)}
        />
      ) : null}
    </Card>
  );
}
