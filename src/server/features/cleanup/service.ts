import { limits } from "#core/limits.ts";
import type { Deps } from "#server/deps.ts";
import { removeExpired } from "./store.ts";

/** Removes what is over and refused everywhere already, because emails and numbers of people are in it. */
export async function cleanUp(deps: Pick<Deps, "db" | "now">): Promise<void> {
  await removeExpired(deps.db, new Date(deps.now()), new Date(deps.now() - limits.jobs.failedFor));
}
