import type pg from "pg";
import type { Tracing } from "./tracing.ts";

/**
 * Makes a span of each statement that is sent through a pool, with what it does and to which table; never its text. The
 * time includes the wait for a connection, except in a transaction, which has its own.
 */
export function traceQueries(pool: pg.Pool, tracing: Pick<Tracing, "child">): void {
  const ask = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  pool.query = traced(tracing, ask) as typeof pool.query;

  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;
  const held = new WeakSet<pg.PoolClient>();
  const known = new WeakSet<pg.PoolClient>();
  pool.connect = ((...given: unknown[]) => {
    // The pool's own statements come with a callback, and have their span already.
    if (given.length > 0) return connect(...given);
    return (connect() as Promise<pg.PoolClient>).then((client) => {
      held.add(client);
      if (!known.has(client)) {
        known.add(client);
        const untraced = client.query.bind(client) as (...given: unknown[]) => unknown;
        const query = traced(tracing, untraced);
        client.query = ((...asked: unknown[]) =>
          held.has(client) ? query(...asked) : untraced(...asked)) as typeof client.query;
      }
      const release = client.release.bind(client);
      client.release = (error) => {
        held.delete(client);
        client.release = release;
        release(error);
      };
      return client;
    });
  }) as typeof pool.connect;
}

type Ask = (...given: unknown[]) => unknown;

function traced(tracing: Pick<Tracing, "child">, ask: Ask): Ask {
  return (...given) => {
    if (given.some((one) => typeof one === "function")) return ask(...given);
    const [first] = given as [string | { text?: string } | undefined];
    const { operation, table } = summaryOf(typeof first === "string" ? first : (first?.text ?? ""));
    const attributes = {
      "db.system.name": "postgresql",
      "db.operation.name": operation,
      ...(table ? { "db.collection.name": table } : {}),
    };
    return tracing.child(
      [operation, table].filter(Boolean).join(" "),
      attributes,
      () => ask(...given) as Promise<unknown>,
    );
  };
}

/** Returns what a statement does, and the first table that it names. */
function summaryOf(text: string): { operation: string; table: string | undefined } {
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "query";
  const table = /\b(?:from|into|update|join)\s+"?([a-z_]+)"?/i.exec(text)?.[1];
  return { operation, table };
}
