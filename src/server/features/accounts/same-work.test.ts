import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import type { Call } from "#contract/call.ts";
import { passwordCalls } from "#contract/passwords.ts";
import type { MailMessage } from "#server/adapters/mail/port.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { signIn } from "./service.ts";

/**
 * The time of an answer must not reveal whether an email has an account. Time is not measured here: instead, the work
 * done before the answer is counted and must be the same.
 */
const sent: MailMessage[] = [];
let release: () => void = () => {};
let gate: Promise<void> = Promise.resolve();
const test = await createTestApp({
  printer: createFakePrinter(),
  mail: {
    kind: "smtp",
    async send(message) {
      await gate;
      sent.push(message);
    },
  },
});
const statements: string[] = [];
const { pool } = test.deps.db;
const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
Object.assign(pool, {
  query(...args: unknown[]) {
    const [first] = args as [string | { text: string }];
    statements.push(typeof first === "string" ? first : first.text);
    return query(...args);
  },
});

const password = "Correct1horse";
const passwordHash = await hashPassword(password);
const people = { known: "known@example.com", waiting: "waiting@example.com", unknown: "unknown@example.com" };

/** The cookie of the browser that signed up with an email; without it nothing is sent again. */
const cookies: Record<string, string> = {};

beforeEach(async () => {
  await test.user({ email: people.known, passwordHash });
  for (const email of [people.waiting, people.known]) {
    const browser = test.anonymous();
    await browser.send(accountCalls.signUp, { body: { email, password } });
    cookies[email] = `x-signup=${browser.cookies.get("x-signup")}`;
  }
  sent.length = 0;
});
afterEach(async () => {
  release();
  gate = Promise.resolve();
  await test.settle();
  await test.clear();
});
afterAll(test.close);

describe("signing in with a wrong password", () => {
  it("verifies one hash and sends the database the same queries, for every email", async () => {
    const works = [];
    for (const email of Object.values(people)) {
      let verified = 0;
      statements.length = 0;
      const counting: typeof isPassword = (stored, given) => {
        verified += 1;
        return isPassword(stored, given);
      };
      await expect(signIn(test.deps, { email, password: "Wrong1password" }, counting)).rejects.toMatchObject({
        error: "credentialsWrong",
      });
      works.push({ verified, statements: [...statements] });
    }
    expect(works[0]).toMatchObject({ verified: 1 });
    expect(works[0]?.statements.length).toBeGreaterThan(0);
    expect(works[1]).toEqual(works[0]);
    expect(works[2]).toEqual(works[0]);
  });

  it("verifies a real hash of the same cost if the account has none", async () => {
    expect(await isPassword(null, "no account has this password")).toBe(false);
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe.each([
  // A link goes to an account only; a code, or the mail that says there is an account, to whoever signed up.
  ["forgetPassword", passwordCalls.forgetPassword as Call, 1],
  ["sendVerifyEmail", accountCalls.sendVerifyEmail as Call, 2],
])("%s", (_, call, mails) => {
  it("answers before anything about the email is looked up or mailed", async () => {
    test.clock.advance(60_000);
    const works = [];
    for (const email of Object.values(people)) {
      const before = sent.length;
      gate = new Promise((resolve) => {
        release = resolve;
      });
      statements.length = 0;
      // This bypasses the test's visitor, which would wait for work that continues after the answer.
      const response = await test.app.request(call.path, {
        method: "POST",
        headers: { "content-type": "application/json", cookie: cookies[email] ?? "" },
        body: JSON.stringify({ email }),
      });
      const asked = statements.filter((statement) => /users|sign_ups|mail_quotas/.test(statement));
      works.push({ status: response.status, asked, text: await response.text() });
      // The answer arrives while the mail, if there is one, is still blocked.
      expect(sent.length).toBe(before);
      release();
      await test.settle();
    }
    expect(new Set(works.map((work) => JSON.stringify(work))).size).toBe(1);
    expect(works[0]).toMatchObject({ status: 200, asked: [] });
    expect(sent).toHaveLength(mails);
  });
});
