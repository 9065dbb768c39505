import type pg from "pg";
import { operationLimits } from "#core/operation-limits.ts";

const { outage } = operationLimits;

/** What PostgreSQL keeps to on our connections, by the names of its parameters. Times are in ms. */
export type Settings = Readonly<Record<string, string>>;

/** @param idleLimit ms without a statement after which a transaction is rolled back */
export function settingsOf(idleLimit: number): Settings {
  return {
    // The embedded database runs in UTC, so PostgreSQL does too: times have the same text on both.
    TimeZone: "UTC",
    lock_timeout: String(outage.lock),
    statement_timeout: String(outage.statement),
    idle_in_transaction_session_timeout: String(idleLimit),
    // Our statements take milliseconds. Compiling one, or giving half of it to a second process, takes tens of them, and is
    // begun by an estimate that the cost of `text_pieces` (migration 0025) makes large.
    jit: "off",
    max_parallel_workers_per_gather: "0",
  };
}

/**
 * Sets them on a connection, in one round trip. As parameters of its start they would save that, but PgBouncer refuses a
 * connection that brings them.
 */
export async function applySettings(client: pg.ClientBase, settings: Settings): Promise<void> {
  await client.query(assignments(settings).join("; "));
}

/**
 * Returns whether a pooler stands between us and the server, and gives each transaction any of its connections: the
 * process of which it told us is then not the one that works for us.
 */
export async function isBehindPooler(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid !== (client as pg.ClientBase & { processID?: number }).processID;
}

/**
 * Makes them the defaults of our user in our database, for each connection that a pooler opens from now on: what is set
 * on one of its connections says nothing about the next one. A user may do that for itself.
 */
export async function keepSettings(client: pg.ClientBase, settings: Settings): Promise<void> {
  await client.query("begin");
  try {
    // Two that alter a user at once refuse each other.
    await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
    const { rows } = await client.query<{ role: string; database: string; kept: string[] | null }>(
      `select quote_ident(session_user) as role, quote_ident(current_database()) as database,
         (select s.setconfig from pg_db_role_setting s
            join pg_roles r on r.oid = s.setrole and r.rolname = session_user
            join pg_database d on d.oid = s.setdatabase and d.datname = current_database()) as kept`,
    );
    const [found] = rows;
    if (found && Object.entries(settings).some(([name, value]) => !found.kept?.includes(`${name}=${value}`))) {
      const alter = `alter role ${found.role} in database ${found.database}`;
      await client.query(
        assignments(settings)
          .map((one) => `${alter} ${one}`)
          .join("; "),
      );
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

/** An arbitrary number, as that of the migrations' lock. */
const LOCK = "7305808869231652";

function assignments(settings: Settings): string[] {
  return Object.entries(settings).map(([name, value]) => `set ${name} = '${value}'`);
}
