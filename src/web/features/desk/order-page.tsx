import { useMutation } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { Link } from "react-router";
import type { DeskOrderPage } from "#contract/desk-orders.ts";
import { formatMoney } from "#core/money.ts";
import { send } from "#web/api/call.ts";
import { deskCalls } from "#web/api/desk-calls.ts";
import { When } from "#web/features/settings/exports.ts";
import { showFailure } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { EmailText } from "#web/ui/email-text.tsx";
import { toast } from "#web/ui/toast.tsx";
import { PartHead } from "./desk-frame.tsx";
import { ExceptionRow } from "./exceptions.tsx";
import { Actions, Card, Facts } from "./facts.tsx";
import { InvoiceCard } from "./invoice-card.tsx";
import { ItemPage } from "./item-page.tsx";
import { orderQuery, putOrder } from "./order-query.ts";
import { OrderState, useBuyerName } from "./order-words.tsx";
import { OrderRefund, RefundRequests } from "./refund-forms.tsx";
import { Timeline } from "./timeline.tsx";

/** One order: its facts, what came and what went back, and what can be done about it. */
export function OrderPage({ id }: { id: string }) {
  const { t } = useTranslation("desk");
  const back = { to: "/admin/orders", label: t("order.back") };
  return (
    <ItemPage query={orderQuery(id)} title={t("orders.title")} back={back}>
      {(page) => <Order page={page} back={back} />}
    </ItemPage>
  );
}

function Order({ page, back }: { page: DeskOrderPage; back: { to: string; label: string } }) {
  const { t } = useTranslation("desk");
  const { order, exceptions, actions } = page;
  const amount = formatMoney(order.amount, order.currency);
  return (
    <>
      <PartHead
        title={t("order.heading", { plan: t(`orders.plans.${order.planName}`), amount })}
        back={back}
        aside={<AskAgain page={page} />}
      />
      <RefundRequests page={page} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <div className="grid gap-5">
          <OrderFacts page={page} />
          {order.currency === "CNY" ? <InvoiceCard orderId={order.orderId} /> : null}
          {exceptions.length > 0 ? (
            <Card title={t("orders.view.exceptions")}>
              <ul className="grid gap-4">
                {exceptions.map((exception) => (
                  <li key={exception._id}>
                    <ExceptionRow exception={exception} />
                  </li>
                ))}
              </ul>
            </Card>
          ) : null}
          <OrderRefund page={page} />
        </div>
        <div className="grid gap-5">
          <Timeline page={page} />
          <Actions actions={actions} />
        </div>
      </div>
    </>
  );
}

function OrderFacts({ page: { order, payment, askedAt } }: { page: DeskOrderPage }) {
  const { t } = useTranslation("desk");
  const buyerName = useBuyerName();
  const provider = payment?.provider ?? order.provider;
  const buyer = order.user ? (
    <Link
      to={`/admin/users/${order.user._id}`}
      className="underline decoration-line2 underline-offset-4 hover:decoration-fg"
    >
      <EmailText text={buyerName(order)} />
    </Link>
  ) : (
    buyerName(order)
  );
  return (
    <Card title={t("order.facts")} aside={<OrderState order={order} />}>
      <Facts
        facts={{
          [t("orders.buyer")]: buyer,
          [t("orders.placed")]: <When iso={order.createdAt} />,
          [t("order.expires")]: order.status === 0 ? <When iso={order.expiresAt} /> : null,
          [t("order.paid")]: order.paidAt ? <When iso={order.paidAt} /> : null,
          [t("order.paidThrough")]: provider ? t(`orders.providers.${provider}`) : order.paymentMethod,
          [t("order.delivered")]: order.status === 1 ? t(order.isUpdated ? "order.yes" : "order.no") : null,
          [t("order.refunded")]: order.refunded > 0 ? formatMoney(order.refunded, order.currency) : null,
          [t("order.askedAt")]: askedAt ? <When iso={askedAt} /> : t("order.never"),
        }}
        numbers={{ [t("orders.number")]: order.orderId, [t("order.theirNumber")]: payment?.providerId ?? null }}
      />
    </Card>
  );
}

function AskAgain({ page: { order, canAsk } }: { page: DeskOrderPage }) {
  const { t } = useTranslation("desk", { keyPrefix: "order" });
  const ask = useMutation({
    mutationFn: () => send(deskCalls.askAboutOrder, { params: { orderId: order.orderId } }),
    onSuccess: (page) => {
      putOrder(page);
      toast(t("asked"));
    },
    onError: showFailure,
  });
  return (
    <Button
      icon={<RefreshCw size={16} strokeWidth={1.75} aria-hidden="true" />}
      busy={ask.isPending}
      busyLabel={t("asking")}
      blocked={canAsk ? undefined : t("cannotAsk")}
      onClick={() => ask.mutate()}
    >
      {t("ask")}
    </Button>
  );
}
