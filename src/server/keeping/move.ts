import fs from "node:fs";
import path from "node:path";
import type { Logger } from "pino";
import { createDiskStorage } from "../adapters/storage/disk.ts";
import type { Storage } from "../adapters/storage/port.ts";
import type { Config } from "../config/config.ts";
import { type Database, openDatabase } from "../db/client.ts";
import { migrate } from "../db/migrate.ts";
import { isEmpty, type Transferred, transferRows } from "../db/transfer.ts";
import { copyStored } from "./copy-stored.ts";
import { KeepingRefused } from "./refused.ts";

export type Moved = Transferred & {
  /** The folder that everything was read from; it stays as it was. */
  from: string;
  /** How many files were put into S3; null where the storage stays the disk. */
  files: number | null;
};

export type MoveDeps = { config: Config; storage: Storage; log: Logger };

/**
 * Carries an installation from the embedded database under DATA_DIR to the PostgreSQL of DATABASE_URL, and its files
 * into S3 where that is configured. The source is only read; the target must be empty, and afterwards has everything or
 * nothing. Throws KeepingRefused, DatabaseUnavailable and StorageUnavailable.
 */
export async function moveToPostgres(deps: MoveDeps): Promise<Moved> {
  const { config, storage, log } = deps;
  if (config.database.kind !== "postgres")
    throw new KeepingRefused("Set DATABASE_URL to the empty PostgreSQL database that everything is to move to");
  const from = path.join(config.dataDir, "database");
  if (!fs.existsSync(path.join(from, "PG_VERSION")))
    throw new KeepingRefused(`There is no embedded database in ${from}; set DATA_DIR to the folder that has it`);
  const db = await openDatabase(config.database, log);
  try {
    await refuseRows(db);
    const files =
      storage.kind === "disk" ? null : await copyStored(createDiskStorage(path.join(config.dataDir, "files")), storage);
    return { ...(await moveRows(from, db, log)), from, files };
  } finally {
    await db.close();
  }
}

/** Carries the rows of an embedded database into an empty one, which it migrates. Throws as `moveToPostgres` does. */
export async function moveRows(folder: string, to: Database, log: Logger): Promise<Transferred> {
  if (!(await isEmpty(to)))
    throw new KeepingRefused("The database of DATABASE_URL is not empty; move into an empty one");
  // A large row may keep the target busy for longer than a request may take.
  const limits = { idleTransactionLimit: 3_600_000, maintenance: false };
  const source = await openDatabase({ kind: "embedded", folder }, log, limits);
  try {
    await migrate(source);
    await migrate(to);
    return await transferRows(source, to);
  } finally {
    await source.close();
  }
}

async function refuseRows(db: Database): Promise<void> {
  if (await isEmpty(db)) return;
  throw new KeepingRefused(
    "The database of DATABASE_URL is not empty; name one in which no server has started (createdb)",
  );
}
