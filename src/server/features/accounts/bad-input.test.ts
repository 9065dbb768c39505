import { afterAll, afterEach, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { passwordCalls } from "#contract/passwords.ts";
import { listOutbox } from "#server/adapters/mail/store.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

/**
 * What people and programs enter where an email, a password or a code is expected: each is refused with its message,
 * and nothing changes.
 */

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

const password = "Correct1horse";
const signUp = (email: string, given = password) =>
  test.anonymous().send(accountCalls.signUp, { body: { email, password: given } });

/** Returns an email of this many characters. */
function long(length: number): string {
  const domain = `${"d".repeat(60)}.${"e".repeat(60)}.${"f".repeat(60)}.example`;
  return `${"a".repeat(length - domain.length - 1)}@${domain}`;
}

describe("an email", () => {
  it.each([
    ["  ada@example.com", "ada@example.com"],
    ["ada@example.com\n", "ada@example.com"],
    ["\u00a0ada@example.com\u3000", "ada@example.com"],
    ["Ada.Lovelace+cv@Example.COM", "ada.lovelace+cv@example.com"],
    ["o'neil_x-1@mail.sub-domain.example.museum", "o'neil_x-1@mail.sub-domain.example.museum"],
    ["ada@xn--fsqu00a.xn--0zwm56d", "ada@xn--fsqu00a.xn--0zwm56d"],
    [long(254), long(254)],
  ])("%j is accepted, and mailed as %j", async (given, email) => {
    expect((await signUp(given)).status).toBe(201);
    const { rows } = await listOutbox(test.deps.db, undefined, { limit: 9, offset: 0 });
    expect(rows.map((mail) => mail.to)).toEqual([email]);
  });

  it.each([
    ["", "This cannot be empty"],
    ["   ", "This cannot be empty"],
    ["ada", "Invalid email address"],
    ["ada@", "Invalid email address"],
    ["ada@example", "Invalid email address"],
    ["@example.com", "Invalid email address"],
    ["ada @example.com", "Invalid email address"],
    ["ada@example.com, bo@example.com", "Invalid email address"],
    ["ada@example.com\nBcc: bo@example.com", "Invalid email address"],
    ["Ada <ada@example.com>", "Invalid email address"],
    ["沈知远@例子.公司", "Invalid email address"],
    ["ad\u0430@example.com", "Invalid email address"], // a Cyrillic letter а
    ["ada@exam\u200bple.com", "Invalid email address"],
    ["ａｄａ＠ｅｘａｍｐｌｅ.com", "Invalid email address"],
    [long(255), "Too long: at most 254"],
  ])("%j is refused with its field named in every call, and nothing is stored or mailed", async (email, message) => {
    const client = test.anonymous();
    const replies = [
      await signUp(email),
      await client.send(accountCalls.signIn, { body: { email, password } }),
      await client.send(accountCalls.sendVerifyEmail, { body: { email } }),
      await client.send(passwordCalls.forgetPassword, { body: { email } }),
    ];
    for (const reply of replies) expect([reply.status, reply.errors]).toEqual([400, [{ path: "email", message }]]);
    for (const table of ["users", "sign_ups", "mail_quotas", "outbox"]) {
      const { rows } = await test.database.db.pool.query(`select 1 from ${table}`);
      expect(rows, table).toEqual([]);
    }
  });

  it("is one account, in whatever case it is typed", async () => {
    await test.user({ email: "ada@example.com" });
    await signUp("ADA@EXAMPLE.COM");
    const { rows } = await listOutbox(test.deps.db, "ada@example.com", { limit: 9, offset: 0 });
    expect(rows[0]?.subject).toBe("You already have an Inkleaf account");
  });

  it("with a plus is different from the one without", async () => {
    await test.user({ email: "ada@example.com" });
    await signUp("ada+cv@example.com");
    const { rows } = await listOutbox(test.deps.db, "ada+cv@example.com", { limit: 9, offset: 0 });
    expect(rows[0]?.subject).toMatch(/^\d{6} is your Inkleaf code$/);
  });
});

describe("a password", () => {
  it.each([
    ["Sh0rt", ["At least 8 characters"]],
    ["alllower1", ["Add an uppercase letter"]],
    ["ALLUPPER1", ["Add a lowercase letter"]],
    ["NoDigitHere", ["Add a digit"]],
    ["", ["At least 8 characters", "Add a lowercase letter", "Add an uppercase letter", "Add a digit"]],
    [`Aa1${"x".repeat(198)}`, ["At most 200 characters"]],
  ])("%j is refused with every rule it breaks", async (given, messages) => {
    const reply = await signUp("ada@example.com", given);
    expect(reply.errors).toEqual(messages.map((message) => ({ path: "password", message })));
    expect(await test.deps.db.query.signUps.findMany()).toEqual([]);
  });

  it.each([" Spaces 1 around ", "密码Correct1马", "Emoji👩‍💻Correct1", `Aa1${"x".repeat(197)}`])(
    "%j is stored exactly as typed",
    async (given) => {
      const email = "ada@example.com";
      const client = test.anonymous();
      await client.send(accountCalls.signUp, { body: { email, password: given } });
      const { rows } = await listOutbox(test.deps.db, email, { limit: 1, offset: 0 });
      const veriCode = /\d{6}/.exec(rows[0]?.subject ?? "")?.[0] ?? "";
      expect((await client.send(accountCalls.verifyEmail, { body: { veriCode } })).status).toBe(200);
      const signIn = (password: string) => test.anonymous().send(accountCalls.signIn, { body: { email, password } });
      expect((await signIn(given)).status).toBe(200);
      expect((await signIn(given.trim() === given ? `${given} ` : given.trim())).status).not.toBe(200);
    },
  );
});

describe("a code", () => {
  it.each([
    ["", "The code has 6 digits"],
    ["12345", "The code has 6 digits"],
    ["1234567", "The code has 6 digits"],
    ["12345a", "The code has 6 digits"],
    ["123 456 7", "The code has 6 digits"],
    ["١٢٣٤٥٦", "The code has 6 digits"],
  ])("%j is refused with its field named and costs no try", async (veriCode, message) => {
    const email = "ada@example.com";
    const client = test.anonymous();
    await client.send(accountCalls.signUp, { body: { email, password } });
    for (let tries = 0; tries < 6; tries++) {
      const reply = await client.send(accountCalls.verifyEmail, { body: { veriCode } });
      expect([reply.status, reply.errors]).toEqual([400, [{ path: "veriCode", message }]]);
    }
    const { rows } = await listOutbox(test.deps.db, email, { limit: 1, offset: 0 });
    const code = /\d{6}/.exec(rows[0]?.subject ?? "")?.[0] ?? "";
    // Some mail programs and keyboards produce these forms.
    const typed = ` ${code.slice(0, 3)} ${code.slice(3)}\u00a0`;
    expect((await client.send(accountCalls.verifyEmail, { body: { veriCode: typed } })).status).toBe(200);
  });

  it("works once: a replay is refused, on this device or another", async () => {
    const email = "ada@example.com";
    const client = test.anonymous();
    await client.send(accountCalls.signUp, { body: { email, password } });
    const { rows } = await listOutbox(test.deps.db, email, { limit: 1, offset: 0 });
    const veriCode = /\d{6}/.exec(rows[0]?.subject ?? "")?.[0] ?? "";
    expect((await client.send(accountCalls.verifyEmail, { body: { veriCode } })).status).toBe(200);
    for (const who of [client, test.anonymous()]) {
      expect((await who.send(accountCalls.verifyEmail, { body: { veriCode, email } })).code).toBe(100411);
    }
    expect(await test.deps.db.query.sessions.findMany()).toHaveLength(1);
  });
});
