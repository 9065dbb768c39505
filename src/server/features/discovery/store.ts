import { asc, eq } from "drizzle-orm";
import type { Queries, Transaction } from "#server/db/client.ts";
import { sitemapParts } from "#server/db/schema/catalog.ts";
import { resumes } from "#server/db/schema/resumes.ts";

export type SitemapList = (typeof sitemapParts.$inferSelect)["list"];

/** Returns where a list of sitemaps is cut, in its order: part `number` comes after the place. */
export async function readCuts(db: Queries, list: SitemapList) {
  return db
    .select({ number: sitemapParts.number, id: resumes.id, createdAt: resumes.createdAt })
    .from(sitemapParts)
    .innerJoin(resumes, eq(resumes.id, sitemapParts.afterId))
    .where(eq(sitemapParts.list, list))
    .orderBy(asc(sitemapParts.number));
}

/** Replaces the cuts of all lists. */
export async function putCuts(
  transaction: Transaction,
  cuts: readonly { list: SitemapList; number: number; afterId: string }[],
): Promise<void> {
  await transaction.delete(sitemapParts);
  if (cuts.length > 0) await transaction.insert(sitemapParts).values([...cuts]);
}
