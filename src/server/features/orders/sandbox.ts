import { AppError } from "#core/errors.ts";
import type { Deps } from "#server/deps.ts";
import { receiveNotice } from "./notices.ts";
import { assertSelling, ownOrder } from "./place.ts";
import { providerOf } from "./providers.ts";
import type { OrderRow } from "./store.ts";

/**
 * Pays an order of this user with the stand-in, and hands its signed message to where a vendor's would arrive. Throws
 * notFound where the order is not one of the stand-in's, orderNotOpen.
 */
export async function payInSandbox(
  deps: Deps,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<OrderRow> {
  assertSelling(deps);
  const order = await ownOrder(deps, userId, orderId);
  const checkout = providerOf(deps, order)?.standIn;
  if (!checkout || order.reference === null) throw new AppError("notFound");
  if (!(await payAtStandIn(deps, order.reference))) throw new AppError("orderNotOpen");
  return ownOrder(deps, userId, orderId);
}

/** Pays what is behind a reference of the stand-in's checkout page. Returns false where it cannot be paid. */
export async function payAtStandIn(deps: Deps, reference: string): Promise<boolean> {
  for (const { kind, standIn } of deps.payments) {
    const message = await standIn?.pay(reference);
    if (!message) continue;
    const received = await receiveNotice(deps, kind, message);
    if (!received.accepted) throw new Error(`The stand-in's own message was refused: ${received.reason}`);
    return true;
  }
  return false;
}
