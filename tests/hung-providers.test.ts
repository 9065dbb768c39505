import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { catalogCalls } from "#contract/catalog.ts";
import { isFull } from "./harness/print-set.ts";
import { makeDataFolder, type RunningServer, startServer } from "./harness/server.ts";
import { createTestClient } from "./harness/test-client.ts";

/** The built server beside providers that take connections and never say a word. */

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** `given`: connections that were opened; `left`: those of them that the server has given up. */
async function startSilent() {
  const sockets = new Set<Socket>();
  const counts = { given: 0, left: 0 };
  const listener = createServer((socket) => {
    counts.given += 1;
    sockets.add(socket);
    socket.resume();
    socket.on("error", () => {});
    socket.once("close", () => {
      counts.left += 1;
    });
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  cleanUps.push(async () => {
    for (const socket of sockets) socket.destroy();
    listener.close();
  });
  return { counts, port: (listener.address() as AddressInfo).port };
}

async function start(env: Record<string, string>): Promise<RunningServer> {
  const dataDir = await makeDataFolder();
  const server = await startServer({ CHROMIUM_PATH: "/nonexistent", DATA_DIR: dataDir, ...env });
  cleanUps.push(server.dispose);
  return server;
}

const clientOf = ({ url }: RunningServer) =>
  createTestClient({ request: (path, init) => fetch(`${url}${path}`, init) }, async () => {});

/** A first start takes half a minute on a busy machine. */
const timeout = 180_000;

describe("a file store that hangs", { timeout }, () => {
  it("does not keep a first start, which stores the samples without waiting for an answer", async () => {
    const store = await startSilent();
    const server = await start({
      S3_ENDPOINT: `http://127.0.0.1:${store.port}`,
      S3_BUCKET: "resumes",
      S3_ACCESS_KEY_ID: "id",
      S3_SECRET_ACCESS_KEY: "secret",
    });
    expect(store.counts).toEqual({ given: 1, left: 0 });
    expect((await clientOf(server).send(catalogCalls.listExamples)).data.count).toBeGreaterThan(20);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });
});

// Its connection is given up after ten seconds.
describe.runIf(isFull)("a mail server that hangs", { timeout }, () => {
  it("does not keep whoever signs up, and the page says that the code is late", async () => {
    const mail = await startSilent();
    const server = await start({
      NODE_ENV: "test",
      BOT_CHECK: "off",
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: "Inkleaf <hello@example.com>",
    });
    const client = clientOf(server);
    const body = { email: "ada@example.com", password: "Correct1horse" };
    expect((await client.send(accountCalls.signUp, { body })).status).toBe(201);
    expect(mail.counts.left).toBe(0);
    await expect
      .poll(async () => (await client.send(accountCalls.pendingSignUp)).data?.isDelayed, { timeout: 120_000 })
      .toBe(true);
    expect(mail.counts.given).toBeGreaterThan(0);
  });
});
