import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import { operationLimits } from "#core/operation-limits.ts";

/**
 * A request has one deadline over everything that it waits for in the database: for a connection, and then for each of its
 * statements. Time limits for each of these alone would add up, and a request that takes long for a lock would keep its
 * connection from the pages behind it.
 */
type Waits = {
  /** Milliseconds that the request has spent on the database. What it does meanwhile for itself takes from it again. */
  spent: number;
  /** When it last gave a connection back. */
  at: number;
};

/** A connection that is in use. Times are those of `performance.now()`. */
export type Held = {
  /** Null for work that nobody waits for. */
  waits: Waits | null;
  since: number;
  /** What had gone over the connection when it was last looked at, and since when it is that much. */
  bytes: number;
  still: number;
};

const { outage } = operationLimits;
const requests = new AsyncLocalStorage<Waits>();

/** Runs a request: what it asks the database from within shares one deadline. */
export function withDeadline<Result>(request: () => Result): Result {
  return requests.run({ spent: 0, at: performance.now() }, request);
}

/** Returns how many milliseconds what holds a connection may still wait; infinite where nobody waits for it. */
export function leftOf({ waits, since }: Held, now: number): number {
  return waits ? outage.request - waits.spent - (now - since) : Number.POSITIVE_INFINITY;
}

/**
 * Makes requests wait for the pool's connections no longer than until their deadline. Returns the connections that are in
 * use at any moment.
 */
export function keepDeadlines(pool: pg.Pool): ReadonlyMap<pg.PoolClient, Held> {
  const held = new Map<pg.PoolClient, Held>();
  const connect = pool.connect.bind(pool) as (done: Done) => void;
  type Done = (error: Error | undefined, client: pg.PoolClient | undefined, release: unknown) => void;

  const begin = (done: Done): void => {
    const waits = requests.getStore() ?? null;
    const asked = performance.now();
    if (waits) waits.spent = Math.max(0, waits.spent - (asked - waits.at) / 2);
    // The pool reads it while it is called, so that each call has its own.
    pool.options.connectionTimeoutMillis = waits
      ? Math.max(outage.least, outage.request - waits.spent)
      : outage.connection;
    connect((error, client, release) => {
      const now = performance.now();
      if (waits) {
        waits.spent += now - asked;
        waits.at = now;
      }
      if (client) held.set(client, { waits, since: now, bytes: -1, still: now });
      done(error, client, release);
    });
  };
  pool.connect = ((done?: Done) => {
    if (done) return begin(done);
    return new Promise((resolve, reject) => {
      begin((error, client) => (client ? resolve(client) : reject(error)));
    });
  }) as typeof pool.connect;

  pool.on("release", (_error, client) => {
    const one = held.get(client);
    held.delete(client);
    if (!one?.waits) return;
    const now = performance.now();
    one.waits.spent += now - one.since;
    one.waits.at = now;
  });
  return held;
}
