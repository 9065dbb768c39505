import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { afterAll, describe, expect, it } from "vitest";
import { createEmptyStorage } from "#tests/harness/database.ts";
import { watchDisk } from "#tests/harness/failing-disk.ts";
import { commitReachesDisk, SyncedNodeFS, startParams } from "./synced-node-fs.ts";

const place = fs.mkdtempSync(path.join(os.tmpdir(), "inkleaf-power-"));
afterAll(() => fs.rmSync(place, { recursive: true, force: true }));

async function newFolder(): Promise<string> {
  const storage = await createEmptyStorage("embedded");
  return storage.config.kind === "embedded" ? storage.config.folder : "";
}

/** Seeded random numbers, so that every run is the same and a test that fails once fails again. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const saves = 80;
const body = (id: number) => `${id}:${"墨".repeat(400 + ((id * 977) % 6_000))}`;

type Cut = { folder: string; acknowledged: number };

/** Saves rows on a watched disk and cuts the power at some of its steps. Returns what was acknowledged at each cut. */
async function saveUntilCut(files: NodeFS, folder: string, params: string[] | undefined, cuts: number, seed: number) {
  const chance = seeded(seed);
  let next = 20;
  const made: Cut[] = [];
  let acknowledged = 0;
  const database = await PGlite.create({ fs: files, startParams: params });
  await database.exec("create table saves (id integer primary key, body text not null); checkpoint");
  const disk = watchDisk(folder);
  let step = 0;
  disk.onStep = () => {
    step += 1;
    if (step < next || made.length === cuts || acknowledged === 0) return;
    next = step + 10 + Math.floor(chance() * 50);
    const target = path.join(place, `${seed}-${step}`);
    const share = [0, 0.5, 0.9][made.length % 3] ?? 0;
    disk.cut(target, () => chance() < share);
    made.push({ folder: target, acknowledged });
  };
  try {
    for (let id = 1; id <= saves; id += 1) {
      await database.query("insert into saves values ($1, $2)", [id, body(id)]);
      await database.query("update saves set body = body where id = $1", [1 + (id % 7)]);
      acknowledged = id;
      if (id % 20 === 0) await database.exec("checkpoint");
    }
  } finally {
    disk.stop();
    await database.close();
  }
  return made;
}

/** Returns the ids whose content is right after the cut, or why the database could not be read. */
async function found(cut: Cut): Promise<number[] | string> {
  try {
    const database = await PGlite.create({ fs: new SyncedNodeFS(cut.folder), startParams: startParams() });
    const { rows } = await database.query<{ id: number; body: string }>("select id, body from saves order by id");
    await database.close();
    return rows.filter((row) => row.body === body(row.id)).map((row) => row.id);
  } catch (error) {
    return String(error);
  } finally {
    fs.rmSync(cut.folder, { recursive: true, force: true });
  }
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe("a power cut", { timeout: 120_000 }, () => {
  it("loses no acknowledged save", async () => {
    const folder = await newFolder();
    const cuts = await saveUntilCut(new SyncedNodeFS(folder), folder, startParams(), 6, 7);
    expect(cuts).toHaveLength(6);
    for (const cut of cuts) {
      const ids = await found(cut);
      // The save that was running may have reached the disk before it was acknowledged.
      const whole = [upTo(cut.acknowledged), upTo(cut.acknowledged + 1)];
      expect(whole).toContainEqual(ids);
    }
    fs.rmSync(path.dirname(folder), { recursive: true, force: true });
  });

  it("loses saves of PGlite as shipped, which proves that the model can tell", async () => {
    const folder = await newFolder();
    const cuts = await saveUntilCut(new NodeFS(folder), folder, undefined, 3, 11);
    const intact = [];
    for (const cut of cuts) {
      const ids = await found(cut);
      if (typeof ids !== "string" && ids.length >= cut.acknowledged) intact.push(cut);
    }
    expect(cuts.length).toBeGreaterThan(0);
    expect(intact).toEqual([]);
    fs.rmSync(path.dirname(folder), { recursive: true, force: true });
  });
});

describe("the file system of the embedded database", () => {
  it("syncs each commit to the disk, and syncs nothing for a read", async () => {
    const folder = await newFolder();
    const files = new SyncedNodeFS(folder);
    const database = await PGlite.create({ fs: files, startParams: startParams() });
    await database.exec("create table kept (id integer)");
    let before = files.syncs;
    for (let id = 0; id < 5; id += 1) await database.query("insert into kept values ($1)", [id]);
    expect(files.syncs - before).toBeGreaterThanOrEqual(5);
    before = files.syncs;
    await database.query("select * from kept");
    expect(files.syncs).toBe(before);
    await database.close();
    fs.rmSync(path.dirname(folder), { recursive: true, force: true });
  });

  it("notices at the start when a commit does not reach the disk", async () => {
    const folder = await newFolder();
    const files = new SyncedNodeFS(folder);
    const database = await PGlite.create({ fs: files, startParams: startParams() });
    expect(await commitReachesDisk(database, files)).toBe(true);
    await database.close();
    const shipped = await PGlite.create({ fs: files });
    expect(await commitReachesDisk(shipped, files)).toBe(false);
    await shipped.close();
    fs.rmSync(path.dirname(folder), { recursive: true, force: true });
  });
});
