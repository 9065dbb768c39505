import { useQuery } from "@tanstack/react-query";
import { send } from "#web/api/call.ts";
import { deskCalls } from "#web/api/desk-calls.ts";
import { When } from "#web/features/settings/exports.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { EmailText } from "#web/ui/email-text.tsx";
import { Card, Facts } from "./facts.tsx";

/** Whom the buyer wants the invoice (发票) of an order made out to; nothing where none was asked for. */
export function InvoiceCard({ orderId }: { orderId: string }) {
  const { t } = useTranslation("desk", { keyPrefix: "invoice" });
  const { data } = useQuery({
    queryKey: ["desk", "invoice", orderId],
    queryFn: ({ signal }) => send(deskCalls.listInvoices, { query: { orderId }, signal }),
  });
  const [invoice] = data?.data ?? [];
  if (!invoice) return null;
  return (
    <Card title={t("title")} text={t("text")}>
      <Facts
        facts={{
          [t("name")]: <span className="break-words">{invoice.title}</span>,
          [t("taxNumber")]: invoice.taxNumber ? <span className="tabular">{invoice.taxNumber}</span> : null,
          [t("email")]: <EmailText text={invoice.email} />,
          [t("askedAt")]: <When iso={invoice.askedAt} />,
        }}
      />
    </Card>
  );
}
