import type pg from "pg";

/** A statement as it was sent: its text and, for the planner's types, the values of the first time. */
type SentQuery = { text: string; values: unknown[]; by: string };

/**
 * Records each different statement that is sent through this pool from now on, with the name that `during` gave to what
 * sent it first.
 */
export function recordQueries(pool: pg.Pool) {
  const sent = new Map<string, SentQuery>();
  const known = new WeakSet<pg.PoolClient>();
  let by = "";
  pool.on("acquire", (client) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const [first, second] = given as [string | { text?: string; values?: unknown[] }, unknown];
      const text = typeof first === "string" ? first : (first.text ?? "");
      const values = Array.isArray(second) ? second : typeof first === "string" ? [] : (first.values ?? []);
      if (/^\s*(with|select|insert|update|delete)\b/i.test(text) && by !== "" && !sent.has(text))
        sent.set(text, { text, values, by });
      return query(...given);
    }) as typeof client.query;
  });
  return {
    sent,
    async during<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
      by = name;
      try {
        return await work();
      } finally {
        by = "";
      }
    },
  };
}

type Node = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  "Hash Cond"?: string;
  "Parent Relationship"?: string;
  Filter?: string;
  Plans?: Node[];
};

/**
 * Returns how a statement reads whole tables, in words; an empty list where every table is entered by a condition that
 * an index answers, by a partial index, or in the order of an index until a limit is reached.
 */
export async function wholeReads(
  client: pg.ClientBase,
  query: SentQuery,
  growing: ReadonlySet<string>,
  partialIndexes: ReadonlySet<string>,
): Promise<string[]> {
  const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Node }] }>(
    `explain (format json) ${query.text}`,
    query.values,
  );
  const found: string[] = [];
  const visit = (node: Node, isLimited: boolean) => {
    const table = node["Relation Name"];
    const kind = node["Node Type"];
    const index = node["Index Name"] ?? "";
    // A bitmap's own node has the table, and the node below it has the index.
    const isScan = kind === "Seq Scan" || /^(Index|Index Only) Scan/.test(kind);
    if (isScan && table !== undefined && growing.has(table)) {
      // That a column is empty is true of most rows, and picks none.
      const picks = node["Index Cond"] !== undefined && !/^\(\w+ IS (NOT )?NULL\)$/.test(node["Index Cond"]);
      const isBounded = picks || partialIndexes.has(index) || (isLimited && index !== "");
      if (!isBounded) found.push(`${kind} of ${table}${index && ` by ${index}`}`);
    }
    const passesLimit = isLimited && /^(Nested Loop|Result|Subquery Scan|LockRows|Incremental Sort|Memoize)/.test(kind);
    for (const below of node.Plans ?? []) visit(below, kind === "Limit" || passesLimit);
  };
  const top = rows[0]?.["QUERY PLAN"][0].Plan;
  if (top) visit(top, false);
  return found;
}
