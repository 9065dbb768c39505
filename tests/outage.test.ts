import pg from "pg";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { resumeCalls } from "#contract/resumes.ts";
import type { Database } from "#server/db/client.ts";
import { openDatabase } from "#server/db/client.ts";
import { ownSection } from "./core/arbitraries.ts";
import { createTestApp, type TestApp } from "./harness/app.ts";
import { createTestStorage, silent, testKinds } from "./harness/database.ts";
import { startTcpProxy, type TcpProxy } from "./harness/tcp-proxy.ts";

/** What visitors are told while PostgreSQL is stopped or hangs, by the real server behind a network that fails. */
describe.runIf(testKinds.includes("postgres"))("while PostgreSQL", async () => {
  if (!testKinds.includes("postgres")) return;
  const storage = await createTestStorage("postgres");
  if (storage.config.kind !== "postgres") throw new Error("These tests need PostgreSQL");
  const url = new URL(storage.config.url);
  const proxy: TcpProxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const db: Database = await openDatabase({ kind: "postgres", url: url.href, pool: 4 }, silent);
  const test: TestApp = await createTestApp({ wire: () => ({ db }) });
  const ask = (path: string, headers: Record<string, string> = {}) => test.app.request(path, { headers });
  const path = "/api/templates";
  /** Returns the slug of a resume that everybody may read. */
  const publish = async () => {
    const user = await test.user();
    const body = { userId: user.id, template: "TemplateModern", name: "CV", lang: "en" as const };
    const { _id: id, uuid, data, config } = (await user.send(resumeCalls.createResume, { body })).data;
    const basicInfo = { ...data.basicInfo, name: "Ada Lovelace" };
    const save = {
      data: { ...data, basicInfo, sections: data.sections.map(ownSection) },
      config: { ...config, isPublic: true },
    };
    expect((await user.send(resumeCalls.saveResume, { params: { id }, body: save })).code).toBe(0);
    return uuid;
  };
  const isBack = async () => {
    while ((await ask(path)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  afterEach(async () => {
    proxy.resume();
    await isBack();
  });
  afterAll(async () => {
    await test.close();
    await db.close();
    await proxy.close();
    await storage.remove();
  });

  const outages: [string, () => void][] = [
    ["is stopped", proxy.stop],
    ["hangs", proxy.hang],
  ];

  it.each(outages)("%s, calls and pages say so in both editions, also many at once", async (_, begin) => {
    expect((await ask(path)).status).toBe(200);
    begin();
    for (const answer of await Promise.all(Array.from({ length: 12 }, () => ask(path)))) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("2");
      expect(await answer.json()).toMatchObject({
        code: 100503,
        message: expect.stringMatching(/can’t reach our data/),
      });
    }
    expect(await (await ask(path, { "accept-language": "zh-CN" })).json()).toMatchObject({
      message: expect.stringContaining("暂时无法读写数据"),
    });
    const page = await ask("/r/nobody-has-this", { "accept-language": "zh-CN" });
    expect(page.status).toBe(503);
    expect(page.headers.get("retry-after")).toBe("2");
    expect(await page.text()).toMatch(/lang="zh-CN"[\s\S]*暂时无法读写数据/);
    expect((await ask("/readyz")).status).toBe(503);
  });

  it.each(outages)(
    "%s, a public page that was read is served for five minutes more, and no other",
    async (_, begin) => {
      const [read, unread] = [await publish(), await publish()];
      const html = await (await ask(`/r/${read}`)).text();
      expect(html).toContain("Ada Lovelace");
      begin();
      const kept = await ask(`/r/${read}`);
      expect(kept.status).toBe(200);
      expect(await kept.text()).toBe(html);
      expect((await ask(`/r/${unread}`)).status).toBe(503);
      test.clock.advance(300_001);
      expect((await ask(`/r/${read}`)).status).toBe(503);
    },
  );

  it("was down, a page that was hidden before is not shown", async () => {
    const uuid = await publish();
    expect((await ask(`/r/${uuid}`)).status).toBe(200);
    await db.pool.query("update resumes set is_public = false where uuid = $1", [uuid]);
    expect((await ask(`/r/${uuid}`)).status).toBe(404);
    proxy.stop();
    expect((await ask(`/r/${uuid}`)).status).toBe(503);
  });

  it("takes long for a statement, but answers, the statement is not ended", async () => {
    const { rows } = await db.pool.query("select 7 as value from pg_sleep(2.6)");
    expect(rows).toEqual([{ value: 7 }]);
  });

  it("is kept busy on every connection, whoever comes behind is told so and not kept", async () => {
    const all = Array.from({ length: 4 }, () => db.pool.query("select pg_sleep(8)"));
    const behind = await Promise.all(Array.from({ length: 6 }, () => ask(path)));
    expect(behind.map((answer) => [answer.status, answer.headers.get("retry-after")])).toEqual(
      Array.from({ length: 6 }, () => [503, "2"]),
    );
    // What was running goes on, because the server answers.
    expect((await Promise.all(all)).map(({ rowCount }) => rowCount)).toEqual([1, 1, 1, 1]);
  });

  /** Holds the table of the resumes as a session that was forgotten does, until the returned function is called. */
  const lockResumes = async () => {
    const other = new pg.Client({ connectionString: storage.config.kind === "postgres" ? storage.config.url : "" });
    await other.connect();
    await other.query("begin; lock table resumes in access exclusive mode");
    return () => other.end();
  };
  const refused = { status: 503, retryAfter: "2", code: 100503 };
  const answerOf = async (asked: string) => {
    const answer = await ask(asked, { accept: "application/json" });
    const { code } = (await answer.json()) as { code: number };
    return { status: answer.status, retryAfter: answer.headers.get("retry-after"), code };
  };

  it("lets requests wait for a lock of another session, they are refused, and soon nothing is held up behind them", async () => {
    const unlock = await lockResumes();
    try {
      // More than there are connections: some wait for the lock, and the others for a connection.
      const all = await Promise.all(Array.from({ length: 8 }, () => answerOf("/api/templates")));
      expect(all).toEqual(Array.from({ length: 8 }, () => refused));
      expect((await ask("/readyz")).status).toBe(200);
    } finally {
      await unlock();
    }
  });

  it("has processes that are halted, what they should work on is refused, and others go on", async () => {
    await Promise.all(Array.from({ length: 4 }, () => db.pool.query("select pg_sleep(0.2)")));
    proxy.halt();
    const all = await Promise.all(Array.from({ length: 4 }, () => answerOf(path)));
    expect(all).toEqual(Array.from({ length: 4 }, () => refused));
    expect((await ask(path)).status).toBe(200);
  });

  it("makes work in the background wait for a lock, it waits for as long as PostgreSQL says", async () => {
    const unlock = await lockResumes();
    const work = db.pool.query("select count(*) from resumes");
    work.catch(() => {});
    try {
      expect((await answerOf("/api/templates")).status).toBe(503);
    } finally {
      await unlock();
    }
    expect((await work).rowCount).toBe(1);
  });

  it("has much to do, it ends by itself what waits for a lock or runs for too long", async () => {
    const { rows } = await db.pool.query(
      "select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement",
    );
    expect(rows).toEqual([{ lock: "5s", statement: "1min" }]);
  });
});
