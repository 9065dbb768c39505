import { afterAll, afterEach, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { sessionCalls } from "#contract/sessions.ts";
import { limits } from "#core/limits.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { hashPassword } from "../accounts/passwords.ts";
import { startSession } from "./service.ts";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

const email = "ada@example.com";
const password = "Correct1horse";
const passwordHash = await hashPassword(password);
const agents = {
  laptop:
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Safari/605.1.15",
  phone:
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36",
};

async function signIn(userAgent: string) {
  const client = test.anonymous();
  const headers = { "user-agent": userAgent };
  await client.send(accountCalls.signIn, { body: { email, password }, headers });
  return client;
}

describe("a user's devices", () => {
  it("are listed by name, the requesting one first, then the last seen first", async () => {
    await test.user({ email, passwordHash }); // this creates a session without a browser
    test.clock.advance(1000);
    const laptop = await signIn(agents.laptop);
    test.clock.advance(1000);
    const phone = await signIn(agents.phone);
    const seen = (await laptop.send(sessionCalls.listSessions)).data;
    expect(seen.map(({ browser, system, kind, isCurrent }) => [browser, system, kind, isCurrent])).toEqual([
      ["Safari 17.4", "macOS", "desktop", true],
      ["Chrome 129", "Android", "phone", false],
      ["", "", "unknown", false],
    ]);
    expect(seen.map((one) => one.createdAt.slice(17, 19))).toEqual(["01", "02", "00"]);
    expect((await phone.send(sessionCalls.listSessions)).data[0]?.browser).toBe("Chrome 129");
  });

  it("show when they were last seen, to ten minutes", async () => {
    const user = await test.user();
    const lastSeen = async () => (await user.send(sessionCalls.listSessions)).data[0]?.lastSeenAt;
    const first = await lastSeen();
    test.clock.advance(limits.session.touchAfter);
    expect(await lastSeen()).toBe(first);
    test.clock.advance(1);
    expect(Date.parse((await lastSeen()) ?? "")).toBe(test.clock.now());
  });

  it("do not include expired sessions or those of other users", async () => {
    const user = await test.user();
    await test.user();
    test.clock.advance(limits.session.lifetime);
    user.cookies.set("x-cid", await startSession(test.deps, user.id));
    expect((await user.send(sessionCalls.listSessions)).data).toHaveLength(1);
  });

  it("are at most fifty: the longest unused is signed out", async () => {
    const user = await test.user();
    for (let made = 0; made < limits.session.most; made++) {
      test.clock.advance(1000);
      await startSession(test.deps, user.id);
    }
    expect((await user.send(accountCalls.currentUser)).status).toBe(401);
    expect(await test.deps.db.query.sessions.findMany()).toHaveLength(limits.session.most);
  });

  it("reveal neither the token nor its hash", async () => {
    const user = await test.user();
    const text = await (await user.request("/api/sessions")).text();
    const [row] = await test.deps.db.query.sessions.findMany();
    expect(text).not.toContain(user.token);
    expect(text).not.toContain(row?.tokenHash ?? "?");
  });
});

describe("signing out", () => {
  it("one device ends only that session", async () => {
    await test.user({ email, passwordHash });
    const [laptop, phone] = [await signIn(agents.laptop), await signIn(agents.phone)];
    const other = (await laptop.send(sessionCalls.listSessions)).data.find((one) => one.system === "Android");
    const id = other?._id ?? "";
    expect((await laptop.send(sessionCalls.removeSession, { params: { id } })).status).toBe(200);
    expect((await phone.send(accountCalls.currentUser)).code).toBe(100401);
    expect((await laptop.send(accountCalls.currentUser)).status).toBe(200);
    expect((await laptop.send(sessionCalls.removeSession, { params: { id } })).code).toBe(100404);
  });

  it("the requesting device removes its cookies", async () => {
    const user = await test.user();
    const id = (await user.send(sessionCalls.listSessions)).data[0]?._id ?? "";
    expect((await user.send(sessionCalls.removeSession, { params: { id } })).status).toBe(200);
    expect(user.cookies.has("x-cid")).toBe(false);
    expect(await test.deps.db.query.sessions.findMany()).toEqual([]);
  });

  it("all other devices keeps this one, and says how many there were", async () => {
    const anonymous = await test.user();
    await test.user({ email, passwordHash });
    const [laptop, phone] = [await signIn(agents.laptop), await signIn(agents.phone)];
    expect((await phone.send(sessionCalls.removeOtherSessions)).data).toEqual({ removed: 2 });
    expect((await laptop.send(accountCalls.currentUser)).status).toBe(401);
    expect((await phone.send(accountCalls.currentUser)).status).toBe(200);
    expect((await phone.send(sessionCalls.removeOtherSessions)).data).toEqual({ removed: 0 });
    expect((await anonymous.send(accountCalls.currentUser)).status).toBe(200);
  });

  it("another user's device answers 404 and does nothing", async () => {
    const [user, other] = [await test.user(), await test.user({ role: "admin" })];
    const id = (await user.send(sessionCalls.listSessions)).data[0]?._id ?? "";
    expect((await other.send(sessionCalls.removeSession, { params: { id } })).code).toBe(100404);
    expect((await user.send(accountCalls.currentUser)).status).toBe(200);
  });
});

describe("a session that has ended", () => {
  it.each([
    ["has expired", async () => test.clock.advance(limits.session.lifetime)],
    ["was ended elsewhere", async () => void (await test.database.db.pool.query("delete from sessions"))],
  ])("because it %s is refused with `no premission`, and the browser is told to forget it", async (_, over) => {
    const user = await test.user();
    user.cookies.set("x-in", "1");
    await over();
    const replies = await Promise.all(Array.from({ length: 3 }, () => user.fetch(accountCalls.currentUser)));
    for (const response of replies) {
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ code: 100401, message: "no premission" });
      expect(response.headers.getSetCookie().some((line) => /^x-cid=; Max-Age=0; Path=\/;/.test(line))).toBe(true);
    }
    expect([...user.cookies.keys()]).toEqual([]);
  });

  it("is refused with `no premission` in both editions, because browsers look for these words", async () => {
    const response = await test.anonymous().request("/api/user/current?locale=ch");
    expect(await response.json()).toEqual({ code: 100401, message: "no premission" });
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});
