import { sql } from "drizzle-orm";
import { bigint, integer, jsonb, numeric, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createEmptyStorage, silent, testKinds } from "#tests/harness/database.ts";
import { openDatabase } from "./client.ts";
import { isForeignKeyViolation, isUniqueViolation, isUnstorableText, safeError, sqlState } from "./errors.ts";

const notes = pgTable("notes", {
  id: integer("id").primaryKey(),
  label: text("label").notNull().unique("notes_label_unique"),
  body: jsonb("body").$type<Record<string, unknown>>(),
  amount: numeric("amount"),
  big: bigint("big", { mode: "number" }),
  tags: text("tags").array(),
  at: timestamp("at", { withTimezone: true, precision: 3 }),
  parent: integer("parent"),
});

describe.each(testKinds)("the database, %s", async (kind) => {
  const storage = await createEmptyStorage(kind);
  const db = await openDatabase(storage.config, silent, { maintenance: false, idleTransactionLimit: 400 });
  await db.execute(sql`create table notes (id integer primary key, label text not null constraint notes_label_unique unique,
    body jsonb, amount numeric, big bigint, tags text[], at timestamptz(3), parent integer references notes (id))`);
  afterAll(async () => {
    await db.close();
    await storage.remove();
  });
  beforeEach(async () => {
    await db.delete(notes);
  });
  const labels = async () =>
    (await db.select({ label: notes.label }).from(notes).orderBy(notes.id)).map((n) => n.label);

  it("tells which kind it is", () => {
    expect(db.kind).toBe(kind);
  });

  it("returns every type with the same value", async () => {
    const { rows } =
      await db.pool.query(`select 1::int4 as int4, 9007199254740993::int8 as int8, 1.50::numeric as numeric,
      1.5::float8 as float8, true as bool, null::text as nothing, 'é😀'::text as text, '{1,2}'::int4[] as ints,
      array['a','b,"c']::text[] as texts, '{"a":[1,null]}'::jsonb as jsonb, '\\x00ff'::bytea as bytes,
      '2026-01-02 03:04:05.678+00'::timestamptz as at, '2026-01-02'::date::text as day,
      '0190b6f0-0000-7000-8000-000000000000'::uuid as uuid, '2026-01-02 03:04:05+00'::timestamptz::text as written`);
    expect(rows[0]).toEqual({
      int4: 1,
      int8: "9007199254740993",
      numeric: "1.50",
      float8: 1.5,
      bool: true,
      nothing: null,
      text: "é😀",
      ints: [1, 2],
      texts: ["a", 'b,"c'],
      jsonb: { a: [1, null] },
      bytes: Buffer.from([0, 255]),
      at: new Date("2026-01-02T03:04:05.678Z"),
      day: "2026-01-02",
      uuid: "0190b6f0-0000-7000-8000-000000000000",
      written: "2026-01-02 03:04:05+00",
    });
  });

  it("neither compiles a statement nor shares it out", async () => {
    const { rows } = await db.pool.query(
      "select current_setting('jit') as jit, current_setting('max_parallel_workers_per_gather') as workers",
    );
    // The embedded database has one process and no compiler.
    if (kind === "postgres") expect(rows).toEqual([{ jit: "off", workers: "0" }]);
  });

  it("reads through drizzle what was written", async () => {
    const row = {
      id: 1,
      label: "简历 — سيرة — 🧑🏽‍💻",
      body: { deep: [{ html: "<b>'\"\\$1</b>" }], none: null },
      amount: "12345678901234567890.123",
      big: Number.MAX_SAFE_INTEGER,
      tags: ["a", 'b"', "", "null", "{}"],
      at: new Date("2026-11-21T19:30:14.969Z"),
      parent: null,
    };
    await db.insert(notes).values(row);
    expect(await db.select().from(notes)).toEqual([row]);
  });

  it("counts the rows that a statement changed", async () => {
    await db.insert(notes).values([1, 2, 3].map((id) => ({ id, label: `n${id}` })));
    const result = await db.update(notes).set({ big: 1 }).where(sql`id > 1`);
    expect(result.rowCount).toBe(2);
  });

  it("stores a value of 8 MB", async () => {
    const long = "墨页 ink ".repeat(700_000);
    await db.insert(notes).values({ id: 1, label: "long", body: { long } });
    const [note] = await db.select().from(notes);
    expect(note?.body?.long === long).toBe(true);
  });

  it("runs several statements in one text", async () => {
    await db.pool.query("insert into notes (id, label) values (1, 'a'); insert into notes (id, label) values (2, 'b')");
    expect(await labels()).toEqual(["a", "b"]);
  });

  it("refuses with PostgreSQL's error codes", async () => {
    await db.insert(notes).values({ id: 1, label: "taken" });
    const unique = await db
      .insert(notes)
      .values({ id: 2, label: "taken" })
      .catch((error: unknown) => error);
    expect(isUniqueViolation(unique)).toBe(true);
    expect(isUniqueViolation(unique, "notes_label_unique")).toBe(true);
    expect(isUniqueViolation(unique, "notes_pkey")).toBe(false);
    const orphan = await db
      .insert(notes)
      .values({ id: 3, label: "c", parent: 99 })
      .catch((error: unknown) => error);
    expect(isForeignKeyViolation(orphan)).toBe(true);
    expect(sqlState(await db.execute(sql`select * from nowhere`).catch((error: unknown) => error))).toBe("42P01");
    expect(sqlState(await db.execute(sql`select ${"x"}::uuid`).catch((error: unknown) => error))).toBe("22P02");
    expect(await labels()).toEqual(["taken"]);
  });

  it("logs a refusal without the values", async () => {
    await db.insert(notes).values({ id: 1, label: "secret@example.org" });
    const error = await db
      .insert(notes)
      .values({ id: 2, label: "secret@example.org" })
      .catch((e: unknown) => e);
    expect(String(error)).toContain("secret");
    const logged = safeError(error);
    expect(JSON.stringify(logged)).not.toContain("secret");
    expect(logged).toMatchObject({ name: "DatabaseError", code: "23505", constraint: "notes_label_unique" });
  });

  it("refuses NUL with an error of its own and continues to work", async () => {
    const inText = await db
      .insert(notes)
      .values({ id: 1, label: "a\0b" })
      .catch((error: unknown) => error);
    const inJson = await db
      .insert(notes)
      .values({ id: 1, label: "a", body: { "a\0": 1 } })
      .catch((e: unknown) => e);
    expect(isUnstorableText(inText)).toBe(true);
    expect(isUnstorableText(inJson)).toBe(true);
    expect(await labels()).toEqual([]);
  });

  it("commits a transaction whole or not at all", async () => {
    await db.transaction(async (tx) => {
      await tx.insert(notes).values({ id: 1, label: "one" });
      await tx.insert(notes).values({ id: 2, label: "two" });
    });
    const failed = db.transaction(async (tx) => {
      await tx.insert(notes).values({ id: 3, label: "three" });
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    const refused = db.transaction(async (tx) => {
      await tx.insert(notes).values({ id: 4, label: "four" });
      await tx.insert(notes).values({ id: 4, label: "again" });
    });
    await expect(refused).rejects.toThrow();
    expect(await labels()).toEqual(["one", "two"]);
  });

  it("undoes only the inner part of a nested transaction", async () => {
    await db.transaction(async (tx) => {
      await tx.insert(notes).values({ id: 1, label: "outer" });
      const inner = tx.transaction(async (nested) => {
        await nested.insert(notes).values({ id: 2, label: "inner" });
        await nested.insert(notes).values({ id: 2, label: "double" });
      });
      await expect(inner).rejects.toThrow();
      await tx.insert(notes).values({ id: 3, label: "after" });
    });
    expect(await labels()).toEqual(["outer", "after"]);
  });

  it("hides what a transaction has not committed", async () => {
    let read: Promise<string[]> | undefined;
    const write = db.transaction(async (tx) => {
      await tx.insert(notes).values({ id: 1, label: "half" });
      read = labels();
      await new Promise((resolve) => setTimeout(resolve, 50));
      await tx.insert(notes).values({ id: 2, label: "whole" });
      throw new Error("no");
    });
    await expect(write).rejects.toThrow("no");
    expect(await read).toEqual([]);
  });

  it("lets exactly one of 32 win a conditional update", async () => {
    await db.insert(notes).values({ id: 1, label: "prize", big: 0 });
    const tries = Array.from({ length: 32 }, (_, by) =>
      db
        .update(notes)
        .set({ big: by + 1 })
        .where(sql`id = 1 and big = 0`)
        .returning({ big: notes.big }),
    );
    const won = (await Promise.all(tries)).flat();
    expect(won).toHaveLength(1);
    expect((await db.select().from(notes))[0]?.big).toBe(won[0]?.big);
  });

  it("loses no increment of 32 transactions at once", async () => {
    await db.insert(notes).values({ id: 1, label: "counter", big: 0 });
    const adds = Array.from({ length: 32 }, () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select id from notes where id = 1 for update`);
        await tx.update(notes).set({ big: sql`big + 1` }).where(sql`id = 1`);
      }),
    );
    await Promise.all(adds);
    expect((await db.select().from(notes))[0]?.big).toBe(32);
  });

  it("rolls back a transaction that goes silent, and serves the others", async () => {
    let release: () => void = () => {};
    const silence = new Promise<void>((resolve) => {
      release = resolve;
    });
    const stuck = db.transaction(async (tx) => {
      await tx.insert(notes).values({ id: 1, label: "stuck" });
      await silence;
      await tx.insert(notes).values({ id: 2, label: "too late" });
    });
    const rejection = expect(stuck).rejects.toThrow();
    const waiting = db.insert(notes).values({ id: 1, label: "served" });
    await waiting;
    release();
    await rejection;
    expect(await labels()).toEqual(["served"]);
  });

  it("leaves nothing of one session to the next", async () => {
    const client = await db.pool.connect();
    await client.query("begin");
    await client.query("insert into notes (id, label) values (1, 'open')");
    client.release(new Error("broken"));
    expect(await labels()).toEqual([]);
    await db.insert(notes).values({ id: 1, label: "new" });
    expect(await labels()).toEqual(["new"]);
  });

  it("gives named statements their own plan in every session", async () => {
    const read = async () => (await db.pool.query({ name: "one", text: "select $1::int as n", values: [7] })).rows;
    expect(await read()).toEqual([{ n: 7 }]);
    expect(await read()).toEqual([{ n: 7 }]);
    const client = await db.pool.connect();
    client.release(new Error("a new session, please"));
    expect(await read()).toEqual([{ n: 7 }]);
  });
});
