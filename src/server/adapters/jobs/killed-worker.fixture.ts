import fs from "node:fs";
import pino from "pino";
import { type DatabaseConfig, openDatabase } from "#server/db/client.ts";
import { createEmbeddedJobs } from "./embedded.ts";

/** Adds a job, begins it, prints that on stdout and never ends it. It is made to be killed. */
const config: DatabaseConfig = JSON.parse(process.argv[2] ?? "");
const log = pino({ level: "silent" });
const db = await openDatabase(config, log, { maintenance: false });
const queue = createEmbeddedJobs({ db, log, now: Date.now });
await queue.enqueue(db, { kind: "work", payload: { text: "killed" } });
queue
  .createWorker({
    kinds: { work: { retries: 2, leaseMs: 30_000 } },
    run: () => {
      fs.writeSync(1, "begun\n");
      return new Promise(() => {});
    },
    slots: 1,
    pollMs: 1_000,
    graceMs: 0,
  })
  .start();
