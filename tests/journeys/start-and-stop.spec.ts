import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "#tests/harness/server.ts";

/** An operator starts the server, starts it wrongly, stops it, and starts it again. */

const scratch: string[] = [];
const servers: RunningServer[] = [];
const folder = async () => {
  const made = await mkdtemp(path.join(tmpdir(), "inkleaf-start-"));
  scratch.push(made);
  return made;
};
const start = async (env: Record<string, string> = {}) => {
  const server = await startServer(env);
  servers.push(server);
  return server;
};
/** Returns what a failed start prints, without the name of the error in which the harness wraps it. */
const failure = async (env: Record<string, string>) => {
  const error = await startServer(env).then(
    async (server) => {
      await server.dispose();
      return new Error("it started");
    },
    (reason: Error) => reason,
  );
  const [first = "", ...lines] = error.message.trim().split("\n");
  expect(first).toContain("ended with 1");
  return lines;
};

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.dispose()));
});
afterAll(() => Promise.all(scratch.map((made) => rm(made, { recursive: true, force: true }))));

describe("an operator starts Inkleaf", () => {
  it("is told the URL, the data folder, the stand-ins and how to sign in, once", async () => {
    const server = await start();
    const output = server.output();
    expect(output).toContain(server.dataDir);
    expect(output).toContain("embedded database");
    expect(output).toContain("/sandbox");
    const link = /operator\s+(http:\S+)/.exec(output)?.[1] ?? "";
    const signedIn = await fetch(link, { redirect: "manual" });
    expect(signedIn.status).toBe(302);
    const cookie =
      signedIn.headers
        .getSetCookie()
        .find((line) => line.startsWith("x-cid="))
        ?.split(";")[0] ?? "";
    const me = await fetch(`${server.url}/api/user/current`, { headers: { cookie } });
    expect(await me.json()).toMatchObject({ data: { role: "admin" } });
    const again = await fetch(link, { redirect: "manual" });
    expect(again.headers.getSetCookie().some((line) => line.startsWith("x-cid=") && line.length > 20)).toBe(false);
  });

  it("is told at a later start how to make such a link, and what is not set", async () => {
    const dataDir = await folder();
    const first = await start({ DATA_DIR: dataDir });
    expect(first.output()).toContain(`${first.url}/operator/`);
    expect(first.output()).toMatch(/not set +CONTACT .*FEEDBACK_URL/);
    expect(first.output()).toMatch(
      /payments +Chinese edition CNY by the stand-in, where nobody is charged; English edition USD by the stand-in/,
    );
    expect(first.output()).toMatch(/please set +CONTACT: .*refunds are promised/);
    await first.stop();
    const second = await start({ DATA_DIR: dataDir, CONTACT: "help@example.com", FEEDBACK_URL: "https://example.com" });
    expect(second.output()).not.toContain("/operator/");
    expect(second.output()).toContain("npm run user -- link EMAIL");
    expect(second.output()).not.toContain("not set");
    expect(second.output()).not.toContain("please set");
  });

  it("finds what was saved after SIGTERM and after kill -9", async () => {
    const dataDir = await folder();
    const templates = async (server: RunningServer) =>
      (await (await fetch(`${server.url}/api/templates`)).json()) as { data: { count: number } };
    const first = await start({ DATA_DIR: dataDir });
    const before = await templates(first);
    expect(before.data.count).toBeGreaterThan(0);
    expect(await first.stop("SIGTERM")).toBe(0);
    const second = await start({ DATA_DIR: dataDir });
    expect(await templates(second)).toEqual(before);
    await second.stop("SIGKILL");
    const third = await start({ DATA_DIR: dataDir });
    expect(await templates(third)).toEqual(before);
    expect(await third.stop("SIGINT")).toBe(0);
  });

  it("finishes the running requests when it is told to stop", async () => {
    const server = await start();
    const body = JSON.stringify({ email: "nobody@example.com" });
    const running = request(`${server.url}/api/users/sendVerifyEmail`, {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body) },
    });
    running.write(body.slice(0, 5));
    // An answer on another connection shows that the first half of the request has arrived before it.
    await fetch(`${server.url}/healthz`);
    const stopped = server.stop("SIGTERM");
    await expect
      .poll(() =>
        fetch(`${server.url}/healthz`).then(
          () => "open",
          () => "closed",
        ),
      )
      .toBe("closed");
    running.end(body.slice(5));
    const [answer] = (await once(running, "response")) as [IncomingMessage];
    // It lacks the proof of work; what counts is that it is answered.
    expect(answer.statusCode).toBe(400);
    answer.resume();
    expect(await stopped).toBe(0);
  });
});

describe("a start that fails", () => {
  let running: RunningServer;
  beforeAll(async () => {
    running = await startServer();
  });
  afterAll(() => running.dispose());

  it("names the port in use in one line", async () => {
    const port = new URL(running.url).port;
    expect(await failure({ PORT: port, DATA_DIR: await folder() })).toEqual([
      expect.stringContaining(`Port ${port} is in use`),
    ]);
  });

  it("reports in one line that another process has the data folder", async () => {
    expect(await failure({ DATA_DIR: running.dataDir })).toEqual([expect.stringMatching(/in use|another process/i)]);
  });

  it("names the wrong variable in one line", async () => {
    expect(await failure({ MEMBERSHIP: "maybe" })).toEqual([expect.stringContaining("MEMBERSHIP")]);
    expect(await failure({ DATABASE_URL: "mysql://localhost" })).toEqual([expect.stringContaining("DATABASE_URL")]);
    expect(await failure({ BOT_CHECK: "off" })).toEqual([expect.stringContaining("BOT_CHECK")]);
    expect(await failure({ HOST: "0.0.0.0" })).toEqual([expect.stringContaining("PUBLIC_URL")]);
    const open = { HOST: "0.0.0.0", PUBLIC_URL: "http://resume.example.com" };
    expect(await failure(open)).toEqual([expect.stringMatching(/SMTP_URL.*ALLOW_EMBEDDED=mail/)]);
    expect(await failure({ TRUST_PROXY: "true" })).toEqual([expect.stringContaining("SMTP_URL")]);
  });

  it("reports in one line that the database is out of reach, without its password", async () => {
    const lines = await failure({ DATABASE_URL: "postgres://someone:very-secret@127.0.0.1:1/none" });
    expect(lines).toEqual([expect.stringContaining("127.0.0.1")]);
    expect(lines.join()).not.toContain("very-secret");
  });

  it("reports in one line that the disk cannot be written", async () => {
    const parent = await folder();
    // Root may write anywhere; a file in the folder's place stops every user.
    const isRoot = spawnSync("id", ["-u"]).stdout.toString().trim() === "0";
    if (isRoot) await writeFile(path.join(parent, "data"), "");
    else await chmod(parent, 0o500);
    expect(await failure({ DATA_DIR: path.join(parent, "data") })).toEqual([expect.stringContaining("data")]);
    if (!isRoot) await chmod(parent, 0o700);
  });
});
