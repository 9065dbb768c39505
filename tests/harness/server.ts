import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectRoot } from "#server/root.ts";
import { copyFolder, putDatabaseInto } from "./database.ts";
import { filledFolder } from "./filled-folder.ts";

/** The built server as a process of its own, as a user would start it, with a temporary data folder. */
export type RunningServer = {
  url: string;
  dataDir: string;
  pid: number;
  /** Returns everything that it has printed so far. */
  output(): string;
  /** Sends it a signal that it lives on with. */
  signal(signal: NodeJS.Signals): void;
  /** Ends it with a signal; resolves to its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Ends it and removes its data. */
  dispose(): Promise<void>;
};

/**
 * Starts dist/server/main.js, which `npm test` has built; rejects with its output when it ends before it listens. Its
 * data folder is as an earlier start left it, with the samples and their covers, unless `DATA_DIR` names a folder of the
 * test's own. `program`: another Node than that of the tests.
 */
export async function startServer(
  env: Record<string, string> = {},
  { program = process.execPath }: { program?: string } = {},
): Promise<RunningServer> {
  const folder = process.env.TEST_FOLDER ?? tmpdir();
  const dataDir = env.DATA_DIR ?? (await copyFilledFolder());
  const child = spawn(program, [path.join(projectRoot, "dist/server/main.js")], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      LOG_LEVEL: "warn",
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      // No balancer looks at a server of the tests.
      DRAIN_SECONDS: "0",
      // Its browser's profile is removed with the folder, even when the server is killed.
      TMPDIR: folder,
      ...env,
    },
  });
  endWithThisProcess(child);
  let printed = "";
  const listening = new Promise<string>((resolve) => {
    const take = (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /Inkleaf \S+ is at (http:\/\/\S+)/.exec(printed)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
  });
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The server ended with ${code} before it listened:\n${printed}`);
  });
  ended.catch(() => {});
  const url = await Promise.race([listening, ended]);
  const stop = (signal: NodeJS.Signals = "SIGTERM") => endProcess(child, signal);
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    output: () => printed,
    signal: (signal) => void child.kill(signal),
    stop,
    dispose: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const newFolder = () => mkdtemp(path.join(process.env.TEST_FOLDER ?? tmpdir(), "inkleaf-server-"));

/** Makes a data folder for a first start, with an empty database. */
export async function makeDataFolder(): Promise<string> {
  const made = await newFolder();
  await putDatabaseInto(made);
  return made;
}

async function copyFilledFolder(): Promise<string> {
  const filled = await filledFolder(async (DATA_DIR) => {
    await putDatabaseInto(DATA_DIR);
    return startServer({ DATA_DIR });
  });
  const made = await newFolder();
  copyFolder(filled, made);
  return made;
}

/** Returns a free port, for a server whose own URL must be known before it starts. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

const running = new Set<ChildProcess>();
let isWatching = false;

/** A server that several files share ends with their worker, which the test runner ends by SIGTERM. */
function endWithThisProcess(child: ChildProcess): void {
  if (!isWatching) {
    isWatching = true;
    process.once("SIGTERM", () => process.exit());
    process.once("exit", () => {
      for (const each of running) each.kill("SIGKILL");
    });
  }
  running.add(child);
  child.once("exit", () => running.delete(child));
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = once(child, "exit");
  child.kill(signal);
  const [code] = await exit;
  return code as number | null;
}
