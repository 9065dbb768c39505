import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { z } from "zod";
import type { Config } from "../config/config.ts";
import type { Deps } from "../deps.ts";
import { runBackupCommand } from "./keeping-commands.ts";
import type { OperatorDeps } from "./operator-operations.ts";
import { runOrderCommand } from "./order-commands.ts";
import { type CommandResult, runUserCommand } from "./user-commands.ts";

/**
 * The embedded database belongs to the running server, so `npm run user`, `orders` and `backup` ask that server, over a
 * unix socket in the data folder that only the folder's owner may open. The command sends its name and its arguments as
 * JSON and receives one result. With PostgreSQL the command opens the database itself and none of this is needed.
 */
const programs = { user: runUserCommand, orders: runOrderCommand, backup: runBackupCommand } as const;
export type Program = keyof typeof programs;

/** Carries out one of the operator's commands on an open database. Never throws for wrong arguments. */
export function runProgram(deps: OperatorDeps, program: Program, args: readonly string[]): Promise<CommandResult> {
  return programs[program](deps, args);
}

const maxSocketPathLength = 100; // bytes that every system allows in a socket's path
const maxRequestLength = 4096;

function socketPathOf(config: Pick<Config, "dataDir" | "database">): string | null {
  const socketPath = path.join(config.dataDir, "operator.sock");
  return config.database.kind === "embedded" && Buffer.byteLength(socketPath) <= maxSocketPathLength
    ? socketPath
    : null;
}

/**
 * Answers these commands until it is closed. The caller must hold the lock of the data folder, so that an existing
 * socket file can only be a leftover of a dead process.
 */
export async function openOperatorChannel(deps: Deps): Promise<{ close(): Promise<void> }> {
  const socketPath = socketPathOf(deps.config);
  if (!socketPath) return { close: async () => {} };
  fs.rmSync(socketPath, { force: true });
  const server = net.createServer({ allowHalfOpen: true }, (socket) => {
    socket.on("error", () => {});
    socket.setTimeout(5_000, () => socket.destroy());
    answer(deps, socket).catch(() => socket.destroy());
  });
  const before = process.umask(0o077);
  try {
    server.listen(socketPath);
    await once(server, "listening");
  } catch (error) {
    // The file system has no sockets. Then the command does not work while the server runs, but the server does.
    deps.log.warn({ code: (error as NodeJS.ErrnoException).code }, "socket for the command line not opened");
    return { close: async () => {} };
  } finally {
    process.umask(before);
  }
  server.unref();
  return {
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function answer(deps: Deps, socket: net.Socket): Promise<void> {
  const { program, args } = request.parse(JSON.parse((await readAll(socket)).slice(0, maxRequestLength)));
  // From here on the command takes as long as the providers that it asks.
  socket.setTimeout(0);
  socket.end(JSON.stringify(await runProgram(deps, program, args)));
}

const request = z.object({
  program: z.enum(Object.keys(programs) as [Program, ...Program[]]),
  args: z.array(z.string().max(1000)).max(10),
});

/** Reads all that the other side sends. node:stream/consumers would close the socket before the answer is written. */
async function readAll(socket: net.Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  await once(socket, "end");
  return Buffer.concat(chunks).toString("utf8");
}

const result = z.object({ ok: z.boolean(), lines: z.array(z.string()) });

/** Returns the running server's answer, or null where no server runs on this data folder. */
export async function askRunningServer(
  config: Config,
  program: Program,
  args: readonly string[],
): Promise<CommandResult | null> {
  const socketPath = socketPathOf(config);
  if (!socketPath) return null;
  const socket = net.connect({ path: socketPath, allowHalfOpen: true });
  try {
    await once(socket, "connect");
  } catch {
    return null;
  }
  socket.end(JSON.stringify({ program, args }));
  return result.parse(JSON.parse(await readAll(socket)));
}
