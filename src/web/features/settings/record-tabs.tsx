import { Ticket } from "lucide-react";
import type { BalanceRecord, Order, TokenRecord } from "#contract/records.ts";
import { limits } from "#core/limits.ts";
import { formatCents, formatCount } from "#core/money.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { BrandGlyph } from "#web/features/account/exports.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Badge } from "#web/ui/badge.tsx";
import { classes } from "#web/ui/classes.ts";
import { Records } from "./records.tsx";
import { When } from "./when.tsx";

const pageSize = limits.paging.records;

export function OrdersTab() {
  const { t } = useTranslation("settings", { keyPrefix: "orders" });
  const { t: tabs } = useTranslation("settings", { keyPrefix: "tabs" });
  const locale = useLocale();
  return (
    <Records<Order>
      label={tabs("orders")}
      query={(currentPage) => ({
        queryKey: ["orders", currentPage],
        queryFn: ({ signal }) => send(calls.listOrders, { query: { currentPage, pageSize }, signal }),
      })}
      rowKey={(order) => order.orderId}
      empty={{ title: t("empty"), text: t("emptyText") }}
      columns={[
        {
          head: t("number"),
          place: "bottom",
          cell: (order) => <span className="text-fg3 tabular">{order.orderId}</span>,
        },
        {
          head: t("plan"),
          place: "top",
          cell: (order) => <b className="font-label">{t(`plans.${order.planName}`)}</b>,
        },
        {
          head: t("amount"),
          place: "topEnd",
          isNumber: true,
          cell: (order) => formatCents(order.amount, locale),
        },
        { head: t("method"), place: "top", cell: (order) => <Method order={order} /> },
        { head: t("status"), place: "bottomEnd", cell: (order) => <Status status={order.status} /> },
        { head: t("time"), place: "bottom", cell: (order) => <When iso={order.createdAt} /> },
      ]}
    />
  );
}

function Method({ order }: { order: Order }) {
  const { t } = useTranslation("settings", { keyPrefix: "orders.methods" });
  const name = order.isBalancePay ? "voucher" : order.paymentMethod;
  const known = (["wechat", "stripe", "balance", "voucher"] as const).find((one) => one === name);
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      {known === "wechat" ? (
        <span className="text-[#07a352]">
          <BrandGlyph name="wechat" size={16} />
        </span>
      ) : known === "voucher" || known === "balance" ? (
        <Ticket size={16} strokeWidth={1.75} aria-hidden="true" className="text-fg3" />
      ) : null}
      {known ? t(known) : name}
    </span>
  );
}

function Status({ status }: { status: Order["status"] }) {
  const { t } = useTranslation("settings", { keyPrefix: "orders" });
  if (status === 0) {
    return (
      <Badge tone="warn" dot>
        {t("created")}
      </Badge>
    );
  }
  return (
    <Badge tone={status === 1 ? "ok" : "neutral"} dot>
      {t(status === 1 ? "paid" : "expired")}
    </Badge>
  );
}

export function TokensTab() {
  const { t } = useTranslation("settings");
  return (
    <Records<TokenRecord>
      label={t("tabs.tokens")}
      query={(currentPage) => ({
        queryKey: ["tokens", currentPage],
        queryFn: ({ signal }) => send(calls.listTokens, { query: { currentPage, pageSize }, signal }),
      })}
      rowKey={(record) => record._id}
      empty={{ title: t("tokens.empty"), text: t("tokens.emptyText") }}
      columns={[
        {
          head: t("records.type"),
          place: "top",
          cell: (record) => <span className="font-medium">{t(`tokens.types.${record.type}`)}</span>,
        },
        { head: t("records.time"), place: "bottom", cell: (record) => <When iso={record.createdAt} /> },
        {
          head: t("records.amount"),
          place: "topEnd",
          isNumber: true,
          cell: (record) => <Change isAdded={record.operation === "ADD"} text={formatCount(record.amount)} />,
        },
        {
          head: t("records.balance"),
          place: "bottomEnd",
          isNumber: true,
          cell: (record) => <span className="text-fg3">{formatCount(record.balance)}</span>,
        },
      ]}
    />
  );
}

export function BalancesTab() {
  const { t } = useTranslation("settings");
  const locale = useLocale();
  return (
    <Records<BalanceRecord>
      label={t("tabs.balances")}
      query={(currentPage) => ({
        queryKey: ["balances", currentPage],
        queryFn: ({ signal }) => send(calls.listBalances, { query: { currentPage, pageSize }, signal }),
      })}
      rowKey={(record) => record._id}
      empty={{ title: t("balances.empty"), text: t("balances.emptyText") }}
      columns={[
        {
          head: t("records.type"),
          place: "top",
          cell: (record) => <span className="font-medium">{t(`balances.types.${record.type}`)}</span>,
        },
        { head: t("records.time"), place: "bottom", cell: (record) => <When iso={record.createdAt} /> },
        {
          head: t("orders.amount"),
          place: "topEnd",
          isNumber: true,
          cell: (record) => <Change isAdded={record.operation === "ADD"} text={formatCents(record.amount, locale)} />,
        },
        {
          head: t("records.balance"),
          place: "bottomEnd",
          isNumber: true,
          cell: (record) => <span className="text-fg3">{formatCents(record.balance, locale)}</span>,
        },
      ]}
    />
  );
}

/** Shows what was added in the accent colour with a plus, what was spent in ink with a minus. */
function Change({ isAdded, text }: { isAdded: boolean; text: string }) {
  return (
    <span className={classes("font-medium whitespace-nowrap", isAdded ? "text-accent" : "text-fg")}>
      {isAdded ? "+" : "−"}
      {text}
    </span>
  );
}
