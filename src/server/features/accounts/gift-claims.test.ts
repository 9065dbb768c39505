import { afterAll, afterEach, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { removeAccount } from "#server/features/account-removal/service.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { balancesOf } from "../ledger/service.ts";
import { openAccount } from "./open-account.ts";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

let made = 0;
type Who = { email?: string; cellphone?: string; identity?: { provider: string; subject: string } };

/** Opens an invited account and returns its id and what it was given: tokens, and cents of either voucher. */
async function open(who: Who) {
  made += 1;
  const inviter = await test.user();
  const name = `gift-${made}`;
  const row = { id: name, userName: name, nickName: name, createdAt: new Date(test.clock.now()) };
  const user = { ...row, ...who, inviterId: inviter.id, consent: null };
  const opened = await test.deps.db.transaction((transaction) => openAccount(transaction, user));
  const { token, vouchers } = await balancesOf(test.deps, opened?.id ?? "");
  return { id: name, gifts: [token.balance, vouchers.CNY.balance + vouchers.USD.balance] };
}

describe("the gifts of a new account", () => {
  it("are given once to an email, a phone number and an account at a provider, also after the account is removed", async () => {
    for (const who of [
      { email: "ada@example.com" },
      { cellphone: "13800138000" },
      { identity: { provider: "github", subject: "7" } },
    ]) {
      const first = await open(who);
      expect(first.gifts).toEqual([5000, 500]);
      await removeAccount(test.deps, first.id);
      expect((await open(who)).gifts).toEqual([0, 0]);
    }
  });

  it("are not given again to another spelling of the email, while the account stays", async () => {
    expect((await open({ email: "grace.hopper@gmail.com" })).gifts).toEqual([5000, 500]);
    expect((await open({ email: "gracehopper+2@googlemail.com" })).gifts).toEqual([0, 0]);
    expect((await open({ email: "grace.hopper@example.com" })).gifts).toEqual([5000, 500]);
  });

  it("are not given for a second identifier of somebody who had them by another one", async () => {
    await open({ email: "bo@example.com", identity: { provider: "google", subject: "1" } });
    expect((await open({ identity: { provider: "google", subject: "1" } })).gifts).toEqual([0, 0]);
  });

  it("go to one of two who open accounts at the same moment", async () => {
    const both = await Promise.all([open({ email: "x+1@example.com" }), open({ email: "x+2@example.com" })]);
    expect(both.map(({ gifts }) => gifts).sort()).toEqual([
      [0, 0],
      [5000, 500],
    ]);
  });

  it("leave nothing that can be read", async () => {
    await open({ email: "ada@example.com", cellphone: "13800138000" });
    const { rows } = await test.deps.db.pool.query<{ claim: string }>("select claim from gift_claims");
    expect(rows).toHaveLength(2);
    for (const { claim } of rows) expect(claim).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("a disposable email", () => {
  it.each(["ada@mailinator.com", "ada@any.sub.yopmail.com"])("%s is refused by its field", async (email) => {
    const body = { email, password: "Correct1horse" };
    const refused = await test.anonymous().send(accountCalls.signUp, { body });
    expect(refused).toMatchObject({ status: 400, code: 100400, errors: [{ path: "email" }] });
  });

  it.each(["ada@notmailinator.com", "ada@mailinator.com.example.com"])("is not meant by %s", async (email) => {
    const body = { email, password: "Correct1horse" };
    expect((await test.anonymous().send(accountCalls.signUp, { body })).status).toBe(201);
  });
});
