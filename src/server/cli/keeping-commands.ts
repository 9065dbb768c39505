import { StorageUnavailable } from "../adapters/storage/port.ts";
import { DatabaseUnavailable } from "../db/errors.ts";
import { type BackupDeps, backUp } from "../keeping/backup.ts";
import { type MoveDeps, moveToPostgres } from "../keeping/move.ts";
import { KeepingRefused } from "../keeping/refused.ts";
import { restore } from "../keeping/restore.ts";
import type { CommandResult } from "./user-commands.ts";

/** `npm run backup`, `restore` and `move`. None of them throws for what an operator can mend. */

const usages = {
  backup: [
    "Usage: npm run backup -- FOLDER",
    "  Writes the database, as of one moment, and every file into a new folder, with SHA256SUMS of all of it.",
    "  The server may run meanwhile. The folder holds the data of all people: keep it where only you can read it.",
  ],
  restore: [
    "Usage: npm run restore -- FOLDER",
    "  Verifies a backup and puts it where DATA_DIR, or DATABASE_URL and S3_BUCKET, say. These must be empty.",
  ],
  move: [
    "Usage: DATABASE_URL=postgres://… npm run move",
    "  Carries everything from the embedded database under DATA_DIR to an empty PostgreSQL database, and files into S3",
    "  where S3_ENDPOINT is set. The server must not run. DATA_DIR stays as it is.",
  ],
} as const;

export function runBackupCommand(deps: BackupDeps, args: readonly string[]): Promise<CommandResult> {
  return withFolder("backup", args, async (folder) => {
    const { about, listed } = await backUp(deps, folder);
    return [`${folder}: ${nameOf(about.database)} and ${count(about.files, "file")}, ${listed} listed in SHA256SUMS`];
  });
}

export function runRestoreCommand(deps: MoveDeps, args: readonly string[]): Promise<CommandResult> {
  return withFolder("restore", args, async (folder) => {
    const about = await restore(deps, folder);
    return [
      `Restored: ${nameOf(about.database)} and ${count(about.files, "file")}, as of ${about.createdAt}. Start the server now.`,
    ];
  });
}

export async function runMoveCommand(deps: MoveDeps, args: readonly string[]): Promise<CommandResult> {
  if (args.length > 0) return { ok: false, lines: [...usages.move] };
  return sayWhy(async () => {
    const { rows, tables, files, from } = await moveToPostgres(deps);
    const stored = files === null ? "files stay under DATA_DIR" : `${count(files, "file")} in S3`;
    return [
      `Moved ${count(rows, "row")} in ${tables} tables, each compared with the source; ${stored}.`,
      `Start the server with this DATABASE_URL from now on. ${from} was only read; remove it once all is well.`,
    ];
  });
}

function withFolder(
  name: keyof typeof usages,
  args: readonly string[],
  run: (folder: string) => Promise<string[]>,
): Promise<CommandResult> {
  const [folder = "", ...rest] = args;
  if (!folder || folder.startsWith("-") || rest.length > 0)
    return Promise.resolve({ ok: false, lines: [...usages[name]] });
  return sayWhy(() => run(folder));
}

async function sayWhy(run: () => Promise<string[]>): Promise<CommandResult> {
  try {
    return { ok: true, lines: await run() };
  } catch (error) {
    const isKnown = [KeepingRefused, DatabaseUnavailable, StorageUnavailable].some((kind) => error instanceof kind);
    const { code, path } = error as NodeJS.ErrnoException;
    if (isKnown) return { ok: false, lines: [(error as Error).message] };
    if (code && path) return { ok: false, lines: [`Cannot read or write ${path} (${code})`] };
    throw error;
  }
}

const nameOf = (kind: "embedded" | "postgres") => (kind === "embedded" ? "the embedded database" : "PostgreSQL");
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;
