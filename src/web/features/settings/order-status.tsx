import { CreditCard, Ticket } from "lucide-react";
import type { OwnOrder } from "#contract/records.ts";
import { BrandGlyph } from "#web/features/account/exports.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Badge } from "#web/ui/badge.tsx";

/** Where an order stands: what went back, or is asked back, counts more than that it was paid. */
export function OrderStatus({ order }: { order: OwnOrder }) {
  const { t } = useTranslation("settings", { keyPrefix: "orders" });
  const [tone, key] = statusOf(order);
  return (
    <Badge tone={tone} dot>
      {t(key)}
    </Badge>
  );
}

function statusOf({ status, amount, refunded, refund }: OwnOrder) {
  if (status === 0) return ["warn", "created"] as const;
  if (status === 2) return ["neutral", "expired"] as const;
  if (refunded === amount) return ["neutral", "refunded"] as const;
  if (refund?.state === "asked" || refund?.state === "approved") return ["info", "refunding"] as const;
  return refunded > 0 ? (["ok", "partlyRefunded"] as const) : (["ok", "paid"] as const);
}

/** How an order was or will be paid. */
export function Method({ order }: { order: Pick<OwnOrder, "isBalancePay" | "paymentMethod"> }) {
  const { t } = useTranslation("settings", { keyPrefix: "orders.methods" });
  const name = order.isBalancePay ? "voucher" : order.paymentMethod;
  const known = (["wechat", "stripe", "balance", "voucher"] as const).find((one) => one === name);
  return (
    <span className="inline-flex items-center gap-2 align-middle whitespace-nowrap">
      {known === "wechat" ? (
        <span className="text-[#07a352]">
          <BrandGlyph name="wechat" size={16} />
        </span>
      ) : known === "voucher" || known === "balance" ? (
        <Ticket size={16} strokeWidth={1.75} aria-hidden="true" className="text-fg3" />
      ) : (
        <CreditCard size={16} strokeWidth={1.75} aria-hidden="true" className="text-fg3" />
      )}
      {known ? t(known) : name}
    </span>
  );
}
