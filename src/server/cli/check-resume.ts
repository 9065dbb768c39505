import { checkFromCommandLine } from "./check-command.ts";
import { processTerminal } from "./command-line.ts";

/** The entry of `npm run check -- FILE`. */
process.exitCode = await checkFromCommandLine(process.argv.slice(2), processTerminal());
