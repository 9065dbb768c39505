import { spawn } from "node:child_process";
import os from "node:os";
import { minimalEnvironment } from "../machine.ts";
import type { Database, DatabaseConfig } from "./client.ts";
import { DatabaseUnavailable } from "./errors.ts";

/** PostgreSQL's own programs that write a database into a file and read it again, from Debian's `postgresql-client`. */

/**
 * Returns the URL that these programs may use. They empty the search path of their session, and a pooler would hand that
 * on to our statements, which then find no table. Throws DatabaseUnavailable where only a pooler's URL is known.
 */
export function urlForPrograms(db: Database, config: Extract<DatabaseConfig, { kind: "postgres" }>): string {
  if (config.directUrl) return config.directUrl;
  if (!db.isPooled) return config.url;
  throw new DatabaseUnavailable(
    "DATABASE_URL leads to a pooler, which pg_dump and pg_restore must not use: set DATABASE_DIRECT_URL to PostgreSQL's own URL",
  );
}

/** Writes all of a database, as of one moment, into a file of pg_dump's own format. Throws DatabaseUnavailable. */
export function dumpDatabase(url: string, file: string): Promise<void> {
  return run("pg_dump", ["--format=custom", "--no-owner", "--no-privileges", `--file=${file}`], url);
}

/** Reads such a file into a database without tables: all of it or nothing. Throws DatabaseUnavailable. */
export function restoreDump(url: string, file: string): Promise<void> {
  const options = ["--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error"];
  return run("pg_restore", [...options, file], url);
}

function run(program: string, args: readonly string[], url: string): Promise<void> {
  const { dbname, password } = forPrograms(url);
  return new Promise((resolve, reject) => {
    const child = spawn(program, [`--dbname=${dbname}`, "--no-password", ...args], {
      stdio: ["ignore", "ignore", "pipe"],
      // Every user of the machine can read arguments; the environment is the owner's alone.
      env: { ...minimalEnvironment(os.homedir()), ...(password ? { PGPASSWORD: password } : {}) },
    });
    let complaint = "";
    child.stderr.on("data", (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(0, 4_000);
    });
    child.on("error", (error: NodeJS.ErrnoException) => {
      const why =
        error.code === "ENOENT"
          ? "it is not installed (Debian and Ubuntu: apt-get install postgresql-client; its version must not be older than the server's)"
          : (error.code ?? error.message);
      reject(new DatabaseUnavailable(`${program} is needed for PostgreSQL: ${why}`));
    });
    child.on("close", (code) => {
      if (code === 0) resolve();
      else
        reject(new DatabaseUnavailable(`${program} failed: ${firstComplaint(complaint) || `it ended with ${code}`}`));
    });
  });
}

/** Its first line, without the statement that may follow it. */
function firstComplaint(output: string): string {
  const line = output.split("\n").find((one) => /error|fatal|abort/i.test(one)) ?? output.split("\n")[0] ?? "";
  return line.replace(/^pg_\w+: (error: )?/, "");
}

/** What these programs take of a URL; the driver of the server takes more. */
const known = /^(host|port|user|sslmode|sslcert|sslkey|sslrootcert|connect_timeout|target_session_attrs)$/;

function forPrograms(text: string): { dbname: string; password: string } {
  const url = new URL(text);
  const password = decodeURIComponent(url.password) || (url.searchParams.get("password") ?? "");
  url.password = "";
  if (/^(true|1)$/.test(url.searchParams.get("ssl") ?? "")) url.searchParams.set("sslmode", "require");
  if (url.searchParams.get("sslmode") === "no-verify") url.searchParams.set("sslmode", "require");
  for (const name of [...url.searchParams.keys()]) if (!known.test(name)) url.searchParams.delete(name);
  return { dbname: url.href, password };
}
