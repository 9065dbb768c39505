import { fork } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import type { Logger } from "pino";
import { DatabaseUnavailable, safeError } from "../errors.ts";
import { createEngine, type Engine, EngineDied } from "./engine.ts";
import { type Activity, EngineStream } from "./engine-stream.ts";
import { entryFile } from "./entry-file.ts";
import { lockFolder } from "./lock.ts";
import { maintain } from "./maintenance.ts";

/** The major version of PostgreSQL inside the pinned PGlite, which cannot read a folder of another version. */
const POSTGRES_VERSION = "18";

/**
 * Opens the embedded database in `folder`, creating it where there is none, and returns a pool of one connection:
 * callers wait in the pool's queue, and a transaction holds the connection alone. A holder that sends nothing for
 * `idleTransactionLimit` ms loses it and is rolled back, as with PostgreSQL's idle_in_transaction_session_timeout.
 */
export async function openEmbedded(
  folder: string,
  log: Logger,
  limits: { idleTransactionLimit: number; maintenance: boolean },
): Promise<{ pool: pg.Pool; close: () => Promise<void>; copyFiles: (folder: string) => Promise<void> }> {
  prepareFolder(folder);
  const lock = await lockFolder(folder);
  let engine: Engine | undefined;
  let session: EngineStream | undefined;
  const onDeath = (why: string) => {
    log.error({ why }, "database thread ended, the next query starts it again");
    session?.destroy(new EngineDied("The database's thread ended"));
  };
  try {
    if (!isDatabase(folder)) await createDatabase(folder);
    engine = createEngine(await entryFile("worker"), { folder }, onDeath);
    await engine.ready();
  } catch (error) {
    await engine?.close();
    await lock.release();
    throw error;
  }
  const opened = engine;
  const connect = (activity: Activity) => {
    session = new EngineStream(opened, activity);
    return session;
  };
  const pool = createPool(connect, log, limits.idleTransactionLimit);
  const maintenance = limits.maintenance ? maintain(pool, log) : undefined;
  const close = async () => {
    await maintenance?.stop();
    await pool.end();
    await opened.close();
    await lock.release();
  };
  return { pool, close, copyFiles: opened.copy };
}

function createPool(connect: (activity: Activity) => EngineStream, log: Logger, idleLimit: number): pg.Pool {
  let holder: pg.PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  const disarm = () => clearTimeout(timer);
  const arm = () => {
    disarm();
    if (holder) timer = setTimeout(takeBack, idleLimit).unref();
  };

  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    // All settings are given here so that PGHOST and similar variables of the environment have no effect.
    host: "embedded",
    port: 5432,
    user: "postgres",
    database: "postgres",
    password: "",
    ssl: false,
    stream: () => connect({ busy: disarm, idle: arm }),
  });
  pool.on("acquire", (client) => {
    holder = client;
    arm();
  });
  pool.on("release", () => {
    holder = undefined;
    disarm();
  });
  // Without these listeners, a session that breaks while no query runs on it would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("error", (error) => log.warn({ error: safeError(error) }, "database session broke"));
  return pool;

  function takeBack(): void {
    const client = holder;
    if (!client) return;
    const release = client.release;
    // When the late holder releases the client, that must neither throw nor give back a session that belongs to another
    // holder by then.
    client.release = () => {};
    log.error({ idleLimit }, "transaction rolled back, it sent nothing for too long");
    release(new Error("The transaction sent nothing for too long and was rolled back"));
  }
}

function isDatabase(folder: string): boolean {
  return fs.existsSync(path.join(folder, "PG_VERSION"));
}

/** Refuses a folder that is not ours to write into, before anything is written. */
function prepareFolder(folder: string): void {
  try {
    fs.mkdirSync(path.dirname(folder), { recursive: true });
    fs.accessSync(path.dirname(folder), fs.constants.W_OK);
    if (!fs.existsSync(folder)) return;
    fs.accessSync(folder, fs.constants.W_OK);
    const names = fs.readdirSync(folder);
    if (names.length > 0 && !names.includes("PG_VERSION")) {
      throw new DatabaseUnavailable(`${folder} holds something that is not a database; set DATA_DIR to another folder`);
    }
    const version = names.length > 0 ? fs.readFileSync(path.join(folder, "PG_VERSION"), "utf8").trim() : undefined;
    if (version !== undefined && version !== POSTGRES_VERSION) {
      throw new DatabaseUnavailable(
        `${folder} was made by PostgreSQL ${version || "of an unknown version"}; this program reads ${POSTGRES_VERSION}`,
      );
    }
  } catch (error) {
    throw error instanceof DatabaseUnavailable ? error : cannotWrite(folder, error);
  }
}

function cannotWrite(folder: string, error: unknown): DatabaseUnavailable {
  const code = (error as { code?: unknown }).code;
  const reasons: Record<string, string> = {
    EROFS: "the disk is read-only",
    EACCES: "no permission to write there",
    EPERM: "no permission to write there",
    ENOSPC: "the disk is full",
    ENOTDIR: "a part of the path is a file",
    EEXIST: "a part of the path is a file",
  };
  const reason = (typeof code === "string" ? reasons[code] : undefined) ?? String(code ?? error);
  return new DatabaseUnavailable(`Cannot write the database in ${folder}: ${reason} (DATA_DIR)`, { cause: error });
}

/**
 * The database is created beside the folder and renamed into place, so that an interrupted first start leaves nothing
 * half done.
 */
async function createDatabase(folder: string): Promise<void> {
  const scratch = `${folder}.new`;
  try {
    fs.rmSync(scratch, { recursive: true, force: true });
    const output = await runToEnd(await entryFile("init"), scratch);
    if (output !== undefined) throw new DatabaseUnavailable(`Cannot make the database in ${folder}: ${output}`);
    fs.rmSync(folder, { recursive: true, force: true });
    fs.renameSync(scratch, folder);
    const parent = fs.openSync(path.dirname(folder), "r");
    fs.fsyncSync(parent);
    fs.closeSync(parent);
  } catch (error) {
    throw error instanceof DatabaseUnavailable ? error : cannotWrite(folder, error);
  }
}

/**
 * Runs a program to its end. Returns undefined when it succeeded, else the first line that looks like an error, or its
 * exit code.
 */
function runToEnd(file: string, argument: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const child = fork(file, [argument], { stdio: ["ignore", "ignore", "pipe", "ipc"], execArgv: [] });
    // A process that is told to stop does not leave it behind.
    const end = () => child.kill("SIGKILL");
    process.once("exit", end);
    let complaint = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(0, 4_000);
    });
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      process.off("exit", end);
      if (code === 0) resolve(undefined);
      else resolve(complaint.split("\n").find((line) => /error/i.test(line)) ?? `it ended with ${signal ?? code}`);
    });
  });
}
