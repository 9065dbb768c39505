import { sql } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";

export async function askDatabase(db: Queries): Promise<void> {
  await db.execute(sql`select 1`);
}
