import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openDatabase } from "#server/db/client.ts";
import { book } from "#server/features/ledger/service.ts";
import { startSession } from "#server/features/sessions/service.ts";
import { delta, startAiPeer } from "./harness/ai-peer.ts";
import { optimize, resumeWith } from "./harness/assistant.ts";
import { insertUser } from "./harness/builders.ts";
import { createTestStorage, silent, testKinds } from "./harness/database.ts";
import { readStream } from "./harness/events.ts";
import { isFull } from "./harness/print-set.ts";
import { type RunningServer, startServer } from "./harness/server.ts";
import { createTestClient } from "./harness/test-client.ts";

/** What becomes of those who are connected when a built server is told to stop. */

const servers: RunningServer[] = [];
const start = async (env: Record<string, string> = {}) => {
  const server = await startServer({ CHROMIUM_PATH: "/nonexistent", ...env });
  servers.push(server);
  return server;
};
afterEach(async () => {
  for (const server of servers.splice(0)) await server.dispose();
});

/** A first start takes half a minute on a busy machine. */
const timeout = 180_000;

describe.runIf(testKinds.includes("postgres"))("a stream of the assistant", { timeout }, () => {
  it("ends with an event when its process is told to stop, and gives back what was not used", async () => {
    // A model that begins to answer and goes silent.
    const peer = await startAiPeer(() => ({ steps: [delta("Led the team. "), "hang"] }));
    const storage = await createTestStorage("postgres");
    if (storage.config.kind !== "postgres") throw new Error("This needs PostgreSQL");
    const db = await openDatabase(storage.config, silent);
    const deps = { db, now: Date.now };
    try {
      const server = await start({
        DATABASE_URL: storage.config.url,
        DATA_DIR: await mkdtemp(path.join(tmpdir(), "inkleaf-stopped-")),
        MEMBERSHIP: "open",
        DEEPSEEK_API_KEY: "sk-key",
        DEEPSEEK_BASE_URL: peer.url,
        AI_ALLOW_LOCAL: "true",
      });
      const { id, email } = await insertUser(deps);
      const gift = { account: "token", userId: id, type: "initial", amount: 50_000, cause: "gift" } as const;
      await db.transaction((tx) => book(tx, [gift], new Date()));
      const token = await startSession(deps, id);
      const ask = { request: (to: string | URL | Request, init?: RequestInit) => fetch(`${server.url}${to}`, init) };
      const client = createTestClient(ask, async () => {});
      client.cookies.set("x-cid", token);
      const user = Object.assign(client, { id, email, token });
      const resume = await resumeWith(user, "I was in the team.");
      const stream = await readStream(await optimize(user, resume, "I was in the team."));
      await expect.poll(() => peer.open).toBe(1);
      const stopped = server.stop("SIGTERM");
      const events = await stream.rest();
      expect(events.at(-1)?.event).toBe("error");
      expect(await stopped).toBe(0);
      const { rows } = await db.pool.query("select balance::int, reserved::int from accounts where user_id = $1", [id]);
      expect(rows).toEqual([{ balance: 50_000, reserved: 0 }]);
    } finally {
      await peer.close();
      await db.close();
      await Promise.all(servers.map((server) => server.stop("SIGKILL")));
      await storage.remove();
    }
  });
});

/** Returns the memory of the process that listens on this port, in MB, where the system tells it. */
function memoryOf(server: RunningServer): number {
  const size = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1];
  return Number(size) / 1024;
}

const drips = 250;

/** Opens connections that send a byte of a request now and then, for ever. `ended`: when the server has ended them all. */
async function openDrips(port: number) {
  const timers: NodeJS.Timeout[] = [];
  const ends: Promise<unknown>[] = [];
  for (let index = 0; index < drips; index += 1) {
    const socket = net.connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.resume();
    await once(socket, "connect");
    const isBody = index % 2 === 0;
    socket.write(
      isBody
        ? "POST /api/users HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n"
        : "GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ",
    );
    timers.push(setInterval(() => socket.write("a"), 200));
    ends.push(new Promise((resolve) => socket.once("close", resolve)));
  }
  const ended = Promise.all(ends).then(() => timers.forEach(clearInterval));
  return { ended };
}

// `http/listener.test.ts` looks at a few of them in every run.
describe.runIf(isFull && process.platform === "linux")(`${drips} connections that drip`, { timeout }, () => {
  it("are ended, cost little memory, leave everybody else their answers, and do not keep a process that is to end", async ({
    annotate,
  }) => {
    const server = await start();
    const before = memoryOf(server);
    const began = performance.now();
    const { ended } = await openDrips(Number(new URL(server.url).port));
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const cost = memoryOf(server) - before;
    expect(cost).toBeLessThan(200);
    await ended;
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const lived = Math.round((performance.now() - began) / 100) / 10;
    await annotate(`${Math.round(cost)} MB, the last ended after ${lived} s`);

    // Nor do they keep a process that is told to stop.
    const again = await openDrips(Number(new URL(server.url).port));
    const told = performance.now();
    expect(await server.stop("SIGTERM")).toBe(0);
    await again.ended;
    await annotate(`it ended after ${Math.round((performance.now() - told) / 100) / 10} s`);
  });
});
