import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { projectRoot } from "#server/root.ts";
import { isFull } from "./harness/print-set.ts";
import { makeDataFolder } from "./harness/server.ts";

/**
 * A first start that is told to stop before it is done: it ends, leaves no process behind, and the next start goes on.
 * That it ends at all is the test; a start that waited for its browser took over a minute.
 */

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

type Start = { child: ChildProcess; dataDir: string; output: () => string; ended: Promise<unknown[]> };

function begin(command: string, args: readonly string[], dataDir: string, env: Record<string, string> = {}): Start {
  const child = spawn(command, args, {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      DRAIN_SECONDS: "0",
      TMPDIR: dataDir,
      CHROMIUM_PATH: "/nonexistent",
      ...env,
    },
  });
  let output = "";
  const take = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on("data", take);
  child.stderr?.on("data", take);
  const ended = once(child, "exit");
  cleanUps.push(async () => {
    child.kill("SIGKILL");
    await ended;
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  });
  return { child, dataDir, output: () => output, ended };
}

const main = path.join(projectRoot, "dist/server/main.js");
const emptyFolder = () => mkdtemp(path.join(process.env.TEST_FOLDER ?? tmpdir(), "inkleaf-first-"));
const has = (name: string) => (start: Start) => existsSync(path.join(start.dataDir, name));
const isListening = ({ output }: Start) => output().includes(" is at http");

/** Returns the processes that were started with this data folder. */
function processesOf(dataDir: string): string[] {
  return readdirSync("/proc").filter((id) => {
    if (!/^\d+$/.test(id) || Number(id) === process.pid) return false;
    try {
      const given = `${readFileSync(`/proc/${id}/environ`, "utf8")}\0${readFileSync(`/proc/${id}/cmdline`, "utf8")}`;
      return given.includes(dataDir);
    } catch {
      return false;
    }
  });
}

/** A program in the place of the browser that starts and never says a word. */
async function silentBrowser(dataDir: string): Promise<string> {
  const file = path.join(dataDir, "silent-browser");
  await writeFile(file, `#!/bin/sh\necho > ${path.join(dataDir, "browser-started")}\nexec sleep 600\n`);
  await chmod(file, 0o755);
  return file;
}

type Moment = {
  name: string;
  folder: () => Promise<string>;
  isReached: (start: Start) => boolean;
  env?: (dataDir: string) => Promise<Record<string, string>>;
  /** Not in an ordinary run. */
  isRare?: boolean;
};

const moments: Moment[] = [
  { name: "its database is being made", folder: emptyFolder, isReached: has("database.new"), isRare: true },
  {
    name: "its database is being migrated",
    folder: emptyFolder,
    isReached: has("database/PG_VERSION"),
    isRare: true,
  },
  { name: "the samples are being stored", folder: makeDataFolder, isReached: has("operator.sock"), isRare: true },
  {
    name: "its browser is being started",
    folder: makeDataFolder,
    isReached: (start) => isListening(start) && has("browser-started")(start),
    env: async (dataDir) => ({ CHROMIUM_PATH: await silentBrowser(dataDir) }),
  },
  {
    name: "covers are being drawn",
    folder: makeDataFolder,
    isReached: (start) => isListening(start) && has("files/covers")(start),
    env: async () => ({ CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? "" }),
    isRare: true,
  },
];

/** A first start takes a minute on a busy machine. */
const timeout = 300_000;
const waiting = { interval: 10, timeout: 120_000 };

describe.runIf(process.platform === "linux")("a first start that is told to stop", { timeout }, () => {
  it.each(moments.filter(({ isRare }) => isFull || !isRare))(
    "while $name ends, and leaves nothing running",
    async ({ folder, isReached, env = async () => ({}) }) => {
      const dataDir = await folder();
      const start = begin(process.execPath, [main], dataDir, await env(dataDir));
      await expect.poll(() => isReached(start), waiting).toBe(true);
      start.child.kill("SIGTERM");
      expect(await start.ended).toEqual([0, null]);
      await expect.poll(() => processesOf(dataDir)).toEqual([]);
      // It did not wait until the browser's time to start was over.
      expect(start.output()).not.toMatch(/browser not started|could not start/);
    },
  );

  it.each(isFull ? (["SIGTERM", "SIGHUP"] as const) : (["SIGTERM"] as const))(
    "by %s to npm alone ends too",
    async (signal) => {
      const start = begin("npm", ["start"], await emptyFolder());
      await expect.poll(() => has("database.new")(start), waiting).toBe(true);
      start.child.kill(signal);
      await start.ended;
      await expect.poll(() => processesOf(start.dataDir)).toEqual([]);
      expect(isListening(start)).toBe(false);
    },
  );

  it.runIf(isFull)("and is started again goes on where it was", async () => {
    const dataDir = await emptyFolder();
    for (const { isReached } of moments.slice(0, 3)) {
      const start = begin(process.execPath, [main], dataDir);
      await expect.poll(() => isReached(start), waiting).toBe(true);
      start.child.kill("SIGTERM");
      await start.ended;
    }
    const last = begin(process.execPath, [main], dataDir);
    await expect.poll(() => isListening(last), waiting).toBe(true);
    last.child.kill("SIGTERM");
    expect(await last.ended).toEqual([0, null]);
  });
});
