import { afterAll, afterEach, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { passwordCalls } from "#contract/passwords.ts";
import { limits } from "#core/limits.ts";
import type { Mail, MailMessage } from "#server/adapters/mail/port.ts";
import { listOutbox } from "#server/adapters/mail/store.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { hashPassword } from "./passwords.ts";
import { linkFor } from "./service.ts";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

const email = "ada@example.com";
const password = "Correct1horse";
const fresh = "Another2horse";
const passwordHash = await hashPassword(password);

const forget = (to = email, headers?: Record<string, string>) =>
  test.anonymous().send(passwordCalls.forgetPassword, { body: { email: to }, headers });
const reset = (token: string, next = fresh) =>
  test.anonymous().send(passwordCalls.resetPassword, { body: { token, password: next } });
const signIn = (given: string) => test.anonymous().send(accountCalls.signIn, { body: { email, password: given } });

async function mails(to = email) {
  return (await listOutbox(test.deps.db, to, { limit: 50, offset: 0 })).rows;
}
async function token(): Promise<string> {
  return /\/reset-password#token=([\w-]{43})$/m.exec((await mails())[0]?.text ?? "")?.[1] ?? "";
}

describe("a forgotten password", () => {
  it("is replaced through the mailed link; the old one no longer works, and every device is signed out", async () => {
    const user = await test.user({ email, passwordHash });
    expect((await forget(" Ada@Example.com ")).status).toBe(200);
    expect((await reset(await token())).status).toBe(200);
    expect((await signIn(password)).code).toBe(100412);
    expect((await signIn(fresh)).status).toBe(200);
    expect((await user.send(accountCalls.currentUser)).code).toBe(100401);
  });

  it("is reported by mail after its change, without a secret", async () => {
    await test.user({ email, passwordHash });
    await forget();
    const used = await token();
    await reset(used);
    const [last] = await mails();
    expect(last?.subject).toBe("Your Inkleaf password was changed");
    expect(`${last?.text}${last?.html}`).not.toContain(used);
  });

  it("can be set for an account that never had one", async () => {
    await test.user({ email });
    await forget();
    await reset(await token());
    expect((await signIn(fresh)).status).toBe(200);
  });

  it("is answered by mail in the user's own language", async () => {
    await test.user({ email });
    await forget(email, { cookie: "locale=ch" });
    const [mail] = await mails();
    expect(mail?.subject).toBe("重置你的墨页密码");
    expect(mail?.html).toContain('<html lang="zh-CN">');
    expect(mail?.html).toContain(`#token=${await token()}`);
  });
});

describe("a link", () => {
  it("works once, even when it is used four times at once", async () => {
    await test.user({ email, passwordHash });
    await forget();
    const link = await token();
    const replies = await Promise.all(Array.from({ length: 4 }, (_, index) => reset(link, `${fresh}${index}`)));
    expect(replies.map((reply) => reply.code).sort()).toEqual([0, 100411, 100411, 100411]);
    expect((await reset(link)).message).toBe("This link has already been used or has expired. Request a new one");
  });

  it("works until the end of its thirty minutes", async () => {
    await test.user({ email, passwordHash });
    await forget();
    const first = await token();
    test.clock.advance(limits.resetLink.lifetime);
    expect((await reset(first)).code).toBe(100411);
    await forget();
    const second = await token();
    test.clock.advance(limits.resetLink.lifetime - 1);
    expect((await reset(second)).status).toBe(200);
  });

  it("closes every other link of its user, including the operator's, and none of other users", async () => {
    await test.user({ email, passwordHash });
    await test.user({ email: "bo@example.com" });
    const operator = (await linkFor(test.deps, email)) ?? "";
    const other = (await linkFor(test.deps, "bo@example.com")) ?? "";
    await forget();
    const first = await token();
    test.clock.advance(limits.resetLink.resendAfter);
    await forget();
    const second = await token();
    expect(second).not.toBe(first);
    expect((await reset(first)).status).toBe(200);
    expect((await reset(second)).code).toBe(100411);
    expect((await test.anonymous().request(new URL(operator).pathname)).status).toBe(410);
    expect((await test.anonymous().request(new URL(other).pathname)).status).toBe(302);
  });

  it("is not mailed to an admin by a stand-in, whose outbox others may read", async () => {
    await test.user({ email, role: "admin", passwordHash });
    expect((await forget()).status).toBe(200);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`npm run user -- link ${email}`);
    expect(`${mail?.text}${mail?.html}`).not.toContain("token=");
    expect(await test.deps.db.query.passwordResets.findMany()).toEqual([]);
  });

  it("is mailed to an admin by a mail server", async () => {
    const sent: MailMessage[] = [];
    const mail: Mail = { kind: "smtp", send: async (message) => void sent.push(message) };
    const site = await createTestApp({ printer: createFakePrinter(), mail });
    try {
      await site.user({ email, role: "admin" });
      await site.anonymous().send(passwordCalls.forgetPassword, { body: { email } });
      expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining("#token=")]);
    } finally {
      await site.close();
    }
  });

  it("is stored as its hash only", async () => {
    await test.user({ email });
    await forget();
    const link = await token();
    expect(link).toHaveLength(43);
    expect(JSON.stringify(await test.deps.db.query.passwordResets.findMany())).not.toContain(link);
  });

  it.each(["x", "a".repeat(43), "a".repeat(100), "' or 1=1 --"])(
    "is refused if it is %j, and nothing changes",
    async (wrong) => {
      await test.user({ email, passwordHash });
      expect((await reset(wrong)).code).toBe(100411);
      expect((await signIn(password)).status).toBe(200);
    },
  );

  it("is not used up by a password that breaks the rules", async () => {
    await test.user({ email, passwordHash });
    await forget();
    const link = await token();
    const refused = await reset(link, "short");
    expect(refused.errors?.map((error) => error.path)).toEqual(["password", "password", "password"]);
    expect((await reset(link)).status).toBe(200);
  });
});

describe("asking for a link", () => {
  it("answers the same for every email, and mails only those with an account", async () => {
    await test.user({ email });
    const answers = await Promise.all(
      [email, "nobody@example.com"].map(async (to) => {
        const { status, body, headers } = await forget(to);
        return { status, body, cookies: headers.getSetCookie() };
      }),
    );
    expect(answers[0]).toEqual({ status: 200, body: { code: 0, message: "ok", data: null }, cookies: [] });
    expect(answers[1]).toEqual(answers[0]);
    expect(await mails("nobody@example.com")).toEqual([]);
  });

  it("sends one in 60 s and ten a day to an email, counted apart from codes", async () => {
    await test.user({ email });
    await forget();
    await forget();
    expect(await mails()).toHaveLength(1);
    for (let asked = 0; asked < 12; asked++) {
      test.clock.advance(limits.resetLink.resendAfter);
      await forget();
    }
    expect(await mails()).toHaveLength(limits.resetLink.perDay);
    expect((await test.anonymous().send(accountCalls.signUp, { body: { email, password } })).status).toBe(201);
    expect(await mails()).toHaveLength(limits.resetLink.perDay + 1);
  });

  it("stops at twenty an hour from one IP", async () => {
    for (let asked = 0; asked < 20; asked++) expect((await forget(`person-${asked}@example.com`)).status).toBe(200);
    const refused = await forget();
    expect([refused.status, refused.code]).toEqual([429, 100429]);
  });
});
