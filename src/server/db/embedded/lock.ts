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
  const address = lockAddress(folder);
  const own = await listenAside(address);
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (publish(own, address)) {
        await keepOrYield(own, folder, address);
        return { release: () => release(own, address) };
      }
      await removeStale(folder, address);
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
function lockAddress(folder: string): string {
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
async function listenAside(address: string): Promise<Own> {
  asides += 1;
  const aside = `${address}.${process.pid}-${asides}`;
  // What stands there is of a dead process that had our number.
  fs.rmSync(aside, { force: true });
  const server = net.createServer((socket) => {
    socket.on("error", () => {});
    socket.end(String(process.pid));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(cannot(address, error)));
    server.listen(aside, () => {
      server.unref();
      resolve();
    });
  });
  return { server, aside, inode: fs.statSync(aside, { bigint: true }).ino };
}

/** Gives our socket the lock's name as well; false where something with that name exists, living or not. */
function publish(own: Own, address: string): boolean {
  try {
    fs.linkSync(own.aside, address);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw cannot(address, error as NodeJS.ErrnoException);
  }
}

/** Takes the name back, if it is still ours. Closing a server removes only the name it was bound to. */
async function release(own: Own, address: string): Promise<void> {
  if (isOurs(own, address)) fs.rmSync(address, { force: true });
  await stop(own.server);
}

/** While our server listens its file's number is taken, so that the same number means the same file. */
function isOurs(own: Own, address: string): boolean {
  return fs.statSync(address, { bigint: true, throwIfNoEntry: false })?.ino === own.inode;
}

/** The process number of who listens, empty when it does not say; undefined when nobody does. */
function askHolder(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let said = "";
    const socket = net.connect(address);
    socket.setTimeout(1_000, () => {
      socket.destroy();
      resolve(said);
    });
    socket.on("data", (chunk) => {
      said += chunk.toString();
    });
    socket.on("end", () => resolve(said));
    socket.on("error", (error: NodeJS.ErrnoException) => {
      // Refused or gone: a stale file. Anything else may be a living holder that cannot answer.
      resolve(["ECONNREFUSED", "ENOENT"].includes(error.code ?? "") ? undefined : said);
    });
  });
}

/**
 * Removes the file that a dead process left. Several may find it at once, so what is removed must still be what was
 * found dead; a file system cannot compare and remove in one step, so whoever listens looks again (`keepOrYield`).
 */
async function removeStale(folder: string, address: string): Promise<void> {
  const found = identity(address);
  const holder = await askHolder(address);
  if (holder !== undefined) throw inUse(folder, holder);
  if (found !== undefined && identity(address) === found) fs.rmSync(address, { force: true });
}

/** Long beside the moment between another process's last look at the dead file and its removal. */
const SETTLING = 100;

/**
 * Another process that was just removing the dead file may have removed ours instead. It then gives its own the name, so
 * after a while the file tells whose the lock is.
 */
async function keepOrYield(own: Own, folder: string, address: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SETTLING));
  if (!isOurs(own, address)) throw inUse(folder, (await askHolder(address)) ?? "");
}

/** Which file stands there; numbers of files are used again, times of their change are not. */
function identity(address: string): string | undefined {
  const stat = fs.statSync(address, { bigint: true, throwIfNoEntry: false });
  return stat && `${stat.ino}:${stat.ctimeNs}`;
}

function cannot(address: string, error: NodeJS.ErrnoException): DatabaseUnavailable {
  return new DatabaseUnavailable(`Cannot lock the database with ${address}: ${error.code}`, { cause: error });
}

function inUse(folder: string, holder: string): DataFolderInUse {
  const who = holder ? `process ${holder}` : "another process";
  return new DataFolderInUse(`The database in ${folder} is in use by ${who}; stop it first, or set another DATA_DIR`);
}

function stop(server: net.Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
