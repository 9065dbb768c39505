import type { Deps } from "#server/deps.ts";
import { newId } from "#server/ids.ts";
import type { Audit } from "#server/operations/pipeline.ts";
import { userOf } from "#server/operations/principal.ts";
import { addRecord } from "./store.ts";

/**
 * Records who did what to whom, after the operation; the request's content and the values it changed are not recorded.
 * The record is not part of the operation's transaction: if the process dies between the two, the operation stays
 * unrecorded. Where that is not acceptable, such as for money, the feature writes its own rows inside its transaction.
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
