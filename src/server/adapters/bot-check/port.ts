/** Tells people from programs before a costly call. */
export type BotCheck = {
  readonly kind: "off" | "own" | "turnstile";
  /**
   * Returns true once for a token that this check issued and that has not expired, and false when the token is used
   * again. Throws BotCheckUnavailable when the provider that must be asked does not answer.
   */
  verify(token: string, client: { ip: string; work?: BotWork }): Promise<boolean>;
  /** Returns a new challenge. Only the self-hosted check has challenges. */
  challenge?(work: BotWork): Promise<BotChallenge>;
};

/**
 * How much work a solution must have cost: `short` by default, and `long` where it replaces a captcha's picture. Only
 * the self-hosted check knows the difference.
 */
export type BotWork = "short" | "long";

/** An ALTCHA challenge: find `number` in 0..maxnumber with hex(SHA-256(salt + number)) = challenge. */
export type BotChallenge = {
  algorithm: "SHA-256";
  challenge: string;
  salt: string;
  maxnumber: number;
  signature: string;
};

export class BotCheckUnavailable extends Error {
  override name = "BotCheckUnavailable";
}
