import { createHmac } from "node:crypto";
import { claimText, type Identifier } from "#core/billing/gift-claims.ts";
import type { Queries } from "#server/db/client.ts";
import { installationKey } from "#server/db/keys.ts";
import { addClaims } from "./store/gift-claims.ts";

/**
 * Records that whoever has these identifiers had the gifts of a new account, and returns whether none of them was
 * recorded before. The records are HMACs under a key of this installation. They outlive the account, so that signing up
 * again brings no second gift; that is all they can be used for.
 */
export async function claimGifts(db: Queries, identifiers: readonly Identifier[], now: Date): Promise<boolean> {
  if (identifiers.length === 0) return true;
  const key = await installationKey(db, "gift-claims")();
  const claims = identifiers.map((one) => createHmac("sha256", key).update(claimText(one)).digest("hex"));
  return (await addClaims(db, [...new Set(claims)].sort(), now)) === new Set(claims).size;
}
