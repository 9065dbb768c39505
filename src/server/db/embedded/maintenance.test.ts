import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createEmptyStorage, silent } from "#tests/harness/database.ts";
import { openDatabase } from "../client.ts";
import { type Maintenance, type MaintenanceTimes, maintain } from "./maintenance.ts";

const hour = 3_600_000;
const times: MaintenanceTimes = { look: 24 * hour, checkpointBytes: 256 * 1024, every: hour, first: hour };

describe("the maintenance of the embedded database", async () => {
  const storage = await createEmptyStorage("embedded");
  const db = await openDatabase(storage.config, silent, { maintenance: false });
  await db.pool.query("create table notes (id integer, body text)");
  let now = 0;
  let maintenance: Maintenance | undefined;
  beforeEach(async () => {
    await maintenance?.stop();
    now = 1_000_000;
    maintenance = maintain(db.pool, silent, times, () => now);
    await maintenance.run();
  });
  afterAll(async () => {
    await maintenance?.stop();
    await db.close();
    await storage.remove();
  });

  const checkpoint = async () =>
    (await db.pool.query("select redo_lsn from pg_control_checkpoint()")).rows[0]?.redo_lsn as string;
  const write = (bytes: number) =>
    db.pool.query("insert into notes select 1, repeat('x', 1000) from generate_series(1, $1)", [bytes / 1000]);
  const pagesOf = async () =>
    (await db.pool.query("select pg_relation_size('notes') as bytes")).rows[0]?.bytes as string;

  it("leaves a small log alone", async () => {
    const before = await checkpoint();
    await write(10_000);
    await maintenance?.run();
    expect(await checkpoint()).toBe(before);
  });

  it("makes a checkpoint once enough log has gathered, and not again for the same log", async () => {
    const before = await checkpoint();
    await write(400_000);
    await maintenance?.run();
    const after = await checkpoint();
    expect(after).not.toBe(before);
    await maintenance?.run();
    expect(await checkpoint()).toBe(after);
  });

  it("makes a checkpoint every hour, however little log there is", async () => {
    const before = await checkpoint();
    await write(1_000);
    now += hour;
    await maintenance?.run();
    expect(await checkpoint()).not.toBe(before);
  });

  it("clears dead rows every hour, so a table that is rewritten does not grow", async () => {
    await db.pool.query("truncate notes");
    await write(200_000);
    const size = Number(await pagesOf());
    for (let round = 0; round < 6; round += 1) {
      await db.pool.query("update notes set id = id + 1");
      now += hour;
      await maintenance?.run();
    }
    expect(Number(await pagesOf())).toBeLessThan(size * 3);
    const { rows } = await db.pool.query("select reltuples::int as estimated from pg_class where relname = 'notes'");
    expect(rows[0]?.estimated).toBe(200);
  });

  describe("of the log", () => {
    const folder = path.join(storage.config.kind === "embedded" ? storage.config.folder : "", "pg_wal");
    const holders = (text: string) =>
      readdirSync(folder).filter((name) => {
        const file = path.join(folder, name);
        return statSync(file).isFile() && readFileSync(file).includes(text);
      });
    const removed = async (text: string) => {
      await db.pool.query("insert into notes values (7, $1)", [text]);
      await db.pool.query("delete from notes where body = $1", [text]);
      expect(holders(text)).not.toEqual([]);
    };

    it("deletes every hour what it says of removed rows", async () => {
      await removed("ada.lovelace@example.com");
      now += hour;
      await maintenance?.run();
      expect(holders("ada.lovelace@example.com")).toEqual([]);
      // Nor does the next file, which begins with the pages as they are now.
      await db.pool.query("insert into notes values (8, 'still here')");
      expect(holders("ada.lovelace@example.com")).toEqual([]);
    });

    it("deletes what an earlier process left, although nothing was written since", async () => {
      await removed("grace.hopper@example.com");
      await maintenance?.stop();
      maintenance = maintain(db.pool, silent, { ...times, first: 1_000 }, () => now);
      await maintenance.run();
      expect(holders("grace.hopper@example.com")).not.toEqual([]);
      now += 1_000;
      await maintenance.run();
      expect(holders("grace.hopper@example.com")).toEqual([]);
    });
  });

  it("does nothing where nothing was written", async () => {
    now += hour;
    await maintenance?.run();
    const before = await checkpoint();
    now += hour;
    await maintenance?.run();
    expect(await checkpoint()).toBe(before);
  });

  it("lets other queries run between its statements", async () => {
    await write(10_000);
    now += hour;
    const order: string[] = [];
    const maintained = maintenance?.run().then(() => order.push("maintenance"));
    const read = db.pool.query("select 1").then(() => order.push("read"));
    await Promise.all([maintained, read]);
    expect(order).toEqual(["read", "maintenance"]);
  });
});
