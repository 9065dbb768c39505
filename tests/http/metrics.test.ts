import { afterAll, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { callList } from "#contract/registry.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { createHealthApp } from "#server/app.ts";
import { readConfig } from "#server/config/config.ts";
import { createServices } from "#server/services.ts";
import { createTestApp, type TestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { figure, labelsOf, makeLog, readMetrics } from "#tests/harness/metrics.ts";

/** `/metrics`: who may read it, and what it says. */

const printer = createFakePrinter();
const token = "a-token-of-the-scraper";
const local = await createTestApp({ printer });
const guarded = await createTestApp({ printer, env: { METRICS_TOKEN: token } });
const site = await createTestApp({ printer, env: { PUBLIC_URL: "https://cv.example.com", TRUST_PROXY: "true" } });
const unknownProxy = await createTestApp({ printer, env: { PUBLIC_URL: "https://cv.example.com" } });
afterAll(() => Promise.all([local.close(), guarded.close(), site.close(), unknownProxy.close()]));

type From = { ip?: string; host?: string } & Record<string, string>;

type Plan = Record<string, unknown> & { Plans?: Plan[] };

/**
 * Returns the tables that these statements read from their beginning to their end although PostgreSQL avoids that where
 * it can: by no index, or by one that holds every row and is not searched.
 */
async function explainWithoutScans(test: TestApp, asked: { text: string; values: unknown[] }[]): Promise<string[]> {
  const client = await test.deps.db.pool.connect();
  const tables = new Set<string>();
  try {
    await client.query("begin");
    await client.query("set local enable_seqscan = off");
    const partial = await client.query(
      "select indexrelid::regclass::text as name from pg_index where indpred is not null",
    );
    const ofSome = new Set(partial.rows.map(({ name }) => name));
    const walk = (plan: Plan, table: unknown) => {
      const { "Relation Name": relation = table, "Index Name": index, "Index Cond": condition } = plan;
      const isBitmap = plan["Node Type"] === "Bitmap Heap Scan";
      // Nearly every row has no value there.
      const isSearched = condition !== undefined && !/^\(\w+ IS NULL\)$/.test(String(condition));
      if (relation && !isBitmap && !isSearched && !ofSome.has(String(index))) tables.add(String(relation));
      for (const below of plan.Plans ?? []) walk(below, isBitmap ? relation : undefined);
    };
    for (const { text, values } of asked) {
      const { rows } = await client.query({ text: `explain (format json) ${text}`, values });
      walk(rows[0]["QUERY PLAN"][0].Plan, undefined);
    }
  } finally {
    await client.query("rollback");
    client.release();
  }
  return [...tables];
}

/** Asks over a connection from this IP. */
async function ask(test: TestApp, { ip = "127.0.0.1", ...headers }: From = {}): Promise<number> {
  const connection = { incoming: { socket: { remoteAddress: ip } } };
  const { status } = await test.app.request(
    "/metrics",
    { headers: { host: "localhost:3000", ...headers } },
    connection,
  );
  return status;
}

describe("without METRICS_TOKEN, the figures", () => {
  it.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])("are for this machine: %s", async (ip) => {
    for (const test of [local, site]) expect(await ask(test, { ip })).toBe(200);
  });

  it.each(["10.0.0.9", "192.0.2.1", "2001:db8::1", "::ffff:10.0.0.9", ""])("are not for %j", async (ip) => {
    for (const test of [local, site]) expect(await ask(test, { ip })).toBe(403);
  });

  it.each([
    ["a proxy on this machine hands on", { "x-forwarded-for": "192.0.2.1" }],
    ["a proxy that names only itself hands on", { forwarded: "for=127.0.0.1" }],
    ["names the site's host", { host: "cv.example.com" }],
    ["a page whose own name leads to this machine sends", { host: "evil.example" }],
    ["claims to come from this machine", { ip: "192.0.2.1", "x-forwarded-for": "127.0.0.1" }],
  ] as [string, From][])("are not for a request that %s", async (_, from) => {
    for (const test of [local, site]) expect(await ask(test, from)).toBe(403);
  });

  it("are for nobody where a proxy must be there that the configuration does not name", async () => {
    expect(await ask(unknownProxy)).toBe(403);
  });
});

describe("with METRICS_TOKEN, the figures", () => {
  it("are for whoever sends it, from anywhere and by any host", async () => {
    const authorization = `Bearer ${token}`;
    expect(await ask(guarded, { authorization })).toBe(200);
    expect(await ask(guarded, { authorization, ip: "10.0.0.9", host: "10.0.0.2:3000" })).toBe(200);
    expect(await ask(guarded, { authorization: `bearer ${token}`, "x-forwarded-for": "192.0.2.1" })).toBe(200);
  });

  it.each([
    "",
    token,
    "Bearer",
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
    `Basic ${token}`,
    `Bearer  x ${token}`,
  ])("are not for %j, from this machine either", async (authorization) => {
    expect(await ask(guarded, authorization === "" ? {} : { authorization })).toBe(401);
  });

  it("must be hard to guess", () => {
    expect(() => readConfig({ METRICS_TOKEN: "short" })).toThrow("METRICS_TOKEN");
    expect(() => readConfig({ METRICS_TOKEN: "with a space between" })).toThrow("METRICS_TOKEN");
    expect(readConfig({}).metricsToken).toBeNull();
  });
});

describe("a process that only works", () => {
  const services = createServices(guarded.deps);
  afterAll(services.close);
  const worker = createHealthApp(guarded.deps, services);
  const read = async (path: string, authorization?: string) => {
    const headers = { host: "10.0.0.3:3000", ...(authorization ? { authorization } : {}) };
    const response = await worker.request(path, { headers });
    return { status: response.status, text: await response.text() };
  };

  it("has figures too, for the same people", async () => {
    for (const path of ["/metrics", "/readyz?verbose"]) {
      expect((await read(path)).status).toBe(401);
      expect((await read(path, `Bearer ${token}`)).status).toBe(200);
    }
    expect(figure((await read("/metrics", `Bearer ${token}`)).text, "inkleaf_database_up")).toBe(1);
    expect((await read("/api/site")).status).toBe(404);
  });
});

describe("the figures", () => {
  it("count requests by the call's name and status, and never hold what was sent", async () => {
    const user = await local.user();
    const secret = "0198c0de-0000-7000-8000-00000000abcd";
    await user.send(resumeCalls.getResume, { params: { id: secret } });
    await local.anonymous().send(accountCalls.currentUser);
    for (const path of [`/r/${secret}`, `/api/${secret}`, `/${secret}`, `/files/${secret}`]) {
      await local.anonymous().request(path);
    }
    await local.anonymous().request("/", { headers: { host: `${secret}.example` } });
    await local.anonymous().request(`/api/resumes/${secret}`, { method: "PURGE" });
    const printed = await readMetrics(local);
    const counted = (call: string, status: string) =>
      figure(printed, "inkleaf_request_duration_seconds_count", { call, status });
    expect(counted("getResume", "404")).toBe(1);
    expect(counted("currentUser", "401")).toBe(1);
    expect(printed).not.toContain(secret);
    const names = new Set<string>(callList.map(({ name }) => name));
    const calls = labelsOf(printed, "inkleaf_request_duration_seconds_count", "call");
    for (const call of calls) expect(names.has(call) || /^(\*|\/[\w:.*/{}\\[\]^$+|-]*)$/.test(call), call).toBe(true);
  });

  it("hold the pool of the database, the process and its version", async () => {
    const printed = await readMetrics(local);
    expect(figure(printed, "inkleaf_database_up")).toBe(1);
    expect(figure(printed, "inkleaf_database_connections_max")).toBe(local.deps.db.pool.options.max);
    expect(figure(printed, "process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
    expect(labelsOf(printed, "inkleaf_info", "role")).toEqual(["all"]);
  });

  it("hold the size of the embedded database's log, and nothing where it cannot be read", async () => {
    expect(figure(await readMetrics(site), "inkleaf_database_wal_bytes")).toBeUndefined();
    const bytes = makeLog(site);
    expect(figure(await readMetrics(site), "inkleaf_database_wal_bytes")).toBe(bytes);
  });

  it("count jobs by kind and state, and what of money does not fit", async () => {
    await local.deps.jobs.enqueue(local.deps.db, { kind: "cleanup.expired", payload: {} });
    const { pool } = local.deps.db;
    await pool.query(`insert into payment_exceptions (id, kind, provider, provider_id, facts, created_at)
      values ('1', 'bill', 'stripe', 'a', '{}', now()), ('2', 'amount', 'stripe', 'b', '{}', now())`);
    local.clock.advance(60_000);
    const printed = await readMetrics(local);
    expect(figure(printed, "inkleaf_jobs", { kind: "cleanup.expired", state: "waiting" })).toBe(1);
    expect(figure(printed, "inkleaf_jobs", { kind: "cleanup.expired", state: "failed" })).toBe(0);
    expect(figure(printed, "inkleaf_job_oldest_due_seconds")).toBe(60);
    expect(figure(printed, "inkleaf_money_exceptions", { kind: "bill" })).toBe(1);
    expect(figure(printed, "inkleaf_money_exceptions", { kind: "message" })).toBe(1);
    await pool.query("delete from jobs");
    expect(labelsOf(await readMetrics(local), "inkleaf_jobs", "kind")).toEqual([]);
  });

  it("are read by indexes, so that a large installation can be asked every few seconds", async () => {
    const { pool } = local.deps.db;
    const asked: { text: string; values: unknown[] }[] = [];
    const query = pool.query as (...given: unknown[]) => unknown;
    Object.assign(pool, {
      query(statement: { text: string }, values: unknown[]) {
        asked.push({ text: statement.text, values });
        return query.call(pool, statement, values);
      },
    });
    await readMetrics(local);
    Object.assign(pool, { query });
    expect(asked.length).toBeGreaterThan(5);
    const scans = await explainWithoutScans(local, asked);
    // Neither grows: what is done leaves the one, and the other has a row for each provider.
    expect(scans.filter((table) => !["jobs", "payment_notices"].includes(table))).toEqual([]);
  });

  it("say that the database is down, and leave out what only it knows", async () => {
    const { pool } = local.deps.db;
    await pool.query("alter table jobs rename to elsewhere");
    const printed = await readMetrics(local);
    await pool.query("alter table elsewhere rename to jobs");
    expect(figure(printed, "inkleaf_database_up")).toBe(0);
    for (const name of ["inkleaf_money_exceptions", "inkleaf_job_oldest_due_seconds", "inkleaf_orders_long_open"]) {
      expect(figure(printed, name)).toBeUndefined();
    }
    expect(figure(printed, "inkleaf_database_connections_max")).toBe(pool.options.max);
    expect(figure(await readMetrics(local), "inkleaf_job_oldest_due_seconds")).toBe(0);
  });
});
