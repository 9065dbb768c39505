import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queries } from "./client.ts";

/**
 * Runs `step` until it has found fewer than it may: what is done to very many rows is done to some at a time, so that
 * nothing runs long and nobody waits for its locks.
 *
 * @param most how many rows a step takes
 * @param step takes at most that many, and returns how many it took
 */
export async function inSteps(most: number, step: (most: number) => Promise<number>): Promise<void> {
  while ((await step(most)) >= most);
}

/**
 * Deletes the rows that meet a condition, a thousand in a statement. A row that is changed meanwhile has another place
 * then, and stays until the next run.
 */
export function removeInSteps(db: Queries, table: PgTable, condition: SQL | undefined): Promise<void> {
  return inSteps(1_000, async (most) => {
    const places = sql`array(select ctid from ${table} where ${condition} limit ${most})`;
    const { rowCount } = await db.execute(sql`delete from ${table} where ctid = any(${places})`);
    return rowCount ?? 0;
  });
}
