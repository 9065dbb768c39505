import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { passwordCalls } from "#contract/passwords.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { createDiskStorage } from "#server/adapters/storage/disk.ts";
import { runBackupCommand } from "#server/cli/keeping-commands.ts";
import { readConfig } from "#server/config/config.ts";
import { openDatabase } from "#server/db/client.ts";
import { migrate, migrationsFolder, readMigrations } from "#server/db/migrate.ts";
import { createEmptyStorage, silent, testKinds } from "./harness/database.ts";
import { codeFor, findInOutbox, password } from "./harness/journey.ts";
import { noPgBouncer, startPgBouncer } from "./harness/pgbouncer.ts";
import { type RunningServer, startServer } from "./harness/server.ts";

const why = testKinds.includes("postgres") ? noPgBouncer : "TEST_DATABASE_URL names no PostgreSQL";

/** Fewer than the servers open to it, so that they do share them. */
const connections = 6;

describe.skipIf(why)(`behind PgBouncer in transaction mode${why ? ` (skipped: ${why})` : ""}`, async () => {
  if (why) return;
  const storage = await createEmptyStorage("postgres");
  if (storage.config.kind !== "postgres") throw new Error("These tests need PostgreSQL");
  const direct = storage.config.url;
  await onServer(direct, `alter database "${new URL(direct).pathname.slice(1)}" set timezone = 'Asia/Shanghai'`);
  const pooler = await startPgBouncer(direct, connections);
  const url = pooler.through(direct);
  const dataDir = mkdtempSync(path.join(tmpdir(), "inkleaf-pooler-"));
  const servers: RunningServer[] = [];
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await pooler.close();
    await storage.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("servers that start at once on an empty database migrate it once and serve a whole visit between them", async () => {
    const env = { DATABASE_URL: url, DATA_DIR: dataDir, NODE_ENV: "test", BOT_CHECK: "off", DEFAULT_LOCALE: "en" };
    servers.push(...(await Promise.all([startServer({ ...env, ROLE: "web" }), startServer({ ...env, ROLE: "all" })])));
    const [one, other] = servers as [RunningServer, RunningServer];
    let cookie = "";
    const ask = async (server: RunningServer, method: string, path: string, body?: object) => {
      const response = await fetch(`${server.url}${path}`, {
        method,
        headers: { "content-type": "application/json", cookie },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      expect(response.ok, `${path}: ${response.status}`).toBe(true);
      const set = response.headers.getSetCookie().map((line) => line.split(";")[0]);
      if (set.length > 0) cookie = set.join("; ");
      return ((await response.json()) as { data: Record<string, never> }).data;
    };
    const email = "ada@example.com";
    await ask(one, "POST", accountCalls.signUp.path, { email, password });
    await ask(other, "POST", accountCalls.verifyEmail.path, { veriCode: await codeFor(other.url, email), email });
    const { _id: userId } = await ask(one, "GET", "/api/user/current");

    const made = await ask(one, "POST", resumeCalls.createResume.path, {
      userId,
      template: "TemplateModern",
      name: "CV",
      lang: "en",
    });
    const {
      _id: id,
      uuid,
      data,
      config,
    } = made as unknown as {
      _id: string;
      uuid: string;
      data: { basicInfo: object };
      config: object;
    };
    // Many at once, so that statements and transactions of both servers take turns on the same connections.
    const names = Array.from({ length: 24 }, (_, index) => `Ada ${String.fromCharCode(97 + index)} Lovelace`);
    await Promise.all(
      names.map((name, index) =>
        ask(index % 2 ? one : other, resumeCalls.saveResume.method, resumeCalls.saveResume.path.replace(":id", id), {
          data: { ...data, basicInfo: { ...data.basicInfo, name } },
          config: { ...config, isPublic: true },
        }),
      ),
    );
    const pages = await Promise.all(
      [one, other].map(async (server) => (await fetch(`${server.url}/r/${uuid}`)).text()),
    );
    expect(names.filter((name) => pages.every((page) => page.includes(name)))).toHaveLength(1);

    await ask(one, "POST", passwordCalls.forgetPassword.path, { email });
    expect(await findInOutbox(one.url, email, /#token=/)).toBe("#token=");
    const { rows } = await onServer(direct, "select name from migrations order by number");
    expect(rows.map(({ name }) => name)).toEqual(readMigrations(migrationsFolder()).map((each) => each.name));
  });

  it("each of our statements has our limits and UTC, and one of somebody else the limits", async () => {
    const asked = `select current_setting('TimeZone') as zone, current_setting('lock_timeout') as lock,
      current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle,
      pg_backend_pid() as pid from pg_sleep(0.2)`;
    const limits = { lock: "5s", statement: "1min", idle: "15s", pid: expect.any(Number) };
    const db = await openDatabase({ kind: "postgres", url, pool: connections }, silent);
    try {
      const each = Array.from({ length: connections }, (_, index) => index);
      const others = await Promise.all(each.map(() => onServer(url, asked)));
      for (const { rows } of others) expect(rows).toEqual([{ zone: "Asia/Shanghai", ...limits }]);
      const ours = await Promise.all(each.map(() => db.pool.query(asked)));
      // One on which nobody has set anything.
      expect((await onServer(direct, asked)).rows).toEqual([{ zone: "UTC", ...limits }]);
      for (const { rows } of ours) expect(rows).toEqual([{ zone: "UTC", ...limits }]);
      expect(new Set([...others, ...ours].map(({ rows }) => rows[0].pid)).size).toBeGreaterThan(1);
    } finally {
      await db.close();
    }
  });

  it("a migration may take longer than any other statement, and leaves no limit and no lock behind", async () => {
    const db = await openDatabase({ kind: "postgres", url, pool: 4 }, silent);
    try {
      expect(await Promise.all([migrate(db), migrate(db), migrate(db)])).toEqual([[], [], []]);
      const { rows } = await onServer(
        direct,
        "select count(*)::int as held from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
      );
      expect(rows).toEqual([{ held: 0 }]);
    } finally {
      await db.close();
    }
  });

  it("a backup asks for PostgreSQL's own URL, and is made by it", async () => {
    const folder = path.join(dataDir, "backup");
    const env = { NODE_ENV: "test", DATA_DIR: path.join(dataDir, "own"), DATABASE_URL: url };
    const db = await openDatabase({ kind: "postgres", url, pool: 2 }, silent);
    const backUp = (more: Record<string, string>) => {
      const config = readConfig({ ...env, ...more });
      const files = createDiskStorage(path.join(config.dataDir, "files"));
      return runBackupCommand({ config, db, storage: files, now: Date.now }, [folder]);
    };
    try {
      expect(await backUp({})).toEqual({ ok: false, lines: [expect.stringContaining("set DATABASE_DIRECT_URL")] });
      expect(await backUp({ DATABASE_DIRECT_URL: direct })).toMatchObject({ ok: true });
    } finally {
      await db.close();
    }
  });
});

/** Asks on a connection of which our program knows nothing. */
async function onServer(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
