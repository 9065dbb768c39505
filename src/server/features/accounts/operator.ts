import { isDeepStrictEqual } from "node:util";
import { type GrantLength, lengthOf, type PlanName } from "#core/billing/membership.ts";
import { AppError } from "#core/errors.ts";
import type { Transaction } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import { newId } from "#server/ids.ts";
import { noteAction, type Operator } from "../audit/service.ts";
import { lockUsers } from "../ledger/service.ts";
import { addGrant, findGrantByCause, findGrantOf, type Membership, turnGrant } from "../membership/service.ts";
import { endDevices } from "../sessions/service.ts";
import * as store from "./store.ts";

/**
 * What an operator does to an account, at the desk or on the command line. Each is one transaction with its record, which
 * says why. Nothing that belongs to the account is changed otherwise.
 */
type Needs = Pick<Deps, "db" | "now">;
export type OnAccount = Operator & { userId: string; reason: string };

const commandLine: Operator & { reason: string } = { actorId: null, reason: "" };

/** Runs a change of an account that exists, with its lock; throws notFound. */
function change<Result>(
  deps: Needs,
  { userId }: OnAccount,
  work: (transaction: Transaction, now: Date) => Promise<Result>,
): Promise<Result> {
  return deps.db.transaction(async (transaction) => {
    if ((await lockUsers(transaction, [userId])).length === 0) throw new AppError("notFound");
    return work(transaction, new Date(deps.now()));
  });
}

/**
 * Makes an account an admin, or an ordinary one again. Its sessions and the links that were mailed or printed for it
 * end with the old role: whoever has one of them, by whatever way it was begun, is not an admin thereby. Throws notFound,
 * and ownAccount for the account that asks: an installation is not left without an admin by a slip.
 */
export async function changeRole(deps: Needs, input: OnAccount & { role: "user" | "admin" }): Promise<void> {
  const { userId, role, actorId, reason } = input;
  if (actorId === userId) throw new AppError("ownAccount");
  await change(deps, input, async (transaction, now) => {
    if (!(await store.changeRole(transaction, userId, role))) return;
    await endDevices(transaction, userId, null);
    await store.removeLinks(transaction, userId);
    const before = { role: role === "admin" ? "user" : "admin" };
    const action = { actorId, action: "change-role", subject: "", userId, reason };
    await noteAction(transaction, { ...action, before, after: { role } }, now);
  });
}

/** Changes the role of the account of this email, for the command line. Does nothing where there is none. */
export async function setRole(deps: Needs, email: string, role: "user" | "admin"): Promise<void> {
  const user = await store.findUserByEmail(deps.db, email.toLowerCase());
  if (user) await changeRole(deps, { ...commandLine, userId: user.id, role });
}

/**
 * Suspends an account: its sessions and links end, nobody can sign in to it, and its public pages are not found. What it
 * holds is kept. Throws notFound, ownAccount.
 */
export async function suspend(deps: Needs, input: OnAccount): Promise<void> {
  const { userId, actorId, reason } = input;
  if (actorId === userId) throw new AppError("ownAccount");
  await change(deps, input, async (transaction, now) => {
    if (!(await store.putSuspended(transaction, userId, now))) return;
    await endDevices(transaction, userId, null);
    await store.removeLinks(transaction, userId);
    const action = { actorId, action: "suspend", subject: "", userId, reason };
    await noteAction(transaction, { ...action, before: { isSuspended: false }, after: { isSuspended: true } }, now);
  });
}

/** Ends a suspension: the account signs in, and its public pages are shown, as before. Throws notFound. */
export async function reactivate(deps: Needs, input: OnAccount): Promise<void> {
  const { userId, actorId, reason } = input;
  await change(deps, input, async (transaction, now) => {
    if (!(await store.putSuspended(transaction, userId, null))) return;
    const action = { actorId, action: "restore", subject: "", userId, reason };
    await noteAction(transaction, { ...action, before: { isSuspended: true }, after: { isSuspended: false } }, now);
  });
}

/**
 * Extends a membership, without an order or tokens, once for each `key`. Throws notFound, and keySpent where the key
 * granted something else.
 */
export async function grantLength(
  deps: Needs,
  input: OnAccount & { key: string; length: GrantLength },
): Promise<Membership> {
  const { userId, key, length, actorId, reason } = input;
  return change(deps, input, async (transaction, now) => {
    const grant = { userId, length, source: "operator", cause: `operator:${key}` } as const;
    const earlier = await findGrantByCause(transaction, grant.cause);
    if (earlier && !isDeepStrictEqual(earlier, { userId, length })) throw new AppError("keySpent");
    // Adding what is there adds nothing.
    const membership = await addGrant(transaction, grant, now);
    if (!membership) throw new AppError("notFound");
    if (earlier) return membership;
    const action = { actorId, action: "grant", subject: grant.cause, userId, reason };
    await noteAction(transaction, { ...action, before: {}, after: { length } }, now);
    return membership;
  });
}

/**
 * Extends the membership of this email's account as if the plan had been bought now, for the command line.
 * @returns the new membership; null if the email has no account.
 */
export async function grantPlan(deps: Needs, email: string, plan: PlanName): Promise<Membership | null> {
  const user = await store.findUserByEmail(deps.db, email.toLowerCase());
  return user && grantLength(deps, { ...commandLine, userId: user.id, key: newId(), length: lengthOf(plan) });
}

/**
 * Takes a grant of an account back, or restores one that was taken, by the number that the account gives it. What was
 * bought is taken back by a refund and not here. Throws notFound, also for a grant that is in that state already.
 */
export async function turnGrantOf(
  deps: Needs,
  input: OnAccount & { number: number; effect: "take" | "restore" },
): Promise<Membership> {
  const { userId, number, effect, actorId, reason } = input;
  return change(deps, input, async (transaction, now) => {
    const grant = await findGrantOf(transaction, userId, number);
    if (!grant || grant.source === "order" || grant.isTaken !== (effect === "restore")) throw new AppError("notFound");
    const turn = { grant: grant.cause, effect, source: "operator", cause: `operator:${newId()}` } as const;
    const membership = await turnGrant(transaction, turn, now);
    if (!membership) throw new AppError("notFound");
    const action = { actorId, action: `${effect}-grant`, subject: grant.cause, userId, reason };
    await noteAction(transaction, { ...action, before: { number }, after: { effect } }, now);
    return membership;
  });
}
