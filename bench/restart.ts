import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "#server/db/client.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createTestStorage, silent, testKinds } from "#tests/harness/database.ts";
import { makeDataFolder, startServer } from "#tests/harness/server.ts";
import { startTcpProxy } from "#tests/harness/tcp-proxy.ts";
import { type BenchRow, rowOf } from "./row.ts";

/**
 * How long the built server is away: from its start until it listens, over a folder that an earlier start filled, after an
 * orderly end and after a kill; and, with TEST_DATABASE_URL, how long a visitor waits for an answer while PostgreSQL
 * hangs, and for the first good one after its return. No reference: the limits are 3 s, 3 s, 3 s and 1 s.
 */
const starts = 7;
const outages = 5;
/** At the same time, as the pages behind a hung query. */
const visitors = 12;

export async function run(): Promise<BenchRow[]> {
  return [...(await restarts()), ...(testKinds.includes("postgres") ? await outage() : [])];
}

async function restarts(): Promise<BenchRow[]> {
  const dataDir = await makeDataFolder();
  const temporary = await mkdtemp(path.join(tmpdir(), "inkleaf-restart-"));
  const times = { ended: [] as number[], killed: [] as number[] };
  try {
    const first = await startServer({ DATA_DIR: dataDir, TMPDIR: temporary });
    await first.stop("SIGTERM");
    for (let turn = 0; turn < starts; turn += 1) {
      for (const [name, signal] of [["killed", "SIGKILL"] as const, ["ended", "SIGTERM"] as const]) {
        const running = await startServer({ DATA_DIR: dataDir, TMPDIR: temporary });
        await running.stop(signal);
        const began = performance.now();
        const again = await startServer({ DATA_DIR: dataDir, TMPDIR: temporary });
        times[name].push(performance.now() - began);
        await again.stop("SIGTERM");
      }
    }
    const left = (await readdir(temporary)).filter((name) => name.startsWith("inkleaf-browser-"));
    if (left.length > 0) throw new Error(`${left.length} profiles of browsers are left`);
    return [
      rowOf("start of an existing folder", "ms", times.ended),
      rowOf("start after kill -9, embedded database", "ms", times.killed),
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
    await rm(temporary, { recursive: true, force: true });
  }
}

async function outage(): Promise<BenchRow[]> {
  const storage = await createTestStorage("postgres");
  if (storage.config.kind !== "postgres") throw new Error("This needs PostgreSQL");
  const url = new URL(storage.config.url);
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const db = await openDatabase({ kind: "postgres", url: url.href, pool: 4 }, silent);
  const test = await createTestApp({ wire: () => ({ db }) });
  const ask = async () => (await test.app.request("/api/templates")).status;
  const times = { refused: [] as number[], back: [] as number[] };
  try {
    for (let turn = 0; turn < outages; turn += 1) {
      if ((await ask()) !== 200) throw new Error("The database is not there");
      proxy.hang();
      const all = Array.from({ length: visitors }, async () => {
        const began = performance.now();
        if ((await ask()) !== 503) throw new Error("It answers while the database hangs");
        times.refused.push(performance.now() - began);
      });
      await Promise.all(all);
      proxy.resume();
      const began = performance.now();
      while ((await ask()) !== 200) await new Promise((resolve) => setTimeout(resolve, 10));
      times.back.push(performance.now() - began);
    }
    return [
      rowOf(`503 while PostgreSQL hangs, ${visitors} at once`, "ms", times.refused),
      rowOf("first good answer after its return", "ms", times.back),
    ];
  } finally {
    proxy.resume();
    await test.close();
    await db.close();
    await proxy.close();
    await storage.remove();
  }
}
