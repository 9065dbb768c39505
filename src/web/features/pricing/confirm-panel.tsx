import { useMutation, useQuery } from "@tanstack/react-query";
import { Ticket } from "lucide-react";
import type { OpenOrder } from "#contract/orders.ts";
import { formatMoney } from "#core/money.ts";
import { isApiError } from "#web/api/error.ts";
import { queryClient } from "#web/api/queries.ts";
import { failureText, showFailure } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { payByVoucher, planPath, purseQuery } from "./orders.ts";

/** An order that vouchers cover: nothing is taken before the buyer confirms it. */
export function ConfirmPanel({ order }: { order: OpenOrder }) {
  const { t } = useTranslation("buying", { keyPrefix: "confirm" });
  const { amount, currency, orderId } = order;
  const { data: purse } = useQuery(purseQuery);
  const confirm = useMutation({
    mutationFn: () => payByVoucher(orderId),
    onError(error) {
      if (!isApiError(error, "voucherTooLow")) showFailure(error);
      // The vouchers were spent, or the order was closed, in another tab.
      void queryClient.invalidateQueries({ queryKey: ["orders"] });
    },
  });
  const free = purse?.[currency];
  const isTooLow = isApiError(confirm.error, "voucherTooLow");
  const rows =
    free === undefined || free < amount
      ? []
      : [
          [t("free"), formatMoney(free, currency)],
          [t("order"), formatMoney(-amount, currency)],
          [t("rest"), formatMoney(free - amount, currency)],
        ];
  return (
    <>
      <h2 className="flex items-center gap-2 text-h2">
        <Ticket size={20} strokeWidth={1.75} aria-hidden="true" className="text-accent" />
        {t("title")}
      </h2>
      <p className="mt-2 text-body text-fg2">{t("text")}</p>
      <dl className="mt-6 text-body">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-6 border-t border-line py-2.5 first:border-t-0">
            <dt className="text-fg3">{name}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto grid gap-4 pt-8">
        {isTooLow ? (
          <>
            <Alert tone="danger">{failureText(confirm.error)}</Alert>
            <ButtonLink to={planPath(order.planName)} size="lg">
              {t("otherWay")}
            </ButtonLink>
          </>
        ) : (
          <Button
            variant="primary"
            size="lg"
            className="w-full"
            busy={confirm.isPending}
            busyLabel={t("busy")}
            onClick={() => confirm.mutate()}
          >
            {t("pay", { amount: formatMoney(amount, currency, true) })}
          </Button>
        )}
      </div>
    </>
  );
}
