import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { RunningServer } from "./server.ts";

/**
 * A clock for a server of its own process that a test can move forward. The product has no such thing: the process is
 * started with a few lines that replace `Date.now`, and a signal makes them read how far ahead they are.
 */
export type ServerClock = {
  /** The environment to start the server with. */
  env: Record<string, string>;
  /** Moves the clock of the server forward by this many milliseconds. */
  advance(server: RunningServer, by: number): void;
};

const replaced = `
import { readFileSync } from "node:fs";
const now = Date.now;
let ahead = 0;
process.on("SIGUSR2", () => { ahead = Number(readFileSync(process.env.TEST_CLOCK, "utf8")); });
Date.now = () => now() + ahead;
`;

export function createServerClock(): ServerClock {
  const file = path.join(mkdtempSync(path.join(process.env.TEST_FOLDER ?? tmpdir(), "clock-")), "ahead");
  let ahead = 0;
  return {
    env: { TEST_CLOCK: file, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(replaced)}` },
    advance(server, by) {
      ahead += by;
      writeFileSync(file, String(ahead));
      server.signal("SIGUSR2");
    },
  };
}
