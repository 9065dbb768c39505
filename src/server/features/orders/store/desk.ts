import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { DeskOrderState, OrderFilters } from "#contract/desk-orders.ts";
import { limits } from "#core/limits.ts";
import type { Queries } from "#server/db/client.ts";
import { countForPage, countRows } from "#server/db/count.ts";
import { users } from "#server/db/schema/accounts.ts";
import { orders, type PaidBy, paymentExceptions, paymentNotices, refunds } from "#server/db/schema/orders.ts";
import { hasText, hasTextByIndex, rarestPieces } from "#server/db/user-text.ts";
import type { OrderRow } from "../store.ts";
import type { RefundRow } from "./refunds.ts";

export type ExceptionRow = typeof paymentExceptions.$inferSelect;
export type DeskOrderRow = {
  order: OrderRow;
  user: { id: string; nickName: string; email: string | null } | null;
  /** Cents that the buyer asks back and nobody has decided about. */
  asked: number;
};

const asked = sql<number>`(select coalesce(sum(${refunds.amount}), 0)::int from ${refunds}
  where ${refunds.orderId} = ${orders.id} and ${refunds.state} = 'asked')`;
const fields = { order: orders, user: { id: users.id, nickName: users.nickName, email: users.email }, asked };

const isOf: Record<DeskOrderState, (now: Date) => SQL | undefined> = {
  open: (now) => and(eq(orders.tradeState, "NOTPAY"), gt(orders.expiresAt, now)),
  paid: () => eq(orders.tradeState, "SUCCESS"),
  closed: (now) =>
    or(eq(orders.tradeState, "CLOSED"), and(eq(orders.tradeState, "NOTPAY"), lte(orders.expiresAt, now))),
  asked: () =>
    sql`${orders.id} = any(array(select ${refunds.orderId} from ${refunds} where ${refunds.state} = 'asked'))`,
  refunded: () => gt(orders.refunded, 0),
  disputed: () => isNotNull(orders.disputedAt),
};

/** The orders with this number of ours or of the provider's; WeChat Pay and receipts of vendors write ours without its hyphens. */
const numbered = (q: string) => sql`select id from orders where replace(id, '-', '') = replace(lower(${q}), '-', '')
  union all select order_id from payments where provider_id = ${q}`;

/** The orders with this number, and those of buyers whose email or nickname has the text. */
const named = (q: string, pieces: readonly string[] | null) =>
  pieces === null
    ? or(sql`${orders.id} = any(array(${numbered(q)}))`, hasText(q))
    : sql`${orders.id} = any(array(${numbered(q)} union all select bought.id from orders bought where bought.user_id = any(array(
        select ${users.id} from ${users} where ${hasTextByIndex(q, pieces)}))))`;

async function found(db: Queries, filters: OrderFilters, now: Date): Promise<SQL | undefined> {
  const { q, state, provider, from, to, user } = filters;
  return and(
    q === "" ? undefined : named(q, await rarestPieces(db, q)),
    state && isOf[state](now),
    provider && eq(orders.provider, provider),
    from === undefined ? undefined : gte(orders.createdAt, new Date(`${from}T00:00:00Z`)),
    to === undefined ? undefined : lt(orders.createdAt, new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000)),
    user === undefined ? undefined : eq(orders.userId, user),
  );
}

/** Returns orders with their buyers, newest first. */
export async function listDeskOrders(
  db: Queries,
  filters: OrderFilters,
  page: { limit: number; offset: number; now: Date },
): Promise<{ rows: DeskOrderRow[]; count: number }> {
  const where = await found(db, filters, page.now);
  const rows = await db
    .select(fields)
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.limit)
    .offset(page.offset);
  const all = db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(where)
    .$dynamic();
  return { rows, count: await countForPage(db, page, all) };
}

/** Returns the orders that come after this one in the same list, for reading it part by part. */
export async function listDeskOrdersAfter(
  db: Queries,
  filters: OrderFilters,
  { last, limit, now }: { last: OrderRow | null; limit: number; now: Date },
): Promise<DeskOrderRow[]> {
  const after =
    last && sql`(${orders.createdAt}, ${orders.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id})`;
  return db
    .select(fields)
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(and(await found(db, filters, now), after ?? undefined))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
}

export async function findDeskOrder(db: Queries, id: string): Promise<DeskOrderRow | null> {
  const rows = await db
    .select(fields)
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, id));
  return rows[0] ?? null;
}

export async function listRefunds(db: Queries, orderId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(desc(refunds.createdAt), desc(refunds.id));
}

const isOpen = isNull(paymentExceptions.resolvedAt);

/** Returns exceptions: the oldest of those that wait, or the last resolved. */
export async function listExceptions(
  db: Queries,
  state: "open" | "resolved",
  page: { limit: number; offset: number },
): Promise<{ rows: ExceptionRow[]; count: number }> {
  const { createdAt, id, resolvedAt } = paymentExceptions;
  const where = state === "open" ? isOpen : isNotNull(resolvedAt);
  const rows = await db
    .select()
    .from(paymentExceptions)
    .where(where)
    .orderBy(...(state === "open" ? [asc(createdAt), asc(id)] : [desc(resolvedAt), desc(id)]))
    .limit(page.limit)
    .offset(page.offset);
  const all = db.select({ id: paymentExceptions.id }).from(paymentExceptions).where(where).$dynamic();
  return { rows, count: await countForPage(db, page, all) };
}

export async function listExceptionsOf(db: Queries, orderId: string): Promise<ExceptionRow[]> {
  return db
    .select()
    .from(paymentExceptions)
    .where(eq(paymentExceptions.orderId, orderId))
    .orderBy(desc(paymentExceptions.createdAt));
}

/** Marks an exception as resolved, the first time only; null where there is none that waits. */
export async function resolveException(
  db: Queries,
  id: string,
  change: { resolution: string; resolvedAt: Date },
): Promise<ExceptionRow | null> {
  const rows = await db
    .update(paymentExceptions)
    .set(change)
    .where(and(eq(paymentExceptions.id, id), isOpen))
    .returning();
  return rows[0] ?? null;
}

/** Remembers that a provider was heard of. */
export async function putNotice(db: Queries, provider: PaidBy, receivedAt: Date): Promise<void> {
  await db
    .insert(paymentNotices)
    .values({ provider, receivedAt })
    .onConflictDoUpdate({ target: paymentNotices.provider, set: { receivedAt } });
}

/** Returns when each provider was last heard of, what waits (counted up to `limits.paging.counted`), and the orders that were open at providers at `openAt`. */
export async function findHealth(db: Queries, openAt: Date) {
  const notices = await db.select().from(paymentNotices);
  const longOpen = await db
    .select({ orderId: orders.id, createdAt: orders.createdAt, askedAt: orders.askedAt })
    .from(orders)
    .where(and(inArray(orders.providerState, ["open"]), lt(orders.createdAt, openAt)))
    .orderBy(asc(orders.createdAt))
    .limit(50);
  const most = limits.paging.counted;
  const open = (also?: SQL) =>
    countRows(db, db.select({ id: paymentExceptions.id }).from(paymentExceptions).where(and(isOpen, also)).limit(most));
  const exceptions = { all: await open(), bills: await open(eq(paymentExceptions.kind, "bill")) };
  const asked = db.select({ id: refunds.id }).from(refunds).where(eq(refunds.state, "asked")).limit(most);
  return { notices, longOpen, exceptions, refunds: await countRows(db, asked) };
}
