import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { resumeCalls } from "#contract/resumes.ts";
import { operationLimits } from "#core/operation-limits.ts";
import { createTestApp, type TestApp } from "#tests/harness/app.ts";
import { createTestDatabase, testKinds } from "#tests/harness/database.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { type StoppableProxy, startProxy } from "#tests/harness/stoppable-proxy.ts";

/** PostgreSQL is stopped, hangs, or cuts its connections, and comes back. */
describe.each(testKinds.filter((kind) => kind === "postgres"))("while %s is away", (kind) => {
  let proxy: StoppableProxy;
  let test: TestApp;
  beforeAll(async () => {
    const via = async (url: string) => {
      const { hostname, port } = new URL(url);
      proxy = await startProxy({ host: hostname, port: Number(port || 5432) });
      const through = new URL(url);
      through.hostname = "127.0.0.1";
      through.port = String(proxy.port);
      return through.href;
    };
    test = await createTestApp({ printer: createFakePrinter(), database: await createTestDatabase({ kind, via }) });
  });
  const isBack = async () => {
    await proxy.pass();
    await expect.poll(async () => (await test.app.request("/readyz")).status).toBe(200);
  };
  afterEach(async () => {
    await isBack();
    await test.clear();
  });
  afterAll(async () => {
    await test.close();
    await proxy.close();
  });

  const away: [string, () => unknown][] = [
    ["was stopped", () => proxy.refuse()],
    ["hangs", () => proxy.hang()],
  ];

  it.each(away)(
    "where it %s, calls answer 503 with a number of their own, and when to come again",
    async (_, leave) => {
      const user = await test.user();
      await leave();
      const answers = await Promise.all(
        ["/api/resumes/my", "/api/user/current", "/api/templates"].map((path) =>
          test.app.request(path, { headers: { cookie: `x-cid=${user.token}` } }),
        ),
      );
      for (const answer of answers) {
        expect(answer.status).toBe(503);
        expect(answer.headers.get("retry-after")).toBe(String(operationLimits.database.retryAfterSeconds));
        expect(await answer.json()).toMatchObject({
          code: 100503,
          message: expect.stringMatching(/can’t reach our data/),
        });
      }
      expect((await test.app.request("/readyz")).status).toBe(503);
      await isBack();
      const again = await test.app.request("/api/user/current", { headers: { cookie: `x-cid=${user.token}` } });
      expect(again.status).toBe(200);
    },
  );

  it("a hung server is told to all who wait, however many, and to nobody after it is back", async () => {
    await test.app.request("/api/templates");
    proxy.hang();
    const waiting = Array.from({ length: 40 }, () => test.app.request("/api/templates"));
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([503]));
    await isBack();
    const after = await Promise.all(Array.from({ length: 40 }, () => test.app.request("/api/templates")));
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it("a connection that is cut costs no later request anything", async () => {
    await test.app.request("/api/templates");
    proxy.cut();
    await expect.poll(async () => (await test.app.request("/api/templates")).status).toBe(200);
  });

  it("a statement that takes long on a server that answers is left alone", async () => {
    const { rows } = await test.deps.db.pool.query("select pg_sleep(3)::text as slept");
    expect(rows).toEqual([{ slept: "" }]);
  });

  it("pages say so in both editions", async () => {
    await proxy.refuse();
    const page = async (locale: string) => {
      const answer = await test.app.request(`/r/somebody?locale=${locale}`);
      expect(answer.status).toBe(503);
      return answer.text();
    };
    expect(await page("en")).toMatch(/lang="en"[\s\S]*can’t reach our data[\s\S]*Try again/);
    expect(await page("ch")).toMatch(/lang="zh[\s\S]*暂时无法读写数据[\s\S]*重试/);
  });

  it("a public page that was just seen is still shown, for a minute", async () => {
    const user = await test.user();
    const { data } = await user.send(resumeCalls.createResume, {
      body: { userId: user.id, template: "TemplateModern", name: "Seen" },
    });
    const body = { config: { ...data.config, isPublic: true } };
    await user.send(resumeCalls.saveResume, { params: { id: data._id }, body });
    const { uuid } = data;
    const before = await (await test.app.request(`/r/${uuid}`)).text();
    await proxy.refuse();
    const kept = await test.app.request(`/r/${uuid}`);
    expect(kept.status).toBe(200);
    expect(await kept.text()).toBe(before);
    test.clock.advance(operationLimits.publicPageUnchecked + 1);
    expect((await test.app.request(`/r/${uuid}`)).status).toBe(503);
  });

  it("starts a connection with nothing that a pooler would refuse", () => {
    const known = ["user", "database", "application_name", "client_encoding", "options"];
    const names = proxy.greetings.flatMap((text) =>
      text
        .slice(8)
        .split("\0")
        .filter((_, at) => at % 2 === 0),
    );
    expect(proxy.greetings.length).toBeGreaterThan(0);
    expect([...new Set(names)].filter((name) => name !== "" && !known.includes(name))).toEqual([]);
  });
});
