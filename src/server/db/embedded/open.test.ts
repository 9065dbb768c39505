import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Worker } from "node:worker_threads";
import { afterEach, describe, expect, it } from "vitest";
import { createEmptyStorage, silent, testKinds } from "#tests/harness/database.ts";
import { type DatabaseConfig, type OpenOptions, openDatabase } from "../client.ts";
import { DatabaseUnavailable, DataFolderInUse, isDatabaseDown } from "../errors.ts";

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function open(config: DatabaseConfig, options: OpenOptions = {}) {
  const db = await openDatabase(config, silent, { maintenance: false, ...options });
  cleanUps.push(db.close);
  return db;
}

async function newStorage(): Promise<{ kind: "embedded"; folder: string }> {
  const { config, remove } = await createEmptyStorage("embedded");
  cleanUps.push(remove);
  if (config.kind !== "embedded") throw new Error("not the embedded one");
  return config;
}

/** Opens a database that cannot be opened. Returns the error, whose message must be one line. */
async function refusal(config: DatabaseConfig): Promise<Error> {
  const error: unknown = await openDatabase(config, silent).then(
    (db) => db.close().then(() => "it opened"),
    (refused: unknown) => refused,
  );
  if (!(error instanceof DatabaseUnavailable)) throw new Error(`not refused as it should be: ${error}`);
  expect(error.message).not.toContain("\n");
  return error;
}

describe("a new folder", { timeout: 90_000 }, () => {
  it("becomes a database that keeps its data after closing", async () => {
    const parent = fs.mkdtempSync(path.join(os.tmpdir(), "inkleaf-new-"));
    cleanUps.push(() => fs.rmSync(parent, { recursive: true }));
    const config = { kind: "embedded", folder: path.join(parent, "data", "database") } as const;
    fs.mkdirSync(`${config.folder}.new`, { recursive: true });
    fs.writeFileSync(path.join(`${config.folder}.new`, "half"), "of an interrupted start");
    const db = await openDatabase(config, silent);
    await db.pool.query("create table kept as select 1 as one");
    await db.close();
    const again = await open(config);
    expect((await again.pool.query("select one from kept")).rows).toEqual([{ one: 1 }]);
    expect(fs.readdirSync(path.dirname(config.folder)).filter((name) => name.endsWith(".new"))).toEqual([]);
  });
});

describe("an open embedded database", { timeout: 90_000 }, () => {
  it("has fsync on, unlike PGlite as shipped", async () => {
    const db = await open(await newStorage());
    const { rows } = await db.pool.query(
      `select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method,
       current_setting('synchronous_commit') as commit, current_setting('full_page_writes') as pages`,
    );
    expect(rows).toEqual([{ fsync: "on", method: "fsync", commit: "on", pages: "on" }]);
  });

  it("refuses a second opener, and admits it after closing", async () => {
    const config = await newStorage();
    const db = await open(config);
    await expect(openDatabase(config, silent)).rejects.toBeInstanceOf(DataFolderInUse);
    await db.close();
    await open(config);
  });

  it("does not block the main thread", async () => {
    const db = await open(await newStorage());
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 5);
    await db.pool.query("select count(*) from generate_series(1, 2000000) as n where n % 7 = 3");
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(3);
  });

  it("finishes waiting queries before it closes", async () => {
    const config = await newStorage();
    const db = await open(config);
    await db.pool.query("create table late (id integer)");
    const writes = Array.from({ length: 20 }, (_, id) => db.pool.query("insert into late values ($1)", [id]));
    await db.close();
    await Promise.all(writes);
    const again = await open(config);
    expect((await again.pool.query("select count(*)::int as n from late")).rows).toEqual([{ n: 20 }]);
  });

  it("rejects the running query when its thread dies, starts again, and has all that was acknowledged", async () => {
    const threads: Worker[] = [];
    const remember = (worker: Worker) => threads.push(worker);
    process.on("worker", remember);
    cleanUps.push(() => process.off("worker", remember));
    const db = await open(await newStorage());
    await db.pool.query("create table acknowledged (id integer)");
    await db.pool.query("insert into acknowledged values (1)");
    const client = await db.pool.connect();
    await client.query("begin");
    await client.query("insert into acknowledged values (2)");
    const running = client.query("select count(*) from generate_series(1, 50000000)");
    const waiting = db.pool.query("insert into acknowledged values (3)");
    const rejected = expect(running).rejects.toSatisfy(isDatabaseDown);
    await threads.at(-1)?.terminate();
    await rejected;
    await expect(client.query("commit")).rejects.toSatisfy(isDatabaseDown);
    client.release();
    await waiting;
    expect((await db.pool.query("select id from acknowledged order by id")).rows).toEqual([{ id: 1 }, { id: 3 }]);
    expect(threads).toHaveLength(2);
  });

  it("serves the next query when its thread died while no query ran", async () => {
    const threads: Worker[] = [];
    const remember = (worker: Worker) => threads.push(worker);
    process.on("worker", remember);
    cleanUps.push(() => process.off("worker", remember));
    const db = await open(await newStorage());
    await db.pool.query("create table kept as select 1 as one");
    await threads.at(-1)?.terminate();
    expect((await db.pool.query("select one from kept")).rows).toEqual([{ one: 1 }]);
    expect(threads).toHaveLength(2);
  });

  it("starts again when PostgreSQL itself gives up on the disk", async () => {
    const { kind, folder } = await newStorage();
    const db = await open({ kind, folder });
    await db.pool.query("create table acknowledged (id integer)");
    await db.pool.query("insert into acknowledged values (1)");
    fs.renameSync(path.join(folder, "pg_wal"), path.join(folder, "pg_wal.gone"));
    const fill = async () => {
      // The log needs a new file after this much, and that file cannot be created.
      for (let part = 0; part < 40; part += 1) {
        await db.pool.query("select pg_logical_emit_message(false, 'fill', repeat('x', 1000000))");
      }
    };
    await expect(fill()).rejects.toThrow();
    fs.renameSync(path.join(folder, "pg_wal.gone"), path.join(folder, "pg_wal"));
    await db.pool.query("insert into acknowledged values (2)");
    expect((await db.pool.query("select id from acknowledged order by id")).rows).toEqual([{ id: 1 }, { id: 2 }]);
  });
});

describe("a folder that cannot be used is refused", { timeout: 90_000 }, () => {
  it("when another version of PostgreSQL made it", async () => {
    const config = await newStorage();
    fs.writeFileSync(path.join(config.folder, "PG_VERSION"), "16\n");
    expect((await refusal(config)).message).toContain("made by PostgreSQL 16");
  });

  it("when it holds something else, which is left untouched", async () => {
    const config = await newStorage();
    fs.rmSync(config.folder, { recursive: true });
    fs.mkdirSync(config.folder);
    fs.writeFileSync(path.join(config.folder, "thesis.txt"), "years of work");
    expect((await refusal(config)).message).toContain("not a database");
    expect(fs.readFileSync(path.join(config.folder, "thesis.txt"), "utf8")).toBe("years of work");
  });

  it("when a part of its path is a file", async () => {
    const config = await newStorage();
    const file = path.join(path.dirname(config.folder), "file");
    fs.writeFileSync(file, "");
    expect((await refusal({ kind: "embedded", folder: path.join(file, "database") })).message).toContain("is a file");
  });

  it("when the system lets nobody write there", async () => {
    // Permission bits do not stop a superuser, but the kernel's own folder refuses everybody.
    expect((await refusal({ kind: "embedded", folder: "/sys/inkleaf/database" })).message).toContain("Cannot write");
  });

  it("when its files are damaged, and the lock is released", async () => {
    const config = await newStorage();
    fs.writeFileSync(path.join(config.folder, "global", "pg_control"), "not a control file");
    expect((await refusal(config)).message).toMatch(/Cannot open the database in .*: (PANIC|FATAL): /);
    expect((await refusal(config)).name).toBe("DatabaseUnavailable");
  });
});

describe("a server that cannot be used is refused", () => {
  it("when nothing listens there, without the password in the message", async () => {
    const error = await refusal({ kind: "postgres", url: "postgres://ink:secret@127.0.0.1:1/leaf", pool: 2 });
    expect(error.message).toContain("PostgreSQL at 127.0.0.1:1/leaf");
    expect(error.message).toContain("nothing listens there");
    expect(error.message).not.toContain("secret");
  });

  it("when there is no such host", async () => {
    const error = await refusal({ kind: "postgres", url: "postgres://ink@nowhere.invalid/leaf", pool: 2 });
    expect(error.message).toMatch(/no such host|could not be looked up/);
  });

  it.runIf(testKinds.includes("postgres"))("when there is no such database", async () => {
    const { config, remove } = await createEmptyStorage("postgres");
    await remove();
    expect((await refusal(config)).message).toContain("no such database");
  });
});
