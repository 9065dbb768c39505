import { afterAll, describe, expect, it } from "vitest";
import { passwordCalls } from "#contract/passwords.ts";
import { operationLimits } from "#core/operation-limits.ts";
import { AiFailure } from "#server/adapters/ai/port.ts";
import { MailUnavailable } from "#server/adapters/mail/port.ts";
import { createProviderWatch } from "#server/provider-watch.ts";
import { createTestApp, type TestApp } from "#tests/harness/app.ts";
import { createTestDatabase } from "#tests/harness/database.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { figure, readMetrics } from "#tests/harness/metrics.ts";

const { circuit } = operationLimits;

/** `/readyz?verbose`: who may read it, and what it says of each dependency. */

const token = "a-token-of-the-operator";
let mailWorks = true;
const smtp = {
  kind: "smtp",
  async send() {
    const cause = Object.assign(new Error("550 <ada@example.com>"), { code: "ECONNREFUSED" });
    if (!mailWorks) throw new MailUnavailable("ada@example.com was not reached", { cause });
  },
};
const printer = createFakePrinter();
const test = await createTestApp({
  printer,
  wire: ({ providers }) => ({ mail: providers.watch("mail", smtp, ["send"], MailUnavailable), wechat: null }),
});
const guarded = await createTestApp({ printer, env: { METRICS_TOKEN: token } });
afterAll(() => Promise.all([test.close(), guarded.close()]));

type Listed = { status: string; dependencies: { name: string; state: string; says: string }[] };
const ask = (app: TestApp, headers: Record<string, string> = {}, path = "/readyz?verbose") =>
  app.app.request(path, { headers: { host: "localhost:3000", ...headers } });
async function listed(app: TestApp) {
  const { status, dependencies } = (await (await ask(app)).json()) as Listed;
  return { status, of: (name: string) => dependencies.find((one) => one.name === name), dependencies };
}

describe("/readyz?verbose", () => {
  it("is for whoever may read the figures; /readyz is for everybody and tells no more than it did", async () => {
    const elsewhere = { "x-forwarded-for": "192.0.2.1" };
    expect((await ask(test, elsewhere)).status).toBe(403);
    expect(await (await ask(test, elsewhere)).text()).not.toContain("database");
    expect((await ask(guarded)).status).toBe(401);
    expect((await ask(guarded, { authorization: `Bearer ${token}x` })).status).toBe(401);
    expect((await ask(guarded, { authorization: `Bearer ${token}`, ...elsewhere })).status).toBe(200);
    for (const app of [test, guarded]) {
      const plain = await ask(app, elsewhere, "/readyz");
      expect([plain.status, await plain.json()]).toEqual([200, { status: "ok" }]);
    }
  });

  it("says of each dependency how it does, in one sentence", async () => {
    const { status, of, dependencies } = await listed(test);
    expect(status).toBe("ok");
    for (const { says } of dependencies) expect(says).toMatch(/^[A-Z\w].*[^.]\.$/);
    expect(new Set(dependencies.map(({ name }) => name)).size).toBe(dependencies.length);
    expect(of("database")).toMatchObject({ state: "ok", says: expect.stringMatching(/answered in \d+ ms/) });
    expect(of("storage")).toMatchObject({ state: "ok" });
    expect(of("browser")).toMatchObject({ state: "ok", says: "0 of 1 pages print and 0 jobs wait." });
    expect(of("WeChat")).toMatchObject({ state: "off" });
    expect(of("SMS")).toMatchObject({ state: "stand-in" });
    expect(of("payments in USD")).toMatchObject({ state: "stand-in" });
    expect(of("built-in")).toMatchObject({ state: "ok" });
  });

  it("knows a provider by its last call, and quotes nothing that was sent", async () => {
    expect((await listed(test)).of("mail")).toMatchObject({ state: "unknown" });
    const { email } = await test.user();
    await test.anonymous().send(passwordCalls.forgetPassword, { body: { email } });
    expect((await listed(test)).of("mail")).toEqual({ name: "mail", state: "ok", says: "smtp answered 0 s ago." });
    expect(figure(await readMetrics(test), "inkleaf_provider_up", { provider: "mail" })).toBe(1);
    mailWorks = false;
    test.clock.advance(3_600_000);
    await test.anonymous().send(passwordCalls.forgetPassword, { body: { email } });
    test.clock.advance(180_000);
    const says = "smtp failed 3 min ago (MailUnavailable, ECONNREFUSED).";
    expect((await listed(test)).of("mail")).toEqual({ name: "mail", state: "down", says });
    expect(figure(await readMetrics(test), "inkleaf_provider_up", { provider: "mail" })).toBe(0);
    expect((await ask(test)).status).toBe(200);
  });

  it("says that a provider which failed again and again is left alone, and for how long", async () => {
    const { mail } = test.deps;
    const message = { to: "ada@example.com", subject: "s", text: "t", html: "t" };
    for (let turn = 0; turn < 3; turn += 1) await expect(mail.send(message)).rejects.toThrow(MailUnavailable);
    test.clock.advance(5_000);
    const says =
      "smtp failed 5 s ago (MailUnavailable, ECONNREFUSED); after 3 failures in a row its calls fail at once, and one tries it in 10 s.";
    expect((await listed(test)).of("mail")).toEqual({ name: "mail", state: "down", says });
  });

  it("says how long work in the background has waited, and where no worker runs", async () => {
    /** Notes that a worker has just taken the turn of a job that recurs every minute. */
    const takeTurn = () =>
      test.deps.db.pool.query(
        "insert into job_schedules values ('ledger.release-expired', $1) on conflict (kind) do update set due_at = $1",
        [new Date(test.clock.now() + 60_000)],
      );
    await test.deps.jobs.enqueue(test.deps.db, { kind: "cleanup.expired", payload: {} });
    await takeTurn();
    expect((await listed(test)).of("jobs")).toMatchObject({ state: "ok" });
    test.clock.advance(660_000);
    const nobody = expect.stringMatching(/^No worker has run for 11 min: codes of sign-ups .* wait for one\.$/);
    expect((await listed(test)).of("jobs")).toMatchObject({ state: "late", says: nobody });
    await takeTurn();
    const says = expect.stringMatching(/^\d+ wait, 0 run and 0 have failed for good; .* waited for 1\d min\.$/);
    expect((await listed(test)).of("jobs")).toMatchObject({ state: "late", says });
  });

  it("answers 503 with the list while the database is down, and while the process ends", async () => {
    // One of its own, which no other suite is given afterwards.
    const database = await createTestDatabase({ idleTransactionLimit: 15_000 });
    const broken = await createTestApp({ printer, wire: () => ({ db: database.db }) });
    await database.close();
    expect((await ask(broken)).status).toBe(503);
    const { status, of } = await listed(broken);
    expect(status).toBe("unavailable");
    expect(of("database")).toMatchObject({ state: "down" });
    expect(of("jobs")).toMatchObject({ state: "unknown" });
    expect(of("storage")).toMatchObject({ state: "ok" });
    guarded.services.beginStop();
    const stopping = await ask(guarded, { authorization: `Bearer ${token}` });
    expect([stopping.status, stopping.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await stopping.json()).toMatchObject({ status: "stopping", dependencies: expect.any(Array) });
  });
});

describe("the watch over providers", () => {
  const failing = (error: unknown) => ({ kind: "x", ask: async (): Promise<string> => Promise.reject(error) });
  class XUnavailable extends Error {
    override name = "XUnavailable";
  }
  const seen = async (error: unknown) => {
    const watch = createProviderWatch(() => 5);
    await expect(watch.watch("x", failing(error), ["ask"], XUnavailable).ask()).rejects.toBe(error);
    return watch.find("x")?.failure;
  };

  it("tells a provider that does not work from one that refuses and from a caller who leaves", async () => {
    expect(await seen(new XUnavailable("down"))).toBe("XUnavailable");
    expect(await seen(new XUnavailable("down", { cause: { code: "ada@example.com" } }))).toBe("XUnavailable");
    expect(await seen(new Error("The number is wrong"))).toBeNull();
    expect(await seen(new DOMException("left", "AbortError"))).toBeUndefined();
  });

  it("leaves a provider's answers, other methods and arguments as they are", async () => {
    const watch = createProviderWatch(() => 5);
    const provider = { kind: "x", add: async (one: number, other: number) => one + other, name: () => "same" };
    const watched = watch.watch("x", provider, ["add"], XUnavailable);
    expect([await watched.add(1, 2), watched.name(), watched.kind]).toEqual([3, "same", "x"]);
    expect(watch.list()).toEqual(new Map([["x", { at: 5, failure: null, inARow: 0, restsUntil: 0 }]]));
  });

  it("leaves a provider alone after three failures in a row, until one call has found it well again", async () => {
    let time = 0;
    let asked = 0;
    let answer = () => Promise.reject<string>(new XUnavailable("down"));
    const ask = () => {
      asked += 1;
      return answer();
    };
    const provider = { kind: "x", ask };
    const watched = createProviderWatch(() => time).watch("x", provider, ["ask"], XUnavailable);
    for (let turn = 0; turn < 5; turn += 1) await expect(watched.ask()).rejects.toThrow(XUnavailable);
    expect(asked).toBe(3);
    time += circuit.rest;
    let end = (_: string) => {};
    answer = () => new Promise((resolve) => (end = resolve));
    const tried = watched.ask();
    await expect(watched.ask()).rejects.toThrow("left alone");
    end("well");
    expect(await tried).toBe("well");
    answer = async () => "again";
    expect(await Promise.all([watched.ask(), watched.ask()])).toEqual(["again", "again"]);
    expect(asked).toBe(6);
  });

  it("goes on asking a provider that fails, is well and fails in turns, or refuses what it is asked", async () => {
    let asked = 0;
    const answers = [new XUnavailable("down"), new XUnavailable("down"), new Error("The number is wrong")];
    const provider = { kind: "x", ask: () => Promise.reject<string>(answers[asked++ % answers.length]) };
    const watched = createProviderWatch(() => 0).watch("x", provider, ["ask"], XUnavailable);
    for (let turn = 0; turn < 9; turn += 1) await expect(watched.ask()).rejects.toThrow();
    expect(asked).toBe(9);
  });

  it.each([
    ["auth", "auth"],
    ["network", "network"],
    ["aborted", undefined],
    ["refused", undefined],
  ] as const)("knows of an engine's failure %s whether it is the engine's", async (kind, failure) => {
    const watch = createProviderWatch(() => 5);
    let runs = 0;
    const engine = watch.watchEngine({
      ...{ name: "deepseek", model: "m", isBuiltIn: false, can: () => true },
      estimate: () => ({ prompt: 1, output: 1 }),
      async *run() {
        runs += 1;
        yield { type: "text", text: "a" };
        throw new AiFailure(kind);
      },
    });
    const read = async () => {
      for await (const _ of engine.run({} as never, { signal: new AbortController().signal }));
    };
    await expect(read()).rejects.toThrow(kind);
    expect(watch.find("deepseek")?.failure).toBe(failure);
    for (let turn = 0; turn < 2; turn += 1) await expect(read()).rejects.toThrow(kind);
    // The fourth run of an engine that does not work is refused as the third was, and does not reach it.
    await expect(read()).rejects.toThrow(kind);
    expect(runs).toBe(failure ? 3 : 4);
  });
});
