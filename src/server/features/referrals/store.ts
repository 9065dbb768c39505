import { and, count, desc, eq, sql, sum } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Queries } from "#server/db/client.ts";
import { users } from "#server/db/schema/accounts.ts";
import { balanceRecords } from "#server/db/schema/ledger.ts";

/** Returns how many users signed up by an invitation and still have an account. */
export async function countInvited(db: Queries, inviterId: string): Promise<number> {
  const rows = await db.select({ count: count() }).from(users).where(eq(users.inviterId, inviterId));
  return rows[0]?.count ?? 0;
}

/** Returns how often a user was rewarded, and the total in cents. */
export async function sumRewards(db: Queries, userId: string): Promise<{ count: number; cents: number }> {
  const rows = await db
    .select({ count: count(), cents: sum(balanceRecords.amount).mapWith(Number) })
    .from(balanceRecords)
    .where(isReward(userId));
  return { count: rows[0]?.count ?? 0, cents: rows[0]?.cents ?? 0 };
}

/** Returns the sign-ups and the rewards, newest first. `nickName` is null for a reward, `amount` for a sign-up. */
export async function listEvents(db: Queries, userId: string, page: { limit: number; offset: number }) {
  const joined = db
    .select({
      id: users.id,
      createdAt: users.createdAt,
      nickName: sql<string | null>`${users.nickName}`.as("nick_name"),
      amount: sql<number | null>`cast(null as integer)`.as("amount"),
    })
    .from(users)
    .where(eq(users.inviterId, userId));
  const rewards = db
    .select({
      id: balanceRecords.id,
      createdAt: balanceRecords.createdAt,
      nickName: sql<string | null>`cast(null as text)`.as("nick_name"),
      amount: sql<number | null>`${balanceRecords.amount}`.as("amount"),
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
