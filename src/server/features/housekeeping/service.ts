import { safeError } from "#server/db/errors.ts";
import type { Deps } from "#server/deps.ts";
import { sweepFiles } from "../account-removal/service.ts";
import { purgeBins } from "../bin/service.ts";
import { removeExpired } from "./store.ts";

const every = 3_600_000;

/** Removes what is over and what is left of accounts that are gone. Safe in several processes at once. */
export async function keepHouse(deps: Deps): Promise<void> {
  await removeExpired(deps.db, new Date(deps.now()));
  await purgeBins(deps);
  await sweepFiles(deps);
}

/** Keeps house now and every hour; `stop` waits for a run that is under way. */
export function startHousekeeping(deps: Deps): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(() => keepHouse(deps))
      .catch((error: unknown) => deps.log.warn({ error: safeError(error) }, "housekeeping failed"));
  };
  run();
  const timer = setInterval(run, every);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
