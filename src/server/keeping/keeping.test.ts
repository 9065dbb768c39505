import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { createEmptyStorage, createTestStorage, type Kind, silent, testKinds } from "#tests/harness/database.ts";
import { emptyTables, fillTable } from "#tests/harness/filled-tables.ts";
import { createDiskStorage } from "../adapters/storage/disk.ts";
import { runBackupCommand, runMoveCommand, runRestoreCommand } from "../cli/keeping-commands.ts";
import { readConfig } from "../config/config.ts";
import { type Database, openDatabase } from "../db/client.ts";

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "inkleaf-keeping-"));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns the dependencies of a command in a new data folder, with a database of its own that is migrated or empty. */
async function newPlace(kind: Kind, state: "migrated" | "empty") {
  const made =
    state === "migrated" ? await createTestStorage(kind) : kind === "postgres" ? await createEmptyStorage(kind) : null;
  if (made) cleanUps.push(made.remove);
  const dataDir = made?.config.kind === "embedded" ? path.dirname(made.config.folder) : await newFolder();
  const url = made?.config.kind === "postgres" ? made.config.url : "";
  const config = readConfig({ NODE_ENV: "test", DATA_DIR: dataDir, DATABASE_URL: url });
  const storage = createDiskStorage(path.join(dataDir, "files"));
  const open = async (): Promise<Database> => {
    const db = await openDatabase(config.database, silent, { maintenance: false });
    cleanUps.push(db.close);
    return db;
  };
  return { config, storage, log: silent, now: Date.now, open };
}

/** Rows in every table, and among them texts that an inexact copy would change. */
async function fillAll(db: Database): Promise<void> {
  for (const table of await emptyTables(db.pool)) await fillTable(db.pool, table);
  const odd = ["", "\\N", '{"a",NULL}', "墨页 👩🏽‍💻\n\t'\"\\", "null", "  "];
  for (const [index, text] of odd.entries()) {
    await db.pool.query(
      `insert into users (id, email, user_name, nick_name, created_at) values ($1, $2, $3, $3, '2026-01-02 03:04:05.678+00')`,
      [`odd-${index}`, index === 0 ? null : `odd-${index}@example.com`, text],
    );
    // Each refers to the one after it, which is inserted later.
    await db.pool.query(
      `insert into resumes (id, user_id, uuid, name, template_name, template_theme, lang, data, config, created_at, updated_at)
       values ($1, $1, $1, $2, 'TemplateClassic', 'navy', 'en', $3, '{}', now(), now())`,
      [`odd-${index}`, text, JSON.stringify({ text, number: 1e21, deep: [[null, { text }]] })],
    );
  }
  await db.pool.query("update resumes set example_of = 'odd-1' where id = 'odd-0'");
}

/** Returns the rows of every table as PostgreSQL writes them, in an order that no collation changes. */
async function contentsOf(db: Database): Promise<Record<string, string[]>> {
  const { rows } = await db.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  const contents: Record<string, string[]> = {};
  for (const { name } of rows) {
    // When a migration was applied is each database's own.
    const what = name === "migrations" ? "(number, name, digest)" : "t";
    const found = await db.pool.query<{ row: string }>(`select ${what}::text as row from "${name}" as t`);
    contents[name] = found.rows.map(({ row }) => row).sort();
  }
  expect(Object.keys(contents).length).toBeGreaterThan(40);
  for (const [name, found] of Object.entries(contents)) expect(found.length, name).toBeGreaterThan(0);
  return contents;
}

async function filesOf(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) found[path.relative(folder, file)] = (await readFile(file)).toString("base64");
  }
  return found;
}

/** A place with rows in every table and some files, and a backup of it. */
async function backedUp(kind: Kind) {
  const place = await newPlace(kind, "migrated");
  const db = await place.open();
  await fillAll(db);
  for (let index = 0; index < 5; index += 1)
    await place.storage.put(`avatars/photo-${index}.webp`, Buffer.from(`photo ${index}`));
  const folder = path.join(await newFolder(), "monday");
  const deps = { ...place, db };
  expect(await runBackupCommand(deps, [folder])).toEqual({ ok: true, lines: [expect.stringContaining("5 files")] });
  return { ...place, db, deps, folder, files: path.join(place.config.dataDir, "files") };
}

describe.each(testKinds)("a backup, %s", { timeout: 120_000 }, (kind) => {
  it("is restored with every row of every table and every file", async () => {
    const source = await backedUp(kind);
    const target = await newPlace(kind, "empty");
    const done = await runRestoreCommand(target, [source.folder]);
    expect(done).toEqual({ ok: true, lines: [expect.stringContaining("5 files")] });
    expect(await contentsOf(await target.open())).toEqual(await contentsOf(source.db));
    expect(await filesOf(path.join(target.config.dataDir, "files"))).toEqual(await filesOf(source.files));
  });

  it("is as of one moment, whatever is saved meanwhile", async () => {
    const place = await newPlace(kind, "migrated");
    const db = await place.open();
    const saved: number[] = [];
    let isOver = false;
    // Every transaction writes two rows: a copy of half of one would have an odd number.
    const writing = (async () => {
      for (let pair = 0; !isOver; pair += 1) {
        await db.transaction(async (tx) => {
          for (const half of ["a", "b"])
            await tx.execute(
              `insert into outbox (id, channel, "to", subject, text, html, created_at) values ('${pair}${half}', 'mail', '', '', repeat('x', 4000), '', now())`,
            );
        });
        saved.push(pair);
      }
    })();
    await expect.poll(() => saved.length).toBeGreaterThan(20);
    const before = saved.length;
    const folder = path.join(await newFolder(), "busy");
    expect(await runBackupCommand({ ...place, db }, [folder])).toMatchObject({ ok: true });
    await expect.poll(() => saved.length).toBeGreaterThan(before);
    isOver = true;
    await writing;
    const target = await newPlace(kind, "empty");
    expect(await runRestoreCommand(target, [folder])).toMatchObject({ ok: true });
    const { rows } = await (await target.open()).pool.query(
      "select left(id, -1) as pair, count(*)::int from outbox group by 1",
    );
    expect(rows.length).toBeGreaterThanOrEqual(before);
    expect(rows.every(({ count }) => count === 2)).toBe(true);
  });

  it("is refused where it is not whole, and where the target is not empty", async () => {
    const { folder, deps } = await backedUp(kind);
    const photo = path.join(folder, "files/avatars/photo-1.webp");
    const whole = await readFile(photo);
    const target = await newPlace(kind, "empty");
    const refusal = async (place = target) => {
      const { ok, lines } = await runRestoreCommand(place, [folder]);
      expect([ok, lines.length]).toEqual([false, 1]);
      return lines[0];
    };
    await appendFile(photo, "!");
    expect(await refusal()).toContain("files/avatars/photo-1.webp is damaged");
    await rm(photo);
    expect(await refusal()).toContain("files/avatars/photo-1.webp is missing");
    await writeFile(photo, whole);
    await writeFile(path.join(folder, "more.txt"), "");
    expect(await refusal()).toContain("more.txt is not listed");
    await rm(path.join(folder, "more.txt"));
    const sums = await readFile(path.join(folder, "SHA256SUMS"));
    await rm(path.join(folder, "SHA256SUMS"));
    expect(await refusal()).toContain("not finished");
    await writeFile(path.join(folder, "SHA256SUMS"), sums);
    expect(await filesOf(target.config.dataDir)).toEqual({});
    // The place itself still has everything.
    await deps.db.close();
    expect(await refusal(deps)).toContain("not empty");
    for (const one of ["photo-0", "photo-1", "photo-2", "photo-3", "photo-4"])
      await deps.storage.remove(`avatars/${one}.webp`);
    expect(await refusal(deps)).toMatch(kind === "postgres" ? /has tables/ : /not empty/);
  });

  it("is refused where it would be written over something, and leaves no half", async () => {
    const place = await newPlace(kind, "migrated");
    const db = await place.open();
    const folder = await newFolder();
    await writeFile(path.join(folder, "mine.txt"), "mine");
    expect(await runBackupCommand({ ...place, db }, [folder])).toEqual({
      ok: false,
      lines: [expect.stringContaining("not empty")],
    });
    expect(await readdir(folder)).toEqual(["mine.txt"]);
    const failing = { ...place.storage, get: () => Promise.reject(new KeyGone()) };
    await place.storage.put("avatars/one.webp", Buffer.from("one"));
    const other = path.join(await newFolder(), "half");
    await expect(runBackupCommand({ ...place, db, storage: failing }, [other])).rejects.toBeInstanceOf(KeyGone);
    expect(await readdir(other)).toEqual([]);
  });

  it("says how it is called", async () => {
    const place = await newPlace("embedded", "empty");
    for (const args of [[], ["a", "b"], ["--help"]])
      expect((await runRestoreCommand(place, args)).lines[0]).toBe("Usage: npm run restore -- FOLDER");
  });
});

class KeyGone extends Error {}

describe.each(testKinds.filter((kind) => kind === "postgres"))(
  "from the embedded database to %s",
  { timeout: 120_000 },
  (kind) => {
    it("everything is moved by one command, once", async () => {
      const source = await newPlace("embedded", "migrated");
      const db = await source.open();
      await fillAll(db);
      const before = await contentsOf(db);
      const { config } = await newPlace(kind, "empty");
      const url = config.database.kind === "postgres" ? config.database.url : "";
      const move = () => {
        const env = { NODE_ENV: "test", DATA_DIR: source.config.dataDir, DATABASE_URL: url };
        return runMoveCommand({ ...source, config: readConfig(env) }, []);
      };
      // The folder is in use.
      expect(await move()).toEqual({ ok: false, lines: [expect.stringContaining("in use by process")] });
      await db.close();
      expect(await move()).toMatchObject({
        ok: true,
        lines: [expect.stringMatching(/^Moved \d+ rows in \d+ tables/), expect.anything()],
      });
      const moved = await openDatabase(config.database, silent);
      cleanUps.push(moved.close);
      expect(await contentsOf(moved)).toEqual(before);
      expect(await contentsOf(await source.open())).toEqual(before);
      await expect(moved.pool.query("update resumes set example_of = 'nobody' where id = 'odd-2'")).rejects.toThrow(
        /foreign key/,
      );
      expect((await move()).lines[0]).toMatch(/in use|not empty/);
    });

    it("a backup of the embedded database is restored there too", async () => {
      const source = await backedUp("embedded");
      const target = await newPlace(kind, "empty");
      expect(await runRestoreCommand(target, [source.folder])).toMatchObject({ ok: true });
      expect(await contentsOf(await target.open())).toEqual(await contentsOf(source.db));
      const back = await newPlace("embedded", "empty");
      const dump = await backedUp(kind);
      expect((await runRestoreCommand(back, [dump.folder])).lines[0]).toContain("set DATABASE_URL");
    });

    it("a missing pg_dump is named, with what to install", async () => {
      const place = await newPlace(kind, "migrated");
      const db = await place.open();
      const found = process.env.PATH;
      process.env.PATH = path.join(place.config.dataDir, "nothing");
      try {
        const { lines } = await runBackupCommand({ ...place, db }, [path.join(await newFolder(), "none")]);
        expect(lines).toEqual([expect.stringMatching(/^pg_dump is needed .*apt-get install postgresql-client/)]);
      } finally {
        process.env.PATH = found;
      }
    });
  },
);
