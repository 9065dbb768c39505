import { createEmbeddedJobs } from "../adapters/jobs/embedded.ts";
import { chooseStorage } from "../adapters/storage/choose.ts";
import { ConfigError, readConfig } from "../config/config.ts";
import { openDatabase } from "../db/client.ts";
import { DatabaseUnavailable } from "../db/errors.ts";
import { migrate } from "../db/migrate.ts";
import { createLog } from "../log.ts";
import { personalData } from "../personal-data/registry.ts";
import { askRunningServer } from "./user-channel.ts";
import { type CommandResult, runUserCommand } from "./user-commands.ts";

/** The entry of `npm run user`: asks the running server, or else opens the database itself. */
async function main(args: readonly string[]): Promise<CommandResult> {
  const config = readConfig(process.env);
  const answered = await askRunningServer(config, args);
  if (answered) return answered;
  const log = createLog({ logLevel: "warn" }, process.stderr);
  const db = await openDatabase(config.database, log);
  try {
    await migrate(db);
    const now = Date.now;
    const jobs = createEmbeddedJobs({ db, log, now });
    return await runUserCommand({ db, config, log, now, jobs, storage: chooseStorage(config), personalData }, args);
  } finally {
    await db.close();
  }
}

try {
  const { ok, lines } = await main(process.argv.slice(2));
  for (const line of lines) console.log(line);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  const known = error instanceof ConfigError || error instanceof DatabaseUnavailable;
  console.error(known ? error.message : `The command failed: ${error instanceof Error ? error.stack : String(error)}`);
  process.exitCode = 1;
}
