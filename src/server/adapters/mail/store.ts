import { and, count, desc, eq, inArray } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { outbox } from "#server/db/schema/outbox.ts";

export type OutboxRow = typeof outbox.$inferSelect;

export async function addToOutbox(db: Queries, row: OutboxRow): Promise<void> {
  await db.insert(outbox).values(row);
}

/** Returns messages, newest first. `to` filters by one email or phone number. */
export async function listOutbox(
  db: Queries,
  to: string | undefined,
  page: { limit: number; offset: number },
  channels: OutboxRow["channel"][] = ["mail", "sms"],
) {
  const wanted = and(to === undefined ? undefined : eq(outbox.to, to), inArray(outbox.channel, channels));
  const rows = await db
    .select()
    .from(outbox)
    .where(wanted)
    .orderBy(desc(outbox.id))
    .limit(page.limit)
    .offset(page.offset);
  const total = await db.select({ count: count() }).from(outbox).where(wanted);
  return { rows, count: total[0]?.count ?? 0 };
}

/** Removes all messages to these emails and phone numbers. */
export async function removeFromOutbox(db: Queries, receivers: readonly string[]): Promise<void> {
  await db.delete(outbox).where(inArray(outbox.to, [...receivers]));
}
