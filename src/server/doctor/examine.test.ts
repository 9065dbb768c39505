import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { createTestStorage, silent, testKinds } from "#tests/harness/database.ts";
import { openDatabase } from "../db/client.ts";
import { examine, linesOf } from "./examine.ts";
import { checkClock, checkDisk, sandboxFinding } from "./machine-checks.ts";

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "inkleaf-doctor-"));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function findingsOf(env: Record<string, string>) {
  const findings = await examine({ NODE_ENV: "production", DATA_DIR: await newFolder(), ...env }, silent);
  for (const { state, says, todo } of findings) {
    expect(says).not.toMatch(/\n|very-secret/);
    expect(todo !== undefined).toBe(state !== "good");
  }
  return findings;
}

describe("a machine that is well", () => {
  it.each(testKinds)("has nothing wrong, %s", async (kind) => {
    const made = await createTestStorage(kind);
    cleanUps.push(made.remove);
    const place: Record<string, string> =
      made.config.kind === "postgres"
        ? { DATABASE_URL: made.config.url }
        : { DATA_DIR: path.dirname(made.config.folder) };
    const findings = await findingsOf(place);
    expect(findings.filter(({ state }) => state === "bad")).toEqual([]);
    const rows = findings.map(({ check }) => check);
    const wanted = [
      "node",
      "variables",
      "disk",
      "fonts",
      "browser",
      "sandbox",
      "clock",
      "database",
      "storage",
      "mail",
      "keys",
      "PUBLIC_URL",
    ];
    expect(rows).toEqual(wanted);
    expect(linesOf(findings).at(-1)).toMatch(/^Nothing is wrong/);
  });
});

describe.runIf(testKinds.includes("postgres"))("a process of ROLE=web", () => {
  it("is told whether a worker runs beside it", async () => {
    const made = await createTestStorage("postgres");
    cleanUps.push(made.remove);
    if (made.config.kind !== "postgres") throw new Error("This needs PostgreSQL");
    const { url } = made.config;
    const rowOf = async () => {
      const findings = await findingsOf({ ROLE: "web", DATABASE_URL: url, CHROMIUM_PATH: "/nowhere" });
      return findings.find(({ check }) => check === "workers");
    };
    expect(await rowOf()).toMatchObject({ state: "bad", says: expect.stringMatching(/no worker has run yet/) });
    const db = await openDatabase(made.config, silent);
    try {
      const look = (at: number) =>
        db.pool.query(
          "insert into job_schedules values ('ledger.release-expired', $1) on conflict (kind) do update set due_at = $1",
          [new Date(at + 60_000)],
        );
      await look(Date.now());
      expect(await rowOf()).toMatchObject({ state: "good" });
      await look(Date.now() - 600_000);
      expect(await rowOf()).toMatchObject({ state: "bad", says: expect.stringMatching(/for 10 min/) });
    } finally {
      await db.close();
    }
  });
});

describe("what is wrong with a machine", () => {
  const nowhere = "127.0.0.1:1";
  const open = { HOST: "0.0.0.0", PUBLIC_URL: "https://resume.invalid", SMTP_URL: `smtp://me:very-secret@${nowhere}` };
  const store = {
    S3_ENDPOINT: `http://${nowhere}`,
    S3_BUCKET: "b",
    S3_ACCESS_KEY_ID: "k",
    S3_SECRET_ACCESS_KEY: "very-secret",
  };
  it.each([
    ["variables", { STRIPE_SECRET_KEY: "very-secret" }, /STRIPE_WEBHOOK_SECRET/],
    ["variables", { MEMBERSHIP: "maybe" }, /MEMBERSHIP/],
    ["browser", { CHROMIUM_PATH: "/nowhere/chromium" }, /nothing can be printed.*\/nowhere\/chromium/],
    ["database", { DATABASE_URL: `postgres://me:very-secret@${nowhere}/x` }, /nothing listens there/],
    ["storage", store, /out of reach|fetch failed/],
    ["mail", open, /mail server cannot be used: nothing listens there/],
    ["PUBLIC_URL", open, /resume\.invalid has no address/],
  ])("is told with what to do: %s", async (check, env: Record<string, string>, says) => {
    const findings = await findingsOf(env);
    expect(findings.find((one) => one.check === check)).toMatchObject({
      state: "bad",
      says: expect.stringMatching(says),
    });
    expect(linesOf(findings).at(-1)).toMatch(/^\d wrong/);
  });

  it("is told of a data folder that cannot be used", async () => {
    const file = path.join(await newFolder(), "data");
    await writeFile(file, "");
    const findings = await findingsOf({ DATA_DIR: file });
    expect(findings.find(({ check }) => check === "storage")).toMatchObject({ state: "bad" });
  });

  it.each([
    [50 * 1024 ** 3, "good"],
    [900 * 1024 ** 2, "warning"],
    [100 * 1024 ** 2, "bad"],
  ])("is told of the room on its disks, %i bytes", async (free, state) => {
    const finding = await checkDisk("/nowhere/data", async (place) => (place === "/" ? free : 50 * 1024 ** 3));
    expect(finding).toMatchObject({ check: "disk", state });
  });

  it("is told that keys are for trying only", async () => {
    const keys = { STRIPE_SECRET_KEY: "sk_test_very-secret", STRIPE_WEBHOOK_SECRET: "whsec_very-secret" };
    const found = async (url: string) =>
      (await findingsOf({ ...keys, PUBLIC_URL: url, SMTP_URL: `smtp://${nowhere}` })).find(
        (one) => one.check === "keys",
      );
    expect(await found("https://resume.invalid")).toMatchObject({
      state: "warning",
      says: expect.stringContaining("test key"),
    });
    expect(await found("http://localhost:1")).toMatchObject({ state: "good", says: "set: STRIPE_SECRET_KEY" });
  });

  it.each([
    [true, false, "good", "on"],
    [false, true, "warning", "off: this user is root. PDFs are printed all the same"],
    [false, false, "warning", "off: this machine offers none. PDFs are printed all the same"],
  ] as const)("is told of the browser's sandbox: on %s, as root %s", (sandboxed, isRoot, state, says) => {
    expect(sandboxFinding(sandboxed, isRoot)).toMatchObject({ check: "sandbox", state, says });
  });

  it.each([
    [200, "good", /answers, for this machine alone/],
    [421, "bad", /does not know this host/],
    [502, "bad", /\/healthz answers 502/],
  ])("is told what its address answers: %i", async (status, state, says) => {
    const server = http.createServer((_, response) => response.writeHead(status).end()).listen(0, "127.0.0.1");
    cleanUps.push(() => server.close());
    await once(server, "listening");
    const findings = await findingsOf({ PUBLIC_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    expect(findings.find(({ check }) => check === "PUBLIC_URL")).toMatchObject({
      state,
      says: expect.stringMatching(says),
    });
  });

  it.each(testKinds)("is told that a newer program has used its database, %s", async (kind) => {
    const made = await createTestStorage(kind);
    cleanUps.push(made.remove);
    const db = await openDatabase(made.config, silent, { maintenance: false });
    await db.pool.query("insert into migrations (number, name, digest) values (9999, 'newer', '')");
    await db.close();
    const place: Record<string, string> =
      made.config.kind === "postgres"
        ? { DATABASE_URL: made.config.url }
        : { DATA_DIR: path.dirname(made.config.folder) };
    expect((await findingsOf(place)).find(({ check }) => check === "database")).toMatchObject({
      state: "bad",
      says: expect.stringContaining("used by a newer version of this program"),
    });
  });

  it("leaves nothing behind, whoever looks", async () => {
    const folder = path.join(await newFolder(), "data");
    await findingsOf({ DATA_DIR: folder });
    await expect(readdir(folder)).rejects.toThrow(/ENOENT/);
    await mkdir(path.join(folder, "files"), { recursive: true });
    await findingsOf({ DATA_DIR: folder });
    expect(await readdir(folder, { recursive: true })).toEqual(["files"]);
  });

  it("is told of a clock that is wrong", async () => {
    const now = Date.now();
    expect(await checkClock([{ whose: "the database's", ahead: 120_000 }], now)).toMatchObject({ state: "bad" });
    expect(await checkClock([{ whose: "the database's", ahead: -9_000 }], now)).toMatchObject({
      state: "warning",
      says: "9 s behind the database's",
    });
    expect(await checkClock([{ whose: "the database's", ahead: 300 }], now)).toMatchObject({ state: "good" });
    expect(await checkClock([], Date.UTC(2001, 0, 1))).toMatchObject({ state: "bad" });
  });
});

it("a mail server that lets us in is well, and gets no mail", async () => {
  const received: unknown[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom: (address, _, done) => {
      received.push(address);
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanUps.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as { port: number };
  const findings = await findingsOf({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "Ada <ada@example.com>" });
  expect(findings.find(({ check }) => check === "mail")).toMatchObject({ state: "good" });
  expect(received).toEqual([]);
});
