import type { Deps } from "#server/deps.ts";
import { newId } from "#server/ids.ts";
import type { Audit } from "#server/operations/pipeline.ts";
import { userOf } from "#server/operations/principal.ts";
import { addRecord, listRecordsAbout } from "./store.ts";

/**
 * Records who did what to whom, after the operation and before its answer; the request's content and the values it
 * changed are not recorded, only a reason that was given for the record.
 * The record is not part of the operation's transaction: if the process dies between the two, the operation stays
 * unrecorded. Where that is not acceptable, such as for money, the feature writes its own rows inside its transaction.
 */
export function createAudit(deps: Pick<Deps, "db" | "now">): Audit {
  return ({ principal, operation, subject, requestId, reason }) =>
    addRecord(deps.db, {
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

/**
 * Returns what others did to this user's account and resumes, oldest first, for the data export. Who an admin was is
 * between the operator and that admin.
 */
export async function recordsAbout(deps: Pick<Deps, "db">, userId: string) {
  const rows = await listRecordsAbout(deps.db, userId);
  return rows.map(({ at, operation, principal, subjectId, reason }) => ({
    at: at.toISOString(),
    operation,
    by: principal === "operator" || principal === "system" ? principal : "admin",
    ...(subjectId === null ? {} : { resume: subjectId }),
    ...(reason === null ? {} : { reason }),
  }));
}
