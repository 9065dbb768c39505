/**
 * `npm start`, for people: sets up, then runs the server in this process, so that signals reach it. Services run
 * `node dist/server/main.js`, which neither installs nor builds (docs/operation.md).
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setUp } from "./setup.mjs";

const starters = process.env.npm_lifecycle_event ? [process.ppid, parentOf(process.ppid)] : [];
// A signal that npm alone gets ends npm, or the shell between npm and us. Whoever sent it meant the server, also while it
// is being built or started.
const watch = setInterval(() => {
  if (starters.every(isAlive)) return;
  clearInterval(watch);
  process.kill(process.pid, "SIGTERM");
}, 500).unref();

await setUp();
process.env.NODE_ENV ??= "production";
await import("../dist/server/main.js");

/** Returns the process that started another one; undefined where the system does not tell. */
function parentOf(id) {
  const parent = statOf(id)?.[1] ?? spawnSync("ps", ["-o", "ppid=", "-p", String(id)]).stdout;
  return Number(parent) || undefined;
}

/** A process that ended is listed until the one that started it asks for how: it is a zombie. */
function isAlive(id) {
  if (id === undefined) return true;
  try {
    process.kill(id, 0);
    return statOf(id)?.[0] !== "Z";
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Returns the state of a process, the one that started it, and more; undefined elsewhere than on Linux. */
function statOf(id) {
  try {
    // The name of the program, in brackets, may hold anything.
    return readFileSync(`/proc/${id}/stat`, "utf8").split(") ").at(-1).split(" ");
  } catch {
    return undefined;
  }
}
