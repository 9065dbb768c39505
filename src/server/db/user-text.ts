import { type SQL, sql } from "drizzle-orm";

/** Enough pieces of a text that its index finds few accounts, however long the text is. */
const mostPieces = 12;

/**
 * Returns the statement that selects the ids of the accounts whose email or nickname has the text anywhere, in any case.
 * The index holds single characters and pairs of them (`text_pieces` of migration 0025); what has all pieces of the text is
 * then compared with the text. It is for `= any(array(…))`, which PostgreSQL works out first and once: as a condition beside
 * others it would make the pieces of each row instead.
 */
export function idsWithText(text: string): SQL {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const signs = Array.from(text);
  const pieces = signs.length === 1 ? signs : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
  const wanted = sql.join(
    [...new Set(pieces)].slice(0, mostPieces).map((piece) => sql`lower(${piece})`),
    sql`, `,
  );
  return sql`select named.id from users named
    where text_pieces(coalesce(named.email, '') || ' ' || named.nick_name) @> array[${wanted}]
      and (named.email ilike ${pattern} or named.nick_name ilike ${pattern})`;
}
