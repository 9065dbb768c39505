import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { apiTokenCalls } from "#contract/api-tokens.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { createUserHash } from "#server/http/user-hash.ts";
import { createLog } from "#server/log.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

/** The line that each request leaves in the log: it can be followed, and tells nothing of who did what with which words. */

let lines: string[] = [];
const log = createLog({ logLevel: "trace" }, { write: (line: string) => void lines.push(line) });
const test = await createTestApp({ printer: createFakePrinter(), log });
const other = await createTestApp({ printer: createFakePrinter() });
afterAll(() => Promise.all([test.close(), other.close()]));
beforeEach(() => {
  lines = [];
});

type Line = Record<string, unknown>;
const requests = () => lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === "request");
const last = () => requests().at(-1) ?? {};

async function hashOf(user: TestUser): Promise<unknown> {
  await user.send(accountCalls.currentUser);
  expect(last()).toMatchObject({ route: "/api/user/current", status: 200 });
  return last().user;
}

describe("the line of a request", () => {
  it("knows a user by the same hash on every line, another one by another, and never by the id", async () => {
    const [ada, bob] = [await test.user(), await test.user()];
    const hash = await hashOf(ada);
    expect(hash).toMatch(/^[\w-]{22}$/);
    await ada.send(resumeCalls.listResumes);
    expect(last().user).toBe(hash);
    expect(await hashOf(bob)).not.toBe(hash);
    expect(lines.join("")).not.toContain(ada.id);
    expect(lines.join("")).not.toContain(bob.id);
  });

  it("has another hash of the same id in another installation", async () => {
    const ada = await test.user();
    expect(await hashOf(ada)).toBe(await createUserHash(test.deps.db)(ada.id));
    expect(await createUserHash(other.deps.db)(ada.id)).not.toBe(await createUserHash(test.deps.db)(ada.id));
  });

  it("knows the user of an API token, of a sign-in and of a page, and nobody where nobody is known", async () => {
    const ada = await test.user();
    const hash = await hashOf(ada);
    const made = await ada.send(apiTokenCalls.createApiToken, { body: { name: "Mine", grants: ["read"] } });
    const { token } = made.data;
    await test.anonymous().request("/api/resumes", { headers: { authorization: `Bearer ${token}` } });
    expect(last()).toMatchObject({ status: 200, user: hash });
    await ada.request("/", { headers: { accept: "text/html" } });
    await test.anonymous().request("/api/site");
    expect(last()).not.toHaveProperty("user");
    expect(last()).toHaveProperty("requestId");
  });

  it("carries the id that the answer carries, and the sender's own where it sent one", async () => {
    const answer = await test.anonymous().request("/api/site");
    expect(last().requestId).toBe(answer.headers.get("x-request-id"));
    await test.anonymous().request("/api/site", { headers: { "x-request-id": "trace-4711" } });
    expect(last().requestId).toBe("trace-4711");
  });

  it("holds these fields and no others, and none of what was written, asked or sent", async () => {
    const ada = await test.user({ nickName: "Lovelace" });
    const secrets = [
      "Lovelace",
      "Analytical",
      "Babbage",
      "Notes on the engine",
      "secretword",
      ada.token,
      ada.email,
      ada.id,
    ];
    const body = { userId: ada.id, template: "TemplateModern", name: "Analytical", lang: "en" } as const;
    const { _id: id, data, config } = (await ada.send(resumeCalls.createResume, { body })).data;
    const basicInfo = { ...data.basicInfo, name: "Babbage", title: "Notes on the engine" };
    await ada.send(resumeCalls.saveResume, { params: { id }, body: { data: { ...data, basicInfo }, config } });
    await ada.send(resumeCalls.saveResume, { params: { id }, body: { data: "Babbage" } as never });
    await ada.request(`/api/resumes/${id}?reason=secretword`);
    await ada.request("/secretword?q=secretword", { headers: { referer: "http://localhost/secretword" } });
    await ada.request("/api/secretword", { headers: { "user-agent": "secretword" } });
    expect(requests().length).toBeGreaterThanOrEqual(6);
    for (const line of requests()) {
      const { user: _, ...rest } = line;
      expect(Object.keys(rest).sort()).toEqual([
        "level",
        "method",
        "ms",
        "msg",
        "requestId",
        "route",
        "status",
        "time",
      ]);
    }
    for (const secret of [...secrets, id]) expect(lines.join("\n")).not.toContain(secret);
  });
});
