import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { countedFor, countForPage } from "#server/db/count.ts";
import { userColumns, users } from "#server/db/schema/accounts.ts";
import { adminActions } from "#server/db/schema/audit.ts";
import { jobs } from "#server/db/schema/jobs.ts";
import { balanceRecords } from "#server/db/schema/ledger.ts";
import { orders } from "#server/db/schema/orders.ts";
import { isLive, resumes } from "#server/db/schema/resumes.ts";
import { hasText, hasTextByIndex, rarestPieces } from "#server/db/user-text.ts";

type Page = { limit: number; offset: number };
export type Only = "members" | "admins" | "suspended";

const isOf: Record<Only, (now: Date) => SQL | undefined> = {
  members: (now) => or(eq(users.isVip, true), gt(users.validTo, now)),
  admins: () => eq(users.role, "admin"),
  suspended: () => isNotNull(users.suspendedAt),
};

type Search = { q: string; only: Only | undefined; now: Date };

/** Returns accounts, newest first: those whose id, email, phone number or nickname has the text. */
export async function searchUsers(db: Queries, { q, only, now }: Search, page: Page) {
  const isWanted = only && isOf[only](now);
  const pieces = q === "" ? null : await rarestPieces(db, q);
  if (pieces) return searchByIndex(db, { q, pieces }, isWanted, page);
  const where = and(q === "" ? undefined : or(hasText(q), isCalled(q)), isWanted);
  const rows = await db
    .select(userColumns)
    .from(users)
    .where(where)
    .orderBy(...newestFirst)
    .limit(page.limit)
    .offset(page.offset);
  const all = db.select({ id: users.id }).from(users).where(where).$dynamic();
  return { rows, count: await countForPage(db, page, all) };
}

const newestFirst = [desc(users.createdAt), desc(users.id)];
const isCalled = (q: string) => sql`(${users.id} = ${q} or (${users.cellphone} = ${q} and ${users.cellphone} <> ''))`;

/** Reads what the index finds once: for the page, and for how many there are. */
async function searchByIndex(
  db: Queries,
  { q, pieces }: { q: string; pieces: readonly string[] },
  isWanted: SQL | undefined,
  page: Page,
) {
  const those = (condition: SQL) =>
    sql`select ${users.id}, ${users.createdAt} from ${users} where ${and(condition, isWanted)}`;
  const { rows: found } = await db.execute<{ ids: string[]; count: number }>(sql`
    with found as materialized (
      ${those(sql`${users.id} = ${q}`)}
      union all ${those(sql`${users.cellphone} = ${q} and ${users.cellphone} <> '' and ${users.id} <> ${q}`)}
      union all ${those(sql`${hasTextByIndex(q, pieces)} and not ${isCalled(q)}`)}
    )
    select array(select id from found order by created_at desc, id desc limit ${page.limit} offset ${page.offset}) as ids,
      (select count(*)::int from found) as count`);
  const { ids = [], count: all = 0 } = found[0] ?? {};
  const rows =
    ids.length === 0
      ? []
      : await db
          .select(userColumns)
          .from(users)
          .where(inArray(users.id, ids))
          .orderBy(...newestFirst);
  return { rows, count: Math.min(all, countedFor(page)) };
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
  const all = db.select({ cause: balanceRecords.cause }).from(balanceRecords).where(isIssued).$dynamic();
  return { rows, count: await countForPage(db, page, all) };
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
