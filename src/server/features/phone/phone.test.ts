import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { recordCalls } from "#contract/records.ts";
import { signInWayCalls } from "#contract/sign-in-ways.ts";
import { limits, rates } from "#core/limits.ts";
import { type Sms, SmsRefused, SmsUnavailable } from "#server/adapters/sms/port.ts";
import { users } from "#server/db/schema/accounts.ts";
import { newId } from "#server/ids.ts";
import { captchaText, createTestApp, type TestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { newestSms, smsCode } from "#tests/harness/sign-in.ts";
import type { TestClient } from "#tests/harness/test-client.ts";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

const phoneNumber = "13800138000";
const other = (code: string) => (code === "0000" ? "0001" : "0000");
const wide = (digits: string) => [...digits].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join("");

async function ask(client: TestClient, number = phoneNumber) {
  await client.send(signInWayCalls.getCaptcha);
  return client.send(signInWayCalls.sendPhoneCode, { body: { captchaCode: captchaText, phoneNumber: number } });
}
/** Another request of the same browser: it has the cookies that `client` has now. */
function sameBrowser(client: TestClient): TestClient {
  const copy = test.anonymous();
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
}
const signIn = (client: TestClient, veriCode: string, overrides: { phoneNumber?: string; inviterID?: string } = {}) =>
  client.send(signInWayCalls.signInByPhone, { body: { phoneNumber, veriCode, ...overrides } });
const bind = (client: TestClient, veriCode: string, number = phoneNumber) =>
  client.send(signInWayCalls.bindPhone, { body: { phoneNumber: number, veriCode } });
const me = async (client: TestClient) => (await client.send(accountCalls.currentUser)).data;

describe("a code by SMS", () => {
  it("has four digits and is sent in the visitor's language", async () => {
    const client = test.anonymous();
    client.cookies.set("locale", "ch");
    expect((await ask(client)).status).toBe(200);
    const outbox = await (await client.request(`/api/sandbox/outbox?to=${phoneNumber}`)).json();
    expect(outbox).toMatchObject({ data: { count: 1, data: [{ channel: "sms", to: phoneNumber }] } });
    expect(JSON.stringify(outbox)).toMatch(/【墨页】你的验证码是 \d{4}，5 分钟内有效/);
  });

  it("goes to the number's eleven digits, however they are written", async () => {
    for (const [index, written] of ["+86 138 0013 800", "0086-138-0013-800", "1３８0013800"].entries()) {
      const client = test.anonymous();
      expect((await ask(client, `${written}${index}`)).status).toBe(200);
      expect(await newestSms(client, `1380013800${index}`)).toMatch(/^\d{4}$/);
    }
  });

  it.each([
    ["", "phone number cannot be empty"],
    ["   ", "phone number cannot be empty"],
    ["12800138000", "phone format incorrect"],
    ["1380013800", "phone format incorrect"],
    ["+1 415 555 0100", "phone format incorrect"],
    ["13800138000 ext. 5", "phone format incorrect"],
  ])("is refused for the number %j with its field named", async (number, message) => {
    const reply = await ask(test.anonymous(), number);
    expect([reply.code, reply.errors]).toEqual([100400, [{ path: "phoneNumber", message }]]);
  });

  it("is sent once in 60 s per number, whoever asks, and the refusal says how long to wait", async () => {
    expect((await ask(test.anonymous())).status).toBe(200);
    test.clock.advance(20_000);
    const again = await ask(test.anonymous());
    expect([again.status, again.code, again.headers.get("retry-after")]).toEqual([429, 100429, "40"]);
    expect(again.message).toContain("40 s");
    expect((await ask(test.anonymous(), "13900139000")).status).toBe(200);
    test.clock.advance(40_000);
    expect((await ask(test.anonymous())).status).toBe(200);
  });

  it("is sent ten times a day per number", async () => {
    for (let sent = 0; sent < limits.smsCode.perDay; sent += 1) {
      expect((await ask(test.anonymous())).status).toBe(200);
      test.clock.advance(limits.smsCode.resendAfter);
    }
    const refused = await ask(test.anonymous());
    expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([429, 86_400 - 600]);
    test.clock.advance(86_400_000 - 600_000);
    expect((await ask(test.anonymous())).status).toBe(200);
  });

  it("is sent once for many simultaneous requests", async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask(test.anonymous())));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 429, 429, 429, 429, 429]);
  });

  it("is sent sixty times an hour to one visitor, whatever the numbers", async () => {
    const client = test.anonymous();
    for (let sent = 0; sent < rates.smsCode.points; sent += 1) {
      await ask(client, `139${String(sent).padStart(8, "0")}`);
    }
    expect((await ask(client, "13700137000")).status).toBe(429);
  });

  it("requires the captcha", async () => {
    const reply = await test
      .anonymous()
      .send(signInWayCalls.sendPhoneCode, { body: { captchaCode: captchaText, phoneNumber } });
    expect([reply.status, reply.code]).toEqual([400, 100410]);
  });

  it("is sent only as often a day as the operator allows, to all numbers together, and the operator is told once", async () => {
    const lines: { level: number; msg: string }[] = [];
    const log = pino({ level: "warn" }, { write: (line: string) => lines.push(JSON.parse(line)) });
    const app = await createTestApp({ printer: createFakePrinter(), env: { SMS_PER_DAY: "3" }, log });
    const numbers = Array.from({ length: 6 }, (_, index) => `1370000000${index}`);
    const replies = await Promise.all(numbers.map((number) => ask(app.anonymous(), number)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 503, 503, 503]);
    const refused = replies.find(({ status }) => status === 503);
    expect([refused?.code, refused?.message]).toEqual([100503, expect.stringContaining("limit for text messages")]);
    // It is nine in the morning in UTC.
    expect(refused?.headers.get("retry-after")).toBe(String(15 * 3600));
    expect(lines.filter(({ msg }) => msg.includes("SMS_PER_DAY"))).toHaveLength(1);
    // What was refused does not count as sent to its number.
    app.clock.advance(15 * 3_600_000);
    const [index] = replies.flatMap(({ status }, at) => (status === 503 ? [at] : []));
    expect((await ask(app.anonymous(), numbers[index ?? 0])).status).toBe(200);
    await app.close();
  });

  it("is stored as a hash", async () => {
    await smsCode(test.anonymous(), phoneNumber);
    const [row] = await test.deps.db.query.phoneCodes.findMany();
    // Four digits may occur in a hash by chance, so the test checks that the value is nothing but a hash.
    expect(row?.codeHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    [new SmsUnavailable("down"), 503, 100503, undefined],
    [new SmsRefused("limit", "isv.BUSINESS_LIMIT_CONTROL"), 429, 100429, undefined],
    [
      new SmsRefused("number", "isv.MOBILE_NUMBER_ILLEGAL"),
      400,
      100400,
      [{ path: "phoneNumber", message: "phone format incorrect" }],
    ],
  ])("that the vendor does not send gives the matching error: %s", async (error, status, code, errors) => {
    const app = await createTestApp({
      printer: createFakePrinter(),
      sms: {
        kind: "aliyun",
        sendCode: async () => {
          throw error;
        },
      },
    });
    const reply = await ask(app.anonymous());
    expect([reply.status, reply.code, reply.errors]).toEqual([status, code, errors]);
    if (status !== 400) expect(reply.headers.get("retry-after")).toBe("60");
    await app.close();
  });
});

describe("signing in by phone", () => {
  it("creates the account with its gifts on first use, and recognises it the second time", async () => {
    const client = test.anonymous();
    const first = await signIn(client, await smsCode(client, phoneNumber));
    expect(first.data.token).toMatch(/^[\w-]{43}$/);
    expect(client.cookies.get("x-cid")).toBe(first.data.token);
    const person = await me(client);
    expect(await test.deps.db.query.consents.findMany()).toMatchObject([{ userId: person._id, way: "phone" }]);
    expect(person).toMatchObject({ type: "phone", cellphone: phoneNumber, email: "", token: 5000, balance: 0 });
    expect(person).toMatchObject({ userName: "138****8000", nickName: "User 8000" });
    const tokens = (await client.send(recordCalls.listTokens)).data;
    expect(tokens.data).toMatchObject([{ type: "initial", operation: "ADD", amount: 5000, balance: 5000 }]);

    test.clock.advance(60_000);
    const device = test.anonymous();
    await signIn(device, await smsCode(device, "+86 138 0013 8000"), { phoneNumber: "+86 138 0013 8000" });
    expect(await me(device)).toMatchObject({ _id: person._id, token: 5000 });
  });

  it("books the invited user's voucher once, and none for an inviter who does not exist", async () => {
    const inviter = await test.user();
    const invited = test.anonymous();
    await signIn(invited, await smsCode(invited, phoneNumber), { inviterID: inviter.id });
    expect(await me(invited)).toMatchObject({ token: 5000, balance: 500 });
    const { data } = (await invited.send(recordCalls.listBalances)).data;
    expect(data).toMatchObject([{ type: "initial", operation: "ADD", amount: 500, balance: 500 }]);
    test.clock.advance(60_000);
    await signIn(invited, await smsCode(invited, phoneNumber), { inviterID: inviter.id });
    expect((await me(invited)).balance).toBe(500);

    const anonymous = test.anonymous();
    const overrides = { phoneNumber: "13900139000", inviterID: newId() };
    await signIn(anonymous, await smsCode(anonymous, overrides.phoneNumber), overrides);
    expect((await me(anonymous)).balance).toBe(0);
  });

  it("accepts full-width digits", async () => {
    const client = test.anonymous();
    const code = await smsCode(client, phoneNumber);
    expect((await signIn(client, wide(code), { phoneNumber: wide(phoneNumber) })).status).toBe(200);
  });

  it("creates one account when the same code arrives four times at once", async () => {
    const client = test.anonymous();
    const code = await smsCode(client, phoneNumber);
    const replies = await Promise.all(Array.from({ length: 4 }, () => signIn(sameBrowser(client), code)));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 400, 400, 400]);
    expect(await test.deps.db.query.users.findMany()).toHaveLength(1);
    expect(await test.deps.db.query.tokenRecords.findMany()).toHaveLength(1);
  });

  it("accepts a code once", async () => {
    const client = test.anonymous();
    const code = await smsCode(client, phoneNumber);
    const copy = sameBrowser(client);
    await signIn(client, code);
    const again = await signIn(copy, code);
    expect([again.status, again.code]).toEqual([400, 100411]);
  });

  it("accepts a code for five minutes", async () => {
    const client = test.anonymous();
    const code = await smsCode(client, phoneNumber);
    test.clock.advance(limits.smsCode.lifetime);
    expect((await signIn(client, code)).code).toBe(100411);
    const next = await smsCode(client, phoneNumber);
    test.clock.advance(limits.smsCode.lifetime - 1);
    expect((await signIn(client, next)).status).toBe(200);
  });

  it("allows four wrong tries, not five, counted in the database", async () => {
    const client = test.anonymous();
    const code = await smsCode(client, phoneNumber);
    for (let tries = 0; tries < 4; tries += 1) {
      expect((await signIn(client, other(code))).code).toBe(100411);
    }
    expect((await signIn(client, code)).status).toBe(200);

    const hasty = test.anonymous();
    const second = await smsCode(hasty, "13900139000");
    const overrides = { phoneNumber: "13900139000" };
    await Promise.all(Array.from({ length: 5 }, () => signIn(sameBrowser(hasty), other(second), overrides)));
    expect((await signIn(hasty, second, overrides)).code).toBe(100411);
    const rows = await test.deps.db.query.phoneCodes.findMany();
    expect(rows.find((row) => row.phone === "13900139000")?.tries).toBe(5);
  });

  it("accepts only the newest code, and only that of the number", async () => {
    const client = test.anonymous();
    const first = await smsCode(client, phoneNumber);
    test.clock.advance(60_000);
    const second = await smsCode(client, phoneNumber);
    if (first !== second) expect((await signIn(client, first)).code).toBe(100411);
    expect((await signIn(client, second, { phoneNumber: "13900139000" })).code).toBe(100411);
    expect((await signIn(client, second)).status).toBe(200);
  });

  it("belongs to the browser that asked: another one cannot use the code, nor use up its tries", async () => {
    const owner = test.anonymous();
    const code = await smsCode(owner, phoneNumber);
    const stranger = test.anonymous();
    for (let tries = 0; tries < limits.smsCode.tries + 1; tries += 1) {
      expect((await signIn(stranger, other(code))).code).toBe(100411);
    }
    expect((await signIn(stranger, code)).code).toBe(100411);
    test.clock.advance(60_000);
    // The stranger asks for a code to the same number, which ends neither the owner's code nor its tries.
    const own = await smsCode(stranger, phoneNumber);
    if (own !== code) expect((await signIn(stranger, code)).code).toBe(100411);
    expect((await signIn(owner, code)).status).toBe(200);
    expect(owner.cookies.has("x-sms")).toBe(false);
  });

  it("keeps its cookie from scripts and from other sites", async () => {
    const reply = await ask(test.anonymous());
    expect(reply.headers.getSetCookie().find((line) => line.startsWith("x-sms="))).toMatch(
      /^x-sms=[\w-]{43}; Max-Age=300; Path=\/api; HttpOnly; SameSite=Lax$/,
    );
  });

  it.each(["", "123", "12345", "12a4", "１２３"])("refuses %j because a code has four digits", async (veriCode) => {
    const reply = await signIn(test.anonymous(), veriCode);
    expect(reply.errors).toEqual([{ path: "veriCode", message: "verification code should be 4 digits" }]);
  });

  it("ends the session that the browser had", async () => {
    const user = await test.user();
    await signIn(user, await smsCode(user, phoneNumber));
    expect((await me(user))._id).not.toBe(user.id);
    const old = test.anonymous();
    old.cookies.set("x-cid", user.token);
    expect((await old.send(accountCalls.currentUser)).status).toBe(401);
  });
});

describe("binding a number", () => {
  it("answers with the user and the number, which from then on signs in to this account", async () => {
    const user = await test.user();
    const bound = await bind(user, await smsCode(user, phoneNumber));
    expect(bound.data).toMatchObject({ _id: user.id, cellphone: phoneNumber });
    test.clock.advance(60_000);
    const device = test.anonymous();
    await signIn(device, await smsCode(device, phoneNumber));
    expect((await me(device))._id).toBe(user.id);
  });

  it("replaces an earlier number, which is free again", async () => {
    const [user, next] = [await test.user(), await test.user()];
    await bind(user, await smsCode(user, phoneNumber));
    expect((await bind(user, await smsCode(user, "13900139000"), "13900139000")).data.cellphone).toBe("13900139000");
    test.clock.advance(60_000);
    expect((await bind(next, await smsCode(next, phoneNumber))).data.cellphone).toBe(phoneNumber);
  });

  it("of another user is refused with its own error, and changes nothing", async () => {
    const [owner, user] = [await test.user(), await test.user()];
    await bind(owner, await smsCode(owner, phoneNumber));
    test.clock.advance(60_000);
    const code = await smsCode(user, phoneNumber);
    const reply = await bind(user, code);
    expect([reply.status, reply.code, reply.message]).toEqual([
      409,
      100417,
      "This phone number is bound to another account",
    ]);
    expect((await me(user)).cellphone).toBe("");
    expect((await me(owner)).cellphone).toBe(phoneNumber);
    expect((await bind(user, code)).code).toBe(100411);
  });

  it("binds it for one of two users who send the same code at once", async () => {
    const [one, two] = [await test.user(), await test.user()];
    const code = await smsCode(one, phoneNumber);
    // Both are signed in with the same browser, one after the other.
    two.cookies.set("x-sms", one.cookies.get("x-sms") ?? "");
    const replies = await Promise.all([bind(one, code), bind(two, code)]);
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    const rows = await test.deps.db.query.users.findMany();
    expect(rows.filter((row) => row.cellphone === phoneNumber)).toHaveLength(1);
  });

  it("again is no error", async () => {
    const user = await test.user();
    await bind(user, await smsCode(user, phoneNumber));
    test.clock.advance(60_000);
    expect((await bind(user, await smsCode(user, phoneNumber))).status).toBe(200);
  });

  it("requires a session and the code", async () => {
    const client = test.anonymous();
    const code = await smsCode(client, phoneNumber);
    expect((await bind(client, code)).message).toBe("no premission");
    const user = await test.user();
    expect((await bind(user, other(code))).code).toBe(100411);
    expect((await me(user)).cellphone).toBe("");
  });
});

describe("an admin's number", () => {
  const bound = async (app: TestApp) => {
    const admin = await app.user({ role: "admin" });
    await app.deps.db.update(users).set({ cellphone: phoneNumber }).where(eq(users.id, admin.id));
    return admin;
  };

  it("is no way in by the stand-in, whose outbox others may read", async () => {
    await bound(test);
    const client = test.anonymous();
    const reply = await signIn(client, await smsCode(client, phoneNumber));
    expect([reply.status, reply.message]).toEqual([403, expect.stringContaining("npm run user -- link")]);
    expect(client.cookies.has("x-cid")).toBe(false);
  });

  it("is one by a vendor", async () => {
    const codes: string[] = [];
    const sms: Sms = { kind: "aliyun", sendCode: async ({ code }) => void codes.push(code) };
    const site = await createTestApp({ printer: createFakePrinter(), sms });
    try {
      const admin = await bound(site);
      const client = site.anonymous();
      await ask(client);
      expect((await signIn(client, codes[0] ?? "")).status).toBe(200);
      expect((await me(client))._id).toBe(admin.id);
    } finally {
      await site.close();
    }
  });
});
