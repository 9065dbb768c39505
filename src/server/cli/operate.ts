import { createEmbeddedJobs } from "../adapters/jobs/embedded.ts";
import { choosePayments } from "../adapters/payments/choose.ts";
import { chooseStorage } from "../adapters/storage/choose.ts";
import { type Config, ConfigError, readConfig } from "../config/config.ts";
import { openDatabase } from "../db/client.ts";
import { DatabaseUnavailable } from "../db/errors.ts";
import { migrate } from "../db/migrate.ts";
import type { MoveDeps } from "../keeping/move.ts";
import { createLog } from "../log.ts";
import { personalData } from "../personal-data/registry.ts";
import { askRunningServer, type Program, runProgram } from "./operator-channel.ts";
import type { CommandResult } from "./user-commands.ts";

/** Runs one of the operator's commands: asks the running server, or else opens the database itself. */
export function operate(program: Program, args: readonly string[] = process.argv.slice(2)): Promise<void> {
  return report((config) => run(config, program, args));
}

/** Runs a command that no server may run beside: it opens what it needs itself. */
export function runAlone(command: (deps: MoveDeps, args: readonly string[]) => Promise<CommandResult>): Promise<void> {
  return report((config) => {
    const deps = { config, storage: chooseStorage(config), log: createLog({ logLevel: "warn" }, process.stderr) };
    return command(deps, process.argv.slice(2));
  });
}

async function report(command: (config: Config) => Promise<CommandResult>): Promise<void> {
  try {
    const { ok, lines } = await command(readConfig(process.env));
    for (const line of lines) console.log(line);
    process.exitCode = ok ? 0 : 1;
  } catch (error) {
    const known = error instanceof ConfigError || error instanceof DatabaseUnavailable;
    console.error(
      known ? error.message : `The command failed: ${error instanceof Error ? error.stack : String(error)}`,
    );
    process.exitCode = 1;
  }
}

async function run(config: Config, program: Program, args: readonly string[]): Promise<CommandResult> {
  const answered = await askRunningServer(config, program, args);
  if (answered) return answered;
  const log = createLog({ logLevel: "warn" }, process.stderr);
  const db = await openDatabase(config.database, log);
  try {
    await migrate(db);
    const now = Date.now;
    const jobs = createEmbeddedJobs({ db, log, now });
    const payments = choosePayments(config, db, now);
    const deps = { db, config, log, now, jobs, payments, storage: chooseStorage(config), personalData };
    return await runProgram(deps, program, args);
  } finally {
    await db.close();
  }
}
