import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { getTableColumns, getTableName, is, Table } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type pg from "pg";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createEmptyStorage, createTestDatabase, silent, testKinds } from "#tests/harness/database.ts";
import { emptyTables, fillTable } from "#tests/harness/filled-tables.ts";
import { type Database, openDatabase } from "./client.ts";
import { MigrationRefused } from "./errors.ts";
import { migrate, migrationsFolder, readMigrations } from "./migrate.ts";
import * as schema from "./schema/registry.ts";

const tables = Object.values(schema as Record<string, unknown>).filter((value): value is Table => is(value, Table));
const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function open(kind: Database["kind"]): Promise<{ db: Database; openAgain: () => Promise<Database> }> {
  const storage = await createEmptyStorage(kind);
  cleanUps.push(storage.remove);
  const openAgain = async () => {
    const db = await openDatabase(storage.config, silent, { maintenance: false });
    cleanUps.push(db.close);
    return db;
  };
  return { db: await openAgain(), openAgain };
}

function folderOf(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "inkleaf-migrations-"));
  cleanUps.push(async () => fs.rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  return folder;
}

const first = "create table leaves (id integer primary key);";
const second = "alter table leaves add column ink text not null default 'black';";

describe.each(testKinds)("migrations, %s", { timeout: 90_000 }, (kind) => {
  it("apply to an empty database, once", async () => {
    const { db } = await open(kind);
    const names = readMigrations(migrationsFolder()).map((one) => one.name);
    expect(await migrate(db)).toEqual(names);
    expect(await migrate(db)).toEqual([]);
  });

  it("apply one by one to a database that holds rows", async () => {
    const { db } = await open(kind);
    const known: Record<string, string> = {};
    for (const { name, sql } of readMigrations(migrationsFolder())) {
      known[name] = sql;
      expect(await migrate(db, folderOf(known))).toEqual([name]);
      for (const table of await emptyTables(db.pool)) await fillTable(db.pool, table);
    }
    expect(await emptyTables(db.pool)).toEqual([]);
  });

  it("are applied once by processes that start together", async () => {
    const { db, openAgain } = await open(kind);
    // The lock admits one process to the embedded database, so there all callers are in one process.
    const other = kind === "postgres" ? await openAgain() : db;
    const applied = await Promise.all([migrate(db), migrate(other), migrate(db)]);
    // They take turns.
    expect(applied.flat().sort()).toEqual(readMigrations(migrationsFolder()).map((one) => one.name));
  });

  it("keep what was applied before a failing one and nothing of the failing one", async () => {
    const { db } = await open(kind);
    const broken = folderOf({ "0001-first.sql": first, "0002-broken.sql": `${second} select * from nowhere;` });
    await expect(migrate(db, broken)).rejects.toThrow(/0002-broken\.sql failed: .*nowhere/);
    const { rows } = await db.pool.query("select name from migrations");
    expect(rows).toEqual([{ name: "0001-first.sql" }]);
    const repaired = folderOf({ "0001-first.sql": first, "0002-second.sql": second });
    expect(await migrate(db, repaired)).toEqual(["0002-second.sql"]);
  });

  it("refuse one that was changed after it was applied, but not for its line ends", async () => {
    const { db } = await open(kind);
    await migrate(db, folderOf({ "0001-first.sql": `${first}\n` }));
    expect(await migrate(db, folderOf({ "0001-first.sql": `${first}\r\n` }))).toEqual([]);
    const changed = migrate(db, folderOf({ "0001-first.sql": `${first} ` }));
    await expect(changed).rejects.toThrow(/0001-first\.sql was changed after it was applied/);
    await expect(changed).rejects.toBeInstanceOf(MigrationRefused);
  });

  it("refuse a database that is newer than the program", async () => {
    const { db } = await open(kind);
    await migrate(db, folderOf({ "0001-first.sql": first, "0002-second.sql": second }));
    await expect(migrate(db, folderOf({ "0001-first.sql": first }))).rejects.toThrow(/newer than the program/);
  });
});

describe("the numbers of migrations", () => {
  it.each([
    ["a gap", ["0001-a.sql", "0003-c.sql"]],
    ["a double", ["0001-a.sql", "0001-b.sql", "0002-c.sql"]],
    ["a start after 1", ["0002-b.sql"]],
    ["a name of another form", ["1-a.sql"]],
  ])("are refused with %s", (_, names) => {
    const folder = folderOf(Object.fromEntries(names.map((name) => [name, first])));
    expect(() => readMigrations(folder)).toThrow(MigrationRefused);
  });
});

describe.each(testKinds)("the tables that the program knows, %s", async (kind) => {
  const { db, close } = await createTestDatabase({ kind });
  afterAll(close);

  it("exist", () => {
    expect(tables.length).toBeGreaterThan(5);
  });

  it.each(tables.map((table) => [getTableName(table), table] as const))("%s is as migrated", async (name, table) => {
    const columns = Object.values(getTableColumns(table)) as PgColumn[];
    const client = await db.pool.connect();
    try {
      // The database itself translates our spelling of a type into its own.
      const list = columns.map((one) => `"${one.name}" ${one.getSQLType()} ${one.notNull ? "not null" : ""}`);
      await client.query(`create temporary table expected (${list.join(", ")})`);
      expect(await columnsOf(client, `public."${name}"`)).toEqual(await columnsOf(client, "expected"));
    } finally {
      await client.query("drop table if exists expected");
      client.release();
    }
  });
});

async function columnsOf(client: pg.PoolClient, table: string): Promise<unknown[]> {
  const { rows } = await client.query(
    `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attname`,
    [table],
  );
  return rows;
}
