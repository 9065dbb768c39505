import { Copy, ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import type { OwnOrder } from "#contract/records.ts";
import { formatMoney } from "#core/money.ts";
import { copyText } from "#web/shell/clipboard.ts";
import { formatMoment } from "#web/shell/dates.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Method, OrderStatus } from "./order-status.tsx";
import { RefundPart } from "./refund-part.tsx";

/** A paid order: its number, its receipt, and its refund. */
export function OrderDialog({ order, onClose }: { order: OwnOrder; onClose: () => void }) {
  const { t } = useTranslation("settings", { keyPrefix: "orders" });
  const { t: common } = useTranslation();
  const { orderId, amount, refunded, currency, paidAt, refundedAt, receiptUrl } = order;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`plans.${order.planName}`)}
      closeLabel={common("close")}
      actions={
        receiptUrl ? (
          <ButtonLink to={receiptUrl} icon={<ReceiptText size={16} strokeWidth={1.75} aria-hidden="true" />}>
            {t("receipt")}
          </ButtonLink>
        ) : null
      }
    >
      <div className="grid gap-6">
        <dl className="grid gap-y-3 text-body">
          <Row label={t("status")}>
            <OrderStatus order={order} />
          </Row>
          <Row label={t("amount")}>{formatMoney(amount, currency)}</Row>
          {refunded > 0 ? (
            <Row label={t("wentBack")}>
              {formatMoney(refunded, currency)}
              {refundedAt ? <span className="ml-2 text-fg3">{formatMoment(refundedAt)}</span> : null}
            </Row>
          ) : null}
          <Row label={t("method")}>
            <Method order={order} />
          </Row>
          {paidAt ? <Row label={t("paidAt")}>{formatMoment(paidAt)}</Row> : null}
          <Row label={t("number")}>
            <span className="min-w-0 break-all">{orderId}</span>
            <IconButton
              label={t("copyNumber")}
              size="sm"
              className="-my-1.5 ml-1"
              icon={<Copy size={15} strokeWidth={1.75} />}
              onClick={() => void copyText(orderId)}
            />
          </Row>
        </dl>
        <RefundPart order={order} />
      </div>
    </Dialog>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)] items-baseline gap-3">
      <dt className="text-dense text-fg3">{label}</dt>
      <dd className="flex min-w-0 items-center tabular">{children}</dd>
    </div>
  );
}
