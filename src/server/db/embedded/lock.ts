import { createHash } from "node:crypto";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { DatabaseUnavailable, DataFolderInUse } from "../errors.ts";

/**
 * Allows one process per folder: two on one folder of the embedded database corrupt it silently. The lock is a unix
 * socket that listens beside the folder. The kernel closes it however the process dies, and a socket file left behind
 * refuses connections. A file with a process id in it could not promise that.
 */
export type FolderLock = { release(): Promise<void> };

/** Locks the folder. Throws DataFolderInUse with one line when another process holds it. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const socketPath = lockSocketPath(folder);
  const own = await listenUnderOwnName(socketPath);
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
    fs.rmSync(own.ownPath, { force: true });
  }
}

/**
 * Returns the socket's path: beside the folder, or where that path is too long for a socket, in the temporary folder
 * under the path's digest.
 */
function lockSocketPath(folder: string): string {
  const real = path.join(fs.realpathSync(path.dirname(folder)), path.basename(folder));
  const beside = `${real}.lock`;
  if (Buffer.byteLength(beside) <= MAX_PATH_LENGTH) return beside;
  const digest = createHash("sha256").update(real).digest("hex").slice(0, 24);
  return path.join(os.tmpdir(), `inkleaf-${digest}.lock`);
}

/**
 * The smallest limit of the systems that have unix sockets is 104 bytes with the closing zero; `ownPath` adds to the
 * path.
 */
const MAX_PATH_LENGTH = 90;

/** A socket of ours that already listens, under a name that nobody else uses. */
type Own = { server: net.Server; ownPath: string; inode: bigint };

let sockets = 0;

/**
 * Listens under another name first. A file under the lock's name must never be one that does not listen yet, because it
 * would look like a dead process's.
 */
async function listenUnderOwnName(socketPath: string): Promise<Own> {
  sockets += 1;
  const ownPath = `${socketPath}.${process.pid}-${sockets}`;
  // An existing file was left by a dead process that had our process id.
  fs.rmSync(ownPath, { force: true });
  const server = net.createServer((socket) => {
    socket.on("error", () => {});
    socket.end(String(process.pid));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(cannot(socketPath, error)));
    server.listen(ownPath, () => {
      server.unref();
      resolve();
    });
  });
  return { server, ownPath, inode: fs.statSync(ownPath, { bigint: true }).ino };
}

/**
 * Links our socket under the lock's name too. Returns false where a file with that name exists, its process alive or
 * dead.
 */
function publish(own: Own, socketPath: string): boolean {
  try {
    fs.linkSync(own.ownPath, socketPath);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw cannot(socketPath, error as NodeJS.ErrnoException);
  }
}

/** Removes the lock's name, if it is still ours. Closing a server removes only the name that it was bound to. */
async function release(own: Own, socketPath: string): Promise<void> {
  if (isOurs(own, socketPath)) fs.rmSync(socketPath, { force: true });
  await stop(own.server);
}

/**
 * Tells whether the file is ours. While our server listens its inode is in use, so the same number means the same file.
 */
function isOurs(own: Own, socketPath: string): boolean {
  return fs.statSync(socketPath, { bigint: true, throwIfNoEntry: false })?.ino === own.inode;
}

/** Returns the process id of the holder, an empty text when it does not answer, or undefined when nobody listens. */
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
      // A refused connection or a missing file means that the lock is stale. Any other error may come from a living
      // holder that cannot answer.
      resolve(["ECONNREFUSED", "ENOENT"].includes(error.code ?? "") ? undefined : reply);
    });
  });
}

/**
 * Removes the file that a dead process left. Several processes may find it at once, so the file that is removed must
 * still be the one that was found dead. A file system cannot compare and remove in one step, so every new holder checks
 * again (`keepOrYield`).
 */
async function removeStale(folder: string, socketPath: string): Promise<void> {
  const found = identity(socketPath);
  const holder = await askHolder(socketPath);
  if (holder !== undefined) throw inUse(folder, holder);
  if (found !== undefined && identity(socketPath) === found) fs.rmSync(socketPath, { force: true });
}

/** Milliseconds: long compared with the time between another process's last check of the dead file and its removal. */
const SETTLING_MS = 100;

/**
 * Checks after a while that the lock is still ours. Another process that was just removing the dead file may have
 * removed ours instead. It then links its own under the name, so after a while the file tells whose the lock is.
 */
async function keepOrYield(own: Own, folder: string, socketPath: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
  if (!isOurs(own, socketPath)) throw inUse(folder, (await askHolder(socketPath)) ?? "");
}

/** Identifies the file. Inode numbers are used again, times of change are not. */
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
