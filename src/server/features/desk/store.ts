import { and, count, desc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { userColumns, users } from "#server/db/schema/accounts.ts";
import { adminActions } from "#server/db/schema/audit.ts";
import { jobs } from "#server/db/schema/jobs.ts";
import { balanceRecords } from "#server/db/schema/ledger.ts";
import { orders } from "#server/db/schema/orders.ts";
import { isLive, resumes } from "#server/db/schema/resumes.ts";
import { idsWithText } from "#server/db/user-text.ts";

type Page = { limit: number; offset: number };
export type Only = "members" | "admins" | "suspended";

const isOf: Record<Only, (now: Date) => SQL | undefined> = {
  members: (now) => or(eq(users.isVip, true), gt(users.validTo, now)),
  admins: () => eq(users.role, "admin"),
  suspended: () => isNotNull(users.suspendedAt),
};

/** Returns accounts, newest first: those whose id, email, phone number or nickname has the text. */
export async function searchUsers(db: Queries, asked: { q: string; only: Only | undefined; now: Date }, page: Page) {
  const { q, only, now } = asked;
  const where = and(
    q === ""
      ? undefined
      : sql`${users.id} = any(array(
          select id from users where id = ${q}
          union all select id from users where cellphone = ${q} and cellphone <> ''
          union all ${idsWithText(q)}))`,
    only && isOf[only](now),
  );
  const rows = await db
    .select(userColumns)
    .from(users)
    .where(where)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(page.limit)
    .offset(page.offset);
  const total = await db.select({ count: count() }).from(users).where(where);
  return { rows, count: total[0]?.count ?? 0 };
}

export async function findUser(db: Queries, id: string) {
  const rows = await db.select(userColumns).from(users).where(eq(users.id, id));
  return rows[0] ?? null;
}

/** Returns how many orders, resumes outside the bin and invited users an account has. */
export async function countOfUser(db: Queries, id: string) {
  const [ordered] = await db.select({ count: count() }).from(orders).where(eq(orders.userId, id));
  const [written] = await db
    .select({ count: count() })
    .from(resumes)
    .where(and(eq(resumes.userId, id), isLive));
  const [invited] = await db.select({ count: count() }).from(users).where(eq(users.inviterId, id));
  return { orders: ordered?.count ?? 0, resumes: written?.count ?? 0, invited: invited?.count ?? 0 };
}

/** The cause of every record of an issued voucher begins with this; the voucher's id follows. */
export const voucherCause = (id: string) => `operator-voucher:${id}`;

const issued = {
  cause: balanceRecords.cause,
  amount: balanceRecords.amount,
  currency: balanceRecords.currency,
  createdAt: balanceRecords.createdAt,
  reason: sql<string>`coalesce(${adminActions.reason}, '')`,
  reversed: sql<number>`(select coalesce(-sum(later.amount), 0)::int from balance_records later
    where later.reverses = ${balanceRecords.cause})`,
  user: { id: users.id, nickName: users.nickName, email: users.email },
};
export type IssuedRow = Awaited<ReturnType<typeof listIssued>>["rows"][number];

const isIssued = and(eq(balanceRecords.type, "operator"), isNull(balanceRecords.reverses));
const noted = and(eq(adminActions.subject, balanceRecords.cause), eq(adminActions.action, "issue-voucher"));

export async function listIssued(db: Queries, page: Page) {
  const rows = await db
    .select(issued)
    .from(balanceRecords)
    .innerJoin(users, eq(users.id, balanceRecords.userId))
    .leftJoin(adminActions, noted)
    .where(isIssued)
    .orderBy(desc(balanceRecords.createdAt), desc(balanceRecords.id))
    .limit(page.limit)
    .offset(page.offset);
  const total = await db.select({ count: count() }).from(balanceRecords).where(isIssued);
  return { rows, count: total[0]?.count ?? 0 };
}

export async function findIssued(db: Queries, id: string): Promise<IssuedRow | null> {
  const rows = await db
    .select(issued)
    .from(balanceRecords)
    .innerJoin(users, eq(users.id, balanceRecords.userId))
    .leftJoin(adminActions, noted)
    .where(and(isIssued, eq(balanceRecords.cause, voucherCause(id))));
  return rows[0] ?? null;
}

/** Returns the jobs that are not done, counted by kind and state, and since when the oldest due one waits. */
export async function countJobs(db: Queries, now: Date) {
  const isFailed = isNotNull(jobs.failedAt);
  const isRunning = and(isNull(jobs.failedAt), gt(jobs.leasedUntil, now));
  const isWaiting = and(isNull(jobs.failedAt), or(isNull(jobs.leasedUntil), lte(jobs.leasedUntil, now)));
  const kinds = await db
    .select({
      kind: jobs.kind,
      waiting: sql<number>`count(*) filter (where ${isWaiting})::int`,
      running: sql<number>`count(*) filter (where ${isRunning})::int`,
      failed: sql<number>`count(*) filter (where ${isFailed})::int`,
      error: sql<string | null>`max(${jobs.error}) filter (where ${isFailed})`,
    })
    .from(jobs)
    .groupBy(jobs.kind)
    .orderBy(jobs.kind);
  const [due] = await db
    .select({ since: sql<Date | null>`min(${jobs.runAt})`.mapWith(jobs.runAt) })
    .from(jobs)
    .where(and(isWaiting, lte(jobs.runAt, now)));
  return { kinds, dueSince: due?.since ?? null };
}
