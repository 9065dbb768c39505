import { createChallenge, extractParams } from "altcha-lib/v1";
import { z } from "zod";
import { limits } from "#core/limits.ts";
import type { Queries } from "#server/db/client.ts";
import { installationKey } from "#server/db/keys.ts";
import { sameSecret } from "#server/ids.ts";
import type { BotCheck } from "./port.ts";
import { consumeChallenge, forgetOldChallenges } from "./store.ts";

const { numbers, lifetime } = limits.botCheck;

const solution = z.object({
  algorithm: z.literal("SHA-256"),
  challenge: z.string().regex(/^[0-9a-f]{64}$/),
  number: z.number().int().min(0).max(numbers.long),
  // The salt ends with `&`: without it digits could be moved from the number into the expiry.
  salt: z
    .string()
    .max(100)
    .regex(/^[0-9a-f]{24}\?(work=long&)?expires=\d{10}&$/),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
});

/**
 * A self-hosted proof of work that follows ALTCHA's protocol, version 1, whose SHA-256 a page can compute by itself.
 * Version 2 needs `crypto.subtle`, which browsers withhold from pages without https. The salt of a challenge carries
 * its expiry, so nothing is stored until the challenge is solved; a solved one is remembered until it expires. The
 * salt also says which work the challenge stands for, and cannot be changed without the key: the signature covers it. The
 * token is base64 of the JSON `{algorithm, challenge, number, salt, signature}`, as ALTCHA's own widget makes it.
 */
export function createOwnBotCheck(db: Queries, now: () => number): Required<BotCheck> {
  const loadOwnKey = installationKey(db, "bot-check");
  return {
    kind: "own",
    async challenge(work) {
      const made = await createChallenge({
        algorithm: "SHA-256",
        hmacKey: await loadOwnKey(),
        maxnumber: numbers[work],
        expires: new Date(now() + lifetime),
        ...(work === "long" ? { params: { work } } : {}),
      });
      const { challenge, salt, signature } = made;
      return { algorithm: "SHA-256", challenge, salt, signature, maxnumber: numbers[work] };
    },
    async verify(token, { work = "short" }) {
      const given = read(token);
      if (!given) return false;
      const params = extractParams(given);
      if (work === "long" && params.work !== "long") return false;
      const expires = Number(params.expires) * 1000;
      if (!(expires > now())) return false;
      const { number, salt } = given;
      const expected = await createChallenge({ algorithm: "SHA-256", hmacKey: await loadOwnKey(), number, salt });
      if (!sameSecret(expected.signature, given.signature)) return false;
      if (!sameSecret(expected.challenge, given.challenge)) return false;
      await forgetOldChallenges(db, new Date(now()));
      return consumeChallenge(db, given.challenge, new Date(expires));
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
