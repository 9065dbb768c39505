import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { createEmbeddedJobs } from "#server/adapters/jobs/embedded.ts";
import type { Database } from "#server/db/client.ts";
import * as schema from "#server/db/schema/registry.ts";
import type { Deps } from "#server/deps.ts";
import { silent } from "./database.ts";

/** A process that dies at a chosen step. Until then it shares database, storage and mail with the others. */
export type DyingProcess = {
  deps: Deps;
  /** True once it has reached the step at which it dies. */
  isDead(): boolean;
};

/**
 * Returns the dependencies of a process that is killed before its step number `dies` (from 0); a step is a statement, a
 * mail, a file or a drawing. From then on nothing that it does has an effect, as after `kill -9`. An open transaction
 * is rolled back, as the database does when a connection is lost.
 */
export function createDyingProcess(deps: Deps, dies: number): DyingProcess {
  let steps = 0;
  const step = () => {
    steps += 1;
    if (steps > dies) throw new Error("killed");
  };

  function watched<Target extends object>(target: Target, methods: readonly string[], isFree = (_: unknown) => false) {
    return new Proxy(target, {
      get(_, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== "function") return value;
        if (!methods.includes(String(name))) return value.bind(target);
        return async (...args: unknown[]) => {
          if (!isFree(args[0])) step();
          return value.apply(target, args);
        };
      },
    });
  }

  // Taking a connection counts as the first step of a transaction, not `begin`: drizzle does not release a connection
  // whose `begin` failed.
  const isFrame = (query: unknown) => /^(begin|rollback)/i.test(textOf(query));
  const watchedPool = new Proxy(deps.db.pool, {
    get(pool, name) {
      if (name === "connect") {
        return async () => {
          step();
          return watched<pg.PoolClient>(await pool.connect(), ["query"], isFrame);
        };
      }
      return Reflect.get(watched(pool, ["query"]), name);
    },
  });
  const db: Database = Object.assign(drizzle(watchedPool, { schema }), {
    kind: deps.db.kind,
    isPooled: deps.db.isPooled,
    pool: watchedPool,
    close: async () => {},
  });
  return {
    deps: {
      ...deps,
      db,
      log: silent,
      jobs: createEmbeddedJobs({ db, log: silent, now: deps.now }),
      mail: watched(deps.mail, ["send"]),
      storage: watched(deps.storage, ["put", "get", "remove"]),
      printer: watched(deps.printer, ["cover", "pdf", "picture", "pictures"]),
    },
    isDead: () => steps > dies,
  };
}

function textOf(query: unknown): string {
  return typeof query === "string" ? query : String((query as { text?: unknown } | undefined)?.text ?? "");
}
