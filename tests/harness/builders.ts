import { lengthOf } from "#core/billing/membership.ts";
import { bonusOf } from "#core/billing/orders.ts";
import { limits } from "#core/limits.ts";
import { users } from "#server/db/schema/accounts.ts";
import { grants } from "#server/db/schema/membership.ts";
import { orders, payments } from "#server/db/schema/orders.ts";
import type { Deps } from "#server/deps.ts";
import { book } from "#server/features/ledger/service.ts";
import { addGrant } from "#server/features/membership/service.ts";
import { newId } from "#server/ids.ts";

/** Rows that tests start from. A builder makes whatever its row needs; overrides replace the defaults. */

export type UserOverrides = {
  email?: string;
  role?: "user" | "admin";
  /** Premium ends 30 days after the clock's time. */
  level?: "regular" | "premium" | "lifetime";
  nickName?: string;
  passwordHash?: string;
};

let made = 0;

/** Inserts an account with a confirmed email; no gifts are booked. */
export async function insertUser(deps: Pick<Deps, "db" | "now">, overrides: UserOverrides = {}) {
  made += 1;
  const email = overrides.email ?? `person-${made}@example.com`;
  const id = newId();
  const validTo = overrides.level === "premium" ? new Date(deps.now() + 30 * 86_400_000) : null;
  await deps.db.insert(users).values({
    id,
    email,
    userName: `person-${made}`,
    nickName: overrides.nickName ?? `Person ${made}`,
    role: overrides.role ?? "user",
    isVip: overrides.level === "lifetime",
    validTo,
    passwordHash: overrides.passwordHash ?? null,
    createdAt: new Date(deps.now()),
  });
  const cause = { userId: id, sequence: 1, effect: "add", source: "operator", cause: `builder:${id}` } as const;
  const at = { id: newId(), grantedAt: new Date(deps.now()) };
  if (overrides.level === "lifetime") await deps.db.insert(grants).values({ ...cause, ...at });
  if (overrides.level === "premium") await deps.db.insert(grants).values({ ...cause, ...at, until: validTo });
  return { id, email };
}

/**
 * Inserts an order of a month in dollars, created at the clock's time. One that is paid gets its payment, and one that
 * `isUpdated` its grant and its tokens.
 */
export async function insertOrder(
  deps: Pick<Deps, "db" | "now">,
  userId: string | null,
  overrides: Partial<typeof orders.$inferInsert> = {},
): Promise<string> {
  const createdAt = new Date(deps.now());
  const row = {
    ...{ id: newId(), userId, planName: "monthly" as const, paymentMethod: "card", amount: 1000, createdAt },
    ...{ currency: "USD" as const, expiresAt: new Date(deps.now() + limits.order.lifetime) },
    ...overrides,
  };
  const { id: orderId, amount, currency, planName } = row;
  await deps.db.transaction(async (transaction) => {
    await transaction.insert(orders).values(row);
    if (row.tradeState !== "SUCCESS") return;
    const payment = { id: newId(), orderId, provider: "embedded", providerId: orderId, amount, currency } as const;
    await transaction.insert(payments).values({ ...payment, paidAt: createdAt, createdAt });
    if (!row.isUpdated || userId === null) return;
    const cause = `order:${orderId}`;
    await addGrant(transaction, { userId, length: lengthOf(planName), source: "order", cause }, createdAt);
    await book(transaction, [bonusOf({ id: orderId, userId, planName })], createdAt);
  });
  return orderId;
}
