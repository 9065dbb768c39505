import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { userColumns, users } from "#server/db/schema/accounts.ts";
import { phoneCodes, smsQuotas } from "#server/db/schema/sign-in-ways.ts";

const day = 86_400_000;

/**
 * Takes one message from a number's quota: at least `gap` ms apart, at most `perDay` in 24 hours. Returns null if it
 * was taken, else the time from which a message is available again.
 */
export async function reserveSms(
  db: Queries,
  phone: string,
  now: Date,
  rule: { gap: number; perDay: number },
): Promise<Date | null> {
  const dayAgo = new Date(now.getTime() - day);
  const newDay = sql`${smsQuotas.dayStart} <= ${dayAgo.toISOString()}::timestamptz`;
  const rows = await db
    .insert(smsQuotas)
    .values({ phone, sentAt: now, dayStart: now, dayCount: 1 })
    .onConflictDoUpdate({
      target: smsQuotas.phone,
      set: {
        sentAt: now,
        dayStart: sql`case when ${newDay} then ${now.toISOString()}::timestamptz else ${smsQuotas.dayStart} end`,
        dayCount: sql`case when ${newDay} then 1 else ${smsQuotas.dayCount} + 1 end`,
      },
      setWhere: and(
        lte(smsQuotas.sentAt, new Date(now.getTime() - rule.gap)),
        or(newDay, lt(smsQuotas.dayCount, rule.perDay)),
      ),
    })
    .returning({ phone: smsQuotas.phone });
  if (rows.length === 1) return null;
  const [quota] = await db.select().from(smsQuotas).where(eq(smsQuotas.phone, phone));
  if (!quota) return now;
  const isSpent = quota.dayCount >= rule.perDay && quota.dayStart > dayAgo;
  return new Date(isSpent ? quota.dayStart.getTime() + day : quota.sentAt.getTime() + rule.gap);
}

/** Adds a code. Only the newest code of a number counts. */
export async function addCode(db: Queries, code: typeof phoneCodes.$inferInsert): Promise<void> {
  await db.insert(phoneCodes).values(code);
}

/**
 * Counts one try of this number's newest code and returns the code; null if it was used, has expired or has no tries
 * left.
 */
export async function countTry(db: Queries, phone: string, now: Date, tries: number) {
  const newest = db
    .select({ id: phoneCodes.id })
    .from(phoneCodes)
    .where(eq(phoneCodes.phone, phone))
    .orderBy(desc(phoneCodes.id))
    .limit(1);
  const rows = await db
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1` })
    .where(
      and(
        inArray(phoneCodes.id, newest),
        isNull(phoneCodes.usedAt),
        gt(phoneCodes.expiresAt, now),
        lt(phoneCodes.tries, tries),
      ),
    )
    .returning({ id: phoneCodes.id, codeHash: phoneCodes.codeHash });
  return rows[0] ?? null;
}

/** Returns true only to the first caller that uses the code. */
export async function consumeCode(db: Queries, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(phoneCodes)
    .set({ usedAt: now })
    .where(and(eq(phoneCodes.id, id), isNull(phoneCodes.usedAt)))
    .returning({ id: phoneCodes.id });
  return rows.length === 1;
}

/** Locks the number, so that until the end of the transaction no other transaction decides which user it belongs to. */
export async function lockPhone(transaction: Queries, phone: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone:${phone}`}, 0))`);
}

export async function findUserByPhone(
  db: Queries,
  phone: string,
): Promise<{ id: string; role: "user" | "admin" } | null> {
  const rows = await db
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(eq(users.cellphone, phone))
    .limit(1);
  return rows[0] ?? null;
}

/** Returns the user with the new number; null if the number belongs to another user. */
export async function bindPhone(db: Queries, userId: string, phone: string) {
  const others = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.cellphone, phone), ne(users.id, userId)));
  const rows = await db
    .update(users)
    .set({ cellphone: phone })
    .where(and(eq(users.id, userId), sql`not exists ${others}`))
    .returning(userColumns);
  return rows[0] ?? null;
}

/** Removes the codes and quotas of a number. */
export async function removeTraces(db: Queries, phone: string): Promise<void> {
  await db.delete(phoneCodes).where(eq(phoneCodes.phone, phone));
  await db.delete(smsQuotas).where(eq(smsQuotas.phone, phone));
}
