import { useQuery } from "@tanstack/react-query";
import { ArrowUpRight, CircleAlert, Ticket } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Link } from "react-router";
import type { PlanName } from "#core/billing/membership.ts";
import { limits } from "#core/limits.ts";
import { currencyOf, formatMoney } from "#core/money.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckoutFrame } from "./checkout-frame.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { purseQuery } from "./orders.ts";
import { usePlaceOrder } from "./use-place-order.ts";

/**
 * A chosen plan before it is ordered: what it costs, what pays for it, and in the English edition the consent to begin at
 * once, whose box nobody has ticked for the buyer.
 */
export function ReviewStep({ plan }: { plan: PlanName }) {
  const { t } = useTranslation("buying");
  const locale = useLocale();
  const currency = currencyOf[locale];
  const amount = limits.prices[plan];
  const order = usePlaceOrder();
  const { data: purse, isPending } = useQuery(purseQuery);
  const [isAgreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const needsConsent = locale === "en";
  const isByVoucher = (purse?.[currency] ?? 0) >= amount;
  const values = {
    amount: formatMoney(amount, currency, true),
    left: formatMoney((purse?.[currency] ?? 0) - amount, currency),
  };

  function pay() {
    if (needsConsent && !isAgreed) {
      setAsked(true);
      box.current?.focus();
      return;
    }
    order.mutate({ plan, isByVoucher });
  }

  return (
    <CheckoutFrame
      title={t("review.title")}
      step={1}
      summary={<OrderSummary plan={plan} amount={amount} currency={currency} />}
    >
      <h2 className="flex items-center gap-2 text-h2">
        {isByVoucher ? <Ticket size={20} strokeWidth={1.75} aria-hidden="true" className="text-accent" /> : null}
        {t(isByVoucher ? "review.byVoucher" : locale === "ch" ? "review.byWechat" : "review.byCard")}
      </h2>
      <p className="mt-2 text-body text-fg2">
        {t(
          isByVoucher ? "review.byVoucherText" : locale === "ch" ? "review.byWechatText" : "review.byCardText",
          values,
        )}
      </p>
      <div className="mt-auto grid gap-5 pt-8">
        {needsConsent ? (
          <Consent box={box} isAgreed={isAgreed} isMissing={isAsked && !isAgreed} onChange={setAgreed} />
        ) : null}
        <Button
          variant="primary"
          size="lg"
          className="w-full"
          busy={order.isPending || isPending}
          busyLabel={isPending ? t("loading", { ns: "common" }) : t("review.busy")}
          iconAfter={
            needsConsent && !isByVoucher ? <ArrowUpRight size={17} strokeWidth={1.75} aria-hidden="true" /> : undefined
          }
          onClick={pay}
        >
          {t(isByVoucher ? "review.payByVoucher" : "review.pay", values)}
        </Button>
      </div>
    </CheckoutFrame>
  );
}

type ConsentProps = {
  box: React.RefObject<HTMLInputElement | null>;
  isAgreed: boolean;
  isMissing: boolean;
  onChange: (isAgreed: boolean) => void;
};

function Consent({ box, isAgreed, isMissing, onChange }: ConsentProps) {
  const { t } = useTranslation("buying", { keyPrefix: "consent" });
  const id = useId();
  return (
    <div className="grid gap-2">
      <label className="flex items-start gap-3 text-dense text-fg2">
        <input
          ref={box}
          type="checkbox"
          className="tick mt-px"
          checked={isAgreed}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{t("text")}</span>
      </label>
      {isMissing ? (
        <p id={id} role="alert" className="flex items-start gap-1.5 text-meta text-danger">
          <CircleAlert size={14} strokeWidth={2} aria-hidden="true" className="mt-0.5 shrink-0" />
          {t("missing")}
        </p>
      ) : null}
      <p className="text-meta text-fg3">
        {t("policy")}{" "}
        <Link to="/refund-policy" target="_blank" className="text-fg2 underline underline-offset-3 hover:text-fg">
          {t("policyLink")}
        </Link>
      </p>
    </div>
  );
}
