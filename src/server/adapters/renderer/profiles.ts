import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/**
 * Folders of the browsers' profiles. Each is removed when its browser ends; a server that is killed cannot, so the names
 * say which process made them on which host, and the next start removes those whose process is gone.
 */
const prefix = "inkleaf-browser-";

/** Several containers may share a temporary folder, and their process ids mean nothing to each other. */
const host = createHash("sha256").update(os.hostname()).digest("hex").slice(0, 8);

/** Creates the folder of a new profile. */
export function createProfile(): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), `${prefix}${host}-${process.pid}-`));
}

/**
 * Removes the profiles that killed processes of this host have left. Call it before this process starts a browser: a
 * container's first process has the same id at every start.
 */
export async function sweepProfiles(): Promise<void> {
  const names = await readdir(os.tmpdir()).catch(() => []);
  const left = names.filter((name) => {
    const [, madeOn, id] = /^inkleaf-browser-([0-9a-f]{8})-(\d+)-/.exec(name) ?? [];
    return madeOn === host && (Number(id) === process.pid || !isAlive(Number(id)));
  });
  const remove = (name: string) => rm(path.join(os.tmpdir(), name), { recursive: true, force: true, maxRetries: 3 });
  await Promise.all(left.map((name) => remove(name).catch(() => {})));
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
