import type { Queries } from "#server/db/client.ts";
import { giftClaims } from "#server/db/schema/membership.ts";

/**
 * Records these claims and returns how many of them are new. They must come sorted, so that two transactions with the
 * same ones wait for each other instead of deadlocking.
 */
export async function addClaims(db: Queries, claims: readonly string[], claimedAt: Date): Promise<number> {
  const rows = await db
    .insert(giftClaims)
    .values(claims.map((claim) => ({ claim, claimedAt })))
    .onConflictDoNothing()
    .returning({ claim: giftClaims.claim });
  return rows.length;
}
