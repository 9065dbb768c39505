import fs from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import type { FromWorker, ToWorker, WorkerSettings } from "./messages.ts";
import { commitReachesDisk, SyncedNodeFS, startParams } from "./synced-node-fs.ts";

/**
 * The embedded database's own thread: a statement runs here to its end while the main thread keeps answering. It takes
 * batches of PostgreSQL's wire protocol and gives back what the database wrote, so the ordinary `pg` client on the
 * other side sees a server like any other. It is built into a file of its own and imports nothing from other folders.
 */
const port = parentPort;
if (!port) throw new Error("The database worker runs as a worker thread");
const { folder } = workerData as WorkerSettings;
const post = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

/** PostgreSQL's last PANIC or FATAL line. Other lines may quote users' data, so only these are stored. */
let lastWords = "";
const files = new SyncedNodeFS(folder, () => {
  post({ kind: "refused", reason: lastWords || "it stopped in the middle" });
  // In a worker thread this ends the thread alone.
  process.exit(1);
});
const database = await open();
if (database) {
  port.on("message", (message: ToWorker) => {
    if (message.kind === "close") {
      void database.close().finally(() => {
        post({ kind: "closed" });
        port.close();
      });
      return;
    }
    if (message.kind === "copy") {
      post({ kind: "copied", id: message.id, error: copyFiles(message.folder) });
      return;
    }
    // It is answered before the next message is taken. What the database throws ends the thread.
    void exchange(database, message.bytes).then((bytes) =>
      post({ kind: "reply", id: message.id, bytes }, [bytes.buffer]),
    );
  });
  post({ kind: "ready", syncs: files.syncs });
} else {
  port.close();
}

async function open(): Promise<PGlite | undefined> {
  try {
    const opened = await PGlite.create({ fs: files, startParams: startParams(), onStderr: listen });
    if (await commitReachesDisk(opened, files)) return opened;
    await opened.close();
    post({ kind: "refused", reason: "a commit did not reach the disk (fsync is not called)" });
  } catch (error) {
    post({ kind: "refused", reason: lastWords || (error instanceof Error ? error.message : String(error)) });
  }
  return undefined;
}

/**
 * Runs a batch and returns what the database wrote. Without a receiver of its own PGlite would parse all of it as well, and
 * keep every message for as long as the process runs.
 */
async function exchange(opened: PGlite, batch: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const written: Uint8Array[] = [];
  await opened.execProtocolRawStream(batch, {
    syncToFs: false,
    onRawData: (memory) => void written.push(memory.slice()),
  });
  const bytes = new Uint8Array(written.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of written) {
    bytes.set(part, end);
    end += part.length;
  }
  return bytes;
}

/**
 * Copies the database's files. PostgreSQL runs in this thread alone, so nothing changes meanwhile, and the copy is what a
 * crash at this moment would leave: the log has every acknowledged commit. Returns why it failed.
 */
function copyFiles(target: string): string | undefined {
  try {
    fs.cpSync(folder, target, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

/** Remembers the line if it reports a crash. Returns whether PGlite may print the line, which is never. */
function listen(line: string): boolean {
  lastWords = /(?:PANIC|FATAL): .*/.exec(line)?.[0] ?? lastWords;
  return false;
}
