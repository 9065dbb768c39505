import { type Currency, currencyOf } from "#core/money.ts";
import type { Locale } from "#locales/words.ts";
import type { Payments } from "#server/adapters/payments/port.ts";
import type { Deps } from "#server/deps.ts";
import type { OrderRow } from "./store.ts";

/** Returns the provider that sells in this currency; null where none does. */
export function providerFor(deps: Pick<Deps, "payments">, currency: Currency): Payments | null {
  return deps.payments.find((provider) => provider.currency === currency) ?? null;
}

/** Returns whether an edition sells: somebody takes its currency, and not every user is a member anyway. */
export function sellsIn(deps: Pick<Deps, "payments" | "config">, locale: Locale): boolean {
  return deps.config.membership === "plans" && providerFor(deps, currencyOf[locale]) !== null;
}

/** Returns the provider that an order was begun with; null for vouchers, and where it is not set up any more. */
export function providerOf(
  deps: Pick<Deps, "payments">,
  order: Pick<OrderRow, "provider" | "currency">,
): Payments | null {
  return deps.payments.find(({ kind, currency }) => kind === order.provider && currency === order.currency) ?? null;
}
