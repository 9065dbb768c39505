import { processTerminal } from "./command-line.ts";
import { readFromCommandLine } from "./read-command.ts";

/** The entry of `npm run read`. */
process.exitCode = await readFromCommandLine(process.argv.slice(2), processTerminal());
