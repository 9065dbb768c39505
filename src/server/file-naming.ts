import type { FileNaming } from "#core/resume/file-naming.ts";
import type { UserRecord } from "./db/schema/accounts.ts";
import type { Deps } from "./deps.ts";

/** Returns how the files of a user are named today (UTC). */
export function namingOf(deps: Pick<Deps, "now">, { fileName }: Pick<UserRecord, "fileName">): FileNaming {
  return { template: fileName, today: new Date(deps.now()).toISOString().slice(0, 10) };
}
