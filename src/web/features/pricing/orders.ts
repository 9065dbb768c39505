import { queryOptions } from "@tanstack/react-query";
import type { OpenOrder } from "#contract/orders.ts";
import { type PlanName, planNames } from "#core/billing/membership.ts";
import { consentVersion } from "#core/billing/orders.ts";
import { limits } from "#core/limits.ts";
import type { Locale } from "#locales/words.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { queryClient } from "#web/api/queries.ts";

/** An order as it was read, and when its time is over by this page's monotonic clock (`performance.now`). */
export type ReadOrder = OpenOrder & { endsAt: number };

/**
 * An order, read every 4 s until nothing more happens to it. The time that is left comes from the server, so that a
 * computer's wrong clock, or one that jumps, changes nothing.
 */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ["orders", "one", orderId],
    queryFn: async ({ signal }): Promise<ReadOrder> => {
      const order = await send(calls.getOrder, { params: { orderId }, signal });
      return { ...order, endsAt: performance.now() + order.expiresIn };
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state: { data } }) => (data && isSettled(data) ? false : limits.order.pollEvery),
  });

/** Returns whether an order stays as it is: it was delivered, or its time is over. */
export function isSettled({ status, isUpdated }: Pick<OpenOrder, "status" | "isUpdated">): boolean {
  return status === 2 || (status === 1 && isUpdated);
}

/** The vouchers that can be spent now, in cents of each currency. */
export const purseQuery = queryOptions({
  queryKey: ["orders", "purse"],
  queryFn: ({ signal }) => send(calls.getPurse, { signal }),
  staleTime: 0,
});

export type Placed = { orderId: string; isBalancePay: boolean; payUrl: string };

/** Orders a plan in the edition's currency. The English edition's buyer has agreed to begin at once. */
export async function placeOrder(planName: PlanName, locale: Locale): Promise<Placed> {
  if (locale === "ch") return send(calls.createOrder, { body: { planName } });
  const { checkout_url, ...rest } = await send(calls.createEnOrder, {
    body: { planName, locale, consent: consentVersion },
  });
  return { ...rest, payUrl: checkout_url };
}

/** Confirms that vouchers pay for an order, and shows what it became. */
export async function payByVoucher(orderId: string): Promise<void> {
  await send(calls.confirmOrder, { params: { orderId } });
  await queryClient.invalidateQueries({ queryKey: ["orders"] });
}

/** Has the payment of an open order prepared that its provider could not prepare before. */
export async function prepareAgain(orderId: string): Promise<void> {
  await send(calls.continueOrder, { params: { orderId } });
  await queryClient.invalidateQueries({ queryKey: orderQuery(orderId).queryKey });
}

export const orderPath = (orderId: string) => `/pricing?order=${encodeURIComponent(orderId)}`;
export const planPath = (plan: PlanName) => `/pricing?plan=${plan}`;

export function planOf(text: string | null): PlanName | null {
  return planNames.find((name) => name === text) ?? null;
}
