import { createHmac } from "node:crypto";
import type { Queries } from "#server/db/client.ts";
import { installationKey } from "#server/db/keys.ts";

/**
 * Returns what the log writes for a user: the same text for all lines of one user, and another one in every installation.
 * Whoever reads a log without the database learns from it neither whose the lines are nor whether somebody has an
 * account. It is HMAC-SHA-256 of the id with a key of this installation, shortened to 128 bits, in base64url.
 */
export function createUserHash(db: Queries): (userId: string) => Promise<string> {
  const loadKey = installationKey(db, "log");
  return async (userId) =>
    createHmac("sha256", await loadKey())
      .update(userId)
      .digest()
      .subarray(0, 16)
      .toString("base64url");
}
