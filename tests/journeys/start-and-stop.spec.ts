import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { Agent, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "#server/root.ts";
import { freePort, makeDataFolder, type RunningServer, startServer } from "#tests/harness/server.ts";

/** An operator starts the server, starts it wrongly, stops it, and starts it again. */

const scratch: string[] = [];
const servers: RunningServer[] = [];
const folder = async () => {
  const made = await mkdtemp(path.join(tmpdir(), "inkleaf-start-"));
  scratch.push(made);
  return made;
};
const dataFolder = async () => {
  const made = await makeDataFolder();
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
  const started = servers.splice(0);
  // Several of them may have had one folder, which must not be removed under one that still runs.
  await Promise.all(started.map((server) => server.stop()));
  for (const server of started) await server.dispose();
});
afterAll(() => Promise.all(scratch.map((made) => rm(made, { recursive: true, force: true, maxRetries: 10 }))));

describe("an operator starts Inkleaf", () => {
  it("is told the URL, the data folder, the stand-ins and how to sign in, once", async () => {
    // Nothing is there yet, and the server makes all of it.
    const server = await start({ DATA_DIR: await folder() });
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
    const dataDir = await dataFolder();
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

describe("an operator replaces a running Inkleaf", () => {
  it("is told at once that it is about to end, and has every request answered meanwhile", async () => {
    const server = await start({ DRAIN_SECONDS: "2" });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const stopped = server.stop("SIGTERM");
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
    const page = await fetch(`${server.url}/api/templates`);
    expect([page.status, page.headers.get("connection")]).toEqual([200, "close"]);
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: "stopping" });
    expect(await stopped).toBe(0);
  });

  it("loses no request of senders that use their connections again and again", async () => {
    const server = await start({ LOG_LEVEL: "info" });
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    let isOver = false;
    const statuses: number[] = [];
    const failures: { id: string; code: string; isReused: boolean }[] = [];
    const sender = async (_: unknown, number: number) => {
      for (let count = 0; !isOver; count += 1) {
        const id = `sender-${number}-${count}`;
        const answer = await answerOf(server.url, agent, id);
        if (typeof answer === "number") statuses.push(answer);
        // A port that is closed accepts nothing, and loses nothing.
        else if (answer.code === "ECONNREFUSED") isOver = true;
        else failures.push({ id, ...answer });
      }
    };
    const senders = Array.from({ length: 8 }, sender);
    await expect.poll(() => statuses.length).toBeGreaterThan(50);
    expect(await server.stop("SIGTERM")).toBe(0);
    await Promise.all(senders);
    agent.destroy();
    // While the port is being closed the system may take a new connection, which it resets before anybody has seen it.
    const isSeen = ({ id, isReused }: { id: string; isReused: boolean }) =>
      isReused || server.output().includes(`"${id}"`);
    expect(server.output()).toContain('"sender-0-0"');
    expect(failures.filter(isSeen)).toEqual([]);
    // Refused, for the code that is missing or for their number, but answered.
    expect(statuses.filter((status) => status !== 400 && status !== 429)).toEqual([]);
  });

  it("is refused to install anew under a running server", async () => {
    const made = await folder();
    await cp(path.join(projectRoot, "scripts"), path.join(made, "scripts"), { recursive: true });
    await cp(path.join(projectRoot, "package-lock.json"), path.join(made, "package-lock.json"));
    // Stands for a server of that folder: what is asked for is whether the process lives, and what it runs.
    await writeFile(path.join(made, "main.js"), "setInterval(() => {}, 1000);");
    const server = spawn(process.execPath, [path.join(made, "main.js")]);
    await mkdir(path.join(made, "node_modules/.inkleaf-running"), { recursive: true });
    await writeFile(path.join(made, "node_modules/.inkleaf-running", String(server.pid)), "");
    const second = spawnSync(process.execPath, [path.join(made, "scripts/start.mjs")], { encoding: "utf8" });
    server.kill();
    expect(second.status).toBe(1);
    expect(second.stderr).toMatch(new RegExp(`^[^\\n]*running server \\(process ${server.pid}\\)[^\\n]*\\n$`));
  });

  it("is refused to install through a link to the modules of another folder", async () => {
    const [made, other] = [await folder(), await folder()];
    await cp(path.join(projectRoot, "scripts"), path.join(made, "scripts"), { recursive: true });
    await cp(path.join(projectRoot, "package-lock.json"), path.join(made, "package-lock.json"));
    await writeFile(path.join(other, "kept"), "");
    await symlink(other, path.join(made, "node_modules"));
    const start = spawnSync(process.execPath, [path.join(made, "scripts/start.mjs")], { encoding: "utf8" });
    expect(start.status).toBe(1);
    expect(start.stderr).toMatch(/^node_modules is a link[^\n]*\n$/);
    expect(await readdir(other)).toEqual(["kept"]);
  });

  it.each(["SIGTERM", "SIGHUP"] as const)("ends the server by %s to npm alone", async (signal) => {
    const port = await freePort();
    const npm = spawn("npm", ["start"], {
      cwd: projectRoot,
      stdio: "ignore",
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: String(port),
        DATA_DIR: await dataFolder(),
        DRAIN_SECONDS: "0",
      },
    });
    const answers = () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        () => true,
        () => false,
      );
    await expect.poll(answers).toBe(true);
    npm.kill(signal);
    await expect.poll(answers).toBe(false);
  });
});

/** Posts what is not complete and is therefore refused with 400, after its body was read. */
function answerOf(url: string, agent: Agent, id: string): Promise<number | { code: string; isReused: boolean }> {
  return new Promise((resolve) => {
    const headers = { "content-type": "application/json", "x-request-id": id };
    const sent = request(`${url}/api/users/sendVerifyEmail`, { method: "POST", agent, headers }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
    });
    sent.once("error", ({ code = "" }: NodeJS.ErrnoException) => resolve({ code, isReused: sent.reusedSocket }));
    sent.end("{}");
  });
}

describe("a start that fails", () => {
  let running: RunningServer;
  beforeAll(async () => {
    running = await startServer();
  });
  afterAll(() => running.dispose());

  it("names the port in use in one line", async () => {
    const port = new URL(running.url).port;
    const lines = await failure({ PORT: port, DATA_DIR: await dataFolder() });
    // On a busy machine the start also warns that it goes on before the pictures of the samples are stored.
    expect(lines.filter((line) => !line.startsWith('{"level":40'))).toEqual([
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
