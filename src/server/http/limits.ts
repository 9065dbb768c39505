import { createHash } from "node:crypto";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { AppError } from "#core/errors.ts";
import type { Database } from "#server/db/client.ts";

/** How often something may be done: `points` times in `seconds`. */
export type Rate = { points: number; seconds: number };

export type Limits = {
  /** Counts one use of `name` by `who`; throws tooManyRequests with the seconds to wait. */
  take(name: string, who: string, rate: Rate): Promise<void>;
};

/**
 * Counters in memory with the embedded database (one process), in the table `rate_limits` with PostgreSQL (several).
 * Keys are hashed: addresses of people are not kept. What must hold exactly (tries of a code, mails to an address) is
 * counted by the feature in its own rows; this is the wall before it.
 */
export function createLimits(db: Database): Limits {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiter = (name: string, rate: Rate) => {
    const key = `${name}:${rate.points}:${rate.seconds}`;
    let found = limiters.get(key);
    if (!found) {
      const options = { keyPrefix: name, points: rate.points, duration: rate.seconds };
      found =
        db.kind === "postgres"
          ? new RateLimiterPostgres({
              ...options,
              storeClient: db.pool,
              storeType: "pool",
              tableName: "rate_limits",
              tableCreated: true,
              // A database that is down must not lift the limits.
              insuranceLimiter: new RateLimiterMemory(options),
            })
          : new RateLimiterMemory(options);
      limiters.set(key, found);
    }
    return found;
  };
  return {
    async take(name, who, rate) {
      const key = createHash("sha256").update(who).digest("base64url");
      try {
        await limiter(name, rate).consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new AppError("tooManyRequests", { retryAfter, params: { seconds: retryAfter } });
      }
    },
  };
}
