import { Link } from "react-router";
import type { ReplyOf } from "#contract/call.ts";
import { limits } from "#core/limits.ts";
import { formatMoney } from "#core/money.ts";
import { send } from "#web/api/call.ts";
import { deskCalls } from "#web/api/desk-calls.ts";
import { Records, When } from "#web/features/settings/exports.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { EmailText } from "#web/ui/email-text.tsx";

const pageSize = limits.paging.records;
type Row = ReplyOf<typeof deskCalls.listInvoices>["data"][number];

/** The invoices that buyers of the Chinese edition asked for, which the operator sends by email. */
export function Invoices() {
  const { t } = useTranslation("desk");
  return (
    <Records<Row>
      label={t("orders.view.invoices")}
      query={(currentPage) => ({
        queryKey: ["desk", "invoices", currentPage],
        queryFn: ({ signal }) => send(deskCalls.listInvoices, { query: { currentPage, pageSize }, signal }),
      })}
      rowKey={({ orderId }) => orderId}
      empty={{ title: t("invoices.empty"), text: t("invoices.emptyText") }}
      columns={[
        {
          head: t("invoices.title"),
          place: "top",
          cell: ({ orderId, title }) => (
            <Link
              to={`/admin/orders/${orderId}`}
              className="font-medium break-words text-fg underline decoration-line2 underline-offset-4 hover:decoration-fg"
            >
              {title}
            </Link>
          ),
        },
        { head: t("invoices.taxNumber"), place: "bottom", cell: ({ taxNumber }) => taxNumber || "–" },
        { head: t("invoices.email"), place: "bottom", cell: ({ email }) => <EmailText text={email} /> },
        {
          ...{ head: t("orders.amount"), place: "topEnd", isNumber: true },
          cell: ({ amount, refunded, currency }) => formatMoney(amount - refunded, currency),
        },
        { head: t("invoices.askedAt"), place: "bottomEnd", cell: ({ askedAt }) => <When iso={askedAt} /> },
      ]}
    />
  );
}
