import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or, sql, sum } from "drizzle-orm";
import type { LedgerEntry } from "#core/billing/ledger.ts";
import type { Queries } from "#server/db/client.ts";
import { mailQuotas, operatorLinks, signUps, users, verificationCodes } from "#server/db/schema/accounts.ts";
import { balanceRecords, tokenRecords } from "#server/db/schema/ledger.ts";
import { personColumns } from "#server/http/store.ts";

export type SignUp = typeof signUps.$inferSelect;

export async function findUserByEmail(db: Queries, email: string) {
  const rows = await db
    .select({ ...personColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email))
    .limit(1);
  return rows[0] ?? null;
}

export async function userExists(db: Queries, id: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, id)).limit(1);
  return rows.length === 1;
}

/** Null when the address has an account already. */
export async function addUser(db: Queries, user: typeof users.$inferInsert): Promise<{ id: string } | null> {
  const rows = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return rows[0] ?? null;
}

export async function setRole(db: Queries, email: string, role: "user" | "admin"): Promise<boolean> {
  const rows = await db.update(users).set({ role }).where(eq(users.email, email)).returning({ id: users.id });
  return rows.length === 1;
}

export async function findOldestAdmin(db: Queries) {
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.role, "admin"))
    .orderBy(asc(users.createdAt))
    .limit(1);
  return rows[0] ?? null;
}

export async function listUsers(db: Queries) {
  return db.select(personColumns).from(users).orderBy(asc(users.createdAt));
}

/** Sign-ups of one address that can still be confirmed, newest first. */
export async function findSignUps(db: Queries, email: string, now: Date, atMost: number): Promise<SignUp[]> {
  return db
    .select()
    .from(signUps)
    .where(and(eq(signUps.email, email), gt(signUps.expiresAt, now)))
    .orderBy(desc(signUps.createdAt), desc(signUps.id))
    .limit(atMost);
}

export async function findSignUpByCookie(db: Queries, cookieHash: string, now: Date): Promise<SignUp | null> {
  const rows = await db
    .select()
    .from(signUps)
    .where(and(eq(signUps.cookieHash, cookieHash), gt(signUps.expiresAt, now)))
    .limit(1);
  return rows[0] ?? null;
}

export async function addSignUp(db: Queries, signUp: SignUp): Promise<void> {
  await db.delete(signUps).where(lt(signUps.expiresAt, signUp.createdAt));
  await db.insert(signUps).values(signUp);
}

export async function changeSignUp(
  db: Queries,
  id: string,
  change: Partial<Pick<SignUp, "passwordHash" | "inviterId" | "cookieHash">>,
): Promise<void> {
  await db.update(signUps).set(change).where(eq(signUps.id, id));
}

/** An address that has an account needs no other way to one. */
export async function removeSignUps(db: Queries, email: string): Promise<void> {
  await db.delete(signUps).where(eq(signUps.email, email));
}

export async function addCode(db: Queries, code: typeof verificationCodes.$inferInsert): Promise<void> {
  await db.insert(verificationCodes).values(code);
}

/** Counts one try of the newest code of this sign-up and returns the code, or null when it is used, over or worn out. */
export async function countTry(db: Queries, signUpId: string, now: Date, tries: number) {
  const newest = db
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(eq(verificationCodes.signUpId, signUpId))
    .orderBy(desc(verificationCodes.id))
    .limit(1);
  const rows = await db
    .update(verificationCodes)
    .set({ tries: sql`${verificationCodes.tries} + 1` })
    .where(
      and(
        inArray(verificationCodes.id, newest),
        isNull(verificationCodes.usedAt),
        gt(verificationCodes.expiresAt, now),
        lt(verificationCodes.tries, tries),
      ),
    )
    .returning({ id: verificationCodes.id, codeHash: verificationCodes.codeHash });
  return rows[0] ?? null;
}

/** True for the one who uses it first. */
export async function spendCode(db: Queries, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id });
  return rows.length === 1;
}

/** Takes one mail from what an address may be sent: `gap` ms apart, `perDay` in 24 hours. False when there is none. */
export async function takeMail(db: Queries, email: string, now: Date, gap: number, perDay: number): Promise<boolean> {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  const newDay = sql`${mailQuotas.dayStart} <= ${dayAgo.toISOString()}::timestamptz`;
  const rows = await db
    .insert(mailQuotas)
    .values({ email, sentAt: now, dayStart: now, dayCount: 1 })
    .onConflictDoUpdate({
      target: mailQuotas.email,
      set: {
        sentAt: now,
        dayStart: sql`case when ${newDay} then ${now.toISOString()}::timestamptz else ${mailQuotas.dayStart} end`,
        dayCount: sql`case when ${newDay} then 1 else ${mailQuotas.dayCount} + 1 end`,
      },
      setWhere: and(lte(mailQuotas.sentAt, new Date(now.getTime() - gap)), or(newDay, lt(mailQuotas.dayCount, perDay))),
    })
    .returning({ email: mailQuotas.email });
  return rows.length === 1;
}

/** Writes entries of both ledgers; what was booked for the same cause already is left alone. */
export async function book(
  db: Queries,
  entries: readonly LedgerEntry[],
  made: { now: Date; newId: () => string },
): Promise<void> {
  for (const { account, userId, type, amount, cause } of entries) {
    const ledger = account === "token" ? tokenRecords : balanceRecords;
    const row = { id: made.newId(), userId, type, amount, cause, createdAt: made.now };
    await db.insert(ledger).values(row).onConflictDoNothing();
  }
}

/** Both balances: the sums of their records. */
export async function sumLedgers(db: Queries, userId: string): Promise<{ token: number; balance: number }> {
  const [tokens] = await db
    .select({ sum: sum(tokenRecords.amount).mapWith(Number) })
    .from(tokenRecords)
    .where(eq(tokenRecords.userId, userId));
  const [balance] = await db
    .select({ sum: sum(balanceRecords.amount).mapWith(Number) })
    .from(balanceRecords)
    .where(eq(balanceRecords.userId, userId));
  return { token: tokens?.sum ?? 0, balance: balance?.sum ?? 0 };
}

export async function addOperatorLink(db: Queries, link: typeof operatorLinks.$inferInsert): Promise<void> {
  await db.delete(operatorLinks).where(lt(operatorLinks.expiresAt, link.createdAt));
  await db.insert(operatorLinks).values(link);
}

/** The person the link is for, once. */
export async function spendOperatorLink(db: Queries, tokenHash: string, now: Date): Promise<string | null> {
  const rows = await db
    .update(operatorLinks)
    .set({ usedAt: now })
    .where(and(eq(operatorLinks.tokenHash, tokenHash), isNull(operatorLinks.usedAt), gt(operatorLinks.expiresAt, now)))
    .returning({ userId: operatorLinks.userId });
  return rows[0]?.userId ?? null;
}
