import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import {
  mailQuotas,
  operatorLinks,
  passwordResets,
  signUps,
  type UserRecord,
  userColumns,
  users,
  verificationCodes,
} from "#server/db/schema/accounts.ts";

export type SignUp = typeof signUps.$inferSelect;

export async function findUserByEmail(db: Queries, email: string) {
  const rows = await db
    .select({ ...userColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email))
    .limit(1);
  return rows[0] ?? null;
}

export async function userExists(db: Queries, id: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, id)).limit(1);
  return rows.length === 1;
}

/** Returns null if the email or the phone number already has an account. */
export async function addUser(db: Queries, user: typeof users.$inferInsert): Promise<{ id: string } | null> {
  const rows = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return rows[0] ?? null;
}

/** Sets the role of an account; returns whether it was another one. */
export async function changeRole(db: Queries, id: string, role: "user" | "admin"): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ role })
    .where(and(eq(users.id, id), ne(users.role, role)))
    .returning({ id: users.id });
  return rows.length === 1;
}

/** Suspends an account (a time) or restores it (null); returns whether that changed it. */
export async function putSuspended(db: Queries, id: string, suspendedAt: Date | null): Promise<boolean> {
  const isOther = suspendedAt === null ? isNotNull(users.suspendedAt) : isNull(users.suspendedAt);
  const rows = await db
    .update(users)
    .set({ suspendedAt })
    .where(and(eq(users.id, id), isOther))
    .returning({ id: users.id });
  return rows.length === 1;
}

export async function hasAdmin(db: Queries): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, "admin")).limit(1);
  return rows.length === 1;
}

export async function setPassword(db: Queries, userId: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** Returns the changed user; null if there is none. */
export async function changeProfile(
  db: Queries,
  id: string,
  change: Partial<Pick<UserRecord, "nickName" | "avatar" | "fileName">>,
) {
  const rows = await db.update(users).set(change).where(eq(users.id, id)).returning(userColumns);
  return rows[0] ?? null;
}

/** Returns what an invitation shows of its sender. */
export async function findInviter(db: Queries, id: string) {
  const rows = await db
    .select({ nickName: users.nickName, avatar: users.avatar })
    .from(users)
    .where(eq(users.id, id))
    .limit(1);
  return rows[0] ?? null;
}

export async function listUsers(db: Queries) {
  return db.select(userColumns).from(users).orderBy(asc(users.createdAt));
}

/** Returns the newest sign-up for an email that can still be confirmed; null without one. */
export async function findNewestSignUp(db: Queries, email: string, now: Date): Promise<SignUp | null> {
  const rows = await db
    .select()
    .from(signUps)
    .where(and(eq(signUps.email, email), gt(signUps.expiresAt, now)))
    .orderBy(desc(signUps.createdAt), desc(signUps.id))
    .limit(1);
  return rows[0] ?? null;
}

export async function findSignUp(db: Queries, id: string, now: Date): Promise<SignUp | null> {
  const rows = await db
    .select()
    .from(signUps)
    .where(and(eq(signUps.id, id), gt(signUps.expiresAt, now)))
    .limit(1);
  return rows[0] ?? null;
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
  await db.insert(signUps).values(signUp);
}

export async function changeSignUp(
  db: Queries,
  id: string,
  change: Partial<Pick<SignUp, "passwordHash" | "inviterId" | "cookieHash" | "consentVersion" | "agreedAt">>,
): Promise<void> {
  await db.update(signUps).set(change).where(eq(signUps.id, id));
}

/** Removes the sign-ups for an email that now has an account. */
export async function removeSignUps(db: Queries, email: string): Promise<void> {
  await db.delete(signUps).where(eq(signUps.email, email));
}

export async function addCode(db: Queries, code: typeof verificationCodes.$inferInsert): Promise<void> {
  await db.insert(verificationCodes).values(code);
}

/** Returns when the sign-up's newest code was made and until when it works; null if it has none. */
export async function findNewestCode(db: Queries, signUpId: string) {
  const rows = await db
    .select({ createdAt: verificationCodes.createdAt, expiresAt: verificationCodes.expiresAt })
    .from(verificationCodes)
    .where(eq(verificationCodes.signUpId, signUpId))
    .orderBy(desc(verificationCodes.id))
    .limit(1);
  return rows[0] ?? null;
}

/**
 * Counts one try of this sign-up's newest code and returns the code; null if it was used, has expired or has no tries
 * left.
 */
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

/** Returns true only to the first caller that uses the code. */
export async function consumeCode(db: Queries, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id });
  return rows.length === 1;
}

/**
 * Takes one mail from an email's quota: at least `gap` ms apart, at most `perDay` in 24 hours. Returns false if none is
 * left. A `takenBy` that took the previous mail may take it again at no cost.
 */
export async function reserveMail(
  db: Queries,
  to: { email: string; kind: "code" | "reset" | "school"; takenBy?: string },
  now: Date,
  { gap, perDay }: { gap: number; perDay: number },
): Promise<boolean> {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  const isAgain = to.takenBy === undefined ? sql`false` : eq(mailQuotas.takenBy, to.takenBy);
  const newDay = sql`${mailQuotas.dayStart} <= ${dayAgo.toISOString()}::timestamptz`;
  const rows = await db
    .insert(mailQuotas)
    .values({ ...to, sentAt: now, dayStart: now, dayCount: 1 })
    .onConflictDoUpdate({
      target: [mailQuotas.email, mailQuotas.kind],
      set: {
        sentAt: now,
        dayStart: sql`case when ${newDay} then ${now.toISOString()}::timestamptz else ${mailQuotas.dayStart} end`,
        dayCount: sql`case when ${isAgain} then ${mailQuotas.dayCount} when ${newDay} then 1 else ${mailQuotas.dayCount} + 1 end`,
        takenBy: to.takenBy ?? null,
      },
      setWhere: or(
        isAgain,
        and(lte(mailQuotas.sentAt, new Date(now.getTime() - gap)), or(newDay, lt(mailQuotas.dayCount, perDay))),
      ),
    })
    .returning({ email: mailQuotas.email });
  return rows.length === 1;
}

/** Returns the time from which `reserveMail` with this rule gives a mail to the email. */
export async function nextMail(
  db: Queries,
  to: { email: string; kind: "code" | "reset" },
  now: Date,
  { gap, perDay }: { gap: number; perDay: number },
): Promise<Date> {
  const [quota] = await db
    .select()
    .from(mailQuotas)
    .where(and(eq(mailQuotas.email, to.email), eq(mailQuotas.kind, to.kind)));
  if (!quota) return now;
  const dayEnd = quota.dayStart.getTime() + 86_400_000;
  const isSpent = quota.dayCount >= perDay && dayEnd > now.getTime();
  return new Date(isSpent ? dayEnd : quota.sentAt.getTime() + gap);
}

/** Stores a link in place of the one that this user had, used or not. */
export async function putOperatorLink(db: Queries, link: typeof operatorLinks.$inferInsert): Promise<void> {
  await db
    .insert(operatorLinks)
    .values(link)
    .onConflictDoUpdate({
      target: operatorLinks.userId,
      set: { tokenHash: link.tokenHash, createdAt: link.createdAt, expiresAt: link.expiresAt, usedAt: null },
    });
}

/** Returns the user whom the link signs in, to the first caller only. */
export async function consumeOperatorLink(db: Queries, tokenHash: string, now: Date): Promise<string | null> {
  const rows = await db
    .update(operatorLinks)
    .set({ usedAt: now })
    .where(and(eq(operatorLinks.tokenHash, tokenHash), isNull(operatorLinks.usedAt), gt(operatorLinks.expiresAt, now)))
    .returning({ userId: operatorLinks.userId });
  return rows[0]?.userId ?? null;
}

export async function addReset(db: Queries, reset: typeof passwordResets.$inferInsert): Promise<void> {
  await db.insert(passwordResets).values(reset);
}

const isOpen = (tokenHash: string, now: Date) =>
  and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));

export async function isResetOpen(db: Queries, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(isOpen(tokenHash, now))
    .limit(1);
  return rows.length === 1;
}

/** Returns the user whose link this is, to the first caller only. */
export async function consumeReset(db: Queries, tokenHash: string, now: Date) {
  const rows = await db
    .delete(passwordResets)
    .where(isOpen(tokenHash, now))
    .returning({ userId: passwordResets.userId });
  return rows[0]?.userId ?? null;
}

/** Removes every other link that was mailed or printed for this user. */
export async function removeLinks(db: Queries, userId: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await db.delete(operatorLinks).where(eq(operatorLinks.userId, userId));
}

export async function findUser(db: Queries, id: string) {
  const rows = await db.select(userColumns).from(users).where(eq(users.id, id)).limit(1);
  return rows[0] ?? null;
}

/**
 * Removes what the feature stores about a user outside the account's own row: rows found by the email alone, and
 * references to the user as an inviter.
 */
export async function removeTraces(db: Queries, { id, email }: { id: string; email: string | null }): Promise<void> {
  if (email) {
    await db.delete(signUps).where(eq(signUps.email, email));
    await db.delete(mailQuotas).where(eq(mailQuotas.email, email));
  }
  await db.update(users).set({ inviterId: null }).where(eq(users.inviterId, id));
  await db.update(signUps).set({ inviterId: null }).where(eq(signUps.inviterId, id));
}
