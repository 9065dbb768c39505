import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { PlanName } from "#core/billing/membership.ts";
import { isApiError } from "#web/api/error.ts";
import { queryClient, userQuery } from "#web/api/queries.ts";
import { showFailure } from "#web/shell/failure.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { orderPath, payByVoucher, placeOrder } from "./orders.ts";

type Choice = {
  plan: PlanName;
  /** Whether the buyer has already agreed to pay with vouchers, if they cover it. */
  isByVoucher?: boolean;
};

/**
 * Places an order and shows it. In the English edition the browser then goes to the vendor's page, by navigation: a form
 * must not be posted to another site. Its Back leads to the order.
 */
export function usePlaceOrder() {
  const navigate = useNavigate();
  const locale = useLocale();
  return useMutation({
    mutationFn: async ({ plan, isByVoucher }: Choice) => {
      const placed = await placeOrder(plan, locale);
      if (placed.isBalancePay && isByVoucher) await payByVoucher(placed.orderId);
      return placed;
    },
    async onSuccess({ orderId, isBalancePay, payUrl }, { isByVoucher }) {
      // Leaving the review out of the history, so that Back from the order leads to the plans.
      await navigate(orderPath(orderId), { replace: isByVoucher !== undefined });
      // Vouchers that turned out not to cover it are no consent to pay in another way.
      if (locale === "en" && !isBalancePay && !isByVoucher && payUrl) location.assign(payUrl);
    },
    onError(error) {
      // Another tab or device may have changed what this page knows.
      if (isApiError(error, "alreadyLifetime")) void queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
      showFailure(error);
    },
  });
}
