import { limits } from "#core/limits.ts";
import { type Payments, PaymentsUnavailable } from "#server/adapters/payments/port.ts";
import type { Deps } from "#server/deps.ts";
import { providerOf } from "./providers.ts";
import { settle } from "./settle.ts";
import * as store from "./store.ts";

type Needs = Pick<Deps, "db" | "now" | "jobs" | "log" | "payments">;

/**
 * Asks the provider about an order and does what follows from the answer: settles it, closes it, or closes it there when
 * its time is over. A provider that cannot be asked throws PaymentsUnavailable and leaves everything as it is.
 */
export async function askProvider(deps: Needs, order: store.OrderRow, provider: Payments): Promise<void> {
  let known = await provider.read(order);
  if (known.state === "open" && order.expiresAt.getTime() <= deps.now()) {
    await provider.close(order);
    // Somebody may have paid between the two.
    known = await provider.read(order);
  }
  if (known.state === "closed") await store.closeOrder(deps.db, order.id, true);
  if (known.state !== "paid") return;
  const settled = await settle(deps, order.id, known.evidence);
  // What does not fit stays with the operator; asking again would say the same.
  if (settled === "exception") await store.closeOrder(deps.db, order.id, true);
}

/** Asks about one order by its id, for jobs and the operator. */
export async function askAbout(deps: Needs, orderId: string): Promise<void> {
  const order = await store.findOrder(deps.db, orderId);
  const provider = order && providerOf(deps, order);
  if (order && provider) await askProvider(deps, order, provider);
}

/**
 * Returns an order as it is after its provider was asked, which happens at most every 8 s for all readers together. A
 * provider that does not answer is no reason not to show the order.
 */
export async function refreshed(deps: Needs, order: store.OrderRow): Promise<store.OrderRow> {
  const provider = providerOf(deps, order);
  if (!provider || order.providerState !== "open") return order;
  const isMine = await store.claimAsk(deps.db, order.id, new Date(deps.now()), limits.order.askEvery);
  if (!isMine) return order;
  try {
    await askProvider(deps, order, provider);
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    deps.log.warn({ orderId: order.id, reason: error.message }, "payment provider not asked");
  }
  return (await store.findOrder(deps.db, order.id)) ?? order;
}

/** How many orders one run asks about, and after how many failures it leaves a provider alone until the next. */
const atMost = 200;
const mostFailures = 3;

/**
 * Asks about every order that a provider still holds open (`open`), or that was closed within two days (`closed`), where
 * a payment may have been under way. Expired orders that no provider knows are closed.
 */
export async function reconcile(deps: Needs, state: "open" | "closed", signal?: AbortSignal): Promise<void> {
  const now = new Date(deps.now());
  if (state === "open") await store.closeExpired(deps.db, now);
  const after = new Date(now.getTime() - (state === "open" ? 365 * 86_400_000 : limits.order.watchFor));
  const failures = new Map<string | null, number>();
  for (const { id, provider } of await store.listToAsk(deps.db, state, { after, atMost })) {
    if (signal?.aborted || (failures.get(provider) ?? 0) >= mostFailures) continue;
    try {
      // Whoever was asked about last comes last in the next run, so that more than `atMost` all have their turn.
      await store.noteAsked(deps.db, id, new Date(deps.now()));
      await askAbout(deps, id);
    } catch (error) {
      if (!(error instanceof PaymentsUnavailable)) throw error;
      failures.set(provider, (failures.get(provider) ?? 0) + 1);
      deps.log.warn({ orderId: id, reason: error.message }, "payment provider not asked");
    }
  }
}
