import { lt } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { usedBotChallenges } from "#server/db/schema/accounts.ts";

/** Marks a challenge as used. Returns true for the first caller only. */
export async function consumeChallenge(db: Queries, challenge: string, expiresAt: Date): Promise<boolean> {
  const rows = await db.insert(usedBotChallenges).values({ challenge, expiresAt }).onConflictDoNothing().returning();
  return rows.length === 1;
}

/** Removes challenges that have expired: they are refused without a look at this table. */
export async function forgetOldChallenges(db: Queries, now: Date): Promise<void> {
  await db.delete(usedBotChallenges).where(lt(usedBotChallenges.expiresAt, now));
}
