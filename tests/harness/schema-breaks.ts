import type pg from "pg";

/**
 * What programs rely on in a schema: the tables and columns that they name, what they may leave out of a row, and which
 * rows are refused.
 */
export type Schema = {
  /** By `table.column`. `isNeeded`: an insert that leaves it out is refused. */
  columns: ReadonlyMap<string, { table: string; type: string; isNeeded: boolean }>;
  /** What refuses rows, and what `on conflict` names: uniqueness, checks, references and exclusions. */
  rules: ReadonlyMap<string, { table: string; columns: readonly string[]; isUnique: boolean }>;
};

export async function readSchema(pool: pg.Pool): Promise<Schema> {
  const columns = await pool.query<{ table: string; name: string; type: string; needed: boolean }>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
       a.attnotnull and not a.atthasdef and a.attidentity = '' as needed
     from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
     where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`,
  );
  // A unique index refuses rows without being a constraint; one of a constraint is listed as that.
  const rules = await pool.query<{ table: string; columns: string[]; unique: boolean; says: string }>(
    `select c.relname as table, o.contype in ('p', 'u') as unique, pg_get_constraintdef(o.oid) as says,
       array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any (o.conkey)
         order by 1) as columns
     from pg_constraint o join pg_class c on c.oid = o.conrelid
     where o.contype in ('p', 'u', 'c', 'f', 'x') and c.relnamespace = 'public'::regnamespace
     union all
     select c.relname, true, regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING ', ''),
       array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any (i.indkey)
         order by 1)
     from pg_index i join pg_class c on c.oid = i.indrelid
     where i.indisunique and c.relnamespace = 'public'::regnamespace
       and not exists (select 1 from pg_constraint o where o.conindid = i.indexrelid)`,
  );
  return {
    columns: new Map(
      columns.rows.map(({ table, name, type, needed }) => [`${table}.${name}`, { table, type, isNeeded: needed }]),
    ),
    rules: new Map(
      rules.rows.map(({ table, says, columns: named, unique }) => [
        `${table}: ${says}`,
        { table, columns: named.map((name) => `${table}.${name}`), isUnique: unique },
      ]),
    ),
  };
}

/**
 * Returns what a program that knows the schema before cannot do with the one after, a sentence each. New tables, new
 * columns that a row may leave out, rules about new columns alone, and rules that are gone break nothing.
 */
export function breaksOf(before: Schema, after: Schema): string[] {
  const tables = new Set([...before.columns.values()].map(({ table }) => table));
  const ofColumns = [...before.columns].flatMap(([name, { type, isNeeded }]) => {
    const now = after.columns.get(name);
    if (!now) return [`${name} is gone`];
    if (now.type !== type) return [`${name} was ${type} and is ${now.type}`];
    return now.isNeeded && !isNeeded ? [`${name} is needed now`] : [];
  });
  const ofNew = [...after.columns].flatMap(([name, { table, isNeeded }]) =>
    tables.has(table) && !before.columns.has(name) && isNeeded ? [`${name} is new and has no default`] : [],
  );
  const ofRules = [...after.rules].flatMap(([says, { table, columns }]) => {
    const isAboutKnown = tables.has(table) && columns.some((name) => before.columns.has(name));
    return isAboutKnown && !before.rules.has(says) ? [`new rule of ${says}`] : [];
  });
  // `on conflict` names what must be there.
  const lost = [...before.rules].flatMap(([says, { isUnique }]) =>
    isUnique && !after.rules.has(says) ? [`no longer unique: ${says}`] : [],
  );
  return [...ofColumns, ...ofNew, ...ofRules, ...lost].sort();
}
