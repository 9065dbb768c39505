import type { BalanceRecord, TokenRecord } from "#contract/records.ts";
import { limits } from "#core/limits.ts";
import { formatCount, formatMoney } from "#core/money.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Badge } from "#web/ui/badge.tsx";
import { classes } from "#web/ui/classes.ts";
import { Records } from "./records.tsx";
import { When } from "./when.tsx";

const pageSize = limits.paging.records;

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
          cell: (record) => <span className="font-medium">{t(balanceLabel(record))}</span>,
        },
        { head: t("records.time"), place: "bottom", cell: (record) => <When iso={record.createdAt} /> },
        { head: t("orders.status"), place: "top", cell: (record) => <BalanceState record={record} /> },
        {
          head: t("orders.amount"),
          place: "topEnd",
          isNumber: true,
          cell: ({ operation, amount, currency, state }) => (
            <Change isAdded={operation === "ADD"} isGone={state === "reversed"} text={formatMoney(amount, currency)} />
          ),
        },
        {
          head: t("records.balance"),
          place: "bottomEnd",
          isNumber: true,
          cell: ({ balance, currency }) => <span className="text-fg3">{formatMoney(balance, currency)}</span>,
        },
      ]}
    />
  );
}

/** What is taken back, or given back, has the type of what it takes back, and the other sign. */
function balanceLabel({ type, operation }: BalanceRecord) {
  if (type === "referrer" && operation === "SUB") return "balances.takenBack";
  if (type === "outcome" && operation === "ADD") return "balances.givenBack";
  return `balances.types.${type}` as const;
}

function BalanceState({ record: { state } }: { record: BalanceRecord }) {
  const { t } = useTranslation("settings", { keyPrefix: "balances.states" });
  return (
    <Badge tone={balanceTones[state]} dot>
      {t(state)}
    </Badge>
  );
}

const balanceTones = { booked: "ok", pending: "warn", reversed: "neutral" } as const;

/** Shows what was added in the accent colour with a plus, what was spent in ink with a minus, what was taken back struck out. */
function Change({ isAdded, isGone = false, text }: { isAdded: boolean; isGone?: boolean; text: string }) {
  return (
    <span
      className={classes(
        "font-medium whitespace-nowrap",
        isGone ? "text-fg3 line-through" : isAdded ? "text-accent" : "text-fg",
      )}
    >
      {isAdded ? "+" : "−"}
      {text}
    </span>
  );
}
