import { type SQLWrapper, sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import type { Queries } from "./client.ts";

/**
 * Counts the rows of a list that grows, so far as its page needs it: all that come before the page's first row, and
 * `limits.paging.counted` from there on. One more says that there are more. Counting all of a million takes a second.
 *
 * @param rows the list's rows without an order; their columns do not matter
 */
export async function countForPage(
  db: Queries,
  page: { offset: number },
  rows: { limit: (most: number) => SQLWrapper },
): Promise<number> {
  return countRows(db, rows.limit(countedFor(page)));
}

/** Returns the most that is counted for a page. */
export const countedFor = (page: { offset: number }) => page.offset + limits.paging.counted + 1;

/** Counts the rows of a statement that has a limit. */
export async function countRows(db: Queries, rows: SQLWrapper): Promise<number> {
  const { rows: counted } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${rows} counted`,
  );
  return counted[0]?.count ?? 0;
}
