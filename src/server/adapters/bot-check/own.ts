import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";
import { z } from "zod";
import { limits } from "#core/limits.ts";
import type { Queries } from "#server/db/client.ts";
import { installationKey } from "#server/db/keys.ts";
import { sameSecret } from "#server/ids.ts";
import type { BotCheck } from "./port.ts";
import { forgetOldChallenges, spendChallenge } from "./store.ts";

/** About half as many hashes are tried on average: well under a second in a browser, a price for who wants thousands. */
const maxNumber = 50_000;

const solution = z.strictObject({
  algorithm: z.literal("SHA-256"),
  challenge: z.string().regex(/^[0-9a-f]{64}$/),
  number: z.number().int().min(0).max(maxNumber),
  salt: z.string().max(100),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
});

/**
 * A proof of work hosted by ourselves, in the manner of ALTCHA. A challenge carries its own expiry in the signed salt, so
 * nothing is stored until it is solved; a solved one is remembered until it expires. The token is base64 of the JSON
 * `{algorithm, challenge, number, salt, signature}`.
 */
export function createOwnBotCheck(db: Queries, now: () => number): Required<BotCheck> {
  const loadOwnKey = installationKey(db, "bot-check");
  return {
    kind: "own",
    async challenge() {
      const salt = `${randomBytes(12).toString("hex")}.${now() + limits.botCheck.lifetime}`;
      const challenge = digest(salt, randomInt(maxNumber + 1));
      return { algorithm: "SHA-256", challenge, salt, maxNumber, signature: sign(await loadOwnKey(), challenge, salt) };
    },
    async verify(token) {
      const given = read(token);
      if (!given) return false;
      const expires = Number(given.salt.split(".")[1]);
      if (!(expires > now())) return false;
      if (!sameSecret(sign(await loadOwnKey(), given.challenge, given.salt), given.signature)) return false;
      if (digest(given.salt, given.number) !== given.challenge) return false;
      await forgetOldChallenges(db, new Date(now()));
      return spendChallenge(db, given.challenge, new Date(expires));
    },
  };
}

function read(token: string): z.infer<typeof solution> | null {
  try {
    const result = solution.safeParse(JSON.parse(Buffer.from(token, "base64").toString("utf8")));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

function digest(salt: string, number: number): string {
  return createHash("sha256").update(`${salt}${number}`).digest("hex");
}

function sign(key: string, challenge: string, salt: string): string {
  return createHmac("sha256", key).update(`${challenge}.${salt}`).digest("hex");
}
