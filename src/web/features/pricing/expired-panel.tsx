import { Clock } from "lucide-react";
import type { OpenOrder } from "#contract/orders.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { planPath } from "./orders.ts";
import { usePlaceOrder } from "./use-place-order.ts";

/** An order whose time is over, or that was closed: the same plan can be ordered again. */
export function ExpiredPanel({ order }: { order: OpenOrder }) {
  const { t } = useTranslation("buying", { keyPrefix: "over" });
  const place = usePlaceOrder();
  const isQr = useLocale() === "ch";
  return (
    <div className="m-auto grid justify-items-center gap-1.5 text-center" role="status">
      <Clock size={24} strokeWidth={1.75} aria-hidden="true" className="mb-2 text-fg3" />
      <h2 className="text-h2">{t(isQr ? "qr" : "checkout")}</h2>
      <p className="max-w-[34ch] text-body text-fg2">{t("text")}</p>
      {isQr ? (
        <Button
          variant="primary"
          className="mt-5"
          busy={place.isPending}
          busyLabel={t("busy")}
          onClick={() => place.mutate({ plan: order.planName })}
        >
          {t("again")}
        </Button>
      ) : (
        <ButtonLink to={planPath(order.planName)} variant="primary" className="mt-5">
          {t("again")}
        </ButtonLink>
      )}
    </div>
  );
}
