import { and, eq, gt, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { userColumns, users } from "#server/db/schema/accounts.ts";
import { phoneCodes, smsDays, smsQuotas } from "#server/db/schema/sign-in-ways.ts";

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

/**
 * Takes one message from the installation's budget of the day, in UTC. Returns how many were taken today, this one
 * included; null if none was left.
 */
export async function takeFromBudget(db: Queries, now: Date, perDay: number): Promise<number | null> {
  const rows = await db
    .insert(smsDays)
    .values({ day: now.toISOString().slice(0, 10), sent: 1 })
    .onConflictDoUpdate({
      target: smsDays.day,
      set: { sent: sql`${smsDays.sent} + 1` },
      setWhere: lt(smsDays.sent, perDay),
    })
    .returning({ sent: smsDays.sent });
  return rows[0]?.sent ?? null;
}

/** Adds a code. Each asking has a cookie of its own, so a browser can try only the code that it asked for last. */
export async function addCode(db: Queries, code: typeof phoneCodes.$inferInsert): Promise<void> {
  await db.insert(phoneCodes).values(code);
}

/**
 * Counts one try of the code that was sent to this number for this browser, and returns the code; null if there is
 * none, or it was used, has expired or has no tries left.
 */
export async function countTry(
  db: Queries,
  of: { phone: string; cookieHash: string },
  now: Date,
  tries: number,
): Promise<{ id: string; codeHash: string } | null> {
  const rows = await db
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1` })
    .where(
      and(
        eq(phoneCodes.phone, of.phone),
        eq(phoneCodes.cookieHash, of.cookieHash),
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
