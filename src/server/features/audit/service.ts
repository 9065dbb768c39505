import type { Transaction } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import { newId } from "#server/ids.ts";
import type { Audit } from "#server/operations/pipeline.ts";
import { userOf } from "#server/operations/principal.ts";
import * as store from "./store.ts";

/**
 * Records who did what to whom, after the operation and before its answer; the request's content and the values it
 * changed are not recorded, only a reason that was given for the record.
 * The record is not part of the operation's transaction: if the process dies between the two, the operation stays
 * unrecorded. Where that is not acceptable, such as for money, the feature writes its own rows inside its transaction.
 */
export function createAudit(deps: Pick<Deps, "db" | "now">): Audit {
  return ({ principal, operation, subject, requestId, reason }) =>
    store.addRecord(deps.db, {
      id: newId(),
      at: new Date(deps.now()),
      operation,
      principal: principal.kind,
      userId: userOf(principal)?.id ?? null,
      subjectUserId: subject?.ownerId ?? null,
      requestId,
      ...(reason === undefined ? {} : { reason, subjectId: subject?.id ?? null }),
    });
}

/** Who decides: an admin by the id of the account, or the command line (null). */
export type Operator = { actorId: string | null };

/**
 * What an operator did, in the transaction that does it: `subject` names an order, a refund, an exception, a grant or a
 * record, and `userId` the account that was changed. `before` and `after` are facts, never contents of a person's.
 */
export type Action = Operator & {
  action: string;
  subject: string;
  userId?: string | null;
  reason: string;
  before: object;
  after: object;
};

/** Records what an operator does. The records only grow. */
export async function noteAction(transaction: Transaction, action: Action, at: Date): Promise<void> {
  const { userId = null, ...rest } = action;
  await store.addAction(transaction, { ...rest, id: newId(), at, subjectUserId: userId });
}

/** Returns what operators did to these subjects and this account, newest first. */
export function actionsAbout(
  deps: Pick<Deps, "db">,
  about: { subjects?: readonly string[]; userId?: string },
  atMost = 50,
) {
  return store.listActions(deps.db, about, atMost);
}

/**
 * Returns what others did to this user's account and resumes, oldest first, for the data export. Who an admin was is
 * between the operator and that admin.
 */
export async function recordsAbout(deps: Pick<Deps, "db">, userId: string) {
  const rows = await store.listRecordsAbout(deps.db, userId);
  const looks = rows.map(({ at, operation, principal, subjectId, reason }) => ({
    at: at.toISOString(),
    operation,
    by: principal === "operator" || principal === "system" ? principal : "admin",
    ...(subjectId === null ? {} : { resume: subjectId }),
    ...(reason === null ? {} : { reason }),
  }));
  const actions = (await store.listActions(deps.db, { userId }, 1000)).map(({ at, action, actorId, reason }) => ({
    ...{ at: at.toISOString(), operation: action, by: actorId === null ? "operator" : "admin" },
    ...(reason === "" ? {} : { reason }),
  }));
  return [...looks, ...actions].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
