import { ArrowUpRight, CreditCard } from "lucide-react";
import { useTranslation } from "#web/shell/translation.ts";
import { buttonClasses } from "#web/ui/button.tsx";
import type { ReadOrder } from "./orders.ts";
import { PreparePanel } from "./prepare-panel.tsx";
import { clockText, useLeft } from "./use-left.ts";
import { Waiting } from "./waiting.tsx";

/**
 * An order that is paid on a vendor's page: what a buyer sees who comes back from there, by the vendor's link or by Back.
 * Whether it was paid is only ever read from the server.
 */
export function CheckoutPanel({ order, isLost }: { order: ReadOrder; isLost: boolean }) {
  const { t } = useTranslation("buying", { keyPrefix: "card" });
  const left = useLeft(order.endsAt);
  if (order.payUrl === "") return <PreparePanel order={order} />;
  return (
    <>
      <h2 className="flex items-center gap-2 text-h2">
        <CreditCard size={20} strokeWidth={1.75} aria-hidden="true" className="text-accent" />
        {t("title")}
      </h2>
      <p className="mt-2 text-body text-fg2">{t("paid")}</p>
      <Waiting isLost={isLost} />
      <div className="mt-auto grid gap-4 pt-8">
        <p className="text-body text-fg2">{t("notPaid")}</p>
        <a href={order.payUrl} className={buttonClasses({ variant: "primary", size: "lg", className: "w-full" })}>
          {t("go")}
          <ArrowUpRight size={17} strokeWidth={1.75} aria-hidden="true" />
        </a>
        <p className="text-center text-meta text-fg3">
          {t("left")} <span className="tabular">{clockText(left)}</span>
        </p>
      </div>
    </>
  );
}
