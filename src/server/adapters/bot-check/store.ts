import { lt } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { usedBotChallenges } from "#server/db/schema/accounts.ts";

/** True for the first who asks with this challenge. */
export async function consumeChallenge(db: Queries, challenge: string, expiresAt: Date): Promise<boolean> {
  const rows = await db.insert(usedBotChallenges).values({ challenge, expiresAt }).onConflictDoNothing().returning();
  return rows.length === 1;
}

/** Challenges that are over need not be remembered: they are refused anyway. */
export async function forgetOldChallenges(db: Queries, now: Date): Promise<void> {
  await db.delete(usedBotChallenges).where(lt(usedBotChallenges.expiresAt, now));
}
