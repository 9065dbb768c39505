import { and, asc, count, eq, gt } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { toolProposals } from "#server/db/schema/proposals.ts";
import { isLive, resumes } from "#server/db/schema/resumes.ts";

export type ProposalRow = typeof toolProposals.$inferSelect;
/** All but the documents, which are long. */
const columns = {
  id: toolProposals.id,
  tokenName: toolProposals.tokenName,
  note: toolProposals.note,
  baseUpdatedAt: toolProposals.baseUpdatedAt,
  createdAt: toolProposals.createdAt,
  expiresAt: toolProposals.expiresAt,
};
export type ProposalCardRow = Pick<ProposalRow, keyof typeof columns>;

/** What waits for this resume at this time. */
const waiting = (resumeId: string, now: Date) =>
  and(eq(toolProposals.resumeId, resumeId), gt(toolProposals.expiresAt, now));

/** Returns what waits for a resume, the oldest first. */
export async function listProposals(db: Queries, resumeId: string, now: Date): Promise<ProposalCardRow[]> {
  return db.select(columns).from(toolProposals).where(waiting(resumeId, now)).orderBy(asc(toolProposals.id));
}

/** Returns one proposal that waits for this resume, or null. `isLocked`: nobody else changes it until the end of `tx`. */
export async function findProposal(
  tx: Queries,
  { resumeId, id, now }: { resumeId: string; id: string; now: Date },
  isLocked = false,
): Promise<ProposalRow | null> {
  const found = tx
    .select()
    .from(toolProposals)
    .where(and(waiting(resumeId, now), eq(toolProposals.id, id)))
    .limit(1);
  const [row] = await (isLocked ? found.for("update") : found);
  return row ?? null;
}

/**
 * Returns how many proposals wait for a resume; null where there is none that is not in the bin. Its row is locked, so
 * that of several programs exactly as many succeed as there is room for.
 */
export async function lockAndCount(tx: Queries, resumeId: string, now: Date): Promise<number | null> {
  const [resume] = await tx
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.id, resumeId), isLive))
    .for("no key update");
  if (!resume) return null;
  const [row] = await tx.select({ count: count() }).from(toolProposals).where(waiting(resumeId, now));
  return row?.count ?? 0;
}

export async function addProposal(tx: Queries, row: ProposalRow): Promise<void> {
  await tx.insert(toolProposals).values(row);
}

export async function noteDecisions(
  tx: Queries,
  id: string,
  decided: Pick<ProposalRow, "taken" | "refused">,
): Promise<void> {
  await tx.update(toolProposals).set(decided).where(eq(toolProposals.id, id));
}

export async function removeProposal(tx: Queries, id: string): Promise<void> {
  await tx.delete(toolProposals).where(eq(toolProposals.id, id));
}
