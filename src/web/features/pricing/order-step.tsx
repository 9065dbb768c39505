import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { ApiError } from "#web/api/error.ts";
import { failureText } from "#web/shell/failure.ts";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { CheckoutFrame } from "./checkout-frame.tsx";
import { CheckoutPanel } from "./checkout-panel.tsx";
import { ConfirmPanel } from "./confirm-panel.tsx";
import { DonePanel } from "./done-panel.tsx";
import { ExpiredPanel } from "./expired-panel.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { orderQuery, type ReadOrder } from "./orders.ts";
import { PayLoading, PayMessage } from "./pay-message.tsx";
import { QrPanel } from "./qr-panel.tsx";

/** An order as it is now: to be paid, paid, or over. It is read again until nothing more happens to it. */
export function OrderStep({ orderId }: { orderId: string }) {
  const { t } = useTranslation("buying");
  const { data: order, error, refetch, isError } = useQuery(orderQuery(orderId));
  if (!order) {
    if (!isError) return <PayLoading />;
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) {
      return (
        <PayMessage title={t("unknownOrder.title")} text={t("unknownOrder.text")}>
          <ButtonLink to="/pricing" variant="primary">
            {t("toPlans")}
          </ButtonLink>
          <ButtonLink to="/settings?type=orders">{t("myOrders", { ns: "common" })}</ButtonLink>
        </PayMessage>
      );
    }
    return <QueryFailed title={t("failed")} text={failureText(error)} retry={refetch} className="flex-1 bg-subtle" />;
  }
  if (order.refundedAt) return <Navigate to="/settings?type=orders" replace />;
  const isPaid = order.status === 1;
  const isWaiting = order.status === 0;
  return (
    <CheckoutFrame
      title={t(isPaid ? "done.title" : isWaiting ? "pay.title" : "over.title")}
      step={isPaid ? 2 : 1}
      summary={
        <OrderSummary
          plan={order.planName}
          amount={order.amount}
          currency={order.currency}
          orderId={order.orderId}
          isSettled={!isWaiting}
        />
      }
      note={isWaiting && !order.isBalancePay ? t("pay.note") : undefined}
    >
      <Panel order={order} isLost={isError} />
    </CheckoutFrame>
  );
}

/** `isLost`: the newest reading of the order failed, so what is shown may be old. */
function Panel({ order, isLost }: { order: ReadOrder; isLost: boolean }) {
  if (order.status === 1) return <DonePanel order={order} />;
  if (order.status === 2) return <ExpiredPanel order={order} />;
  if (order.isBalancePay) return <ConfirmPanel order={order} />;
  if (order.currency === "CNY") return <QrPanel order={order} isLost={isLost} />;
  return <CheckoutPanel order={order} isLost={isLost} />;
}
