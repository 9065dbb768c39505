import { resumeCalls } from "#contract/resumes.ts";
import { priya } from "#templates/fixtures/samples-en.ts";
import { createTestApp, type TestApp, type TestUser } from "#tests/harness/app.ts";
import { emptyTables } from "#tests/harness/filled-tables.ts";
import { type BenchRow, rowOf } from "./row.ts";

/**
 * What people and the operator do most, with many accounts and resumes in the database, beside the same in an empty one.
 * `LARGE_RESUMES` says how many resumes there are (100,000 unless it is set); there are a tenth as many accounts, and
 * one of them has 5,000 resumes. TEST_DATABASE_URL must name a PostgreSQL. Measured is the whole request from its text
 * to its answer, without the network.
 */
const resumes = Number(process.env.LARGE_RESUMES ?? 100_000);
const ofOne = 5_000;
const times = 150;

export async function run(): Promise<BenchRow[]> {
  if (!process.env.TEST_DATABASE_URL) throw new Error("Set TEST_DATABASE_URL to the URL of a PostgreSQL server");
  const test = await createTestApp({ env: { TRUST_PROXY: "true" } });
  try {
    const few = await measure(test, await peopleOf(test, 20), "few");
    await fill(test);
    const many = await measure(test, await peopleOf(test, ofOne), "many");
    const rows = Object.keys(many).map((name) =>
      rowOf(name, "ms", many[name] ?? [], few[name] ? { name: "few rows", samples: few[name] } : undefined),
    );
    return [...rows, ...(await exportAll(test))];
  } finally {
    await empty(test);
    await test.close();
  }
}

type People = { owner: TestUser; admin: TestUser };

/** Makes an account with this many resumes, of which one was made by a request. */
async function peopleOf(test: TestApp, count: number): Promise<People> {
  const owner = await test.user({ level: "premium" });
  const body = { userId: owner.id, template: "TemplateModern", name: "Saved" };
  await owner.send(resumeCalls.createResume, { body });
  await addResumes(test, `of-${owner.id}-`, count - 1, `'${owner.id}'`);
  return { owner, admin: await test.user({ role: "admin" }) };
}

async function addResumes(test: TestApp, prefix: string, count: number, owner: string): Promise<void> {
  const { data, config } = priya;
  await test.deps.db.pool.query(
    `insert into resumes (id, user_id, uuid, name, template_name, template_theme, lang, is_public, data, config, created_at, updated_at)
     select $1 || n, ${owner}, $1 || n, 'Resume ' || n, (array['TemplateModern', 'TemplateClassic', 'TemplateSimple'])[n % 3 + 1],
       'blue', 'en', n % 5 = 0, $2::jsonb, $3::jsonb || jsonb_build_object('addToExamples', n % 20 = 0, 'isPublic', n % 5 = 0),
       timestamptz '2025-01-01' + n * interval '1 second', timestamptz '2025-01-01' + n * interval '1 second'
     from generate_series(1, $4::int) n`,
    [prefix, JSON.stringify(data), JSON.stringify(config), count],
  );
}

/** Fills the database; what a statement inserts stays below its time limit. */
async function fill(test: TestApp): Promise<void> {
  const { pool } = test.deps.db;
  const users = Math.round(resumes / 10);
  await pool.query(
    `insert into users (id, email, user_name, nick_name, valid_to, created_at)
     select 'large-' || n, 'person' || n || '@' || md5(n::text) || '.example', 'Person ' || n, 'Person ' || n,
       case when n % 10 = 0 then timestamptz '2027-01-01' end, timestamptz '2024-01-01' + n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [users],
  );
  await pool.query(
    `insert into orders (id, user_id, plan_name, payment_method, amount, currency, trade_state, provider_state, created_at, expires_at)
     select md5(n::text)::uuid::text, 'large-' || n, 'monthly', 'stripe', 1000, 'USD', 'CLOSED', 'closed',
       timestamptz '2024-06-01' + n * interval '1 minute', timestamptz '2024-06-02' + n * interval '1 minute'
     from generate_series(1, $1::int) n where n % 5 = 0`,
    [users],
  );
  const step = 20_000;
  for (let done = 0; done < resumes; done += step) {
    await addResumes(test, `large-${done / step}-`, Math.min(step, resumes - done), `'large-' || (n % ${users} + 1)`);
  }
  // As the database does by itself in the days in which that many rows come.
  await pool.query("vacuum analyze");
  await test.runRecurrentJobs();
}

/** Emptied without the ledger's sums being asked, which are not what is measured here. */
async function empty(test: TestApp): Promise<void> {
  const { pool } = test.deps.db;
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'",
  );
  await pool.query(`truncate ${rows.map(({ name }) => `"${name}"`).join(", ")}`);
  if ((await emptyTables(pool)).length === 0) throw new Error("The database was not emptied");
}

async function measure(test: TestApp, { owner, admin }: People, size: "few" | "many") {
  const taken: Record<string, number[]> = {};
  const visitor = test.anonymous();
  const { data: cards } = await owner.send(resumeCalls.listResumes, { query: { sort: "-createdAt", pageSize: 1 } });
  const saved = cards.data[0]?._id ?? "";
  const last = size === "few" ? 1 : ofOne / 100;
  const slug = (turn: number) => (size === "few" ? `of-${owner.id}-5` : `large-0-${(turn + 1) * 5}`);
  const calls: Record<string, (turn: number) => Promise<Response>> = {
    "my resumes": () => owner.request("/api/resumes?pageSize=20"),
    "my resumes, last page": () => owner.request(`/api/resumes?pageSize=100&currentPage=${last}`),
    "my resumes by name": () => owner.request("/api/resumes?pageSize=20&sort=name"),
    "public page": (turn) => visitor.request(`/r/${slug(turn)}`),
    save: (turn) =>
      owner.fetch(resumeCalls.saveResume, { params: { id: saved }, body: { data: { ...priya.data, ...named(turn) } } }),
    templates: () => visitor.request("/api/templates"),
    sitemap: () => visitor.request("/sitemap.xml"),
    "a part of the sitemap": () => visitor.request("/sitemap-1.xml"),
    "admin: users": () => admin.request("/api/admin/users"),
    "admin: users by email": (turn) => admin.request(`/api/admin/users?q=person${turn}%40`),
    "admin: users by a syllable": () => admin.request("/api/admin/users?q=son1"),
    "admin: members": () => admin.request("/api/admin/users?only=members"),
    "admin: orders": () => admin.request("/api/admin/orders"),
    "admin: orders that are open": () => admin.request("/api/admin/orders?state=open"),
    "admin: orders of an email": (turn) => admin.request(`/api/admin/orders?q=person${turn}%40`),
    "admin: offered examples": () => admin.request("/api/admin/examples"),
    "admin: offered examples, decided": () => admin.request("/api/admin/examples?state=decided"),
    "admin: exceptions": () => admin.request("/api/admin/exceptions"),
    "admin: programs": () => admin.request("/api/admin/programs"),
    "admin: invoices": () => admin.request("/api/admin/invoices"),
    "admin: vouchers": () => admin.request("/api/admin/vouchers"),
    "admin: health": () => admin.request("/api/admin/health"),
  };
  for (const [name, call] of Object.entries(calls)) {
    const samples: number[] = [];
    for (let turn = -5; turn < times; turn += 1) {
      // So that no limit is met.
      test.clock.advance(60_000);
      const start = performance.now();
      const answer = await call(Math.abs(turn));
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}`);
      if (turn >= 0) samples.push(performance.now() - start);
    }
    taken[name] = samples;
  }
  return taken;
}

const named = (turn: number) => ({ basicInfo: { ...priya.data.basicInfo, name: `Save ${turn}` } });

/** Seconds of a whole data export, and the longest time in which the process did nothing else. */
async function exportAll(test: TestApp): Promise<BenchRow[]> {
  const { owner } = await peopleOf(test, ofOne);
  const pauses: number[] = [];
  let before = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    pauses.push(now - before - 5);
    before = now;
  }, 5);
  const start = performance.now();
  const answer = await owner.request("/api/users/take-out");
  const { byteLength } = await answer.arrayBuffer();
  const seconds = (performance.now() - start) / 1000;
  clearInterval(timer);
  if (answer.status !== 200 || byteLength < 1_000_000) throw new Error(`The export answered ${answer.status}`);
  return [
    rowOf(`data export of ${ofOne} resumes`, "s", [seconds]),
    rowOf("others wait for it, each time at most", "ms", pauses),
  ];
}
