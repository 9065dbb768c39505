import { eq, lt } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { installationKeys, usedBotChallenges } from "#server/db/schema/accounts.ts";

/** The key `name` of this installation; the first process to ask makes it, from then on everybody has that one. */
export async function loadKey(db: Queries, name: string, fresh: () => string): Promise<string> {
  await db.insert(installationKeys).values({ name, secret: fresh() }).onConflictDoNothing();
  const rows = await db.select().from(installationKeys).where(eq(installationKeys.name, name));
  const key = rows[0];
  if (!key) throw new Error(`The key ${name} could not be stored`);
  return key.secret;
}

/** True for the first who asks with this challenge. */
export async function spendChallenge(db: Queries, challenge: string, expiresAt: Date): Promise<boolean> {
  const rows = await db.insert(usedBotChallenges).values({ challenge, expiresAt }).onConflictDoNothing().returning();
  return rows.length === 1;
}

/** Challenges that are over need not be remembered: they are refused anyway. */
export async function forgetOldChallenges(db: Queries, now: Date): Promise<void> {
  await db.delete(usedBotChallenges).where(lt(usedBotChallenges.expiresAt, now));
}
