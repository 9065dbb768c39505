import { createHash } from "node:crypto";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { DatabaseUnavailable, DataFolderInUse } from "../errors.ts";

/**
 * One process a folder: two on one folder of the embedded database corrupt it without a word. The lock is a unix socket
 * that listens beside the folder. The kernel stops it however the process dies, and a file left behind refuses
 * connections, which no file with a process number in it can promise.
 */
export type FolderLock = { release(): Promise<void> };

/** Throws DataFolderInUse with one line when another process holds the folder. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const socketPath = lockSocketPath(folder);
  const own = await listenAside(socketPath);
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (publish(own, socketPath)) {
        await keepOrYield(own, folder, socketPath);
        return { release: () => release(own, socketPath) };
      }
      await removeStale(folder, socketPath);
    }
    throw inUse(folder, "");
  } catch (error) {
    await stop(own.server);
    throw error;
  } finally {
    fs.rmSync(own.aside, { force: true });
  }
}

/** Beside the folder, or where that path is too long for a socket, in the temporary folder under the path's digest. */
function lockSocketPath(folder: string): string {
  const real = path.join(fs.realpathSync(path.dirname(folder)), path.basename(folder));
  const beside = `${real}.lock`;
  if (Buffer.byteLength(beside) <= LONGEST_ADDRESS) return beside;
  const digest = createHash("sha256").update(real).digest("hex").slice(0, 24);
  return path.join(os.tmpdir(), `inkleaf-${digest}.lock`);
}

/** The smallest limit of the systems that have unix sockets is 104 bytes with the closing zero; `aside` adds to it. */
const LONGEST_ADDRESS = 90;

/** A socket of ours that listens already, under a name that nobody else uses. */
type Own = { server: net.Server; aside: string; inode: bigint };

let asides = 0;

/** A file at the lock's address must never be one that does not listen yet: it would look like a dead process's. */
async function listenAside(socketPath: string): Promise<Own> {
  asides += 1;
  const aside = `${socketPath}.${process.pid}-${asides}`;
  // What stands there is of a dead process that had our number.
  fs.rmSync(aside, { force: true });
  const server = net.createServer((socket) => {
    socket.on("error", () => {});
    socket.end(String(process.pid));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(cannot(socketPath, error)));
    server.listen(aside, () => {
      server.unref();
      resolve();
    });
  });
  return { server, aside, inode: fs.statSync(aside, { bigint: true }).ino };
}

/** Gives our socket the lock's name as well; false where something with that name exists, living or not. */
function publish(own: Own, socketPath: string): boolean {
  try {
    fs.linkSync(own.aside, socketPath);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw cannot(socketPath, error as NodeJS.ErrnoException);
  }
}

/** Takes the name back, if it is still ours. Closing a server removes only the name it was bound to. */
async function release(own: Own, socketPath: string): Promise<void> {
  if (isOurs(own, socketPath)) fs.rmSync(socketPath, { force: true });
  await stop(own.server);
}

/** While our server listens its file's number is taken, so that the same number means the same file. */
function isOurs(own: Own, socketPath: string): boolean {
  return fs.statSync(socketPath, { bigint: true, throwIfNoEntry: false })?.ino === own.inode;
}

/** The process number of who listens, empty when it does not say; undefined when nobody does. */
function askHolder(socketPath: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let reply = "";
    const socket = net.connect(socketPath);
    socket.setTimeout(1_000, () => {
      socket.destroy();
      resolve(reply);
    });
    socket.on("data", (chunk) => {
      reply += chunk.toString();
    });
    socket.on("end", () => resolve(reply));
    socket.on("error", (error: NodeJS.ErrnoException) => {
      // Refused or gone: a stale file. Anything else may be a living holder that cannot answer.
      resolve(["ECONNREFUSED", "ENOENT"].includes(error.code ?? "") ? undefined : reply);
    });
  });
}

/**
 * Removes the file that a dead process left. Several may find it at once, so what is removed must still be what was
 * found dead; a file system cannot compare and remove in one step, so whoever listens looks again (`keepOrYield`).
 */
async function removeStale(folder: string, socketPath: string): Promise<void> {
  const found = identity(socketPath);
  const holder = await askHolder(socketPath);
  if (holder !== undefined) throw inUse(folder, holder);
  if (found !== undefined && identity(socketPath) === found) fs.rmSync(socketPath, { force: true });
}

/** Long beside the moment between another process's last look at the dead file and its removal. */
const SETTLING = 100;

/**
 * Another process that was just removing the dead file may have removed ours instead. It then gives its own the name, so
 * after a while the file tells whose the lock is.
 */
async function keepOrYield(own: Own, folder: string, socketPath: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SETTLING));
  if (!isOurs(own, socketPath)) throw inUse(folder, (await askHolder(socketPath)) ?? "");
}

/** Which file stands there; numbers of files are used again, times of their change are not. */
function identity(socketPath: string): string | undefined {
  const stat = fs.statSync(socketPath, { bigint: true, throwIfNoEntry: false });
  return stat && `${stat.ino}:${stat.ctimeNs}`;
}

function cannot(socketPath: string, error: NodeJS.ErrnoException): DatabaseUnavailable {
  return new DatabaseUnavailable(`Cannot lock the database with ${socketPath}: ${error.code}`, { cause: error });
}

function inUse(folder: string, holder: string): DataFolderInUse {
  const who = holder ? `process ${holder}` : "another process";
  return new DataFolderInUse(`The database in ${folder} is in use by ${who}; stop it first, or set another DATA_DIR`);
}

function stop(server: net.Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
