import { createHash } from "node:crypto";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { AppError } from "#core/errors.ts";
import { type Rate, type RateName, rates } from "#core/limits.ts";
import type { Database } from "#server/db/client.ts";

export type Limits = {
  /** Counts one use of the rate by `key`. Throws tooManyRequests with the seconds to wait. */
  take(rate: RateName, key: string): Promise<void>;
};

/**
 * Makes the counters of rate limits: in memory with the embedded database (one process) and for rates that
 * protect a process, else in the table `rate_limits` (PostgreSQL, several processes). Keys are hashed, so that no email and no IP is stored. Counts that must be exact
 * (tries of a code, mails to an email) are kept by the feature in its own rows; these limits only protect it from
 * floods.
 */
export function createLimits(db: Database): Limits {
  const limiters = new Map<RateName, RateLimiterAbstract>();
  const limiterOf = (name: RateName) => {
    let limiter = limiters.get(name);
    if (!limiter) {
      limiter = createLimiter(db, name);
      limiters.set(name, limiter);
    }
    return limiter;
  };
  return {
    async take(rate, key) {
      const hash = createHash("sha256").update(key).digest("base64url");
      try {
        await limiterOf(rate).consume(hash);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new AppError("tooManyRequests", { retryAfter, params: { seconds: retryAfter } });
      }
    },
  };
}

function createLimiter(db: Database, name: RateName): RateLimiterAbstract {
  const rate: Rate = rates[name];
  const options = { keyPrefix: name, points: rate.points, duration: rate.seconds };
  if (db.kind !== "postgres" || rate.perProcess) return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: db.pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    // A database that is down must not lift the limits.
    insuranceLimiter: new RateLimiterMemory(options),
  });
}
