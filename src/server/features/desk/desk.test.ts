import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { deskHealthCalls } from "#contract/desk-health.ts";
import { deskUserCalls } from "#contract/desk-users.ts";
import { recordCalls } from "#contract/records.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { limits } from "#core/limits.ts";
import { rarestPieces } from "#server/db/user-text.ts";
import { hashPassword } from "#server/features/accounts/passwords.ts";
import { startSession } from "#server/features/sessions/service.ts";
import { newId } from "#server/ids.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { insertOrder } from "#tests/harness/builders.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { suspend } from "../accounts/service.ts";

const test = await createTestApp({ printer: createFakePrinter(), env: { BOT_CHECK: "off", NODE_ENV: "test" } });
afterAll(test.close);

const password = "Correct1horse";
const reason = "Asked for by mail";
let admin: TestUser;
let ada: TestUser;
beforeEach(async () => {
  await test.clear();
  admin = await test.user({ role: "admin", nickName: "Grace" });
  ada = await test.user({ email: "ada@example.com", passwordHash: await hashPassword(password) });
});

const at = () => ({ id: ada.id });
const page = async () => (await admin.send(deskUserCalls.getDeskUser, { params: at() })).data;
const actions = async () => (await page()).actions.map(({ action, by, reason: why }) => [action, by, why]);
const codeOf = async (response: Response) => ((await response.json()) as { code: number }).code;

describe("a decision", () => {
  it("needs a sign-in of the last ten minutes, which reading does not", async () => {
    test.clock.advance(limits.freshSignIn + 1);
    expect((await page()).user.email).toBe("ada@example.com");
    const body = { key: newId(), length: 1, reason };
    const refused = await admin.fetch(deskUserCalls.grantMembership, { params: at(), body });
    expect([refused.status, await codeOf(refused)]).toEqual([403, 100425]);
    expect((await page()).grants).toEqual([]);
    const authorization = `Bearer ${await startSession(test.deps, admin.id)}`;
    const again = await test.anonymous().request(`/api/admin/users/${ada.id}/grants`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(again.status).toBe(200);
  });

  it("needs a reason, and is recorded with it and with who made it", async () => {
    const short = await admin.fetch(deskUserCalls.suspendUser, { params: at(), body: { reason: " x " } });
    expect(await codeOf(short)).toBe(100400);
    await admin.send(deskUserCalls.suspendUser, { params: at(), body: { reason } });
    await admin.send(deskUserCalls.restoreUser, { params: at(), body: { reason: "It was a mistake" } });
    expect(await actions()).toEqual([
      ["restore", "Grace", "It was a mistake"],
      ["suspend", "Grace", reason],
    ]);
  });
});

describe("a suspended account", () => {
  const publish = async () => {
    const body = { userId: ada.id, template: "TemplateModern", name: "Ada" };
    const { _id: id, uuid, config } = (await ada.send(resumeCalls.createResume, { body })).data;
    await ada.send(resumeCalls.saveResume, { params: { id }, body: { config: { ...config, isPublic: true } } });
    return uuid;
  };
  const status = async (path: string) => (await test.anonymous().request(path)).status;
  const signIn = () =>
    test.anonymous().fetch(accountCalls.signIn, {
      body: { email: "ada@example.com", password, "cf-turnstile-response": "" },
    });

  it("is signed out, cannot sign in and is told so, and its pages are not found until it is restored", async () => {
    const uuid = await publish();
    expect([await status(`/r/${uuid}`), await status(`/api/public/${uuid}`)]).toEqual([200, 200]);
    await admin.send(deskUserCalls.suspendUser, { params: at(), body: { reason } });
    expect((await ada.fetch(accountCalls.currentUser)).status).toBe(401);
    const refused = await signIn();
    expect([refused.status, await codeOf(refused)]).toEqual([403, 100424]);
    await expect(startSession(test.deps, ada.id)).rejects.toMatchObject({ error: "accountSuspended" });
    expect([await status(`/r/${uuid}`), await status(`/api/public/${uuid}`)]).toEqual([404, 404]);
    expect((await page()).resumes).toBe(1);

    await admin.send(deskUserCalls.restoreUser, { params: at(), body: { reason } });
    expect((await signIn()).status).toBe(200);
    expect([await status(`/r/${uuid}`), await status(`/api/public/${uuid}`)]).toEqual([200, 200]);
  });

  it("does not learn that it is suspended without its password", async () => {
    await admin.send(deskUserCalls.suspendUser, { params: at(), body: { reason } });
    const body = { email: "ada@example.com", password: "Wrong1horse", "cf-turnstile-response": "" };
    expect(await codeOf(await test.anonymous().fetch(accountCalls.signIn, { body }))).toBe(100412);
  });

  it("is never one's own, and neither is a change of role", async () => {
    const params = { id: admin.id };
    const own = await admin.fetch(deskUserCalls.suspendUser, { params, body: { reason } });
    expect([own.status, await codeOf(own)]).toEqual([409, 100426]);
    const role = await admin.fetch(deskUserCalls.changeRole, { params, body: { role: "user", reason } });
    expect(await codeOf(role)).toBe(100426);
    await expect(suspend(test.deps, { actorId: null, userId: "nobody", reason })).rejects.toMatchObject({
      error: "notFound",
    });
  });
});

describe("a membership", () => {
  const give = async (length: number | "lifetime") =>
    (await admin.send(deskUserCalls.grantMembership, { params: at(), body: { key: newId(), length, reason } })).data;
  const turn = (number: number, effect: "take" | "restore") =>
    admin.fetch(deskUserCalls.turnGrant, { params: { id: ada.id, number: String(number) }, body: { effect, reason } });

  it("is given, taken back and restored by grants, of which each is turned once", async () => {
    await give(3);
    const { grants, user } = await give(1);
    expect(grants.map(({ number, months }) => [number, months])).toEqual([
      [2, 1],
      [1, 3],
    ]);
    expect(user.validTo?.slice(0, 10)).toBe("2026-05-02");
    expect((await turn(1, "take")).status).toBe(200);
    expect((await page()).user.validTo?.slice(0, 10)).toBe("2026-02-02");
    expect((await turn(1, "take")).status).toBe(404);
    expect((await turn(1, "restore")).status).toBe(200);
    expect((await page()).user.validTo?.slice(0, 10)).toBe("2026-05-02");
    expect((await turn(2, "restore")).status).toBe(404);
    expect((await turn(9, "take")).status).toBe(404);
  });

  it("is given once however often its button is pressed", async () => {
    const key = newId();
    const press = (length: number | "lifetime") =>
      admin.fetch(deskUserCalls.grantMembership, { params: at(), body: { key, length, reason } });
    const pressed = await Promise.all([1, 2, 3, 4].map(() => press(3)));
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await page()).grants).toHaveLength(1);
    expect((await page()).actions).toHaveLength(1);
    expect(await codeOf(await press("lifetime"))).toBe(100428);
  });

  it("that was bought is taken back by a refund, not here", async () => {
    await insertOrder(test.deps, ada.id, { tradeState: "SUCCESS", isUpdated: true });
    expect((await turn(1, "take")).status).toBe(404);
    expect((await page()).user.level).toBe("premium");
  });
});

describe("a voucher", () => {
  const voucher = { email: "Ada@example.com", amount: 500, again: 500, currency: "USD", reason } as const;
  const issue = (change: { key?: string; amount?: number; again?: number; email?: string } = {}) =>
    admin.fetch(deskUserCalls.issueVoucher, { body: { key: newId(), ...voucher, ...change } });
  const issued = async () => (await (await issue()).json()).data._id as string;

  it("is issued where the amount was typed twice alike, to an account that exists", async () => {
    const differs = await issue({ again: 50 });
    expect(await differs.json()).toMatchObject({ code: 100400, errors: [{ path: "again" }] });
    const nobody = await issue({ email: "no@example.com" });
    expect(nobody.status).toBe(404);
    expect((await issue()).status).toBe(201);
    expect((await page()).balances.USD).toEqual({ balance: 500, reserved: 0 });
    expect((await ada.send(recordCalls.listBalances)).data.data).toMatchObject([{ type: "operator", amount: 500 }]);
  });

  it("is one however often its button is pressed", async () => {
    const key = newId();
    const pressed = await Promise.all([1, 2, 3, 4].map(() => issue({ key })));
    expect(pressed.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(await Promise.all(pressed.map(async (one) => (await one.json()).data._id)))).toEqual(new Set([key]));
    expect(await codeOf(await issue({ key, amount: 600, again: 600 }))).toBe(100428);
    expect(await codeOf(await issue({ key, email: admin.email }))).toBe(100428);
    expect((await page()).balances.USD).toEqual({ balance: 500, reserved: 0 });
    expect((await page()).actions).toHaveLength(1);
    expect((await issue()).status).toBe(201);
    expect((await page()).balances.USD).toEqual({ balance: 1000, reserved: 0 });
  });

  it.each([0, -500, 0.5, 1e12])("of %s cents is refused", async (amount) => {
    expect((await issue({ amount, again: amount })).status).toBe(400);
    expect((await page()).balances.USD).toEqual({ balance: 0, reserved: 0 });
  });

  it("is taken back once, by a record of its own, even where it was spent", async () => {
    const id = await issued();
    const back = (amount: number) =>
      admin.fetch(deskUserCalls.reverseVoucher, { params: { id }, body: { amount, reason } });
    expect(await codeOf(await back(400))).toBe(100427);
    const all = await Promise.all(Array.from({ length: 4 }, () => back(500)));
    expect(all.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1);
    expect((await page()).balances.USD.balance).toBe(0);
    expect((await ada.send(recordCalls.listBalances)).data.data.map(({ operation }) => operation)).toEqual([
      "SUB",
      "ADD",
    ]);
    expect((await admin.send(deskUserCalls.listVouchers)).data.data).toMatchObject([{ amount: 500, left: 0, reason }]);
    expect(await codeOf(await back(500))).toBe(100427);
  });
});

describe("the search for accounts", () => {
  const found = async (query: Record<string, string>) =>
    (await admin.send(deskUserCalls.listDeskUsers, { query })).data.data.map(({ email }) => email);

  it("finds a part of the email or nickname and the whole id, and takes signs of patterns literally", async () => {
    expect(await found({ q: "DA@exam" })).toEqual(["ada@example.com"]);
    expect(await found({ q: ada.id })).toEqual(["ada@example.com"]);
    expect(await found({ q: "grace" })).toEqual([admin.email]);
    for (const q of ["%", "_", "\\", "'; drop table users --"]) expect(await found({ q })).toEqual([]);
  });

  it("finds the newest first, counts each account once, and takes the text by any part of both fields", async () => {
    test.clock.advance(1000);
    const eva = await test.user({ email: "eva@ada.example", nickName: "Ada 王五" });
    const search = async (q: string, more = {}) =>
      (await admin.send(deskUserCalls.listDeskUsers, { query: { q, ...more } })).data;
    expect([await found({ q: "ADA" }), (await search("ada")).count]).toEqual([[eva.email, ada.email], 2]);
    expect(await found({ q: "王五" })).toEqual([eva.email]);
    expect((await search("ada", { pageSize: 1, currentPage: 2 })).data).toMatchObject([{ email: ada.email }]);
    expect(await search("ada", { pageSize: 1, currentPage: 3 })).toEqual({ data: [], count: 2 });
    expect(await search("ada", { only: "admins" })).toEqual({ data: [], count: 0 });
  });

  it("finds the same where very many have the text, and counts no further than it must", async () => {
    const { pool } = test.deps.db;
    let there = 0;
    for (const accounts of [1500, 21_000]) {
      await pool.query(
        `insert into users (id, user_name, nick_name, created_at)
         select 'many-' || n, 'Many', 'Many', timestamptz '2020-01-01' + n * interval '1 minute'
         from generate_series($1::int, $2::int) n`,
        [there + 1, accounts],
      );
      there = accounts;
      await pool.query("analyze users");
      expect((await rarestPieces(test.deps.db, "Many")) === null).toBe(accounts === 21_000);
      expect(await rarestPieces(test.deps.db, 'Many 🦊"\\')).toHaveLength(3);
      const page = async (currentPage: number) =>
        (await admin.send(deskUserCalls.listDeskUsers, { query: { q: "mANY", pageSize: 100, currentPage } })).data;
      const first = await page(1);
      expect([first.data[0]?._id, first.data.length, first.count]).toEqual([`many-${accounts}`, 100, 1001]);
      const last = await page(accounts / 100);
      expect([last.data.at(-1)?._id, last.data.length, last.count]).toEqual(["many-1", 100, accounts]);
    }
    const { data: all } = await admin.send(deskUserCalls.listDeskUsers, { query: { pageSize: 100, currentPage: 2 } });
    expect(all.count).toBe(1101);
  });

  it("finds members, admins and suspended ones", async () => {
    await admin.send(deskUserCalls.grantMembership, {
      params: at(),
      body: { key: newId(), length: "lifetime", reason },
    });
    await admin.send(deskUserCalls.suspendUser, { params: at(), body: { reason } });
    expect(await found({ only: "members" })).toEqual(["ada@example.com"]);
    expect(await found({ only: "suspended" })).toEqual(["ada@example.com"]);
    expect(await found({ only: "admins" })).toEqual([admin.email]);
  });
});

it("shows how the installation does", async () => {
  const old = new Date(test.clock.now() - 2 * 3_600_000);
  const orderId = await insertOrder(test.deps, ada.id, { provider: "stripe", providerState: "open", createdAt: old });
  await test.deps.db.pool.query(
    `insert into jobs (id, kind, payload, run_at, created_at, failed_at, error)
     values ('1', 'covers.draw', '{}', now(), now(), now(), 'no browser')`,
  );
  const health = (await admin.send(deskHealthCalls.getDeskHealth)).data;
  expect(health.orders).toMatchObject({ longOpen: [{ orderId }], billDifferences: 0 });
  expect(health.jobs).toContainEqual({ kind: "covers.draw", waiting: 0, running: 0, failed: 1, error: "no browser" });
  expect(health.waiting).toEqual({ applications: 0, offers: 0, refunds: 0 });
  expect(health.disk?.total).toBeGreaterThan(health.disk?.free ?? 0);
});
