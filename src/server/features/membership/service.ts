import { foldGrants, type GrantLength, type GrantRow } from "#core/billing/membership.ts";
import type { Queries, Transaction } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import { newId } from "#server/ids.ts";
import { lockUsers } from "../ledger/service.ts";
import * as store from "./store.ts";

/**
 * Memberships: what was bought, given and taken back is a list of grants that only grows, and the membership in the
 * user's row is what the list adds up to (core/billing/membership.ts), stored with each new row. Nothing else writes it.
 *
 * Every function takes the caller's transaction and locks the user until that ends, as the ledger does. A cause that
 * arrives again changes nothing.
 */
export type Membership = { isVip: boolean; validTo: Date | null };

/** Adds a grant and returns the membership after it; null if there is no such user. */
export async function addGrant(
  transaction: Transaction,
  grant: { userId: string; length: GrantLength; source: "order" | "operator" | "program"; cause: string },
  now: Date,
): Promise<Membership | null> {
  const { userId, length, source, cause } = grant;
  if ((await lockUsers(transaction, [userId])).length === 0) return null;
  const months = typeof length === "object" && "months" in length ? length.months : null;
  const until = typeof length === "object" && "until" in length ? new Date(length.until) : null;
  const row = { id: newId(), userId, effect: "add", months, until, source, cause, grantedAt: now } as const;
  await store.addGrant(transaction, row);
  return refold(transaction, userId);
}

/**
 * Takes a grant back, or restores one that was, and returns the membership after it; null if there is no such grant,
 * because its user was removed.
 */
export async function turnGrant(
  transaction: Transaction,
  turn: { grant: string; effect: "take" | "restore"; source: "refund" | "dispute" | "operator"; cause: string },
  now: Date,
): Promise<Membership | null> {
  const found = await store.findGrant(transaction, turn.grant);
  if (!found) return null;
  const { userId } = found;
  await lockUsers(transaction, [userId]);
  const { effect, source, cause } = turn;
  await store.addGrant(transaction, { id: newId(), userId, effect, ofGrant: found.id, source, cause, grantedAt: now });
  return refold(transaction, userId);
}

/** Returns whether a grant, or what became of one, is recorded with this cause. */
export async function isTurned(transaction: Transaction, cause: string): Promise<boolean> {
  return (await store.findGrant(transaction, cause)) !== null;
}

/** Returns whose grant a cause gave, and how long it is; null if it gave none. */
export async function findGrantByCause(transaction: Transaction, cause: string) {
  const found = await store.findGrant(transaction, cause);
  if (found?.effect !== "add") return null;
  return { userId: found.userId, length: lengthOfRow(found) };
}

/** Returns what an operator must know of one of a user's grants, by its number; null if there is no such grant. */
export async function findGrantOf(transaction: Transaction, userId: string, number: number) {
  const rows = await store.listGrants(transaction, userId);
  const found = rows.find(({ sequence, effect }) => sequence === number && effect === "add");
  if (!found) return null;
  const last = rows.findLast(({ ofGrant }) => ofGrant === found.id);
  return { cause: found.cause, source: found.source, isTaken: last?.effect === "take" };
}

async function refold(transaction: Transaction, userId: string): Promise<Membership> {
  const { isVip, valiTo } = foldGrants((await store.listGrants(transaction, userId)).map(toRow));
  const membership = { isVip, validTo: valiTo === null ? null : new Date(valiTo) };
  await store.putMembership(transaction, userId, membership);
  return membership;
}

function toRow({ id, effect, ofGrant, months, until, grantedAt }: store.StoredGrant): GrantRow {
  if (effect !== "add") return { effect, of: ofGrant ?? "" };
  return { effect, id, at: grantedAt.getTime(), length: lengthOfRow({ months, until }) };
}

function lengthOfRow({ months, until }: Pick<store.StoredGrant, "months" | "until">): GrantLength {
  return months !== null ? { months } : until !== null ? { until: until.getTime() } : "lifetime";
}

/** Returns what a user's membership adds up from, in the order in which it is added up. */
export async function grantsOf(deps: Pick<Deps, "db">, userId: string) {
  const rows = await store.listGrants(deps.db, userId);
  const places = new Map(rows.map(({ id, sequence }) => [id, sequence]));
  return rows.map(({ sequence, effect, ofGrant, months, until, source, grantedAt }) => ({
    number: sequence,
    effect,
    ...(ofGrant === null ? {} : { of: places.get(ofGrant) ?? null }),
    ...(effect === "add" ? { months, until: until?.toISOString() ?? null, isLifetime: !months && !until } : {}),
    source,
    grantedAt: grantedAt.toISOString(),
  }));
}

/** Records that a member downloaded a PDF, which the refund policy asks about. */
export async function recordDownload(deps: Pick<Deps, "db" | "now">, userId: string): Promise<void> {
  await store.putDownload(deps.db, userId, new Date(deps.now()));
}

/** Returns when this user last downloaded a PDF as a member, or null. */
export function lastDownload(deps: { db: Queries }, userId: string): Promise<Date | null> {
  return store.findDownload(deps.db, userId);
}
