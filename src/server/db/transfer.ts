import type pg from "pg";
import type { Database } from "./client.ts";
import { DatabaseUnavailable } from "./errors.ts";

/**
 * Carries every row of one database into another of either kind, whose tables are migrated alike and empty. All of it is
 * one transaction in the target: it is whole, and compared with the source by digests, or it is not there.
 *
 * Values travel as PostgreSQL's own texts, which every version reads as it wrote them. Foreign keys are checked at the
 * end, so that the order of tables does not matter.
 */
export async function transferRows(from: Database, to: Database): Promise<Transferred> {
  const source = await from.pool.connect();
  const target = await to.pool.connect();
  try {
    await source.query("begin isolation level repeatable read read only");
    await target.query("begin");
    // A large table takes longer than any request may.
    await target.query("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0");
    const keys = await listForeignKeys(target);
    for (const key of keys) await target.query(`alter table ${key.table} alter constraint ${key.name} deferrable`);
    await target.query("set constraints all deferred");
    const tables = await listTables(source);
    let rows = 0;
    for (const table of tables) rows += await copyTable(source, target, table);
    await target.query("set constraints all immediate");
    for (const key of keys) await target.query(`alter table ${key.table} alter constraint ${key.name} not deferrable`);
    for (const { name } of tables) await compare(source, target, name);
    await target.query("commit");
    return { tables: tables.length, rows };
  } catch (error) {
    await target.query("rollback").catch(() => {});
    throw error;
  } finally {
    await source.query("rollback").catch(() => {});
    source.release();
    target.release();
  }
}

export type Transferred = { tables: number; rows: number };

/** Returns whether a database has no row of ours: it has no table, or was only migrated. */
export async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await db.pool.query<{ name: string; schema: string }>(
    `select n.nspname as schema, c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname !~ '^(pg_|information_schema$)' and c.relname <> 'migrations'`,
  );
  for (const { name } of rows) {
    if ((await db.pool.query(`select 1 from ${name} limit 1`)).rowCount) return false;
  }
  return true;
}

/** Returns whether a database has no table at all. */
export async function hasNoTables(db: Database): Promise<boolean> {
  const { rowCount } = await db.pool.query(
    "select 1 from pg_tables where schemaname !~ '^(pg_|information_schema$)' limit 1",
  );
  return !rowCount;
}

type CopiedTable = { name: string; columns: { name: string; type: string }[] };

/** The record of migrations is each database's own, and names the same ones. */
async function listTables(source: pg.PoolClient): Promise<CopiedTable[]> {
  const { rows } = await source.query<CopiedTable>(
    `select c.oid::regclass::text as name,
       json_agg(json_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod))
         order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'migrations'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.oid order by c.oid::regclass::text`,
  );
  return rows;
}

async function listForeignKeys(target: pg.PoolClient): Promise<{ table: string; name: string }[]> {
  const { rows } = await target.query<{ table: string; name: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and not condeferrable`,
  );
  return rows;
}

/** Rows that are carried at once: resumes have 20 KB, and up to 500 KB. */
const batch = 200;

/** Returns how many rows were carried. */
async function copyTable(source: pg.PoolClient, target: pg.PoolClient, table: CopiedTable): Promise<number> {
  const { name, columns } = table;
  const names = columns.map((one) => one.name);
  const insert =
    `insert into ${name} (${names.join(", ")}) overriding system value ` +
    `select ${columns.map((one) => `row.${one.name}::${one.type}`).join(", ")} ` +
    `from unnest(${columns.map((_, index) => `$${index + 1}::text[]`).join(", ")}) as row (${names.join(", ")})`;
  const texts = names.map((one) => `${one}::text`);
  await source.query(`declare carried no scroll cursor for select ${texts.join(", ")} from ${name}`);
  let carried = 0;
  for (;;) {
    const { rows } = await source.query<(string | null)[]>({ text: `fetch ${batch} from carried`, rowMode: "array" });
    if (rows.length === 0) break;
    await target.query(
      insert,
      columns.map((_, index) => rows.map((row) => row[index] ?? null)),
    );
    carried += rows.length;
  }
  await source.query("close carried");
  return carried;
}

/** Throws unless both tables have the same rows, in any order. */
async function compare(source: pg.PoolClient, target: pg.PoolClient, name: string): Promise<void> {
  const digest =
    `select count(*)::text as rows, coalesce(sum(('x' || substr(md5(row::text), 1, 15))::bit(60)::bigint), 0)::text as sum ` +
    `from ${name} as row`;
  const [ours, theirs] = [(await source.query(digest)).rows[0], (await target.query(digest)).rows[0]];
  if (ours.rows === theirs.rows && ours.sum === theirs.sum) return;
  throw new DatabaseUnavailable(`The rows of ${name} did not arrive as they are; nothing was changed in the target`);
}
