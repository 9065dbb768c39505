import { ConfigError, readConfig } from "../config.ts";
import { openDatabase } from "../db/client.ts";
import { DatabaseUnavailable } from "../db/errors.ts";
import { migrate } from "../db/migrate.ts";
import { createLog } from "../log.ts";
import { askRunningServer } from "./user-channel.ts";
import { type CommandResult, runUserCommand } from "./user-commands.ts";

/** Entry of `npm run user`: through the running server, else on the database itself. */
async function main(args: readonly string[]): Promise<CommandResult> {
  const config = readConfig(process.env);
  const answered = await askRunningServer(config, args);
  if (answered) return answered;
  const db = await openDatabase(config.database, createLog({ logLevel: "warn" }));
  try {
    await migrate(db);
    return await runUserCommand({ db, config, now: Date.now }, args);
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
