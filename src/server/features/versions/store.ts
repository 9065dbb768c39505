import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Database, Queries } from "#server/db/client.ts";
import { isLive, resumes } from "#server/db/schema/resumes.ts";
import { resumeVersions } from "#server/db/schema/versions.ts";

export type VersionRow = typeof resumeVersions.$inferSelect;

const cardColumns = {
  id: resumeVersions.id,
  label: resumeVersions.label,
  savedAt: resumeVersions.savedAt,
  createdAt: resumeVersions.createdAt,
};
/** The columns that a list shows: all but the document. */
export type CardRow = Pick<VersionRow, keyof typeof cardColumns>;

/** Named versions first, each group newest first; rows beyond the limit in this order are deleted. */
const lastingFirst = [sql`${resumeVersions.label} is null`, desc(resumeVersions.id)];

export async function listCards(db: Queries, resumeId: string, page: { limit: number; offset: number }) {
  return db
    .select(cardColumns)
    .from(resumeVersions)
    .where(eq(resumeVersions.resumeId, resumeId))
    .orderBy(...lastingFirst)
    .limit(page.limit)
    .offset(page.offset);
}

export async function countOf(db: Queries, resumeId: string): Promise<number> {
  const rows = await db.select({ count: count() }).from(resumeVersions).where(eq(resumeVersions.resumeId, resumeId));
  return rows[0]?.count ?? 0;
}

const isOne = (resumeId: string, id: string) => and(eq(resumeVersions.resumeId, resumeId), eq(resumeVersions.id, id));

export async function findVersion(db: Queries, resumeId: string, id: string): Promise<VersionRow | null> {
  const rows = await db.select().from(resumeVersions).where(isOne(resumeId, id)).limit(1);
  return rows[0] ?? null;
}

/**
 * Copies the stored state of a resume into a version, unless that state already has one (`updated_at` is never the same
 * twice), and deletes versions beyond the limit. The caller holds the lock of the resume's row.
 */
export async function insertState(
  tx: Queries,
  version: { id: string; resumeId: string; now: Date; kept: number },
): Promise<void> {
  await tx.execute(sql`
    insert into resume_versions (id, resume_id, label, name, data, config, saved_at, created_at)
    select ${version.id}, id, null, name, data, config, updated_at, ${version.now.toISOString()}::timestamptz
    from resumes
    where id = ${version.resumeId}
      and not exists (
        select 1 from resume_versions kept where kept.resume_id = resumes.id and kept.saved_at = resumes.updated_at
      )`);
  await trim(tx, version.resumeId, version.kept);
}

/** Copies the stored state of this user's resume into a labelled version; returns null if there is no such resume. */
export async function insertNamed(
  db: Database,
  version: { id: string; resumeId: string; userId: string; label: string; now: Date; kept: number },
): Promise<CardRow | null> {
  return db.transaction(async (tx) => {
    // The row is locked first: a concurrent save waits, and of two concurrent calls the second sees the first one's
    // version.
    const owned = await tx
      .update(resumes)
      .set({ versionedAt: version.now })
      .where(and(eq(resumes.id, version.resumeId), eq(resumes.userId, version.userId), isLive))
      .returning({ name: resumes.name, data: resumes.data, config: resumes.config, savedAt: resumes.updatedAt });
    const [state] = owned;
    if (!state) return null;
    const { id, resumeId, label, now } = version;
    const rows = await tx
      .insert(resumeVersions)
      .values({ id, resumeId, label, ...state, createdAt: now })
      .returning(cardColumns);
    await trim(tx, resumeId, version.kept);
    return rows[0] ?? null;
  });
}

async function trim(tx: Queries, resumeId: string, kept: number): Promise<void> {
  await tx.execute(sql`
    delete from resume_versions where id in (
      select id from resume_versions where resume_id = ${resumeId} order by label is null, id desc offset ${kept}
    )`);
}

export async function updateLabel(db: Queries, resumeId: string, id: string, label: string): Promise<CardRow | null> {
  const rows = await db.update(resumeVersions).set({ label }).where(isOne(resumeId, id)).returning(cardColumns);
  return rows[0] ?? null;
}

/** Deletes a version; returns true if there was one. */
export async function deleteVersion(db: Queries, resumeId: string, id: string): Promise<boolean> {
  const rows = await db.delete(resumeVersions).where(isOne(resumeId, id)).returning({ id: resumeVersions.id });
  return rows.length > 0;
}
