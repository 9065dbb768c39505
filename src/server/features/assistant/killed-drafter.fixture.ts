import fs from "node:fs";
import pino from "pino";
import { knowledgeOf } from "#server/adapters/ai/choose.ts";
import { createDeepseek } from "#server/adapters/ai/deepseek.ts";
import { createEmbeddedAi } from "#server/adapters/ai/embedded.ts";
import { type DatabaseConfig, openDatabase } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import { createRuns } from "./service.ts";

/** Runs jobs of the assistant, as a process whose readers came first does. It is made to be killed on the way. */
const given = JSON.parse(process.argv[2] ?? "") as {
  database: DatabaseConfig;
  contentDir: string;
  peer: string;
  jobs: string[];
};
const log = pino({ level: "silent" });
const now = Date.now;
const db = await openDatabase(given.database, log, { maintenance: false });
const knowledge = knowledgeOf(given);
const ai = [
  createDeepseek({ apiKey: "key", model: "deepseek-flash", baseUrl: given.peer }),
  createEmbeddedAi({ knowledge, now }),
];
await knowledge();
// What a run uses of the dependencies.
const deps = { db, log, now, ai, config: { membership: "open" } } as unknown as Deps;
const runs = createRuns(deps, { coverDraws: { soon: async () => {} }, metrics: { noteTokens() {} } });
fs.writeSync(1, "ready\n");
await Promise.all(given.jobs.map((id) => runs.begin(id)));
