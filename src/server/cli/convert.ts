import { readConfig } from "../config/config.ts";
import { processTerminal } from "./command-line.ts";
import { printFromCommandLine } from "./print-command.ts";

/** The entry of `npm run convert`. */
const { chromiumPath } = readConfig({ CHROMIUM_PATH: process.env.CHROMIUM_PATH });
process.exitCode = await printFromCommandLine(process.argv.slice(2), processTerminal(chromiumPath), "convert");
