import { afterAll, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { passwordCalls } from "#contract/passwords.ts";
import { createOwnBotCheck } from "#server/adapters/bot-check/own.ts";
import { MailUnavailable } from "#server/adapters/mail/port.ts";
import { createNoSms } from "#server/adapters/sms/off.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { solveChallenge } from "../../adapters/bot-check/contract.ts";

const test = await createTestApp({
  printer: createFakePrinter(),
  wire: ({ db, now }) => ({ botCheck: createOwnBotCheck(db, now) }),
});
// The key of the bot check is in the database, and its adapter caches it, so nothing is cleared between tests.
afterAll(test.close);

const solve = async () => solveChallenge((await test.anonymous().send(accountCalls.botChallenge)).data);
const body = (email: string, token: string) => ({ email, password: "Correct1horse", "cf-turnstile-response": token });

describe("the bot check", () => {
  it("guards signing up and signing in, and a solution works once for one of them", async () => {
    const token = await solve();
    const signUp = (email: string) => test.anonymous().send(accountCalls.signUp, { body: body(email, token) });
    expect((await signUp("ada@example.com")).status).toBe(201);
    const again = await signUp("bo@example.com");
    expect([again.status, again.code]).toEqual([400, 100410]);
    const signIn = await test.anonymous().send(accountCalls.signIn, { body: body("ada@example.com", token) });
    expect(signIn.code).toBe(100410);
    const fresh = await test.anonymous().send(accountCalls.signIn, { body: body("ada@example.com", await solve()) });
    expect(fresh.code).toBe(100001);
  });

  it.each([
    ["sendVerifyEmail", accountCalls.sendVerifyEmail],
    ["forgetPassword", passwordCalls.forgetPassword],
  ] as const)("guards %s, whose mails may annoy somebody", async (_, call) => {
    const ask = (token: string) =>
      test.anonymous().send(call, { body: { email: "ada@example.com", "cf-turnstile-response": token } });
    const token = await solve();
    expect([(await ask("")).code, (await ask(token)).code, (await ask(token)).code]).toEqual([100410, 0, 100410]);
  });

  it.each(["", "not a solution", Buffer.from("{}").toString("base64")])("is not passed by %j", async (token) => {
    const reply = await test.anonymous().send(accountCalls.signUp, { body: body("eve@example.com", token) });
    expect(reply.code).toBe(100410);
  });
});

describe("without the embedded bot check", () => {
  it("there are no challenges to fetch", async () => {
    const off = await createTestApp({ printer: createFakePrinter() });
    expect((await off.anonymous().send(accountCalls.botChallenge)).status).toBe(404);
    await off.close();
  });
});

describe("the outbox", () => {
  it("does not exist without embedded stand-ins, whatever the table contains", async () => {
    const real = await createTestApp({
      printer: createFakePrinter(),
      mail: { kind: "smtp", send: async () => {} },
      sms: createNoSms(),
    });
    const response = await real.anonymous().request("/api/sandbox/outbox");
    expect(response.status).toBe(404);
    const site = (await (await real.anonymous().request("/api/site")).json()) as { data: { sandbox: boolean } };
    expect(site.data.sandbox).toBe(false);
    await real.close();
  });

  it("while the mail server is down: takes a sign-up, says that the mail is late, and sends it within a day", async () => {
    let isDown = true;
    const sent: string[] = [];
    const down = await createTestApp({
      printer: createFakePrinter(),
      mail: {
        kind: "smtp",
        async send({ text }) {
          if (isDown) throw new MailUnavailable("down");
          sent.push(text);
        },
      },
    });
    const client = down.anonymous();
    const pending = async () => (await client.send(accountCalls.pendingSignUp)).data;
    const reply = await client.send(accountCalls.signUp, { body: body("ada@example.com", "") });
    expect(reply.status).toBe(201);
    expect((await pending())?.isDelayed).toBe(true);
    const begun = down.clock.now();
    const tryAgain = async () => {
      const { rows } = await down.deps.db.pool.query<{ run_at: Date }>(
        "select run_at from jobs where kind = 'accounts.send-first-code' and failed_at is null",
      );
      down.clock.set(rows[0]?.run_at.getTime() ?? 0);
      await down.services.runDueJobs(["accounts.send-first-code"]);
    };
    while (down.clock.now() < begun + 22 * 3_600_000) await tryAgain();
    expect((await pending())?.isDelayed).toBe(true);
    isDown = false;
    await tryAgain();
    const veriCode = /\b\d{6}\b/.exec(sent[0] ?? "")?.[0] ?? "";
    expect((await pending())?.isDelayed).toBe(false);
    expect((await client.send(accountCalls.verifyEmail, { body: { veriCode } })).status).toBe(200);
    await down.close();
  });
});
