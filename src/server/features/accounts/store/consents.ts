import { asc, eq } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { consents } from "#server/db/schema/accounts.ts";

export type ConsentWay = (typeof consents.$inferSelect)["way"];

export async function addConsent(db: Queries, consent: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(consent).onConflictDoNothing();
}

export async function listConsents(db: Queries, userId: string) {
  return db
    .select({ version: consents.version, way: consents.way, agreedAt: consents.agreedAt })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(asc(consents.agreedAt));
}
