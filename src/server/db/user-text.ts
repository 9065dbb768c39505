import { type SQL, sql } from "drizzle-orm";
import type { Queries } from "./client.ts";
import { users } from "./schema/accounts.ts";

/**
 * Finds accounts whose email or nickname has a text anywhere, in any case. A text that few have is looked up in an index
 * of single characters and pairs of them (`text_pieces` of migration 0025). For one that very many have, that would read
 * nearly all accounts before the newest could be shown; there the accounts are read in their order until the page is full.
 *
 * Ceiling: where the many who have a text are all among the oldest, all accounts are read, at a microsecond each.
 */

/** Enough pieces of a text that its index finds few accounts, however long the text is. */
const mostPieces = 12;

/** With more accounts than this, a text is one that very many have. */
const veryMany = 20_000;

function piecesOf(text: string): SQL {
  const signs = Array.from(text);
  const pieces = signs.length === 1 ? signs : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
  const wanted = [...new Set(pieces)].slice(0, mostPieces).map((piece) => sql`lower(${piece})`);
  return sql`array[${sql.join(wanted, sql`, `)}]`;
}

/**
 * Returns whether very many accounts may have a text: as many as have the rarest of its pieces, by the statistics that
 * the database keeps of the index. Where it keeps none yet, there are few accounts.
 */
export async function isOfVeryMany(db: Queries, text: string): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`
    select min(coalesce(known.share, 0)) * (select reltuples from pg_class where oid = 'users'::regclass) > ${veryMany} as is
    from unnest(${piecesOf(text)}) as wanted (piece)
    left join (
      select unnest(most_common_elems::text::text[]) as piece, unnest(most_common_elem_freqs) as share
      from pg_stats where schemaname = current_schema() and tablename = 'users_by_text'
    ) known using (piece)`);
  return rows[0]?.is ?? false;
}

/** The condition that an account has the text, for accounts that are read anyway. */
export function hasText(text: string): SQL {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  // Emails are stored in lower case. ILIKE would fold the case of each pattern with each row.
  return sql`(${users.email} like lower(${pattern}) or lower(${users.nickName}) like lower(${pattern}))`;
}

/**
 * The condition that an account has the text, answered by the index; what has all pieces of it is then compared with it.
 * It must be the whole condition of a statement, or the planner may make the pieces of each row instead.
 */
export function hasTextByIndex(text: string): SQL {
  return sql`text_pieces(coalesce(${users.email}, '') || ' ' || ${users.nickName}) @> ${piecesOf(text)} and ${hasText(text)}`;
}
