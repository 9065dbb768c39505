import fs from "node:fs";
import { cp, mkdir, mkdtemp, open, readdir, rename, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createDiskStorage } from "../adapters/storage/disk.ts";
import type { Storage } from "../adapters/storage/port.ts";
import type { Config } from "../config/config.ts";
import { openDatabase } from "../db/client.ts";
import { lockFolder } from "../db/embedded/lock.ts";
import { migrate, migrationsFolder, readMigrations } from "../db/migrate.ts";
import { restoreDump, urlForPrograms } from "../db/postgres-programs.ts";
import { hasNoTables } from "../db/transfer.ts";
import { type BackupAbout, backupParts, readAbout } from "./backup.ts";
import { checkChecksums } from "./checksums.ts";
import { copyStored } from "./copy-stored.ts";
import { type MoveDeps, moveRows } from "./move.ts";
import { KeepingRefused } from "./refused.ts";

/**
 * Puts a backup where the configuration says that the data is. Everything is verified first, and the target must be
 * empty: no data of anybody is ever replaced. The database comes last, so that what was interrupted can be tried again
 * after its files are removed. Throws KeepingRefused, DatabaseUnavailable and StorageUnavailable.
 */
export async function restore(deps: MoveDeps, folder: string): Promise<BackupAbout> {
  const about = await readAbout(folder);
  const wrong = await checkChecksums(folder);
  if (wrong.length > 0) {
    const more = wrong.length > 3 ? ` and ${wrong.length - 3} more` : "";
    throw new KeepingRefused(`${folder} is not whole: ${wrong.slice(0, 3).join(", ")}${more}. Nothing was restored`);
  }
  if (about.migrations > readMigrations(migrationsFolder()).length)
    throw new KeepingRefused(`${folder} was written by a newer program (${about.program}), which must restore it`);
  await refuseFilesInTarget(deps.storage);
  const { database } = deps.config;
  if (database.kind === "embedded") await restoreEmbedded(deps, database.folder, folder, about);
  else await restorePostgres(deps, database, folder, about);
  return about;
}

const filesOf = (folder: string) => createDiskStorage(path.join(folder, backupParts.files));

/** The portraits of samples are put in the storage by every start, and are the same everywhere. */
const isSample = (key: string) => key.startsWith("avatars/sample-");

async function refuseFilesInTarget(storage: Storage): Promise<void> {
  for await (const key of storage.keys()) {
    if (isSample(key)) continue;
    throw new KeepingRefused(
      `The ${storage.kind === "s3" ? "bucket" : "folder of files"} is not empty (${key}); restore into an empty one`,
    );
  }
}

async function restoreEmbedded(deps: MoveDeps, target: string, folder: string, about: BackupAbout): Promise<void> {
  if (about.database === "postgres")
    throw new KeepingRefused("This backup is of PostgreSQL: set DATABASE_URL to an empty database of its own");
  await mkdir(path.dirname(target), { recursive: true });
  const lock = await lockFolder(target);
  try {
    if ((await readdir(target).catch(() => [])).length > 0)
      throw new KeepingRefused(`${target} is not empty; restore into another DATA_DIR, or move this one away first`);
    await copyStored(filesOf(folder), deps.storage);
    const scratch = `${target}.new`;
    await rm(scratch, { recursive: true, force: true });
    await cp(path.join(folder, backupParts.folder), scratch, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
    await keepOnDisk(scratch);
    await rm(target, { recursive: true, force: true });
    await rename(scratch, target);
    await syncFile(path.dirname(target));
  } finally {
    await lock.release();
  }
}

async function restorePostgres(
  deps: MoveDeps,
  target: Extract<Config["database"], { kind: "postgres" }>,
  folder: string,
  about: BackupAbout,
): Promise<void> {
  const db = await openDatabase(target, deps.log);
  try {
    if (!(await hasNoTables(db)))
      throw new KeepingRefused("The database of DATABASE_URL has tables; restore into an empty one (createdb)");
    const dumpUrl = about.database === "postgres" ? urlForPrograms(db, target) : null;
    await copyStored(filesOf(folder), deps.storage);
    if (dumpUrl !== null) {
      await restoreDump(dumpUrl, path.join(folder, backupParts.dump));
      await migrate(db);
      return;
    }
    // The database is opened, which writes to it: the backup stays as it is.
    const scratch = await mkdtemp(path.join(os.tmpdir(), "inkleaf-restore-"));
    try {
      await cp(path.join(folder, backupParts.folder), path.join(scratch, "database"), { recursive: true });
      await moveRows(path.join(scratch, "database"), db, deps.log);
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  } finally {
    await db.close();
  }
}

/** Everything below is on the disk when it resolves, as after a commit. */
async function keepOnDisk(item: string): Promise<void> {
  for (const entry of await readdir(item, { recursive: true, withFileTypes: true }))
    await syncFile(path.join(entry.parentPath, entry.name));
  await syncFile(item);
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
