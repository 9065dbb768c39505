import fs from "node:fs";
import pino from "pino";
import { type DatabaseConfig, openDatabase } from "./client.ts";

/**
 * Saves rows for as long as it lives, four at a time, and writes the id of each to stdout once its commit was
 * acknowledged. First it writes the ids that it found. It is made to be killed.
 */
const config: DatabaseConfig = JSON.parse(process.argv[2] ?? "");
const print = (line: string) => fs.writeSync(1, `${line}\n`);

const db = await openDatabase(config, pino({ level: "silent" }), { maintenance: false });
await db.pool.query("create table if not exists saves (id integer primary key, body text not null)");
const { rows } = await db.pool.query<{ id: number; whole: boolean }>(
  "select id, body = id || repeat('墨', 100 + id % 5000) as whole from saves order by id",
);
print(`found ${JSON.stringify(rows.filter((row) => row.whole).map((row) => row.id))}`);
let last = rows.at(-1)?.id ?? 0;

async function save(): Promise<never> {
  for (;;) {
    last += 1;
    const id = last;
    await db.pool.query("insert into saves values ($1, $2)", [id, `${id}${"墨".repeat(100 + (id % 5_000))}`]);
    print(`saved ${id}`);
    if (id % 40 === 0 && config.kind === "embedded") await db.pool.query("checkpoint");
  }
}

await Promise.all([save(), save(), save(), save()]);
