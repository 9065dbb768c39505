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

/** With more accounts than this, a text is one that very many have. */
const veryMany = 20_000;

/** So many of its pieces are looked up; a piece that half of all accounts have narrows nothing. */
const looked = { pieces: 3, share: 0.5 };

/**
 * Returns the pieces of a text that the fewest accounts have, by the statistics that the database keeps of the index; null
 * where very many may have the text, as many as have its rarest piece. Where it keeps no statistics yet, there are few accounts.
 */
export async function rarestPieces(db: Queries, text: string): Promise<string[] | null> {
  const signs = Array.from(text);
  const pieces = signs.length === 1 ? signs : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
  const { rows } = await db.execute<{ piece: string; share: number; accounts: number }>(sql`
    select piece, coalesce(known.share, 0) as share,
      (select reltuples from pg_class where oid = 'users'::regclass) * coalesce(known.share, 0) as accounts
    from (select distinct lower(one) as piece from jsonb_array_elements_text(${JSON.stringify(pieces)}::jsonb) as given (one)) wanted
    left join (
      select unnest(most_common_elems::text::text[]) as piece, unnest(most_common_elem_freqs) as share
      from pg_stats where schemaname = current_schema() and tablename = 'users_by_text'
    ) known using (piece)
    order by share, piece limit ${looked.pieces}`);
  if ((rows[0]?.accounts ?? 0) > veryMany) return null;
  return rows.filter(({ share }, index) => index === 0 || share < looked.share).map(({ piece }) => piece);
}

/** The condition that an account has the text, for accounts that are read anyway. */
export function hasText(text: string): SQL {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  // Emails are stored in lower case. ILIKE would fold the case of each pattern with each row.
  return sql`(${users.email} like lower(${pattern}) or lower(${users.nickName}) like lower(${pattern}))`;
}

/**
 * The condition that an account has the text, answered by the index for these pieces of it; what has them is then compared
 * with the text. It must be the whole condition of a statement, or the planner may make the pieces of each row instead.
 */
export function hasTextByIndex(text: string, pieces: readonly string[]): SQL {
  const wanted = sql.join(
    pieces.map((piece) => sql`${piece}`),
    sql`, `,
  );
  return sql`text_pieces(coalesce(${users.email}, '') || ' ' || ${users.nickName}) @> array[${wanted}] and ${hasText(text)}`;
}
