/** The numbers of what programs may do for a user. Milliseconds and characters, as in `limits.ts`. */
export const toolLimits = {
  /**
   * API tokens: how many a user has, of how many random bytes, how long a name is, how many of a token's last characters
   * are shown, how often its last use is written down, and how long an expired one is still listed and named as expired.
   */
  tokens: { most: 20, bytes: 32, nameLength: 60, ending: 4, touchAfter: 60_000, listedFor: 30 * 86_400_000 },
  /**
   * Programs that ask for access (OAuth): how many may be registered whom nobody has let in yet, after how many ms such a
   * one makes room for another, and is removed; how long one is kept that nobody uses any more; its redirect URIs, the
   * characters of one and of a `state`, and the bytes of what it sends.
   */
  clients: {
    waiting: 2_000,
    makesRoomAfter: 10 * 60_000,
    waitsFor: 7 * 86_400_000,
    keptFor: 90 * 86_400_000,
    redirects: 10,
    uriLength: 1_000,
    stateLength: 1_000,
    bytes: 16_384,
  },
  /**
   * A program's access: how long a code can be turned into tokens and is remembered, how long an access token is valid,
   * after how many ms without a refresh the whole ends, and after how many in any case.
   */
  access: {
    code: 2 * 60_000,
    codeKeptFor: 86_400_000,
    token: 3_600_000,
    unusedFor: 90 * 86_400_000,
    longest: 365 * 86_400_000,
  },
  /**
   * A JSON Patch: how many operations it has, how long a path is, and how many characters of JSON it adds, copies
   * included, because two copies of everything in a hundred operations would be more than any memory holds.
   */
  patch: { operations: 500, pointerLength: 300, added: 1_000_000 },
  /**
   * What programs propose: how many proposals wait for a resume, for how long, how many characters of a program's own words
   * about one, how many changes are decided about at once, and how long the id of a change is.
   */
  proposals: { most: 10, lifetime: 30 * 86_400_000, noteLength: 500, changes: 2_000, changeIdLength: 300 },
} as const;

/** How often programs may ask, as `rates` of `limits.ts`, of which these are a part. */
export const toolRates = {
  /** Calls with a user's API tokens, all of them together. */
  byToken: { points: 1000, seconds: 3600 },
  createApiToken: { points: 30, seconds: 3600 },
  /** Programs that register and turn codes into tokens, per IP: those of a service that many people use share one. */
  registerClient: { points: 60, seconds: 3600 },
  authorizeClient: { points: 120, seconds: 600 },
  clientToken: { points: 600, seconds: 600 },
} as const;
