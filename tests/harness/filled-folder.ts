import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { locales } from "#locales/words.ts";
import { projectRoot } from "#server/root.ts";
import type { RunningServer } from "./server.ts";

/**
 * A data folder in which a server has stored the samples and drawn their covers, for other servers to start from a copy
 * of it: each would spend a dozen seconds of processor time on the same pictures, beside the journeys that it serves.
 */

/** A process that was ended while it filled the folder leaves its lock, which counts for this long in milliseconds. */
const longestFill = 120_000;

/**
 * Returns the folder for the present build. The first caller fills it with the server that `start` starts on an empty
 * folder; callers in other processes wait.
 */
export async function filledFolder(start: (folder: string) => Promise<RunningServer>): Promise<string> {
  const cache = path.join(projectRoot, "node_modules/.cache/inkleaf");
  const build = readFileSync(path.join(projectRoot, "dist/.built-from"), "utf8").slice(0, 16);
  const filled = path.join(cache, `filled-${build}`);
  const lock = path.join(cache, "filling");
  while (!existsSync(filled)) {
    if (!(await takeLock(lock))) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      continue;
    }
    try {
      if (!existsSync(filled)) await fill(cache, filled, start);
    } finally {
      await rm(lock, { recursive: true, force: true });
    }
  }
  return filled;
}

async function takeLock(lock: string): Promise<boolean> {
  const isOld = await stat(lock).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > longestFill,
    () => false,
  );
  if (isOld) await rm(lock, { recursive: true, force: true });
  await mkdir(path.dirname(lock), { recursive: true });
  return mkdir(lock).then(
    () => true,
    () => false,
  );
}

async function fill(cache: string, filled: string, start: (folder: string) => Promise<RunningServer>): Promise<void> {
  const scratch = path.join(cache, "filled.new");
  await rm(scratch, { recursive: true, force: true });
  const server = await start(scratch);
  await requestCovers(server.url);
  await server.stop();
  for (const name of await readdir(cache)) {
    if (/^filled-/.test(name)) await rm(path.join(cache, name), { recursive: true, force: true });
  }
  await rename(scratch, filled);
}

/** Requests the cover of each design and of each example that the first pages show, as their visitors would. */
async function requestCovers(url: string): Promise<void> {
  for (const locale of locales) {
    for (const list of ["/api/templates", "/api/examples"]) {
      const answer = await fetch(`${url}${list}`, { headers: { cookie: `locale=${locale}` } });
      for (const [cover] of (await answer.text()).matchAll(/\/covers\/[^"\\]+/g)) {
        const picture = await fetch(`${url}${cover}`);
        await picture.arrayBuffer();
        if (!picture.ok) throw new Error(`${cover} answered ${picture.status}`);
      }
    }
  }
}
