import type pg from "pg";
import type { Logger } from "pino";
import { safeError } from "../errors.ts";

/**
 * Does what a PostgreSQL server does by itself in the background and the embedded one never does: it writes the log's
 * changes into the tables (otherwise the log grows and the next start replays all of it), clears dead rows, and deletes
 * the log of what is done, so that nothing of a removed account stays in it for longer than an hour. Each statement goes
 * through the same queue as all others, one table at a time, so that other queries run in between.
 */
export type Maintenance = {
  /** Does what is due now. The timers call it. */
  run(): Promise<void>;
  /** Ends the timers and waits for a running statement. */
  stop(): Promise<void>;
};

export type MaintenanceTimes = {
  /** Milliseconds between two looks at the size of the log. */
  look: number;
  /** Bytes of log written since the last checkpoint that make the next one due. */
  checkpointBytes: number;
  /** Milliseconds after which all of it is due, if anything was written. */
  every: number;
  /** Milliseconds after the start at which all of it is due for the first time: the last process may have left work. */
  first: number;
};

const usual: MaintenanceTimes = {
  look: 5_000,
  checkpointBytes: 64 * 1024 * 1024,
  every: 55 * 60_000,
  first: 5 * 60_000,
};

export function maintain(pool: pg.Pool, log: Logger, times: MaintenanceTimes = usual, now = Date.now): Maintenance {
  let checkpointAt: number | undefined;
  let tidiedAt: number | undefined;
  let dueAt = now() + times.first;
  let stopped = false;
  let running: Promise<void> | undefined;

  async function position(): Promise<number> {
    const { rows } = await pool.query<{ bytes: string }>("select pg_current_wal_insert_lsn() - '0/0' as bytes");
    return Number(rows[0]?.bytes ?? 0);
  }

  async function work(): Promise<void> {
    const at = await position();
    checkpointAt ??= at;
    if (now() >= dueAt && at !== tidiedAt) {
      await vacuum();
      if (stopped) return;
      // A checkpoint deletes the files of the log before the one that is written to, so that begins anew first.
      await pool.query("select pg_switch_wal()");
      await pool.query("checkpoint");
      tidiedAt = await position();
      checkpointAt = tidiedAt;
      dueAt = now() + times.every;
    } else if (at - checkpointAt >= times.checkpointBytes) {
      await pool.query("checkpoint");
      checkpointAt = await position();
    }
  }

  async function vacuum(): Promise<void> {
    const { rows } = await pool.query<{ name: string }>(
      "select oid::regclass::text as name from pg_class where relkind = 'r' and relpersistence = 'p' order by oid",
    );
    for (const { name } of rows) {
      if (stopped) return;
      await pool.query(`vacuum (analyze) ${name}`);
    }
  }

  function run(): Promise<void> {
    running ??= work()
      .catch((error: unknown) => log.warn({ error: safeError(error) }, "database maintenance failed"))
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  const timer = setInterval(() => void run(), times.look).unref();
  return {
    run,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
