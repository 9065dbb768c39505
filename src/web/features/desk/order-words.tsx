import type { DeskException, DeskOrder } from "#contract/desk-orders.ts";
import { type Currency, currencies, formatCents, formatMoney } from "#core/money.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Badge } from "#web/ui/badge.tsx";

/** How the desk names an order's buyer. */
export function useBuyerName(): (order: Pick<DeskOrder, "user">) => string {
  const { t } = useTranslation("desk");
  return ({ user }) => (user ? (user.email ?? user.nickName) : t("removed"));
}

/** The states of an order that an operator looks for, as badges. */
export function OrderState({ order }: { order: DeskOrder }) {
  const { t } = useTranslation("desk", { keyPrefix: "orders.states" });
  const { status, refunded, amount, asked, disputedAt } = order;
  const isBack = refunded > 0;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {isBack ? (
        <Badge tone="info">{t(refunded === amount ? "refunded" : "partly")}</Badge>
      ) : (
        <Badge tone={status === 1 ? "ok" : status === 0 ? "warn" : "neutral"} dot>
          {t(status === 1 ? "paid" : status === 0 ? "open" : "closed")}
        </Badge>
      )}
      {asked > 0 ? <Badge tone="warn">{t("asked")}</Badge> : null}
      {disputedAt === null ? null : <Badge tone="danger">{t("disputed")}</Badge>}
    </span>
  );
}

/** Returns the name of a kind of exception. */
export function useExceptionName(): (kind: string) => string {
  const { t, i18n } = useTranslation("desk");
  return (kind) => {
    const key = `exceptions.kinds.${kind}` as "exceptions.kinds.other";
    return i18n.exists(key, { ns: "desk" }) ? t(key) : t("exceptions.kinds.other");
  };
}

/** Returns an amount with its currency's symbol, or with the currency as it was written where it is another one. */
export function moneyText({ amount, currency }: Pick<DeskException["came"], "amount" | "currency">): string {
  const known: Currency | undefined = currencies.find((one) => one === currency);
  // Rounded to cents it would look like what was expected.
  if (!Number.isInteger(amount)) return `${amount / 100} ${currency}`;
  return known ? formatMoney(amount, known) : `${formatCents(amount, "en").replace("$", "")} ${currency}`;
}
