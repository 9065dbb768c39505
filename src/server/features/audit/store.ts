import { sql } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { users } from "#server/db/schema/accounts.ts";
import { auditLog } from "#server/db/schema/audit.ts";

/** Inserts a record. A user who no longer exists, for example after an account removal, is stored as null. */
export async function addRecord(db: Queries, record: typeof auditLog.$inferInsert): Promise<void> {
  const stillThere = (id: string | null | undefined) =>
    sql`(select ${users.id} from ${users} where ${users.id} = ${id ?? null})`;
  await db.insert(auditLog).values({
    ...record,
    userId: stillThere(record.userId),
    subjectUserId: stillThere(record.subjectUserId),
  });
}
