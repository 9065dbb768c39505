import { createHash, randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import pino from "pino";
import { type Database, type DatabaseConfig, type OpenOptions, openDatabase } from "#server/db/client.ts";
import { migrate, migrationsFolder, readMigrations } from "#server/db/migrate.ts";

/**
 * A real, migrated, empty database for one test file: PostgreSQL where TEST_DATABASE_URL names a server (any user that
 * may create databases), else the embedded one. Suites are written once and run on both. A migrated template is made
 * once for each state of the migrations and copied, which takes half a second instead of four.
 *
 *     const database = await createTestDatabase();
 *     afterEach(database.clear);
 *     afterAll(database.close);
 */
export type TestDatabase = {
  db: Database;
  config: DatabaseConfig;
  /** Empties every table but the record of migrations, and starts the counters again. */
  clear: () => Promise<void>;
  /** Closes it and removes what it left. */
  close: () => Promise<void>;
};

export const silent = pino({ level: "silent" });

export const testServer = process.env.TEST_DATABASE_URL;

export async function createTestDatabase(options: OpenOptions = {}): Promise<TestDatabase> {
  const { config, remove } = await createTestStorage();
  const db = await openDatabase(config, silent, { maintenance: false, ...options });
  const { rows } = await db.pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'",
  );
  const tables = rows.map((row) => row.name).join(", ");
  return {
    db,
    config,
    clear: async () => {
      if (tables) await db.pool.query(`truncate ${tables} restart identity cascade`);
    },
    close: async () => {
      await db.close();
      await remove();
    },
  };
}

/** A migrated database that nobody has open yet; `openDatabase(config, …)` opens it, `remove` ends it. */
export async function createTestStorage(): Promise<{ config: DatabaseConfig; remove: () => Promise<void> }> {
  return testServer ? copyOnServer(testServer) : copyFolder();
}

/** An empty database without any migration. */
export async function createEmptyStorage(): Promise<{ config: DatabaseConfig; remove: () => Promise<void> }> {
  if (testServer) {
    const name = `inkleaf_test_${randomUUID().replaceAll("-", "")}`;
    await onServer(testServer, (client) => client.query(`create database ${name}`));
    return storageOnServer(testServer, name);
  }
  const template = await embeddedTemplate("empty", async () => {});
  return copyOf(template);
}

async function copyFolder() {
  return copyOf(await embeddedTemplate(digestOfMigrations(), migrate));
}

function copyOf(template: string) {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), "inkleaf-test-"));
  const folder = path.join(parent, "database");
  fs.cpSync(template, folder, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
  return {
    config: { kind: "embedded", folder } as const,
    remove: async () => fs.rmSync(parent, { recursive: true, force: true }),
  };
}

/** Test files run in several processes: each builds under a name of its own, the first to finish gives the template. */
async function embeddedTemplate(state: string, prepare: (db: Database) => Promise<unknown>): Promise<string> {
  const cache = path.join(path.dirname(migrationsFolder()), "node_modules", ".cache", "inkleaf");
  const template = path.join(cache, `database-${state}`);
  if (fs.existsSync(template)) return template;
  const scratch = `${template}.${process.pid}`;
  const config = { kind: "embedded", folder: scratch } as const;
  await prepareAndClose(config, prepare);
  try {
    fs.renameSync(scratch, template);
  } catch {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
  return template;
}

async function copyOnServer(server: string) {
  const template = `inkleaf_template_${digestOfMigrations()}`;
  const name = `inkleaf_test_${randomUUID().replaceAll("-", "")}`;
  await onServer(server, async (client) => {
    // One process builds the template, the others wait; and nobody copies it while it is open.
    await client.query("select pg_advisory_lock(7305808869231651)");
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [template]);
    if (!rowCount) {
      const scratch = `${template}_${process.pid}`;
      await client.query(`drop database if exists ${scratch}`);
      await client.query(`create database ${scratch}`);
      await prepareAndClose(storageOnServer(server, scratch).config, migrate);
      await client.query(`alter database ${scratch} rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template}`);
  });
  return storageOnServer(server, name);
}

function storageOnServer(server: string, name: string) {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    config: { kind: "postgres", url: url.href, pool: 10 } as const,
    remove: async () => {
      await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

async function prepareAndClose(config: DatabaseConfig, prepare: (db: Database) => Promise<unknown>): Promise<void> {
  const db = await openDatabase(config, silent, { maintenance: false });
  try {
    await prepare(db);
  } finally {
    await db.close();
  }
}

async function onServer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function digestOfMigrations(): string {
  const hash = createHash("sha256");
  for (const migration of readMigrations(migrationsFolder())) hash.update(migration.name).update(migration.digest);
  return hash.digest("hex").slice(0, 16);
}
