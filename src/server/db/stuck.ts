import type pg from "pg";
import type { Logger } from "pino";
import { operationLimits } from "#core/operation-limits.ts";
import { DatabaseUnavailable, noteLostConnection } from "./errors.ts";
import { type Held, leftOf } from "./patience.ts";
import { askAside } from "./watch.ts";

const { outage } = operationLimits;

/** What `pg` knows of a connection besides its types. */
type Inner = { processID: number | null; readyForQuery: boolean; connection: { stream: import("node:net").Socket } };

/**
 * Breaks connections whose statement does not come on, when whoever waits for it has waited for as long as a request may.
 * A statement that works is left alone, however long it takes, so PostgreSQL is asked about it on a connection of its own:
 * it waits for a lock that another session holds, or the process that should work on it has never seen it. Returns a
 * function that ends this.
 *
 * Ceiling: a process of PostgreSQL that was halted in the middle of a statement looks as if it worked.
 */
export function releaseStuck(
  url: string,
  held: ReadonlyMap<pg.PoolClient, Held>,
  log: Pick<Logger, "warn">,
): () => void {
  let isAsking = false;
  const look = async () => {
    const late = findLate(held, performance.now());
    if (late.size === 0 || isAsking) return;
    isAsking = true;
    const { rows } = await askAside(url, question, outage.answer, [[...late.keys()]]);
    isAsking = false;
    for (const { pid, waits } of (rows ?? []) as { pid: number; waits: boolean }[]) {
      const client = late.get(pid);
      const hold = client && held.get(client);
      if (!client || !hold || !findLate(held, performance.now()).has(pid)) continue;
      // Work that nobody waits for may wait for a lock: PostgreSQL itself says for how long.
      if (waits && !hold.waits) continue;
      const why = new DatabaseUnavailable(waits ? "A statement waits for a lock" : "A statement is not worked on");
      log.warn({ why: why.message }, "a connection to the database is given up");
      noteLostConnection(why);
      innerOf(client).connection.stream.destroy(why);
    }
  };
  const timer = setInterval(() => void look(), outage.look).unref();
  return () => clearInterval(timer);
}

const question = `select pid, coalesce(wait_event_type, '') = 'Lock' as waits from pg_stat_activity
  where pid = any($1::int[]) and (wait_event_type = 'Lock' or state like 'idle%')`;

const innerOf = (client: pg.PoolClient) => client as unknown as Inner;

/** Returns the connections on which somebody has waited for too long, by the process that PostgreSQL has for them. */
function findLate(held: ReadonlyMap<pg.PoolClient, Held>, now: number): Map<number, pg.PoolClient> {
  const late = new Map<number, pg.PoolClient>();
  for (const [client, hold] of held) {
    const { connection, readyForQuery, processID } = innerOf(client);
    const bytes = connection.stream.bytesRead + connection.stream.bytesWritten;
    if (readyForQuery || bytes !== hold.bytes) Object.assign(hold, { bytes, still: now });
    const stillFor = now - hold.still;
    const isLate = hold.waits ? leftOf(hold, now) <= 0 && stillFor >= outage.least : stillFor >= outage.lock * 2;
    if (isLate && processID !== null) late.set(processID, client);
  }
  return late;
}
