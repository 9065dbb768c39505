import { afterAll, afterEach, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { limits } from "#core/limits.ts";
import { newId } from "#server/ids.ts";
import { createTestApp, dayOne } from "#tests/harness/app.ts";
import type { TestClient } from "#tests/harness/test-client.ts";
import { listOutbox } from "../../adapters/mail/store.ts";

const test = await createTestApp();
afterEach(test.clear);
afterAll(test.close);

const password = "Correct1horse";
const email = "ada@example.com";

async function mails(to: string) {
  return (await listOutbox(test.deps.db, to, { limit: 50, offset: 0 })).rows;
}
async function codeFor(to: string): Promise<string> {
  const code = /\d{6}/.exec((await mails(to))[0]?.subject ?? "")?.[0];
  if (!code) throw new Error(`no code was mailed to ${to}`);
  return code;
}
function signUp(client: TestClient, overrides: { email?: string; password?: string; inviterID?: string } = {}) {
  return client.send(accountCalls.signUp, { body: { email, password, ...overrides } });
}
const verify = (client: TestClient, veriCode: string, email?: string) =>
  client.send(accountCalls.verifyEmail, { body: { veriCode, email: email } });
const other = (code: string) => (code === "000000" ? "000001" : "000000");

describe("signing up", () => {
  it("mails a code, confirms it by the cookie, signs in and books 5000 tokens", async () => {
    const client = test.anonymous();
    const made = await signUp(client);
    expect(made.status).toBe(201);
    expect(made.data.inviterValid).toBe(false);
    const confirmed = await verify(client, await codeFor(email));
    expect(confirmed.data.token).toMatch(/^[\w-]{43}$/);
    const { data } = await client.send(accountCalls.currentUser);
    expect(data).toMatchObject({ _id: made.data._id, email, token: 5000, balance: 0, level: "regular", role: "user" });
  });

  it("accepts the code with the email beside it, and full-width digits as typed in Chinese", async () => {
    const client = test.anonymous();
    await signUp(client);
    const code = await codeFor(email);
    const wide = [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join("");
    expect((await verify(client, code, "bo@example.com")).code).toBe(100411);
    expect((await verify(client, wide, "ADA@example.com ")).status).toBe(200);
  });

  it("accepts the code in the browser that signed up only: no other uses it, uses up its tries or replaces it", async () => {
    const client = test.anonymous();
    await signUp(client);
    const code = await codeFor(email);
    for (let tries = 0; tries < limits.emailCode.tries + 1; tries++) {
      expect((await verify(test.anonymous(), other(code), email)).code).toBe(100411);
    }
    expect((await verify(test.anonymous(), code, email)).code).toBe(100411);
    test.clock.advance(limits.emailCode.resendAfter);
    await test.anonymous().send(accountCalls.sendVerifyEmail, { body: { email } });
    expect(await mails(email)).toHaveLength(1);
    expect((await verify(client, code)).status).toBe(200);
  });

  it.each(["Password1", "Welcome1", "Qwerty123", "Dragon99!", "P@ssw0rd", "pASSWORD1234"])(
    "refuses the common password %s by name, and leaves no sign-up",
    async (common) => {
      const reply = await signUp(test.anonymous(), { password: common });
      expect([reply.status, reply.code]).toEqual([400, 100400]);
      expect(reply.errors).toEqual([{ path: "password", message: expect.stringContaining("too common") }]);
      expect(await test.deps.db.query.signUps.findMany()).toEqual([]);
      expect(await mails(email)).toEqual([]);
    },
  );

  it("keeps which version of the terms was agreed to, and when", async () => {
    const client = test.anonymous();
    const { _id: userId } = (await signUp(client)).data;
    const agreedAt = new Date(test.clock.now());
    expect(await test.deps.db.query.consents.findMany()).toEqual([]);
    test.clock.advance(5 * 60_000);
    await verify(client, await codeFor(email));
    const [consent] = await test.deps.db.query.consents.findMany();
    expect(consent).toMatchObject({ userId, way: "email", agreedAt });
    expect(consent?.version).toMatch(/^en-\d{4}-\d\d-\d\d-[0-9a-f]{12}$/);
  });

  it("books the invitee's voucher once, and only for an inviter who exists", async () => {
    const inviter = await test.user();
    const client = test.anonymous();
    expect((await signUp(client, { inviterID: inviter.id })).data.inviterValid).toBe(true);
    const code = await codeFor(email);
    await verify(client, code);
    expect((await verify(client, code, email)).code).toBe(100411);
    expect((await client.send(accountCalls.currentUser)).data).toMatchObject({ balance: 500, token: 5000 });

    const anonymous = test.anonymous();
    expect((await signUp(anonymous, { email: "bo@example.com", inviterID: newId() })).data.inviterValid).toBe(false);
    await verify(anonymous, await codeFor("bo@example.com"));
    expect((await anonymous.send(accountCalls.currentUser)).data.balance).toBe(0);
  });

  it("creates one account and books once when the same code arrives four times at once", async () => {
    const inviter = await test.user();
    const client = test.anonymous();
    await signUp(client, { inviterID: inviter.id });
    const code = await codeFor(email);
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => {
        const device = test.anonymous();
        for (const [name, value] of client.cookies) device.cookies.set(name, value);
        return verify(device, code);
      }),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    const user = test.anonymous();
    await user.send(accountCalls.signIn, { body: { email, password } });
    expect((await user.send(accountCalls.currentUser)).data).toMatchObject({ token: 5000, balance: 500 });
  });

  it("creates one account from two sign-ups for one email, and a code confirms only its own sign-up", async () => {
    const [first, second] = [test.anonymous(), test.anonymous()];
    await Promise.all([signUp(first), signUp(second, { password: "Another2horse" })]);
    const codes = (await mails(email)).map((mail) => /\d{6}/.exec(mail.subject)?.[0] ?? "");
    expect(codes).toHaveLength(2);
    // Each browser confirms only its own sign-up, so that no code confirms a password that somebody else chose.
    const replies = await Promise.all(codes.flatMap((code) => [verify(first, code), verify(second, code)]));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    const people = await test.deps.db.query.users.findMany();
    expect(people).toHaveLength(1);
  });
});

describe("codes", () => {
  it("expire after ten minutes", async () => {
    const client = test.anonymous();
    await signUp(client);
    const code = await codeFor(email);
    test.clock.advance(limits.emailCode.lifetime);
    expect((await verify(client, code)).code).toBe(100411);
  });

  it("work until the end of the ten minutes", async () => {
    const client = test.anonymous();
    await signUp(client);
    test.clock.advance(limits.emailCode.lifetime - 1);
    expect((await verify(client, await codeFor(email))).status).toBe(200);
  });

  it("survive four wrong tries, not five", async () => {
    const [patient, hasty] = [test.anonymous(), test.anonymous()];
    await signUp(patient);
    const code = await codeFor(email);
    for (let tries = 0; tries < 4; tries++) expect((await verify(patient, other(code))).code).toBe(100411);
    expect((await verify(patient, code)).status).toBe(200);

    await signUp(hasty, { email: "bo@example.com" });
    const second = await codeFor("bo@example.com");
    await Promise.all(Array.from({ length: 5 }, () => verify(hasty, other(second))));
    expect((await verify(hasty, second)).code).toBe(100411);
  });

  it("are sent again after 60 s, the new one replacing the old", async () => {
    const client = test.anonymous();
    await signUp(client);
    const first = await codeFor(email);
    const again = () => client.send(accountCalls.sendVerifyEmail, { body: { email } });
    expect((await again()).status).toBe(200);
    expect(await mails(email)).toHaveLength(1);
    test.clock.advance(limits.emailCode.resendAfter);
    expect((await again()).status).toBe(200);
    expect(await mails(email)).toHaveLength(2);
    const second = await codeFor(email);
    if (first !== second) expect((await verify(client, first)).code).toBe(100411);
    expect((await verify(client, second)).status).toBe(200);
  });

  it("are mailed at most ten times a day to one email", async () => {
    const client = test.anonymous();
    await signUp(client);
    for (let sent = 0; sent < 12; sent++) {
      test.clock.advance(limits.emailCode.resendAfter);
      await client.send(accountCalls.sendVerifyEmail, { body: { email } });
    }
    expect(await mails(email)).toHaveLength(limits.emailCode.perDay);
    expect((await signUp(test.anonymous())).status).toBe(429);
    test.clock.advance(86_400_000);
    expect((await signUp(test.anonymous())).status).toBe(201);
  });
});

describe("a sign-up that waits for its code", () => {
  const pending = (client: TestClient) =>
    client.send(accountCalls.pendingSignUp).then((reply) => {
      expect(reply.status).toBe(200);
      return reply.data;
    });

  it("is known to its browser only, with the time of the last mail and the seconds until the next", async () => {
    const client = test.anonymous();
    expect(await pending(client)).toBeNull();
    await signUp(client);
    const start = test.clock.now();
    const sent = {
      email,
      sentAt: new Date(start).toISOString(),
      codeUntil: new Date(start + 600_000).toISOString(),
      isDelayed: false,
    };
    expect(await pending(client)).toEqual({ ...sent, resendIn: 60 });
    test.clock.advance(20_500);
    expect(await pending(client)).toEqual({ ...sent, resendIn: 40 });
    test.clock.advance(60_000);
    expect(await pending(client)).toEqual({ ...sent, resendIn: 0 });
    expect(await pending(test.anonymous())).toBeNull();
    await client.send(accountCalls.sendVerifyEmail, { body: { email } });
    expect(await pending(client)).toMatchObject({ sentAt: new Date(test.clock.now()).toISOString(), resendIn: 60 });
    await verify(client, await codeFor(email));
    expect(await pending(client)).toBeNull();
  });

  it("says to wait until tomorrow when the day's mails are used up", async () => {
    const client = test.anonymous();
    for (let sent = 0; sent < limits.emailCode.perDay; sent++) await signUp(client);
    expect((await pending(client))?.resendIn).toBe(86_400);
  });
});

describe("what a stranger learns", () => {
  it("is the same for a known and an unknown email", async () => {
    await test.user({ email: "known@example.com" });
    const answers = [];
    for (const email of ["known@example.com", "unknown@example.com"]) {
      test.clock.set(dayOne);
      const client = test.anonymous();
      const reply = await signUp(client, { email: email });
      const resend = await client.send(accountCalls.sendVerifyEmail, { body: { email: email } });
      const wrong = await verify(client, "123456", email);
      const { data: pending } = await client.send(accountCalls.pendingSignUp);
      test.clock.advance(limits.emailCode.resendAfter);
      await client.send(accountCalls.sendVerifyEmail, { body: { email } });
      const { data: later } = await client.send(accountCalls.pendingSignUp);
      answers.push({
        pending: { ...pending, email: "" },
        later: { ...later, email: "" },
        keys: Object.keys(reply.data),
        inviterValid: reply.data.inviterValid,
        cookies: [...client.cookies.keys()],
        statuses: [reply.status, resend.status, wrong.status],
        codes: [reply.code, resend.code, wrong.code],
        mails: (await mails(email)).length,
      });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect((await mails("known@example.com"))[0]?.subject).not.toMatch(/\d{6}/);
  });

  it("goes into a mail in the visitor's language", async () => {
    const client = test.anonymous();
    await client.request("/api/users?locale=ch", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    });
    const [mail] = await mails(email);
    expect(mail?.subject).toContain("墨页");
    expect(mail?.html).toContain('<html lang="zh-CN">');
    expect(mail?.text).toContain(await codeFor(email));
  });

  it("includes every broken rule of a password, in the visitor's language", async () => {
    const reply = await signUp(test.anonymous(), { password: "short" });
    expect(reply.code).toBe(100400);
    expect(reply.errors).toEqual([
      { path: "password", message: "At least 8 characters" },
      { path: "password", message: "Add an uppercase letter" },
      { path: "password", message: "Add a digit" },
    ]);
  });
});
