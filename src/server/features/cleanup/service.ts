import { limits } from "#core/limits.ts";
import type { Deps } from "#server/deps.ts";
import { removeExpired } from "./store.ts";

/**
 * Removes rows that have expired and are already refused everywhere, because they contain emails and phone numbers of
 * users.
 */
export async function cleanUp(deps: Pick<Deps, "db" | "now">): Promise<void> {
  await removeExpired(deps.db, new Date(deps.now()), new Date(deps.now() - limits.jobs.failedFor));
}
