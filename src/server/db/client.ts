import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";
import type { Logger } from "pino";
import { operationLimits } from "#core/operation-limits.ts";
import { openEmbedded } from "./embedded/open.ts";
import { DatabaseUnavailable, safeError } from "./errors.ts";
import { keepDeadlines } from "./patience.ts";
import * as schema from "./schema/registry.ts";
import { applySettings, isBehindPooler, keepSettings, settingsOf } from "./settings.ts";
import { releaseStuck } from "./stuck.ts";
import { watchServer } from "./watch.ts";

/**
 * The database, of either kind. Both kinds share one dialect and one driver: PostgreSQL by DATABASE_URL, or the
 * embedded database in a folder.
 *
 * Ceiling: the embedded database has one connection, so a transaction keeps everybody else waiting. Keep statements and
 * transactions short, and never wait for anything outside (a mail, a browser) inside one. One connection also hides
 * races: decide by conditional UPDATEs and the rows they return, never by read-then-write.
 */
export type Database = NodePgDatabase<typeof schema> & {
  readonly kind: "postgres" | "embedded";
  /** For statements that drizzle cannot express. */
  readonly pool: pg.Pool;
  /**
   * Copies the files of the embedded database to a new folder while it is open, all as of one moment; undefined for
   * PostgreSQL, which has programs for that (`postgres-programs.ts`). Throws DatabaseUnavailable.
   */
  readonly copyFiles?: ((folder: string) => Promise<void>) | undefined;
  /** Whether PostgreSQL is reached through a pooler: what is set in a session stays with somebody else's. */
  readonly isPooled: boolean;
  /** Waits for running queries, then closes. */
  close(): Promise<void>;
};

/** The type that a store takes when it may be called inside a transaction: the database or the transaction itself. */
export type Queries = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/**
 * The type that a store takes when its statements only make sense together: the caller's transaction, never the
 * database.
 */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export type DatabaseConfig =
  | {
      kind: "postgres";
      url: string;
      pool: number;
      /** The server's own URL, where `url` is a pooler's. */
      directUrl?: string | undefined;
    }
  | { kind: "embedded"; folder: string };

const { outage } = operationLimits;

export type OpenOptions = {
  /** Milliseconds without a statement after which a transaction is rolled back. */
  idleTransactionLimit?: number;
  /** Whether CHECKPOINT and VACUUM of the embedded database run. Tests that measure other things turn them off. */
  maintenance?: boolean;
};

/** Opens the database. Throws DatabaseUnavailable or DataFolderInUse with one line that says what is wrong. */
export async function openDatabase(config: DatabaseConfig, log: Logger, options: OpenOptions = {}): Promise<Database> {
  const limits = { idleTransactionLimit: 15_000, maintenance: true, ...options };
  const { pool, close, copyFiles, isPooled } =
    config.kind === "postgres"
      ? await openPostgres(config, log, limits.idleTransactionLimit)
      : { ...(await openEmbedded(config.folder, log, limits)), isPooled: false };
  let closing: Promise<void> | undefined;
  return Object.assign(drizzle(pool, { schema }), {
    kind: config.kind,
    pool,
    copyFiles,
    isPooled,
    close: () => {
      closing ??= drain(pool).then(close);
      return closing;
    },
  });
}

async function openPostgres(config: { url: string; pool: number }, log: Logger, idleLimit: number) {
  const server = describeServer(config.url);
  const watch = watchServer(config.url, log);
  const settings = settingsOf(idleLimit);
  let isPooled = false;
  const pool = new pg.Pool({
    connectionString: config.url,
    max: config.pool,
    connectionTimeoutMillis: outage.connection,
    keepAlive: true,
    keepAliveInitialDelayMillis: outage.keepAlive,
    stream: watch.openSocket,
    application_name: "inkleaf",
    onConnect: (client) => applySettings(client, settings),
  });
  keepAliveOnErrors(pool, log);
  const held = keepDeadlines(pool);
  try {
    const { rows } = await pool.query<{ version: number; encoding: string }>(
      "select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding",
    );
    const found = rows[0];
    if (!found || found.version < 140_000) {
      throw new DatabaseUnavailable(`${server} is too old: PostgreSQL 14 or later is needed`);
    }
    if (found.encoding !== "UTF8") {
      throw new DatabaseUnavailable(`${server} has the encoding ${found.encoding}: UTF8 is needed`);
    }
    const client = await pool.connect();
    try {
      isPooled = await isBehindPooler(client);
      if (isPooled) await keepSettings(client, settings);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error instanceof DatabaseUnavailable
      ? error
      : new DatabaseUnavailable(`Cannot use ${server} (DATABASE_URL): ${whyUnreachable(error)}`, { cause: error });
  }
  const stopWatching = watch.begin(pool, server);
  // The process of which a pooler tells us is not the one that works for us, so nothing can be asked about it.
  const stopReleasing = isPooled ? () => {} : releaseStuck(config.url, held, log);
  const close = async () => {
    stopWatching();
    stopReleasing();
    await pool.end();
  };
  return { pool, close, copyFiles: undefined, isPooled };
}

/**
 * Waits until nobody waits for a connection. A pool that ends forgets its queue, and the waiting callers would hang
 * forever.
 */
async function drain(pool: pg.Pool): Promise<void> {
  while (pool.waitingCount > 0) await new Promise((resolve) => pool.once("release", () => setImmediate(resolve)));
}

/** Adds listeners for errors: without one, a connection that breaks while no query runs on it would end the process. */
function keepAliveOnErrors(pool: pg.Pool, log: Logger): void {
  pool.on("error", (error) => log.warn({ error: safeError(error) }, "database connection broke"));
  pool.on("connect", (client) => client.on("error", () => {}));
}

function describeServer(url: string): string {
  if (!URL.canParse(url)) return "the PostgreSQL server";
  const { hostname, port, pathname } = new URL(url);
  return `PostgreSQL at ${hostname || "localhost"}:${port || "5432"}${pathname}`;
}

const reasons: Record<string, string> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "the host name could not be looked up",
  ETIMEDOUT: "it does not answer",
  ECONNRESET: "it closed the connection",
  "28P01": "wrong user or password",
  "28000": "the server does not let this user in",
  "3D000": "there is no such database; create it first",
  "53300": "the server has no free connections",
  "57P03": "the server is starting or stopping",
};

function whyUnreachable(error: unknown): string {
  const code = (error as { code?: unknown }).code;
  const known = typeof code === "string" ? reasons[code] : undefined;
  if (known) return known;
  const message = error instanceof Error ? error.message.split("\n")[0] : undefined;
  if (message?.includes("timeout")) return "it does not answer";
  return message || (typeof code === "string" ? code : "unknown reason");
}
