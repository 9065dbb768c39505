import { afterAll, afterEach, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { apiTokenCalls, type Grant, grantNames } from "#contract/api-tokens.ts";
import type { Call } from "#contract/call.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { rates } from "#core/limits.ts";
import { toolLimits } from "#core/tool-limits.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

const day = 86_400_000;

async function make(user: TestUser, body: { grants?: Grant[]; days?: "7"; isDirect?: boolean } = {}) {
  const sent = { name: "My editor", grants: [...grantNames], ...body };
  const { data, status } = await user.send(apiTokenCalls.createApiToken, { body: sent });
  expect(status).toBe(201);
  return data;
}

const ask = async (token: string, call: Call = resumeCalls.countResumes, input: object = {}) => {
  const headers = { authorization: `Bearer ${token}` };
  const response = await test.anonymous().fetch(call, { ...input, headers });
  return { status: response.status, ...((await response.json()) as { code: number; data?: unknown }), response };
};

describe("an API token", () => {
  it("is shown once and stored as a hash alone", async () => {
    const user = await test.user();
    const { token, ...rest } = await make(user);
    expect(token).toMatch(/^ink_[\w-]{43}$/);
    const listed = (await user.send(apiTokenCalls.listApiTokens)).data;
    expect(listed).toEqual([rest]);
    expect(rest).toMatchObject({ ending: token.slice(-4), grants: ["read", "write", "render"], isDirect: false });
    const rows = await test.database.db.pool.query("select t::text as row from api_tokens t");
    expect(JSON.stringify(rows.rows)).not.toContain(token.slice(4));
  });

  it("does what it was granted in its user's name, and nothing more", async () => {
    const user = await test.user();
    const { token } = await make(user, { grants: ["read"] });
    expect((await ask(token)).data).toBe(0);
    expect((await ask(token, accountCalls.currentUser)).data).toMatchObject({ _id: user.id });
    const body = { userId: user.id, template: "TemplateModern", name: "Mine" };
    expect(await ask(token, resumeCalls.createResume, { body })).toMatchObject({ status: 403, code: 100431 });
  });

  it("says when it was last used, to a minute", async () => {
    const user = await test.user();
    const { token } = await make(user);
    const lastUsed = async () => (await user.send(apiTokenCalls.listApiTokens)).data[0]?.lastUsedAt;
    expect(await lastUsed()).toBeNull();
    await ask(token);
    const first = await lastUsed();
    test.clock.advance(toolLimits.tokens.touchAfter - 1);
    await ask(token);
    expect(await lastUsed()).toBe(first);
    test.clock.advance(1);
    await ask(token);
    expect(Date.parse((await lastUsed()) ?? "")).toBe(test.clock.now());
  });

  it("ends with its time, which its program is told for a month, and in both editions", async () => {
    const user = await test.user();
    const { token } = await make(user, { days: "7" });
    test.clock.advance(7 * day - 1);
    expect((await ask(token)).status).toBe(200);
    test.clock.advance(1);
    expect(await ask(token)).toMatchObject({ status: 401, code: 100430, message: /has expired/ });
    expect(await ask(token, resumeCalls.countResumes, { query: { locale: "ch" } })).toMatchObject({
      message: expect.stringContaining("已过期"),
    });
    await test.runRecurrentJobs();
    expect((await user.send(apiTokenCalls.listApiTokens)).data).toHaveLength(1);
    test.clock.advance(toolLimits.tokens.listedFor + 1);
    await test.runRecurrentJobs();
    expect(await ask(token)).toMatchObject({ status: 401, message: /is not known/ });
  });

  it("stops at once when it is revoked, when its user is suspended or gone, and is nothing with a letter more", async () => {
    const user = await test.user();
    const [one, other] = [await make(user), await make(user)];
    expect((await ask(`${one.token}x`)).code).toBe(100430);
    await user.send(apiTokenCalls.removeApiToken, { params: { id: one._id } });
    expect((await ask(one.token)).code).toBe(100430);
    expect((await ask(other.token)).status).toBe(200);
    await test.database.db.pool.query("update users set suspended_at = now()");
    expect((await ask(other.token)).code).toBe(100430);
    await test.database.db.pool.query("delete from users");
    expect((await ask(other.token)).code).toBe(100430);
  });

  it("cannot be revoked by another user", async () => {
    const user = await test.user();
    const { token, _id } = await make(user);
    const other = await test.user({ role: "admin" });
    expect((await other.send(apiTokenCalls.removeApiToken, { params: { id: _id } })).code).toBe(100404);
    expect((await ask(token)).status).toBe(200);
  });

  it("of an admin reads the admin's own resumes and nobody else's, whatever the reason", async () => {
    const user = await test.user();
    const body = { userId: user.id, template: "TemplateModern", name: "Mine" };
    const { data } = await user.send(resumeCalls.createResume, { body });
    const { token } = await make(await test.user({ role: "admin" }));
    const input = { params: { id: data._id }, query: { reason: "I am told to" } };
    expect((await ask(token, resumeCalls.getResume, input)).code).toBe(100404);
  });

  it("beside a session changes nothing about the session", async () => {
    const [user, other] = [await test.user(), await test.user()];
    const { token } = await make(other);
    const response = await user.request("/api/user/current", { headers: { authorization: `Bearer ${token}` } });
    expect(await response.json()).toMatchObject({ data: { _id: user.id } });
  });

  it("from a page of another site is refused as every other request is", async () => {
    const user = await test.user();
    const { token } = await make(user);
    const body = JSON.stringify({ userId: user.id, template: "TemplateModern", name: "Mine" });
    const headers = {
      authorization: `Bearer ${token}`,
      origin: "https://evil.example",
      "content-type": "application/json",
    };
    const response = await test.anonymous().request("/api/resumes/empty", { method: "POST", headers, body });
    expect(await response.json()).toMatchObject({ code: 100403 });
  });

  it("is one of at most twenty, also if several are made at once", async () => {
    const user = await test.user();
    for (let made = 0; made < toolLimits.tokens.most - 1; made += 1) await make(user);
    const body = { name: "One more", grants: ["read" as const] };
    const tried = await Promise.all([1, 2].map(() => user.send(apiTokenCalls.createApiToken, { body })));
    expect(tried.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(tried.find(({ status }) => status === 409)).toMatchObject({ code: 100432 });
  });

  it.each([
    [{ name: " ", grants: ["read"] }],
    [{ name: "x".repeat(61), grants: ["read"] }],
    [{ name: "Mine", grants: [] }],
    [{ name: "Mine", grants: ["read", "read"] }],
    [{ name: "Mine", grants: ["admin"] }],
    [{ name: "Mine", grants: ["read"], days: "0" }],
  ])("is not made of %j", async (body) => {
    const user = await test.user();
    expect((await user.send(apiTokenCalls.createApiToken, { body: body as never })).code).toBe(100400);
  });

  it("makes a thousand calls an hour with all other tokens of its user, and holds nobody else up", async () => {
    const [user, other] = [await test.user(), await test.user()];
    const [one, two, theirs] = [await make(user), await make(user), await make(other)];
    for (let used = 0; used < rates.byToken.points; used += 1) {
      const { status } = await ask(used % 2 === 0 ? one.token : two.token);
      if (status !== 200) throw new Error(`Call ${used + 1} was answered with ${status}`);
    }
    const refused = await ask(two.token);
    expect(refused).toMatchObject({ status: 429, code: 100429 });
    expect(Number(refused.response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await ask(theirs.token)).status).toBe(200);
    expect((await user.send(resumeCalls.countResumes)).status).toBe(200);
  });
});
