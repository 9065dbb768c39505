import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callList } from "#contract/registry.ts";
import { prolongLeases } from "#server/features/assistant/store.ts";
import type { JobKind } from "#server/jobs/registry.ts";
import { createExampleApp, examples } from "./harness/call-examples.ts";
import { testKinds } from "./harness/database.ts";
import { emptyTables } from "./harness/filled-tables.ts";
import { jobExamples } from "./harness/job-examples.ts";
import { fillWithMany } from "./harness/many-rows.ts";
import { recordQueries, wholeReads } from "./harness/query-plans.ts";

const why = testKinds.includes("postgres") ? null : "TEST_DATABASE_URL names no PostgreSQL";

/** Tables that do not grow with people and what they write. */
const small = new Set([
  ...["migrations", "seeds", "categories", "examples", "job_schedules", "viewer_salts", "template_uses"],
  // One row for two thousand resumes.
  "sitemap_parts",
  // One row for a provider, an operator or a day; work that is done has no row.
  ...["payment_notices", "operator_links", "sms_days", "jobs"],
  // Those of stand-ins, which nobody uses who has that many users.
  ...["outbox", "sandbox_payments", "sandbox_invoices"],
]);

/** Other ways to ask for the lists of the desk. */
const lists = {
  "/api/admin/users": ["", "only=members", "only=admins", "only=suspended", "q=a", "q=\u738b\u4e94"],
  "/api/admin/examples": ["state=open", "state=decided"],
  "/api/admin/orders": ["", "state=open", "state=asked", "q=someone%40example.com", "q=0198aaaa", "from=2026-01-01"],
};

/** Partial indexes that grow with people and what they write, as their tables do: read whole, one is no bounded part. */
const growingParts = new Set([
  ...["resumes_in_sitemap", "resumes_waiting", "resumes_counted_in_steps", "resumes_to_purge", "resumes_in_bin"],
  ...[
    "users_members",
    "users_by_inviter",
    "ai_jobs_ended_at",
    "original_files_by_resume",
    "program_applications_decided",
  ],
]);

/** As many rows as make an index cheaper than reading a table whole. */
const many = 3_000;

describe.skipIf(why)(`the queries of every call and job${why ? ` (skipped: ${why})` : ""}`, async () => {
  if (why) return;
  const test = await createExampleApp();
  const { pool } = test.deps.db;
  const recorded = recordQueries(pool);
  afterAll(async () => {
    const { rows } = await pool.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    const names = rows.filter(({ name }) => name !== "migrations").map(({ name }) => `"${name}"`);
    await pool.query(`truncate ${names.join(", ")}`);
    await test.close();
  });

  beforeAll(async () => {
    for (const { name, call } of callList) {
      await test.clear();
      const { as, input, init } = await examples[name]({ test, user: await test.user() });
      const path = call.path.replace(/:\w+/g, "0198aaaa-0000-7000-8000-000000000000");
      await recorded.during(name, () =>
        (init ? as.request(path, init) : as.fetch(call, input)).then((answer) => answer.arrayBuffer()),
      );
    }
    for (const kind of Object.keys(jobExamples) as JobKind[]) {
      await test.clear();
      await jobExamples[kind].prepare(test);
      await recorded.during(kind, () => test.services.runDueJobs([kind]));
    }
    await test.clear();
    const visitor = test.anonymous();
    for (const path of ["/sitemap.xml", "/sitemap-1.xml", "/r/nobody", "/metrics", "/r/batch?uuid=a", "/"]) {
      await recorded.during(path, () => visitor.request(path).then((answer) => answer.arrayBuffer()));
    }
    const admin = await test.user({ role: "admin" });
    for (const [path, queries] of Object.entries(lists)) {
      for (const query of queries) await recorded.during(`${path}?${query}`, () => admin.request(`${path}?${query}`));
    }
    // What a process sends by a clock of its own, while a draft is being written.
    await recorded.during("leases", () => prolongLeases(test.deps.db, "", new Date()));
    await test.clear();
    const tables = (await emptyTables(pool)).filter((name) => !small.has(name));
    await fillWithMany(pool, tables, many);
    // An index that holds nothing is entered gladly.
    await pool.query(`update resumes set is_public = true, config = '{"addToExamples": true}'`);
    await pool.query("vacuum analyze resumes");
  }, 300_000);

  it("read no growing table whole", async () => {
    const { rows } = await pool.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    const growing = new Set(rows.map(({ name }) => name).filter((name) => !small.has(name)));
    const { rows: partial } = await pool.query<{ name: string }>(
      "select indexrelid::regclass::text as name from pg_index where indpred is not null",
    );
    const partialIndexes = new Set(partial.map(({ name }) => name).filter((name) => !growingParts.has(name)));
    expect([...growingParts].filter((name) => !partial.some((one) => one.name === name))).toEqual([]);
    const client = await pool.connect();
    const found: string[] = [];
    try {
      await client.query("set enable_seqscan = off");
      for (const query of recorded.sent.values()) {
        const reads = await wholeReads(client, query, growing, partialIndexes);
        if (reads.length > 0) found.push(`${query.by}: ${reads.join(", ")}\n  ${query.text}`);
      }
    } finally {
      client.release(true);
    }
    expect(found).toEqual([]);
  });
});
