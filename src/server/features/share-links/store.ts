import { and, asc, count, desc, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { limits } from "#core/limits.ts";
import type { Queries } from "#server/db/client.ts";
import { users } from "#server/db/schema/accounts.ts";
import { isLive, resumes } from "#server/db/schema/resumes.ts";
import { linkReads, linkSources, linkViews, recentLinkViewers, shareLinks } from "#server/db/schema/share-links.ts";
import type { View } from "../views/service.ts";

export type LinkRow = typeof shareLinks.$inferSelect;

/** A link and what is said of the resume that it shows. */
export type LinkWithShown = {
  link: LinkRow;
  shown: { name: string; lang: string; templateName: string; removedAt: Date | null };
};

/** Returns the links of a resume, or that one of them, the newest first. */
export async function listLinks(db: Queries, resumeId: string, linkId?: string): Promise<LinkWithShown[]> {
  const { name, lang, templateName, removedAt } = resumes;
  return db
    .select({ link: shareLinks, shown: { name, lang, templateName, removedAt } })
    .from(shareLinks)
    .innerJoin(resumes, eq(resumes.id, shareLinks.shownId))
    .where(and(eq(shareLinks.resumeId, resumeId), linkId === undefined ? undefined : eq(shareLinks.id, linkId)))
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id));
}

/** Returns the design and the shown resume of a link until the transaction ends; null if this resume has no such link. */
export async function lockLink(
  tx: Queries,
  { id, linkId }: { id: string; linkId: string },
): Promise<Pick<LinkRow, "templateName" | "shownId"> | null> {
  const [row] = await tx
    .select({ templateName: shareLinks.templateName, shownId: shareLinks.shownId })
    .from(shareLinks)
    .where(and(eq(shareLinks.resumeId, id), eq(shareLinks.id, linkId)))
    .for("update");
  return row ?? null;
}

/** Returns the owner and the design of a resume that is not in the bin. */
export async function findShown(db: Queries, id: string): Promise<{ userId: string; templateName: string } | null> {
  const [row] = await db
    .select({ userId: resumes.userId, templateName: resumes.templateName })
    .from(resumes)
    .where(and(eq(resumes.id, id), isLive));
  return row ?? null;
}

/** Locks the resume's row against another one that counts, so that two links that are made at once are both counted. */
export async function countLinks(tx: Queries, resumeId: string): Promise<number> {
  await tx.select({ id: resumes.id }).from(resumes).where(eq(resumes.id, resumeId)).for("no key update");
  const [row] = await tx.select({ count: count() }).from(shareLinks).where(eq(shareLinks.resumeId, resumeId));
  return row?.count ?? 0;
}

export async function addLink(tx: Queries, row: LinkRow): Promise<void> {
  await tx.insert(shareLinks).values(row);
}

/** Changes a link of this resume. */
export async function changeLink(
  db: Queries,
  { id, linkId }: { id: string; linkId: string },
  changes: Partial<LinkRow>,
): Promise<void> {
  await db
    .update(shareLinks)
    // Two states of a link never share a moment, because a page in memory is recognized by it.
    .set({
      ...changes,
      changedAt: sql`greatest(${changes.changedAt?.toISOString()}::timestamptz(3), ${shareLinks.changedAt} + interval '1 millisecond')`,
    })
    .where(and(eq(shareLinks.resumeId, id), eq(shareLinks.id, linkId)));
}

/** Removes a link of this resume; returns false if it has no such link. */
export async function removeLink(db: Queries, { id, linkId }: { id: string; linkId: string }): Promise<boolean> {
  const rows = await db
    .delete(shareLinks)
    .where(and(eq(shareLinks.resumeId, id), eq(shareLinks.id, linkId)))
    .returning({ id: shareLinks.id });
  return rows.length === 1;
}

/** Returns the figures of these links: views a day since `since` and in total, where from, and how far read. */
export async function figuresOf(db: Queries, ids: readonly string[], since: string) {
  const these = [...ids];
  return {
    totals: await db
      .select({ linkId: linkViews.linkId, views: sql`sum(${linkViews.views})`.mapWith(Number) })
      .from(linkViews)
      .where(inArray(linkViews.linkId, these))
      .groupBy(linkViews.linkId),
    days: await db
      .select()
      .from(linkViews)
      .where(and(inArray(linkViews.linkId, these), sql`${linkViews.day} >= ${since}::date`)),
    sources: await db
      .select()
      .from(linkSources)
      .where(inArray(linkSources.linkId, these))
      .orderBy(desc(linkSources.views), asc(linkSources.host)),
    reads: await db
      .select()
      .from(linkReads)
      .where(and(inArray(linkReads.linkId, these), gt(linkReads.readers, 0)))
      .orderBy(asc(linkReads.part)),
  };
}

/**
 * Returns the link with this token, the state of the resume that it shows, and the facts that decide its owner's
 * membership. Null where there is none, where a resume of it is in the bin, or where its owner is suspended.
 */
export async function findByToken(db: Queries, token: string) {
  const listed = alias(resumes, "listed");
  const rows = await db
    .select({
      link: shareLinks,
      resume: { id: resumes.id, userId: resumes.userId, uuid: resumes.uuid, updatedAt: resumes.updatedAt },
      owner: { role: users.role, isVip: users.isVip, validTo: users.validTo },
    })
    .from(shareLinks)
    .innerJoin(resumes, eq(resumes.id, shareLinks.shownId))
    .innerJoin(listed, eq(listed.id, shareLinks.resumeId))
    .innerJoin(users, eq(users.id, resumes.userId))
    .where(and(eq(shareLinks.token, token), isLive, isNull(listed.removedAt), isNull(users.suspendedAt)))
    .limit(1);
  return rows[0] ?? null;
}

/**
 * Adds views to the figures of their links, and returns those that count, as `addViews` of the public page does. Beyond
 * `limits.shareLinks.hosts` hosts of a link, another one is counted as not known: anybody can name any host.
 */
export async function addLinkViews(db: Queries, views: readonly View[]): Promise<Pick<View, "pageId" | "mark">[]> {
  if (views.length === 0) return [];
  const list = sql.join(
    views.map(
      ({ pageId, mark, at, from }) => sql`(${pageId}, ${mark}::int, ${at.toISOString()}::timestamptz, ${from})`,
    ),
    sql`, `,
  );
  const { rows } = await db.execute<{ link_id: string; mark: number }>(sql`
    with looked (link_id, mark, at, host) as (values ${list}), counted as (
      insert into recent_link_viewers as known (link_id, mark, counted_at)
      select looked.link_id, looked.mark, looked.at from looked
      join share_links on share_links.id = looked.link_id
      order by looked.link_id, looked.mark
      for key share of share_links
      on conflict (link_id, mark) do update set counted_at = excluded.counted_at, part = 0
      where known.counted_at <= excluded.counted_at - ${limits.views.again} * interval '1 millisecond'
      returning known.link_id, known.mark, known.counted_at
    ), stored as (
      insert into link_views (link_id, day, views)
      select link_id, (counted_at at time zone 'UTC')::date, count(*)::int from counted group by 1, 2 order by 1, 2
      on conflict (link_id, day) do update set views = link_views.views + excluded.views
    ), sourced as (
      select counted.link_id, case
        when exists (select 1 from link_sources old where old.link_id = counted.link_id and old.host = looked.host)
          or (select count(*) from link_sources old where old.link_id = counted.link_id)
            + dense_rank() over (partition by counted.link_id order by looked.host) <= ${limits.shareLinks.hosts}
        then looked.host else '' end as host
      from counted join looked on looked.link_id = counted.link_id and looked.mark = counted.mark
    ), named as (
      insert into link_sources (link_id, host, views)
      select link_id, host, count(*)::int from sourced group by 1, 2 order by 1, 2
      on conflict (link_id, host) do update set views = link_sources.views + excluded.views
    )
    select link_id, mark from counted`);
  return rows.map(({ link_id, mark }) => ({ pageId: link_id, mark }));
}

/**
 * Notes that a viewer who was counted since `since` has read to this part. Whoever was not counted is nobody's reader,
 * and a part that was read before is no news.
 */
export async function noteReading(
  tx: Queries,
  { linkId, mark, part, since }: { linkId: string; mark: number; part: number; since: Date },
): Promise<void> {
  const viewer = and(eq(recentLinkViewers.linkId, linkId), eq(recentLinkViewers.mark, mark));
  const [known] = await tx
    .select({ part: recentLinkViewers.part })
    .from(recentLinkViewers)
    .where(and(viewer, gt(recentLinkViewers.countedAt, since), lt(recentLinkViewers.part, part)))
    .for("update");
  if (!known) return;
  await tx.update(recentLinkViewers).set({ part }).where(viewer);
  // The lower part first, as every process does, so that none waits for another that waits for it.
  if (known.part > 0) {
    await tx
      .update(linkReads)
      .set({ readers: sql`${linkReads.readers} - 1` })
      .where(and(eq(linkReads.linkId, linkId), eq(linkReads.part, known.part)));
  }
  await tx
    .insert(linkReads)
    .values({ linkId, part, readers: 1 })
    .onConflictDoUpdate({
      target: [linkReads.linkId, linkReads.part],
      set: { readers: sql`${linkReads.readers} + 1` },
    });
}
