import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { createEmptyStorage, silent } from "#tests/harness/database.ts";
import { breaksOf, readSchema } from "#tests/harness/schema-breaks.ts";
import { type Database, openDatabase } from "./client.ts";
import { migrate, migrationsFolder, readMigrations } from "./migrate.ts";

const earlier = "It was written before this law.";
const wider = "Its rule replaces another one, and allows more.";

/**
 * While a new release replaces another one, processes of both use the database, which the first new one has migrated.
 * So a migration only adds what the earlier release can leave alone (expand); what nobody uses any more is removed a
 * release later (contract), and such a migration is permitted here by its name.
 */
const permitted: Readonly<Record<string, string>> = {
  "0004-devices-links-files-and-orders.sql": earlier,
  "0006-ways-to-sign-in.sql": earlier,
  "0010-keep-balances-as-rows.sql": earlier,
  "0012-keep-work-in-the-background-and-covers.sql": earlier,
  "0013-record-why-an-admin-looked.sql": earlier,
  "0016-keep-payments-refunds-and-exceptions.sql": earlier,
  "0017-keep-applications-to-the-free-programmes.sql": wider,
  "0020-keep-requests-of-buyers.sql": wider,
  "0021-keep-original-files.sql": wider,
};

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function openEmpty(): Promise<Database> {
  const storage = await createEmptyStorage();
  cleanUps.push(storage.remove);
  const db = await openDatabase(storage.config, silent, { maintenance: false });
  cleanUps.push(db.close);
  return db;
}

/** Applies migrations one after the other. Returns what each of them breaks for a program that knows the one before. */
async function breaksOfEach(db: Database, migrations: readonly { name: string; sql: string }[]) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "inkleaf-expand-"));
  cleanUps.push(async () => rmSync(folder, { recursive: true }));
  const found: Record<string, string[]> = {};
  for (const { name, sql } of migrations) {
    writeFileSync(path.join(folder, name), sql);
    const before = await readSchema(db.pool);
    expect(await migrate(db, folder)).toEqual([name]);
    const breaks = breaksOf(before, await readSchema(db.pool));
    if (breaks.length > 0) found[name] = breaks;
  }
  return found;
}

describe("a migration", () => {
  it("leaves the release before it everything that it uses, unless it is permitted to remove it", async () => {
    const found = await breaksOfEach(await openEmpty(), readMigrations(migrationsFolder()));
    const strangers = Object.entries(found).filter(([name]) => !(name in permitted));
    expect(Object.fromEntries(strangers)).toEqual({});
    // One that breaks nothing needs no permission.
    expect(Object.keys(permitted).filter((name) => !(name in found))).toEqual([]);
  });

  const leaves =
    "create table leaves (id integer primary key, ink text not null, note text, unique (ink)); create unique index one_note on leaves (note);";
  it.each([
    ["drops a table", "drop table leaves", /leaves\.id is gone/],
    ["drops a column", "alter table leaves drop column note", /leaves\.note is gone/],
    ["renames a column", "alter table leaves rename column note to remark", /leaves\.note is gone/],
    ["changes a type", "alter table leaves alter column note type jsonb using null", /was text and is jsonb/],
    ["asks for what could be left out", "alter table leaves alter column note set not null", /note is needed now/],
    ["adds a column that must be given", "alter table leaves add column at date not null", /at is new and has no/],
    ["refuses what was allowed", "alter table leaves add check (ink <> 'red')", /new rule of leaves: CHECK/],
    ["makes something unique", "create unique index on leaves (lower(note), ink)", /new rule of leaves: btree/],
    ["drops what a conflict is named by", "alter table leaves drop constraint leaves_ink_key", /no longer unique/],
    ["drops such an index", "drop index one_note", /no longer unique/],
  ])("that %s is found", async (_, sql, says) => {
    const found = await breaksOfEach(await openEmpty(), [
      { name: "0001-first.sql", sql: leaves },
      { name: "0002-second.sql", sql },
    ]);
    expect(found["0002-second.sql"]?.join("\n")).toMatch(says);
  });

  it("may add tables, columns with a default, rules about these, and indexes", async () => {
    const sql = `create table roots (id integer primary key, leaf integer not null references leaves);
      alter table leaves add column pages integer not null default 1 check (pages > 0), add column at date unique;
      create index on leaves (note);
      alter table leaves alter column ink drop not null`;
    const migrations = [
      { name: "0001-first.sql", sql: leaves },
      { name: "0002-second.sql", sql },
    ];
    expect(await breaksOfEach(await openEmpty(), migrations)).toEqual({});
  });
});
