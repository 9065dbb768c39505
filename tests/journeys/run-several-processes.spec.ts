import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { passwordCalls } from "#contract/passwords.ts";
import { createEmptyStorage, testKinds } from "../harness/database.ts";
import { codeFor, findInOutbox, password } from "../harness/journey.ts";
import { type RunningServer, startServer } from "../harness/server.ts";

const email = "ada@example.com";
const open: RunningServer[] = [];
afterAll(() => Promise.all(open.map((server) => server.stop())));

/** Returns the cookies that the answer sets, as a browser sends them back. */
async function post(server: RunningServer, path: string, body: object, cookie = ""): Promise<string> {
  const headers = { "content-type": "application/json", cookie };
  const response = await fetch(`${server.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  expect(response.ok, path).toBe(true);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

describe("a process with a role", () => {
  it("is refused in one line where the embedded database serves one process only", async () => {
    await expect(startServer({ ROLE: "worker" })).rejects.toThrow(/ROLE: the embedded database serves one process/);
  });
});

describe.each(testKinds.filter((kind) => kind === "postgres"))("two processes, %s", (kind) => {
  it("share the work: the web process accepts a request for a mail, the worker sends it", async () => {
    const storage = await createEmptyStorage(kind);
    const dataDir = await mkdtemp(path.join(tmpdir(), "inkleaf-roles-"));
    const url = storage.config.kind === "postgres" ? storage.config.url : "";
    const shared = { DATABASE_URL: url, DATA_DIR: dataDir, NODE_ENV: "test", BOT_CHECK: "off", DEFAULT_LOCALE: "en" };
    const web = await startServer({ ...shared, ROLE: "web" });
    open.push(web);
    const first = await startServer({ ...shared, ROLE: "worker" });
    open.push(first);
    const cookie = await post(web, accountCalls.signUp.path, { email, password });
    await post(web, accountCalls.verifyEmail.path, { veriCode: await codeFor(web.url, email), email }, cookie);
    expect(await first.stop()).toBe(0);
    await post(web, passwordCalls.forgetPassword.path, { email });
    // No worker is running that would send the mail.
    await expect(findInOutbox(web.url, email, /#token=/, 5)).rejects.toThrow("Nothing like");

    const worker = await startServer({ ...shared, ROLE: "worker" });
    open.push(worker);
    expect(await findInOutbox(web.url, email, /#token=/)).toBe("#token=");
    expect((await fetch(`${worker.url}/readyz`)).status).toBe(200);
    expect((await fetch(`${worker.url}/`)).status).toBe(404);
    expect(await worker.stop()).toBe(0);
    expect(await web.stop()).toBe(0);
    await storage.remove();
    await rm(dataDir, { recursive: true, force: true });
  });
});
