import type pg from "pg";

/** Returns the tables without a row, those that others refer to before the others. */
export async function emptyTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  const empty: string[] = [];
  for (const { name } of rows) {
    if ((await pool.query(`select 1 from "${name}" limit 1`)).rowCount === 0) empty.push(name);
  }
  const { rows: links } = await pool.query<{ from: string; to: string }>(
    `select c.relname as from, r.relname as to from pg_constraint f join pg_class c on c.oid = f.conrelid
     join pg_class r on r.oid = f.confrelid where f.contype = 'f' and c.oid <> r.oid`,
  );
  const ordered: string[] = [];
  const add = (name: string, path: string[]) => {
    if (ordered.includes(name) || path.includes(name) || !empty.includes(name)) return;
    for (const link of links) if (link.from === name) add(link.to, [...path, name]);
    ordered.push(name);
  };
  for (const name of empty) add(name, []);
  return ordered;
}

type Column = Record<"name" | "type", string> &
  Record<"target" | "key" | "allowed", string | null> &
  Record<"isRequired" | "isOfAnother", boolean>;

/**
 * Returns the columns of a table that are not numbered by themselves: what they refer to, the first text that a check
 * allows, whether an insertion must give them (`isRequired`), and whether they refer to another table (`isOfAnother`).
 */
export async function columnsOf(db: pg.Pool | pg.PoolClient, table: string): Promise<Column[]> {
  const { rows } = await db.query<Column>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
       (select quote_literal(substring(pg_get_constraintdef(c.oid) from '''([^'']+)'''))
        from pg_constraint c where c.contype = 'c' and c.conrelid = a.attrelid and c.conkey = array[a.attnum]
        limit 1) as allowed,
       f.confrelid::regclass::text as target, k.attname as key, a.attnotnull and not a.atthasdef as "isRequired",
       coalesce(f.confrelid <> a.attrelid, false) as "isOfAnother"
     from pg_attribute a
     left join pg_constraint f on f.contype = 'f' and f.conrelid = a.attrelid and a.attnum = f.conkey[1]
     left join pg_attribute k on k.attrelid = f.confrelid and k.attnum = f.confkey[1]
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attidentity = ''`,
    [`public."${table}"`],
  );
  return rows;
}

/**
 * Inserts one row: required columns by their type or the first text that a check allows, references with their table's
 * value.
 */
export async function fillTable(pool: pg.Pool, table: string): Promise<void> {
  const columns = (await columnsOf(pool, table)).filter(({ isRequired }) => isRequired);
  const values = columns.map(({ type, target, key, allowed }) =>
    target ? `(select "${key}" from ${target} limit 1)` : `${allowed ?? sample(type)}::${type}`,
  );
  const names = columns.map((column) => `"${column.name}"`).join(", ");
  await pool.query(`insert into "${table}" (${names}) values (${values.join(", ")})`);
}

function sample(type: string): string {
  if (type.startsWith("json")) return "'{}'";
  if (type.startsWith("timestamp")) return "'2026-01-02 03:04:05+00'";
  if (type === "date") return "'2026-01-02'";
  if (type === "boolean") return "'false'";
  if (type === "uuid") return "'0190b6f0-0000-7000-8000-000000000000'";
  if (type === "bytea") return "'\\x00'";
  return "'1'";
}
