import { readFileSync } from "node:fs";
import path from "node:path";
import { readSchools, type Schools } from "#core/programs/schools.ts";
import { projectRoot } from "#server/root.ts";

let read: Schools | null = null;

/** Returns the list of schools' domains, which is read when somebody applies for the first time. */
export function schools(): Schools {
  read ??= readSchools(readFileSync(path.join(projectRoot, "src/server/features/programs/schools.txt"), "utf8"));
  return read;
}
