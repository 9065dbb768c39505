import { readFromCommandLine } from "./read-command.ts";

/** The entry of `npm run read`. */
process.exitCode = await readFromCommandLine(process.argv.slice(2), {
  out: (line) => console.log(line),
  error: (line) => console.error(line),
});
