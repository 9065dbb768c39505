import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { resumeCalls } from "#contract/resumes.ts";
import { openDatabase } from "#server/db/client.ts";
import { startSession } from "#server/features/sessions/service.ts";
import { startBalancer } from "./harness/balancer.ts";
import { insertUser } from "./harness/builders.ts";
import { createTestStorage, silent, testKinds } from "./harness/database.ts";
import { isFull } from "./harness/print-set.ts";
import { freePort, type RunningServer, startServer } from "./harness/server.ts";
import { createTestClient } from "./harness/test-client.ts";

/**
 * A deploy: three processes on one PostgreSQL are replaced one after the other behind a balancer that looks at `/readyz`
 * every second, while people read and save. Nobody may notice.
 */
const restarts = isFull ? 20 : 1;
const writers = 4;
const readers = 4;

describe.runIf(testKinds.includes("postgres"))("three processes that are replaced under load", () => {
  it(`${restarts} times: every request is answered, and every save that was acknowledged is there`, {
    timeout: 1_200_000,
  }, async ({ annotate }) => {
    const storage = await createTestStorage("postgres");
    if (storage.config.kind !== "postgres") throw new Error("This needs PostgreSQL");
    const dataDir = await mkdtemp(path.join(tmpdir(), "inkleaf-replaced-"));
    const ports = [await freePort(), await freePort(), await freePort()];
    const start = (port: number) =>
      startServer({
        DATABASE_URL: storage.config.kind === "postgres" ? storage.config.url : "",
        DATA_DIR: dataDir,
        PORT: String(port),
        // A little more than two looks of the balancer; the full run drains as a service does.
        DRAIN_SECONDS: isFull ? "5" : "3",
        // Nothing is drawn here.
        CHROMIUM_PATH: "/nonexistent",
      });
    // The first one stores the samples, which the others then find.
    const servers = [await start(ports[0] as number)];
    servers.push(...(await Promise.all(ports.slice(1).map(start))));
    const balancer = await startBalancer(servers.map(({ url }) => url));
    const db = await openDatabase(storage.config, silent);
    let isOver = false;
    const statuses = new Map<number, number>();
    const note = ({ status }: Response) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const ask = async (asked: string | URL | Request, init?: RequestInit) => {
      const answer = await fetch(`${balancer.url}${String(asked)}`, init);
      note(answer);
      return answer;
    };

    /** Saves a resume again and again under another name. Returns how often, once it is over. */
    async function write(): Promise<number> {
      const user = await insertUser({ db, now: Date.now });
      const client = createTestClient({ request: ask }, async () => {});
      client.cookies.set("x-cid", await startSession({ db, now: Date.now }, user.id));
      const body = { userId: user.id, template: "TemplateModern", name: "CV" };
      const id = (await client.send(resumeCalls.createResume, { body })).data._id;
      let saved = 0;
      while (!isOver) {
        const name = `CV ${saved + 1}`;
        const reply = await client.send(resumeCalls.saveResume, { params: { id }, body: { name } });
        expect([reply.status, reply.message, ...balancer.failures]).toEqual([200, expect.anything()]);
        saved += 1;
        const read = await client.send(resumeCalls.getResume, { params: { id } });
        expect(read.data.name).toBe(name);
        await sleep(100);
      }
      return saved;
    }

    async function read(): Promise<void> {
      while (!isOver) {
        const page = await ask("/r/sample-modern-en");
        const isWhole = (await page.text()).includes("</html>");
        expect([page.status, isWhole, ...balancer.failures]).toEqual([200, true]);
        await sleep(20);
      }
    }

    const load = Promise.all([
      ...Array.from({ length: writers }, write),
      ...Array.from({ length: readers }, () => read().then(() => 0)),
    ]);
    load.catch(() => {});
    try {
      for (let turn = 0; turn < restarts; turn += 1) {
        const index = turn % ports.length;
        const old = servers[index] as RunningServer;
        expect(await old.stop("SIGTERM")).toBe(0);
        servers[index] = await start(ports[index] as number);
        await expect.poll(() => balancer.isReady(old.url)).toBe(true);
      }
      isOver = true;
      const saves = (await load).reduce((sum, count) => sum + count, 0);
      expect(balancer.failures).toEqual([]);
      expect([...statuses.keys()].filter((status) => status !== 200 && status !== 201)).toEqual([]);
      expect(saves).toBeGreaterThan(restarts);
      await annotate(`${restarts} restarts, ${statuses.get(200)} requests, ${saves} of them saves, none failed`);
    } finally {
      isOver = true;
      await load.catch(() => {});
      await balancer.close();
      await db.close();
      await Promise.all(servers.map((server) => server.stop("SIGKILL")));
      await storage.remove();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
