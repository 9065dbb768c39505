import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { OwnOrder } from "#contract/records.ts";
import { limits } from "#core/limits.ts";
import { formatMoney } from "#core/money.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { queryClient } from "#web/api/queries.ts";
import { showFailure } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.tsx";
import { Method, OrderStatus } from "./order-status.tsx";
import { Records } from "./records.tsx";
import { When } from "./when.tsx";

const pageSize = limits.paging.records;
const OrderDialog = lazy(() => import("./order-dialog.tsx").then((module) => ({ default: module.OrderDialog })));

/** The user's orders: an open one is paid or closed, a paid one has details with its receipt and its refund. */
export function OrdersTab() {
  const { t } = useTranslation("settings", { keyPrefix: "orders" });
  const { t: tabs } = useTranslation("settings", { keyPrefix: "tabs" });
  const [shown, setShown] = useState<string | null>(null);
  const dialog = (rows: readonly OwnOrder[]) => {
    const order = rows.find(({ orderId }) => orderId === shown);
    return order ? (
      <Suspense fallback={null}>
        <OrderDialog order={order} onClose={() => setShown(null)} />
      </Suspense>
    ) : null;
  };
  return (
    <Records<OwnOrder>
      label={tabs("orders")}
      query={(currentPage) => ({
        queryKey: ["orders", currentPage],
        queryFn: ({ signal }) => send(calls.listOrders, { query: { currentPage, pageSize }, signal }),
      })}
      isWide
      rowKey={(order) => order.orderId}
      empty={{ title: t("empty"), text: t("emptyText") }}
      emptyAction={
        <ButtonLink to="/pricing" variant="primary">
          {t("toPlans")}
        </ButtonLink>
      }
      columns={[
        { head: t("number"), place: "bottom", cell: (order) => <OrderNumber id={order.orderId} /> },
        {
          head: t("plan"),
          place: "top",
          cell: (order) => <b className="font-label whitespace-nowrap">{t(`plans.${order.planName}`)}</b>,
        },
        {
          head: t("amount"),
          place: "topEnd",
          isNumber: true,
          cell: (order) => formatMoney(order.amount, order.currency),
        },
        { head: t("method"), place: "top", cell: (order) => <Method order={order} /> },
        { head: t("status"), place: "bottomEnd", cell: (order) => <OrderStatus order={order} /> },
        { head: t("time"), place: "bottom", cell: (order) => <When iso={order.createdAt} /> },
        {
          head: t("action"),
          place: "foot",
          isNumber: true,
          cell: (order) => <Action order={order} onDetails={() => setShown(order.orderId)} />,
        },
      ]}
      beside={dialog}
    />
  );
}

/** The end of the number, which tells orders apart; the whole of it is in the details and in the tooltip. */
function OrderNumber({ id }: { id: string }) {
  const end = id.replaceAll("-", "").slice(-12).toUpperCase();
  return (
    <span title={id} className="whitespace-nowrap text-fg3 tabular">
      {end.replace(/(.{4})(?=.)/g, "$1 ")}
    </span>
  );
}

function Action({ order, onDetails }: { order: OwnOrder; onDetails: () => void }) {
  const { t } = useTranslation("settings", { keyPrefix: "orders" });
  const close = useMutation({
    mutationFn: () => send(calls.closeOrder, { params: { orderId: order.orderId } }),
    onSuccess: ({ status }) => toast(t(status === 1 ? "paidMeanwhile" : "closed")),
    onError: showFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["orders"] }),
  });
  if (order.status === 0) {
    return (
      <span className="inline-flex items-center gap-1.5">
        <Button size="sm" variant="ghost" busy={close.isPending} onClick={() => close.mutate()}>
          {t("close")}
        </Button>
        <ButtonLink size="sm" variant="primary" to={`/pricing?order=${encodeURIComponent(order.orderId)}`}>
          {t(order.isBalancePay ? "confirm" : "pay")}
        </ButtonLink>
      </span>
    );
  }
  if (order.status === 2) {
    return (
      <ButtonLink size="sm" variant="ghost" to={`/pricing?plan=${order.planName}`}>
        {t("again")}
      </ButtonLink>
    );
  }
  return (
    <Button size="sm" variant="ghost" onClick={onDetails}>
      {t("details")}
    </Button>
  );
}
