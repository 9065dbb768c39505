import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { createDiskStorage } from "../adapters/storage/disk.ts";
import type { Storage } from "../adapters/storage/port.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/client.ts";
import { migrationsFolder, readMigrations } from "../db/migrate.ts";
import { dumpDatabase, urlForPrograms } from "../db/postgres-programs.ts";
import { version } from "../version.ts";
import { writeChecksums } from "./checksums.ts";
import { copyStored } from "./copy-stored.ts";
import { KeepingRefused } from "./refused.ts";

/**
 * A backup is a folder: `backup.json` says what it is, `database/` or `database.dump` is the database as of one moment,
 * `files/` has what the storage has, and SHA256SUMS lists all of it. Files are copied after the database: a stored file
 * never changes, so what the database names is there, unless its owner removed it meanwhile.
 */
export type BackupDeps = { config: Config; db: Database; storage: Storage; now: () => number };

export const backupParts = { about: "backup.json", folder: "database", dump: "database.dump", files: "files" } as const;

const about = z.object({
  format: z.literal(1),
  program: z.string(),
  createdAt: z.iso.datetime(),
  database: z.enum(["embedded", "postgres"]),
  /** How many migrations the database has. */
  migrations: z.number().int().min(0),
  files: z.number().int().min(0),
});
export type BackupAbout = z.infer<typeof about>;

export type Backup = { about: BackupAbout; listed: number };

/**
 * Writes a backup into a folder that does not exist or is empty. Whoever reads it reads everything of everybody, so the
 * folder is its owner's alone. Throws KeepingRefused, DatabaseUnavailable and StorageUnavailable, and then leaves nothing.
 */
export async function backUp(deps: BackupDeps, folder: string): Promise<Backup> {
  await prepare(deps.config, folder);
  try {
    await copyDatabase(deps, folder);
    const files = await copyStored(deps.storage, createDiskStorage(path.join(folder, backupParts.files)));
    const said: BackupAbout = {
      format: 1,
      program: version,
      createdAt: new Date(deps.now()).toISOString(),
      database: deps.db.kind,
      migrations: readMigrations(migrationsFolder()).length,
      files,
    };
    await writeFile(path.join(folder, backupParts.about), `${JSON.stringify(said, null, 2)}\n`, { mode: 0o600 });
    return { about: said, listed: await writeChecksums(folder) };
  } catch (error) {
    for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true, force: true });
    throw error;
  }
}

/** Reads what a folder says that it is. Throws KeepingRefused. */
export async function readAbout(folder: string): Promise<BackupAbout> {
  const text = await readFile(path.join(folder, backupParts.about), "utf8").catch(() => null);
  if (text === null) throw new KeepingRefused(`${folder} is not a backup: it has no ${backupParts.about}`);
  try {
    return about.parse(JSON.parse(text));
  } catch {
    throw new KeepingRefused(`${folder} was written by another version of this program, which must restore it`);
  }
}

async function prepare(config: Config, folder: string): Promise<void> {
  if (config.database.kind === "embedded") {
    const inside = path.relative(config.database.folder, folder);
    if (!inside.startsWith("..") && !path.isAbsolute(inside))
      throw new KeepingRefused(`${folder} is in the database's own folder; name another one, better on another disk`);
  }
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length === 0) return;
  } catch (error) {
    throw new KeepingRefused(`Cannot write to ${folder} (${(error as NodeJS.ErrnoException).code})`);
  }
  throw new KeepingRefused(`${folder} is not empty; a backup needs a folder of its own`);
}

async function copyDatabase({ config, db }: BackupDeps, folder: string): Promise<void> {
  if (config.database.kind === "postgres") {
    await dumpDatabase(urlForPrograms(db, config.database), path.join(folder, backupParts.dump));
    return;
  }
  // What is in the tables need not be repeated from the log at the first start of the copy.
  await db.pool.query("checkpoint");
  await db.copyFiles?.(path.join(folder, backupParts.folder));
}
