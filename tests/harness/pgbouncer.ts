import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./server.ts";

/** PgBouncer in transaction mode before a PostgreSQL, as an operator would put it there, with none of its checks turned off. */
export type PgBouncer = {
  /** Returns the same URL through the pooler. */
  through(url: string): string;
  close(): Promise<void>;
};

/** Why tests cannot start one here; null where they can. */
export const noPgBouncer: string | null =
  spawnSync("pgbouncer", ["--version"]).status === 0
    ? null
    : "PgBouncer is not installed (Debian: apt-get install pgbouncer)";

/**
 * Starts one on a free port of loopback.
 *
 * @param connections how many it opens to the server, for all of its clients together
 */
export async function startPgBouncer(serverUrl: string, connections: number): Promise<PgBouncer> {
  const { hostname, port: serverPort, username } = new URL(serverUrl);
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), "inkleaf-pgbouncer-"));
  // It refuses to run as root, so there it runs as a user who may read its files and nothing more.
  chmodSync(folder, 0o755);
  const users = path.join(folder, "users.txt");
  writeFileSync(users, `"${decodeURIComponent(username)}" ""\n`);
  const settings = path.join(folder, "pgbouncer.ini");
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${connections}
`,
  );
  const child = spawn("pgbouncer", [...(process.getuid?.() === 0 ? ["-u", "nobody"] : []), settings], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000);
  });
  const ended = once(child, "exit");
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended before it listened:\n${said}`);
    await sleep(20);
  }
  return {
    through(url) {
      const pooled = new URL(url);
      pooled.host = `127.0.0.1:${port}`;
      return pooled.href;
    },
    async close() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}
