import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { resumeCalls } from "#contract/resumes.ts";
import { createEmbeddedJobs } from "#server/adapters/jobs/embedded.ts";
import { type Database, openDatabase } from "#server/db/client.ts";
import { book, reserve } from "#server/features/ledger/service.ts";
import { startSession } from "#server/features/sessions/service.ts";
import { insertUser } from "./harness/builders.ts";
import { createTestStorage, silent, testKinds } from "./harness/database.ts";
import { assertLedgerLaws } from "./harness/ledger-law.ts";
import { isFull } from "./harness/print-set.ts";
import { freePort, type RunningServer, startServer } from "./harness/server.ts";
import { createTestClient } from "./harness/test-client.ts";

/**
 * Processes of every role on one PostgreSQL are ended by `kill -9`, in turns, while people save and workers give
 * reserved tokens back. What was acknowledged is there, and no reservation is given back twice.
 */
const kills = isFull ? 30 : 2;
const roles = isFull ? (["web", "web", "worker"] as const) : (["web", "worker"] as const);
const writers = 6;
/** Reservations that expire in each round: so many that a kill meets the work on them. */
const holdsEach = 40;

const deps = (db: Database) => ({ db, now: Date.now });

/** Reserves tokens of new users so that they are to be given back at once, and asks a worker to do so. */
async function addExpired(db: Database): Promise<string[]> {
  const now = new Date();
  const ids: string[] = [];
  for (let index = 0; index < holdsEach; index += 1) {
    const { id: userId } = await insertUser(deps(db));
    ids.push(userId);
    await db.transaction(async (tx) => {
      await book(tx, [{ account: "token", userId, type: "initial", amount: 100, cause: `gift ${userId}` }], now);
      const hold = { account: "token", userId, type: "resume_create", amount: 60, cause: `draft ${userId}` } as const;
      await reserve(tx, hold, { now, expiresAt: new Date(now.getTime() + 1) });
    });
  }
  const jobs = createEmbeddedJobs({ ...deps(db), log: silent });
  await jobs.enqueue(db, { kind: "ledger.release-expired", payload: {}, key: "test" });
  return ids;
}

/** Saves a resume under one name after the other at servers that live. `stop` resolves to what must be stored. */
async function startWriter(db: Database, living: () => RunningServer[]) {
  const user = await insertUser(deps(db));
  const client = createTestClient(
    {
      request: (path, init) => {
        const open = living();
        return fetch(`${open[Math.floor(Math.random() * open.length)]?.url}${path}`, init);
      },
    },
    async () => {},
  );
  client.cookies.set("x-cid", await startSession(deps(db), user.id));
  const body = { userId: user.id, template: "TemplateModern", name: "CV" };
  const id = (await client.send(resumeCalls.createResume, { body })).data._id;
  let sent = 0;
  let acknowledged = 0;
  let isOver = false;
  const work = (async () => {
    while (!isOver) {
      sent += 1;
      const save = client.send(resumeCalls.saveResume, { params: { id }, body: { name: `CV ${sent}` } });
      // A killed server answers nothing, and the database of a busy machine may be late for once.
      const status = await save.then(
        (reply) => reply.status,
        () => null,
      );
      expect([200, 503, null]).toContain(status);
      if (status === 200) acknowledged = sent;
      await sleep(10);
    }
  })();
  work.catch(() => {});
  return {
    async stop() {
      isOver = true;
      await work;
      return { id, sent, acknowledged };
    },
  };
}

describe.runIf(testKinds.includes("postgres"))("kill -9 of processes of every role", () => {
  it(`${kills} times: no acknowledged save is lost, and what matters once happens once`, {
    timeout: 1_800_000,
  }, async ({ annotate }) => {
    const storage = await createTestStorage("postgres");
    if (storage.config.kind !== "postgres") throw new Error("This needs PostgreSQL");
    const { url } = storage.config;
    const dataDir = await mkdtemp(path.join(tmpdir(), "inkleaf-roles-"));
    const start = (ROLE: string, port: number) =>
      startServer({ ROLE, DATABASE_URL: url, DATA_DIR: dataDir, PORT: `${port}`, CHROMIUM_PATH: "/nonexistent" });
    const db = await openDatabase(storage.config, silent);
    type Process = { role: string; port: number; server: RunningServer | null };
    const begin = async (role: string): Promise<Process> => {
      const port = await freePort();
      return { role, port, server: await start(role, port) };
    };
    // The first one stores the samples, which the others then find.
    const processes = [await begin(roles[0])];
    processes.push(...(await Promise.all(roles.slice(1).map(begin))));
    const living = () => processes.flatMap(({ role, server }) => (role === "web" && server ? [server] : []));
    const all = await Promise.all(Array.from({ length: writers }, () => startWriter(db, living)));
    const holders: string[] = [];
    try {
      for (let turn = 0; turn < kills; turn += 1) {
        const victim = processes[(turn + 2) % processes.length] as (typeof processes)[number];
        holders.push(...(await addExpired(db)));
        await sleep(Math.random() * 300);
        const { server } = victim;
        victim.server = null;
        await server?.stop("SIGKILL");
        victim.server = await start(victim.role, victim.port);
      }
      const written = await Promise.all(all.map((writer) => writer.stop()));
      for (const { id, sent, acknowledged } of written) {
        const { rows } = await db.pool.query<{ name: string }>("select name from resumes where id = $1", [id]);
        const stored = Number(/^CV (\d+)$/.exec(rows[0]?.name ?? "")?.[1]);
        expect(stored).toBeGreaterThanOrEqual(acknowledged);
        expect(stored).toBeLessThanOrEqual(sent);
        expect(acknowledged).toBeGreaterThan(0);
      }
      // What a killed worker held waits for the end of its lease; here that is now.
      await db.pool.query("update jobs set leased_until = now() where leased_until is not null");
      const open = async () => (await db.pool.query("select 1 from accounts where reserved <> 0")).rows.length;
      await expect.poll(open, { timeout: 120_000, interval: 500 }).toBe(0);
      await assertLedgerLaws(db.pool);
      const { rows } = await db.pool.query(
        "select balance::int, count(*)::int from accounts where kind = 'token' and user_id = any($1) group by 1",
        [holders],
      );
      expect(rows).toEqual([{ balance: 100, count: kills * holdsEach }]);
      const saves = written.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
      await annotate(`${kills} kills, ${saves} acknowledged saves, ${kills * holdsEach} reservations given back once`);
    } finally {
      await Promise.all(all.map((writer) => writer.stop().catch(() => {})));
      await Promise.all(processes.map(({ server }) => server?.stop("SIGKILL")));
      await db.close();
      await storage.remove();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
