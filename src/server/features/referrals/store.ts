import { and, asc, count, desc, eq, sql, sum } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Currency } from "#core/money.ts";
import type { Queries } from "#server/db/client.ts";
import { users } from "#server/db/schema/accounts.ts";
import { balanceRecords } from "#server/db/schema/ledger.ts";

/** Returns how many users signed up by an invitation and still have an account. */
export async function countInvited(db: Queries, inviterId: string): Promise<number> {
  const rows = await db.select({ count: count() }).from(users).where(eq(users.inviterId, inviterId));
  return rows[0]?.count ?? 0;
}

/** Returns what became of a user's rewards in each currency in which there are any, and of how many records they are. */
export async function sumRewards(db: Queries, userId: string) {
  const { amount, currency } = balanceRecords;
  const held = sql<number>`(select coalesce(sum(reservations.amount), 0)::int from reservations
    where reservations.user_id = ${userId} and reservations.type = 'referrer' and reservations.state = 'open'
      and reservations.currency = balance_records.currency)`;
  return db
    .select({
      currency,
      count: count(),
      left: sum(amount).mapWith(Number),
      reversed: sql<number>`coalesce(-sum(${amount}) filter (where ${amount} < 0), 0)::int`,
      pending: held,
    })
    .from(balanceRecords)
    .where(isReward(userId))
    .groupBy(currency)
    .orderBy(asc(currency));
}

/**
 * Returns the sign-ups, the rewards and their reversals, newest first. `nickName` is null for all but a sign-up, and the
 * rest is null for a sign-up alone.
 */
export async function listEvents(db: Queries, userId: string, page: { limit: number; offset: number }) {
  const joined = db
    .select({
      id: users.id,
      createdAt: users.createdAt,
      nickName: sql<string | null>`${users.nickName}`.as("nick_name"),
      amount: sql<number | null>`cast(null as integer)`.as("amount"),
      currency: sql<Currency | null>`cast(null as text)`.as("currency"),
      reversed: sql<number | null>`cast(null as integer)`.as("reversed"),
      isHeld: sql<boolean>`false`.as("is_held"),
    })
    .from(users)
    .where(eq(users.inviterId, userId));
  const rewards = db
    .select({
      id: balanceRecords.id,
      createdAt: balanceRecords.createdAt,
      nickName: sql<string | null>`cast(null as text)`.as("nick_name"),
      amount: sql<number | null>`${balanceRecords.amount}`.as("amount"),
      currency: sql<Currency | null>`${balanceRecords.currency}`.as("currency"),
      reversed: sql<number | null>`(select coalesce(-sum(later.amount), 0)::int from balance_records later
        where later.reverses = balance_records.cause)`.as("reversed"),
      // What a partial refund left of it is held under a cause of its own (orders/refunds.ts).
      isHeld: sql<boolean>`exists (select 1 from reservations where reservations.state = 'open'
        and (reservations.cause = balance_records.cause or reservations.cause in (
          select replace(later.cause, ':reward', ':rest') from balance_records later
          where later.reverses = balance_records.cause)))`.as("is_held"),
    })
    .from(balanceRecords)
    .where(isReward(userId));
  const events = unionAll(joined, rewards).as("events");
  return db
    .select()
    .from(events)
    .orderBy(desc(events.createdAt), desc(events.id))
    .limit(page.limit)
    .offset(page.offset);
}

function isReward(userId: string) {
  return and(eq(balanceRecords.userId, userId), eq(balanceRecords.type, "referrer"));
}
