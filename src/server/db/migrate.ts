import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import type { Database } from "./client.ts";
import { MigrationRefused } from "./errors.ts";

/**
 * Brings the database to the newest migration of migrations/NNNN-spoken-name.sql. Each one runs in a transaction of its
 * own, under one lock, and is recorded with its digest. An applied migration is never changed; a new one corrects it.
 * Several processes that start at once apply each migration once. The lock belongs to the transaction: behind a pooler a
 * session is not ours.
 *
 * Returns the names of the migrations that were applied now. Throws MigrationRefused; migrations before the failing one
 * stay applied.
 */
export async function migrate(db: Database, folder = migrationsFolder()): Promise<string[]> {
  const migrations = readMigrations(folder);
  const applied: string[] = [];
  const client = await db.pool.connect();
  try {
    for (;;) {
      const name = await applyNext(client, migrations);
      if (name === null) return applied;
      applied.push(name);
    }
  } finally {
    client.release();
  }
}

/** An arbitrary number that no other program on the same server is likely to choose. */
const LOCK = "7305808869231650";

type Migration = { number: number; name: string; sql: string; digest: string };

/** Applies the first migration that is missing. Returns its name, or null when there is none. */
async function applyNext(client: pg.PoolClient, migrations: Migration[]): Promise<string | null> {
  try {
    await client.query("begin");
    // Another process may migrate for minutes, and so may we.
    await client.query("set local lock_timeout = 0; set local statement_timeout = 0");
    await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
    const next = migrations[await countApplied(client, migrations)];
    if (next) await apply(client, next);
    await client.query("commit");
    return next?.name ?? null;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

/** Returns how many migrations the database has. Throws MigrationRefused when they are not the ones that we know. */
async function countApplied(client: pg.PoolClient, migrations: Migration[]): Promise<number> {
  await client.query(`create table if not exists migrations (
    number integer primary key,
    name text not null,
    digest text not null,
    applied_at timestamptz not null default now()
  )`);
  const { rows } = await client.query<{ number: number; name: string; digest: string }>(
    "select number, name, digest from migrations order by number",
  );
  for (const applied of rows) {
    const known = migrations.find((one) => one.number === applied.number);
    if (!known) {
      throw new MigrationRefused(
        `The database has migration ${applied.name}, which this program does not know: it is newer than the program`,
      );
    }
    if (known.digest !== applied.digest) {
      throw new MigrationRefused(`Migration ${known.name} was changed after it was applied; write a new one instead`);
    }
  }
  return rows.length;
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query(migration.sql);
    await client.query("insert into migrations (number, name, digest) values ($1, $2, $3)", [
      migration.number,
      migration.name,
      migration.digest,
    ]);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new MigrationRefused(`Migration ${migration.name} failed: ${why}`, { cause: error });
  }
}

/** Returns the migrations in the order of their numbers, which begin at 1 and leave no gap. */
export function readMigrations(folder: string): Migration[] {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith(".sql"));
  const migrations = names.sort().map((name) => {
    const number = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(number)) throw new MigrationRefused(`Migration ${name}: a name is NNNN-spoken-name.sql`);
    // Git may check files out with other line ends, which must not change the digest.
    const sql = fs.readFileSync(path.join(folder, name), "utf8").replaceAll("\r\n", "\n");
    return { number, name, sql, digest: createHash("sha256").update(sql).digest("hex") };
  });
  for (const [index, { number, name }] of migrations.entries()) {
    if (number !== index + 1) {
      throw new MigrationRefused(`Migration ${name} stands at place ${index + 1}: the numbers have a gap or a double`);
    }
  }
  return migrations;
}

/** Returns migrations/ at the root of the project, from source and from any depth of dist/. */
export function migrationsFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!fs.existsSync(path.join(folder, "migrations")) || !fs.existsSync(path.join(folder, "package.json"))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new MigrationRefused("The folder migrations/ is missing");
    folder = parent;
  }
  return path.join(folder, "migrations");
}
