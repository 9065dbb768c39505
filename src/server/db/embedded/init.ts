import fs from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { SyncedNodeFS, startParams } from "./synced-node-fs.ts";

/**
 * Creates a new embedded database in the folder named by the first argument. This is a process of its own because
 * PostgreSQL's initdb takes 800 MB, which a server would never give back. Everything is on the disk when it exits with
 * 0.
 */
const folder = process.argv[2];
if (!folder) throw new Error("Name the folder of the new database");

const database = await PGlite.create({ fs: new SyncedNodeFS(folder), startParams: startParams() });
await database.close();
keep(folder);
process.exit(0);

function keep(item: string): void {
  if (fs.statSync(item).isDirectory()) for (const name of fs.readdirSync(item)) keep(path.join(item, name));
  const descriptor = fs.openSync(item, "r");
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
}
