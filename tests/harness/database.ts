import { createHash, randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import pino from "pino";
import { type Database, type DatabaseConfig, type OpenOptions, openDatabase } from "#server/db/client.ts";
import { migrate, migrationsFolder, readMigrations } from "#server/db/migrate.ts";
import { assertLedgerLaws } from "./ledger-law.ts";

/**
 * A real, migrated, empty database for one test file: PostgreSQL where TEST_DATABASE_URL names a server (any user that
 * may create databases), else the embedded one. Suites are written once and run on both. For each state of the
 * migrations a migrated template is made once and copied, which takes half a second instead of four.
 *
 *     const database = await createTestDatabase();
 *     afterEach(database.clear);
 *     afterAll(database.close);
 */
export type TestDatabase = {
  db: Database;
  config: DatabaseConfig;
  /**
   * Empties every table except the record of migrations, and resets the sequences. Rejects, after everything is empty,
   * when the test left rows that break a law of the ledger.
   */
  clear: () => Promise<void>;
  /** Closes the database and removes its files. Rejects as `clear` does. */
  close: () => Promise<void>;
};

export const silent = pino({ level: "silent" });

const testServer = process.env.TEST_DATABASE_URL;

export type Kind = Database["kind"];

/** The kinds that can be tested here: a suite about the database itself runs on each of them. */
export const testKinds: readonly Kind[] = testServer ? ["embedded", "postgres"] : ["embedded"];

const usualKind: Kind = testServer ? "postgres" : "embedded";

export async function createTestDatabase(options: OpenOptions & { kind?: Kind } = {}): Promise<TestDatabase> {
  const { kind = usualKind, ...opening } = options;
  const isUsual = kind === "embedded" && Object.keys(opening).length === 0;
  const known = isUsual ? spare.pop() : undefined;
  if (known) return known;
  const { config, remove } = await createTestStorage(kind);
  const db = await openDatabase(config, silent, { maintenance: false, ...opening });
  const empty = () => removeRows(db.pool);
  const clear = async () => {
    try {
      await assertLedgerLaws(db.pool);
    } finally {
      await empty();
    }
  };
  const end = async () => {
    await db.close();
    await remove();
  };
  const database: TestDatabase = { db, config, clear, close: end };
  database.close = async () => {
    // A database that a test broke or closed has no ledger to check, and cannot be used by the next file.
    const isOpen = await db.pool.query("select 1").then(
      () => true,
      () => false,
    );
    try {
      if (isOpen) await assertLedgerLaws(db.pool);
    } finally {
      const isWhole =
        isUsual &&
        isOpen &&
        (await empty().then(
          () => true,
          () => false,
        ));
      if (isWhole) spare.push(database);
      else await end();
    }
  };
  return database;
}

/**
 * Embedded databases that earlier files no longer use: opening one takes a second or two, and the files of a worker run
 * one after another. They end with the process; `npm test` removes the folder that they are in.
 */
const spare: TestDatabase[] = [];

/**
 * Empties the few tables that have rows: truncating all of them writes a new file for each and takes 90 ms. What is asked
 * before every test has a name, so that a connection plans it once: it asks about each table, and takes a sixth of the time
 * in which the database planned it anew.
 */
async function removeRows(pool: pg.Pool): Promise<void> {
  const { rows: tables } = await pool.query<{ name: string }>({
    name: "tables",
    text: "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1",
  });
  const isFilled = tables.map(({ name }) => `case when exists (select from "${name}") then '${name}' end`).join(", ");
  const { rows: filled } = await pool.query<{ name: string }>({
    // A test may add a table of its own, and a name belongs to one text.
    name: `filled ${createHash("sha256").update(isFilled).digest("hex").slice(0, 16)}`,
    text: `select name from unnest(array[${isFilled}]::text[]) as name where name is not null`,
  });
  const { rows: used } = await pool.query<{ name: string }>({
    name: "used sequences",
    text: "select sequencename as name from pg_sequences where schemaname = 'public' and last_value is not null",
  });
  const work = [
    ...filled.map(({ name }) => `delete from "${name}"`),
    ...used.map(({ name }) => `alter sequence "${name}" restart`),
  ];
  if (work.length === 0) return;
  // Sent as one text, these are one transaction.
  await pool.query(["set local session_replication_role = replica", ...work].join("; "));
}

export type TestStorage = { config: DatabaseConfig; remove: () => Promise<void> };

/** Creates a migrated database that no process has open; `openDatabase(config, …)` opens it, `remove` deletes it. */
export async function createTestStorage(kind: Kind = usualKind): Promise<TestStorage> {
  return kind === "postgres" ? copyOnServer() : copyOf(await embeddedTemplate(digestOfMigrations(), migrate));
}

/** Creates an empty database without any migration. */
export async function createEmptyStorage(kind: Kind = usualKind): Promise<TestStorage> {
  if (kind === "embedded") return copyOf(await embeddedTemplate("empty", async () => {}));
  const storage = nameOnServer(`inkleaf_test_${randomUUID().replaceAll("-", "")}`);
  await onServer((client) => client.query(`create database ${storage.name}`));
  return storage;
}

/**
 * Puts a migrated, empty embedded database into the data folder of a server that is about to start for the first time:
 * making one takes most of such a start.
 */
export async function putDatabaseInto(dataDir: string): Promise<void> {
  copyFolder(await embeddedTemplate(digestOfMigrations(), migrate), path.join(dataDir, "database"));
}

/** Copies a folder whole, by reference where the file system can. */
export function copyFolder(from: string, to: string): void {
  fs.cpSync(from, to, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
}

function copyOf(template: string): TestStorage {
  const parent = fs.mkdtempSync(path.join(process.env.TEST_FOLDER ?? os.tmpdir(), "inkleaf-test-"));
  const folder = path.join(parent, "database");
  copyFolder(template, folder);
  return {
    config: { kind: "embedded", folder } as const,
    remove: async () => fs.rmSync(parent, { recursive: true, force: true }),
  };
}

/**
 * Test files run in several processes: each builds under its own name, and the first to finish provides the template.
 */
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

async function copyOnServer(): Promise<TestStorage> {
  const template = `inkleaf_template_${digestOfMigrations()}`;
  const storage = nameOnServer(`inkleaf_test_${randomUUID().replaceAll("-", "")}`);
  await onServer(async (client) => {
    // One process builds the template while the others wait, so that none copies it while it is open.
    await client.query("select pg_advisory_lock(7305808869231651)");
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [template]);
    if (!rowCount) {
      const scratch = nameOnServer(`${template}_new`);
      await client.query(`drop database if exists ${scratch.name} with (force)`);
      await client.query(`create database ${scratch.name}`);
      await prepareAndClose(scratch.config, migrate);
      await client.query(`alter database ${scratch.name} rename to ${template}`);
    }
    await client.query(`create database ${storage.name} template ${template}`);
  });
  return storage;
}

function nameOnServer(name: string): TestStorage & { name: string } {
  const url = new URL(testServerOrThrow());
  url.pathname = `/${name}`;
  return {
    name,
    config: { kind: "postgres", url: url.href, pool: 10 },
    remove: async () => {
      await onServer((client) => client.query(`drop database if exists ${name} with (force)`));
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

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: testServerOrThrow() });
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

function testServerOrThrow(): string {
  if (!testServer) throw new Error("Set TEST_DATABASE_URL to the URL of a PostgreSQL server");
  return testServer;
}
