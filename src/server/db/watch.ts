import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { operationLimits } from "#core/operation-limits.ts";
import { DatabaseDown, safeError } from "./errors.ts";

/**
 * Tells a PostgreSQL that does not answer from one that is busy. When a statement has taken a while, a connection of its
 * own asks the server whether it is there. If not, all that wait for it are told at once, and so is everybody who comes
 * until it answers again, instead of each waiting for the end of a time of their own.
 */
export type DatabaseWatch = { readonly isDown: boolean; stop(): void };

const { suspectAfter, probeFor, probeEvery } = operationLimits.database;

type Watched = pg.PoolClient & {
  connection: { stream: { destroy(error: Error): void }; on(event: string, run: () => void): void };
};

export function watchDatabase(pool: pg.Pool, url: string, log: Logger): DatabaseWatch {
  const waiting = new Map<Watched, number>();
  let down = false;
  let stopped = false;
  let asking: Promise<boolean> | undefined;
  let askedAt = 0;
  let answeredAt = 0;

  /** All who want to know at the same time ask once. */
  function ask(): Promise<boolean> {
    const now = Date.now();
    // An answer that is overdue by as much again is not waited for.
    if (asking && now - askedAt <= 2 * probeFor) return asking;
    askedAt = now;
    const asked = probe(url).finally(() => {
      if (asking === asked) asking = undefined;
    });
    asking = asked;
    return asked;
  }

  /** Looks whether the server is there, after something that makes that doubtful. */
  async function doubt(): Promise<void> {
    if (down || stopped) return;
    const began = Date.now();
    if ((await ask()) || down || answeredAt > began) return;
    down = true;
    log.error("the database does not answer");
    const now = Date.now();
    for (const [client, since] of waiting) {
      if (now - since >= suspectAfter) client.connection.stream.destroy(new DatabaseDown());
    }
    lookForReturn();
  }

  function lookForReturn(): void {
    setTimeout(() => void seeReturn().then(() => down && !stopped && lookForReturn()), probeEvery).unref();
  }

  /** Whoever is refused looks too, so that nobody depends on a timer that is late. */
  async function seeReturn(): Promise<void> {
    if (stopped || !down || !(await ask()) || !down) return;
    down = false;
    log.info("the database answers again");
  }

  pool.on("connect", (one) => {
    const client = one as Watched;
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    const look = () => {
      // A statement that only takes long is asked about again and again, and left alone.
      timer = setTimeout(() => void doubt().then(() => waiting.has(client) && look()), suspectAfter).unref();
    };
    const rest = () => {
      clearTimeout(timer);
      waiting.delete(client);
    };
    client.connection.on("readyForQuery", () => {
      rest();
      // Whoever got an answer knows better than whoever asked a moment ago.
      answeredAt = Date.now();
      down = false;
    });
    const end = () => {
      isOver = true;
      rest();
    };
    client.on("end", end);
    client.on("error", end);
    client.query = ((...args: unknown[]) => {
      if (!isOver && !waiting.has(client)) {
        waiting.set(client, Date.now());
        look();
      }
      return query(...args);
    }) as typeof client.query;
  });

  const connect = pool.connect.bind(pool);
  type Callback = Parameters<typeof connect>[0];
  const guarded = (callback?: Callback) => {
    if (down) {
      if (Date.now() - askedAt > probeEvery) void seeReturn();
      const error = new DatabaseDown();
      if (!callback) return Promise.reject(error);
      setImmediate(callback, error, undefined, () => {});
      return undefined;
    }
    if (callback) {
      return connect((error, client, done) => {
        if (error) void doubt();
        callback(error, client, done);
      });
    }
    return connect().catch((error: unknown) => {
      void doubt();
      throw error;
    });
  };
  pool.connect = guarded as typeof pool.connect;

  return {
    get isDown() {
      return down;
    },
    stop() {
      stopped = true;
    },
  };
}

/** Returns whether the server answers; one that refuses us for reasons of its own is there. */
async function probe(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "inkleaf",
    connectionTimeoutMillis: probeFor,
  });
  client.on("error", () => {});
  let answered: boolean | undefined;
  const asked = client
    .connect()
    .then(() => client.query("select 1"))
    .then(
      () => {
        answered = true;
      },
      (error: unknown) => {
        const { code } = safeError(error);
        answered = code !== undefined && /^(28|3D|53)/.test(code);
      },
    );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, probeFor);
  });
  await Promise.race([asked, late]);
  clearTimeout(timer);
  // Where this process itself was held up, the answer has arrived and only waits to be read.
  if (answered === undefined) await sleep(0);
  if (answered === undefined) await sleep(0);
  void client.end().catch(() => {});
  return answered === true;
}
