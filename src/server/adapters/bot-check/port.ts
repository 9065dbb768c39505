/** Tells people from programs before a costly call. */
export type BotCheck = {
  readonly kind: "off" | "own" | "turnstile";
  /**
   * True once for a token that this check issued and that has not expired; a second time it is false. Throws
   * BotCheckUnavailable when whoever must be asked cannot be.
   */
  verify(token: string, client: { ip: string }): Promise<boolean>;
  /** Only the self-hosted check has challenges. */
  challenge?(): Promise<BotChallenge>;
};

/** ALTCHA: find `number` in 0..maxnumber with hex(SHA-256(salt + number)) = challenge. */
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
