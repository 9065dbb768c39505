import type pg from "pg";
import { columnsOf } from "./filled-tables.ts";

/**
 * Inserts this many rows into every table that holds none, each different from the others: row number n of a table
 * belongs to row n of the tables that it refers to. Columns that may be null or have a default keep it. Afterwards the
 * planner knows how many rows there are.
 */
export async function fillWithMany(pool: pg.Pool, tables: readonly string[], rows: number): Promise<void> {
  const client = await pool.connect();
  try {
    // Rows refer to each other in circles, and what they say together (sums of a ledger) is not what is looked at.
    await client.query("set session_replication_role = replica");
    for (const table of tables) await client.query(await insertionOf(client, table, rows));
    await client.query("set session_replication_role = default");
    await client.query("analyze");
  } finally {
    client.release();
  }
}

async function insertionOf(client: pg.PoolClient, table: string, rows: number): Promise<string> {
  const all = await columnsOf(client, table);
  const columns = all.filter(({ isRequired, isOfAnother }) => isRequired || isOfAnother);
  const names = columns.map(({ name }) => `"${name}"`).join(", ");
  const values = columns.map(({ type, target, allowed }) => {
    if (target) return "'many-' || n";
    return allowed ? `${allowed}::${type}` : nth(type);
  });
  return `insert into "${table}" (${names}) select ${values.join(", ")} from generate_series(1, ${rows}) n on conflict do nothing`;
}

/** Returns the expression of the n-th value of a type. */
function nth(type: string): string {
  if (type.startsWith("json")) return "'{}'";
  if (type.startsWith("timestamp")) return "timestamptz '2025-01-01 00:00:00+00' + n * interval '1 minute'";
  if (type === "date") return "date '2000-01-01' + n::int";
  if (type === "boolean") return "false";
  if (type === "bytea") return "'\\x00'";
  return /^(text|character|varchar)/.test(type) ? "'many-' || n" : "n";
}
