import { describe, expect, it } from "vitest";
import { resumeCalls } from "#contract/resumes.ts";
import { viewCalls } from "#contract/views.ts";
import { isVisit } from "#server/features/views/visit.ts";
import type { TestApp, TestUser } from "#tests/harness/app.ts";
import { firefox, visiting } from "#tests/harness/browser-headers.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { createTwoProcesses } from "#tests/harness/two-processes.ts";

const behindProxy = () => ({ printer: createFakePrinter(), env: { TRUST_PROXY: "true" } });
const { test, other } = await createTwoProcesses(behindProxy(), behindProxy());

async function published(user: TestUser) {
  const body = { userId: user.id, template: "TemplateModern", name: "Seen" };
  const { data } = await user.send(resumeCalls.createResume, { body });
  const at = { params: { id: data._id } };
  await user.send(resumeCalls.saveResume, { ...at, body: { config: { ...data.config, isPublic: true } } });
  return data;
}

/** Requests the page from this IP; `as` may be a signed-in user. */
async function look(uuid: string, from: string, headers: Record<string, string> = {}, as = test.anonymous()) {
  const response = await as.request(`/r/${uuid}`, { headers: { ...visiting, "x-forwarded-for": from, ...headers } });
  expect(response.status).toBeLessThan(400);
  expect(response.headers.get("set-cookie")).toBeNull();
}

const views = async (user: TestUser) => (await user.send(viewCalls.listViews)).data;

describe("views of a public resume", () => {
  it("are counted for its owner, each viewer once an hour, including a repeated visit answered with 304", async () => {
    const user = await test.user();
    const resume = await published(user);
    expect(await views(user)).toEqual([]);
    await look(resume.uuid, "203.0.113.1");
    await look(resume.uuid, "203.0.113.1");
    await look(resume.uuid, "203.0.113.2");
    await look(resume.uuid, "203.0.113.2", { "user-agent": `${firefox} another` });
    expect(await views(user)).toEqual([{ _id: resume._id, total: 3, recent: 3 }]);
    test.clock.advance(3_600_000 - 1);
    const etag = (await test.anonymous().request(`/r/${resume.uuid}`)).headers.get("etag") ?? "";
    await look(resume.uuid, "203.0.113.1", { "if-none-match": etag });
    expect(await views(user)).toMatchObject([{ total: 3 }]);
    test.clock.advance(1);
    await look(resume.uuid, "203.0.113.1", { "if-none-match": etag });
    expect(await views(user)).toMatchObject([{ total: 4 }]);
  });

  it("leave out the owner's own; another signed-in user counts", async () => {
    const [user, other] = [await test.user(), await test.user()];
    const resume = await published(user);
    await look(resume.uuid, "203.0.113.1", {}, user);
    expect(await views(user)).toEqual([]);
    await look(resume.uuid, "203.0.113.1", {}, other);
    expect(await views(user)).toMatchObject([{ total: 1 }]);
    expect(await views(other)).toEqual([]);
  });

  it("are summed up for a month and in total, and are removed with the resume", async () => {
    const user = await test.user({ level: "lifetime" });
    const resume = await published(user);
    await look(resume.uuid, "203.0.113.1");
    test.clock.advance(20 * 86_400_000);
    await look(resume.uuid, "203.0.113.1");
    expect(await views(user)).toEqual([{ _id: resume._id, total: 2, recent: 2 }]);
    test.clock.advance(10 * 86_400_000);
    expect(await views(user)).toEqual([{ _id: resume._id, total: 2, recent: 1 }]);
    await user.send(resumeCalls.removeResume, { params: { id: resume._id } });
    expect(await views(user)).toEqual([]);
  });

  it("are counted once an hour over all processes, whichever the viewer meets", async () => {
    const user = await test.user();
    const resume = await published(user);
    const at = async (process: TestApp, from: string) => look(resume.uuid, from, {}, process.anonymous());
    await at(test, "203.0.113.1");
    await at(other, "203.0.113.1");
    expect(await views(user)).toMatchObject([{ total: 1 }]);
    // Many viewers at once, each at both: none is counted twice, none is lost, and neither process waits for the other.
    const crowd = Array.from({ length: 40 }, (_, index) => `203.0.113.${index + 10}`);
    const turned = crowd.toReversed();
    await Promise.all([...crowd.map((from) => at(test, from)), ...turned.map((from) => at(other, from))]);
    expect(await views(user)).toMatchObject([{ total: 41 }]);
    // The hour begins where the viewer was counted, not where they were seen last.
    await at(test, "203.0.113.2");
    test.clock.advance(1_800_000);
    await at(other, "203.0.113.2");
    expect(await views(user)).toMatchObject([{ total: 42 }]);
    test.clock.advance(1_800_000);
    await at(other, "203.0.113.2");
    expect(await views(user)).toMatchObject([{ total: 43 }]);
    await at(test, "203.0.113.2");
    expect(await views(user)).toMatchObject([{ total: 43 }]);
  });

  it("keep nothing about who looked but a mark, for an hour, and the salt that made it for a day", async () => {
    const user = await test.user();
    const resume = await published(user);
    await look(resume.uuid, "203.0.113.77");
    const list = async (table: string) =>
      (await test.deps.db.pool.query<{ row: string }>(`select t::text as row from ${table} t`)).rows.map(
        ({ row }) => row,
      );
    expect(await list("resume_views")).toEqual([`(${resume._id},2026-01-02,1)`]);
    expect(await list("recent_viewers")).toEqual([
      expect.stringMatching(new RegExp(`^\\(${resume._id},-?\\d{1,10},"2026-01-02 09:00:00\\+00"\\)$`)),
    ]);
    test.clock.advance(3_600_001);
    await test.runRecurrentJobs();
    expect(await list("recent_viewers")).toEqual([]);
    expect(await list("viewer_salts")).toHaveLength(1);
    test.clock.advance(86_400_000);
    await test.runRecurrentJobs();
    expect(await list("viewer_salts")).toEqual([]);
  });

  it("are those of the page alone: its data, its picture and its PDF do not count", async () => {
    const user = await test.user();
    const resume = await published(user);
    for (const path of [`/api/public/${resume.uuid}`, resume.coverImg]) {
      await test.anonymous().request(path, { headers: visiting });
    }
    await test.anonymous().request(`/r/${resume.uuid}`, { method: "HEAD", headers: visiting });
    expect(await views(user)).toEqual([]);
  });
});

describe("a visit", () => {
  const agents = {
    firefox,
    chrome:
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    safari:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    wechat:
      "Mozilla/5.0 (Linux; Android 14; V2324A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0.50",
    cubot:
      "Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36",
  };
  const robots = [
    "",
    "curl/8.5.0",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0 Safari/537.36",
    "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
    "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
    "Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider)",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36",
    "Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)",
    "python-requests/2.32.3",
    "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  ];
  const asked = (headers: Record<string, string>, method = "GET") =>
    isVisit(method, new Headers({ ...visiting, ...headers }));

  it.each(Object.entries(agents))("is counted for %s", (_, agent) => expect(asked({ "user-agent": agent })).toBe(true));
  it.each(robots)("is not counted for %j", (agent) => expect(asked({ "user-agent": agent })).toBe(false));
  it.each([
    ["a HEAD request", {}, "HEAD"],
    ["what is fetched beforehand", { "sec-purpose": "prefetch;prerender" }, "GET"],
    ["what is fetched beforehand by an old name", { "x-moz": "prefetch" }, "GET"],
    ["what wants no page", { accept: "*/*" }, "GET"],
    ["what wants a picture", { accept: "image/webp,*/*" }, "GET"],
  ] as const)("is not counted for %s", (_, headers, method) => expect(asked(headers, method)).toBe(false));
});
