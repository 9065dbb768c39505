import type { Deps } from "#server/deps.ts";
import { newId } from "#server/ids.ts";
import type { Audit } from "#server/operations/pipeline.ts";
import { userOf } from "#server/operations/principal.ts";
import { addRecord } from "./store.ts";

/**
 * Writes who did what to whom, after it was done; what was sent and what it changed is not kept. The record is not part of
 * the operation's transaction: a process that dies between the two has done something that is not recorded. What must not
 * allow that, such as money, keeps rows of its own inside its transaction.
 */
export function createAudit(deps: Pick<Deps, "db" | "now">): Audit {
  return ({ principal, operation, subject, requestId }) =>
    addRecord(deps.db, {
      id: newId(),
      at: new Date(deps.now()),
      operation,
      principal: principal.kind,
      userId: userOf(principal)?.id ?? null,
      subjectUserId: subject?.ownerId ?? null,
      requestId,
    });
}
