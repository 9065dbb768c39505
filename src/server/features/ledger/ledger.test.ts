import { pino } from "pino";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { recordCalls } from "#contract/records.ts";
import { type LedgerEntry, type LedgerHold, welcomeGifts } from "#core/billing/ledger.ts";
import type { Transaction } from "#server/db/client.ts";
import { sqlState } from "#server/db/errors.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { removeAccount } from "../account-removal/service.ts";
import { balancesOf, book, LedgerMismatch, release, releaseExpired, reserve, settle, spend } from "./service.ts";

const lines: { level: number; error?: { name: string } }[] = [];
const log = pino({ level: "error" }, { write: (line) => lines.push(JSON.parse(line)) });
const test = await createTestApp({ printer: createFakePrinter(), log });
afterEach(async () => {
  lines.length = 0;
  await test.clear();
});
afterAll(test.close);

const { db } = test.deps;
const minute = 60_000;
const now = () => new Date(test.clock.now());
const times = () => ({ now: now(), expiresAt: new Date(test.clock.now() + minute) });
const on = <Result>(work: (one: Transaction) => Promise<Result>) => db.transaction(work);
const bookNow = (...entries: LedgerEntry[]) => on((one) => book(one, entries, now()));
const spendNow = (entry: LedgerEntry) => on((one) => spend(one, entry, now()));
const reserveNow = (hold: LedgerHold) => on((one) => reserve(one, hold, times()));
const settleNow = (cause: string, amount: number) => on((one) => settle(one, { cause, amount }, now()));
const releaseNow = (cause: string) => on((one) => release(one, { cause }, now()));

const tokens = (userId: string, amount: number, cause: string): LedgerEntry => ({
  account: "token",
  type: amount < 0 ? "ai_generate" : "purchase",
  userId,
  amount,
  cause,
});
const hold = (userId: string, amount: number, cause: string): LedgerHold => ({
  ...{ account: "token", type: "ai_optimize" },
  ...{ userId, amount, cause },
});
const gifts = (id: string) => welcomeGifts({ id, isInvited: true, currency: "USD" });
const tokensOf = async (id: string) => (await balancesOf(test.deps, id)).token;

const nothing = { balance: 0, reserved: 0 };

describe("a cause", () => {
  it("is booked once, however often and concurrently it arrives", async () => {
    const { id } = await test.user();
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => bookNow(...gifts(id))));
    expect(outcomes.filter((one) => one.join() === "booked,booked")).toHaveLength(1);
    expect(outcomes.filter((one) => one.join() === "repeated,repeated")).toHaveLength(5);
    expect(await bookNow(...gifts(id))).toEqual(["repeated", "repeated"]);
    expect(await balancesOf(test.deps, id)).toEqual({
      token: { balance: 5000, reserved: 0 },
      vouchers: { USD: { balance: 500, reserved: 0 }, CNY: nothing },
    });
  });

  it("is not booked when the transaction around it fails", async () => {
    const { id } = await test.user();
    const failing = on(async (one) => {
      await book(one, gifts(id), now());
      throw new Error("and then something failed");
    });
    await expect(failing).rejects.toThrow("and then");
    expect(await balancesOf(test.deps, id)).toEqual({ token: nothing, vouchers: { USD: nothing, CNY: nothing } });
  });

  it("throws a mismatch and changes nothing when it arrives with other facts", async () => {
    const [{ id }, other] = [await test.user(), await test.user()];
    const voucher = {
      account: "voucher",
      currency: "USD",
      type: "initial",
      userId: id,
      amount: 5,
      cause: "b",
    } as const;
    await bookNow(tokens(id, 1000, "a"), voucher);
    await spendNow(tokens(id, -100, "c"));
    for (const wrong of [
      tokens(id, 999, "a"),
      tokens(other.id, 1000, "a"),
      { ...tokens(id, 1000, "a"), type: "initial" } as LedgerEntry,
      { ...voucher, currency: "CNY" } as LedgerEntry,
    ]) {
      await expect(bookNow(tokens(id, 1, "before it"), wrong)).rejects.toBeInstanceOf(LedgerMismatch);
    }
    await expect(spendNow(tokens(id, -101, "c"))).rejects.toThrow(/cause c .*amount -100; now amount -101/);
    expect(await tokensOf(id)).toEqual({ balance: 900, reserved: 0 });
  });

  it("belongs to one user, even when it arrives for two at once", async () => {
    const [one, two] = [await test.user(), await test.user()];
    const results = await Promise.allSettled([bookNow(tokens(one.id, 7, "a")), bookNow(tokens(two.id, 7, "a"))]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await tokensOf(one.id)).balance + (await tokensOf(two.id)).balance).toBe(7);
  });

  it.each([0, 0.5, Number.NaN])("with the amount %d is the caller's mistake", async (amount) => {
    const { id } = await test.user();
    await expect(bookNow({ ...tokens(id, 1, "a"), amount })).rejects.toBeInstanceOf(RangeError);
  });

  it("with a mismatch fails the request and is logged as an error", async () => {
    const user = await test.user();
    const client = test.anonymous();
    const body = { email: "ada@example.com", password: "Correct1horse" };
    const { _id } = (await client.send(accountCalls.signUp, { body })).data;
    await bookNow(tokens(user.id, 1, `initial-tokens:${_id}`));
    const mail = await (await client.request("/api/sandbox/outbox?to=ada@example.com")).text();
    const veriCode = /\b\d{6}\b/.exec(mail)?.[0] ?? "";
    expect((await client.send(accountCalls.verifyEmail, { body: { veriCode } })).status).toBe(500);
    expect(lines).toMatchObject([{ level: 50, error: { name: "LedgerMismatch" } }]);
    expect(await db.query.users.findMany()).toHaveLength(1);
  });
});

describe("spending", () => {
  it("takes what is free and no more: of ten at once, as many succeed as the balance covers", async () => {
    const { id } = await test.user();
    await bookNow(tokens(id, 1000, "gift"));
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) => spendNow(tokens(id, -300, `work:${index}`))),
    );
    expect(results.filter((result) => result === "booked")).toHaveLength(3);
    expect(results.filter((result) => result === "insufficient")).toHaveLength(7);
    expect(await tokensOf(id)).toEqual({ balance: 100, reserved: 0 });
  });

  it("takes once for one cause, even when the balance would not cover it again", async () => {
    const { id } = await test.user();
    await bookNow(tokens(id, 300, "gift"));
    const same = await Promise.all(Array.from({ length: 5 }, () => spendNow(tokens(id, -300, "work"))));
    expect(same.sort()).toEqual(["booked", "repeated", "repeated", "repeated", "repeated"]);
    expect(await tokensOf(id)).toEqual(nothing);
  });

  it("can take the whole balance, but nothing from another account, currency or user", async () => {
    const [user, other] = [await test.user(), await test.user()];
    const voucher = { account: "voucher", type: "outcome", userId: user.id } as const;
    await bookNow(tokens(user.id, 10, "a"), tokens(other.id, 99, "b"));
    await bookNow({ ...voucher, type: "initial", currency: "CNY", amount: 500, cause: "c" });
    expect(await spendNow({ ...voucher, currency: "USD", amount: -1, cause: "d" })).toBe("insufficient");
    expect(await spendNow(tokens(user.id, -11, "e"))).toBe("insufficient");
    expect(await spendNow(tokens(user.id, -10, "f"))).toBe("booked");
    expect(await spendNow({ ...voucher, currency: "CNY", amount: -500, cause: "g" })).toBe("booked");
  });

  it.each([0, 1, 1.5, Number.NaN])("with the amount %d is the caller's mistake", async (amount) => {
    const { id } = await test.user();
    await expect(spendNow({ ...tokens(id, -1, "a"), amount })).rejects.toBeInstanceOf(RangeError);
  });

  it("through `book` is refused by the database if the balance does not cover it", async () => {
    const { id } = await test.user();
    await bookNow(tokens(id, 10, "gift"));
    await expect(bookNow(tokens(id, -11, "work"))).rejects.toMatchObject({ cause: { constraint: "accounts_covered" } });
    expect(await tokensOf(id)).toEqual({ balance: 10, reserved: 0 });
  });
});

describe("a reversal", () => {
  const reversal = (userId: string, amount: number, cause: string): LedgerEntry => ({
    ...{ account: "token", type: "purchase", userId, amount, cause },
  });

  it("may take a balance below 0, which gifts raise again and spending cannot lower", async () => {
    const { id } = await test.user();
    await bookNow(tokens(id, 100, "bought"));
    await spendNow(tokens(id, -80, "work"));
    await bookNow(reversal(id, -100, "refund"));
    expect(await tokensOf(id)).toEqual({ balance: -80, reserved: 0 });
    expect(await spendNow(tokens(id, -1, "more"))).toBe("insufficient");
    await bookNow(tokens(id, 90, "bought again"));
    expect(await spendNow(tokens(id, -10, "more"))).toBe("booked");
    expect(await spendNow(tokens(id, -1, "yet more"))).toBe("insufficient");
  });

  it("does not wait for a reservation, which then settles with what is left", async () => {
    const { id } = await test.user();
    await bookNow(tokens(id, 100, "bought"));
    await reserveNow(hold(id, 80, "work"));
    await bookNow(reversal(id, -50, "refund"));
    expect(await tokensOf(id)).toEqual({ balance: 50, reserved: 80 });
    expect(await settleNow("work", 80)).toEqual({ outcome: "settled", taken: 50 });
    expect(await tokensOf(id)).toEqual(nothing);
  });
});

describe("a reservation", () => {
  it("keeps its amount from being spent until it is settled by the actual use", async () => {
    const { id } = await test.user();
    await bookNow(tokens(id, 1000, "gift"));
    expect(await reserveNow(hold(id, 700, "work"))).toBe("reserved");
    expect(await tokensOf(id)).toEqual({ balance: 1000, reserved: 700 });
    expect(await spendNow(tokens(id, -301, "other"))).toBe("insufficient");
    expect(await reserveNow(hold(id, 301, "another"))).toBe("insufficient");
    expect(await settleNow("work", 450)).toEqual({ outcome: "settled", taken: 450 });
    expect(await tokensOf(id)).toEqual({ balance: 550, reserved: 0 });
    const [record] = await db.query.tokenRecords.findMany({ orderBy: (one, { desc }) => desc(one.sequence) });
    expect(record).toMatchObject({ cause: "work", type: "ai_optimize", amount: -450, balance: 550, sequence: 2 });
  });

  it("is settled by more than its amount as far as the rest covers it", async () => {
    const { id } = await test.user();
    await bookNow(tokens(id, 1000, "gift"));
    await reserveNow(hold(id, 100, "work"));
    await reserveNow(hold(id, 200, "other"));
    expect(await settleNow("work", 5000)).toEqual({ outcome: "settled", taken: 800 });
    expect(await tokensOf(id)).toEqual({ balance: 200, reserved: 200 });
  });

  it("is released once, and books nothing when released or unused", async () => {
    const { id } = await test.user();
    await bookNow(tokens(id, 100, "gift"));
    await reserveNow(hold(id, 100, "a"));
    expect(await Promise.all([releaseNow("a"), releaseNow("a")]).then((all) => all.sort())).toEqual([
      "released",
      "repeated",
    ]);
    await reserveNow(hold(id, 100, "b"));
    expect(await settleNow("b", 0)).toEqual({ outcome: "settled", taken: 0 });
    expect(await tokensOf(id)).toEqual({ balance: 100, reserved: 0 });
    expect(await db.query.tokenRecords.findMany()).toHaveLength(1);
  });

  it("changes nothing when it arrives again, at any time", async () => {
    const { id } = await test.user();
    await bookNow(tokens(id, 1000, "gift"));
    const results = await Promise.all(Array.from({ length: 5 }, () => reserveNow(hold(id, 600, "work"))));
    expect(results.sort()).toEqual(["repeated", "repeated", "repeated", "repeated", "reserved"]);
    const settled = await Promise.all(Array.from({ length: 5 }, () => settleNow("work", 400)));
    expect(settled.map(({ outcome }) => outcome).sort()).toEqual([
      ...["repeated", "repeated", "repeated", "repeated", "settled"],
    ]);
    expect(new Set(settled.map((one) => "taken" in one && one.taken))).toEqual(new Set([400]));
    expect(await reserveNow(hold(id, 600, "work"))).toBe("repeated");
    expect(await tokensOf(id)).toEqual({ balance: 600, reserved: 0 });
  });

  it("throws a mismatch when its cause arrives with another amount or outcome", async () => {
    const { id } = await test.user();
    await bookNow(tokens(id, 1000, "gift"));
    for (const cause of ["settled", "released"]) await reserveNow(hold(id, 100, cause));
    await settleNow("settled", 50);
    await releaseNow("released");
    for (const wrong of [
      () => reserveNow(hold(id, 101, "settled")),
      () => reserveNow(hold(id, 1, "gift")),
      () => settleNow("settled", 51),
      () => settleNow("released", 50),
      () => releaseNow("settled"),
    ]) {
      await expect(wrong()).rejects.toBeInstanceOf(LedgerMismatch);
    }
    expect(await tokensOf(id)).toEqual({ balance: 950, reserved: 0 });
  });

  it("is missing if it never existed or was removed with its user", async () => {
    expect(await settleNow("nobody's", 5)).toEqual({ outcome: "missing" });
    expect(await releaseNow("nobody's")).toBe("missing");
  });

  it("is released by the job once it has expired, and a use that is known later is still booked", async () => {
    const { id } = await test.user();
    await bookNow(tokens(id, 1000, "gift"));
    await reserveNow(hold(id, 700, "stale"));
    test.clock.advance(minute / 2);
    await reserveNow(hold(id, 200, "fresh"));
    expect(await releaseExpired(test.deps)).toBe(0);
    test.clock.advance(minute / 2);
    const swept = await Promise.all([releaseExpired(test.deps), releaseExpired(test.deps)]);
    expect(swept.sort()).toEqual([0, 1]);
    expect(await tokensOf(id)).toEqual({ balance: 1000, reserved: 200 });
    expect(await releaseNow("stale")).toBe("repeated");
    expect(await settleNow("stale", 900)).toEqual({ outcome: "settled", taken: 800 });
    expect(await tokensOf(id)).toEqual({ balance: 200, reserved: 200 });
  });

  it("requested many times at once is made as often as the balance covers", async () => {
    const { id } = await test.user();
    await bookNow(tokens(id, 1000, "gift"));
    const made = await Promise.all(Array.from({ length: 8 }, (_, index) => reserveNow(hold(id, 300, `work:${index}`))));
    expect(made.filter((one) => one === "reserved")).toHaveLength(3);
    expect(await tokensOf(id)).toEqual({ balance: 1000, reserved: 900 });
  });
});

describe("users", () => {
  it("whose bookings run together, in whatever order, do not deadlock", async () => {
    const [a, b] = [await test.user(), await test.user()];
    const both = (index: number) => [tokens(a.id, 1, `a:${index}`), tokens(b.id, 1, `b:${index}`)];
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => bookNow(...(index % 2 ? both(index) : both(index).reverse()))),
    );
    expect(await tokensOf(a.id)).toEqual({ balance: 8, reserved: 0 });
    expect(await tokensOf(b.id)).toEqual({ balance: 8, reserved: 0 });
  });

  // The embedded database has one connection, so no transaction waits for another.
  it.runIf(db.kind === "postgres")(
    "are locked in the order of their ids, in whatever order they are given",
    async () => {
      const people = await Promise.all(Array.from({ length: 5 }, () => test.user()));
      const ids = people.map(({ id }) => id).sort();
      const last = ids.pop() ?? "";
      const holder = await db.pool.connect();
      try {
        await holder.query("begin");
        await holder.query("select 1 from users where id = $1 for update", [last]);
        const booking = bookNow(...[last, ...ids].map((id) => tokens(id, 1, id)));
        // The booking waits for the last user and holds the locks of all the others by then.
        const unlocked = () =>
          db.pool.query("select id from users where id <> $1 for update skip locked", [last]).then(({ rows }) => rows);
        await expect.poll(unlocked).toEqual([]);
        await holder.query("rollback");
        expect(await booking).toHaveLength(5);
      } finally {
        await holder.query("rollback");
        holder.release();
      }
    },
  );

  it("who are removed during a booking are gone, and no transaction waits forever", async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await test.user();
      await bookNow(...gifts(id));
      const results = await Promise.allSettled([
        ...Array.from({ length: 4 }, (_, index) => bookNow(tokens(id, 5, `${id}:${index}`))),
        removeAccount(test.deps, id),
        ...Array.from({ length: 4 }, (_, index) => spendNow(tokens(id, -5, `${id}:work:${index}`))),
      ]);
      const states = results.flatMap((one) => (one.status === "rejected" ? [sqlState(one.reason)] : []));
      // The foreign key refuses a booking for a removed user; 40P01 would be a deadlock.
      expect(states.filter((state) => state !== "23503")).toEqual([]);
      expect(await balancesOf(test.deps, id)).toEqual({ token: nothing, vouchers: { USD: nothing, CNY: nothing } });
    }
  });

  it("see the balances of their account rows", async () => {
    const user = await test.user();
    await bookNow(...gifts(user.id));
    await spendNow(tokens(user.id, -1500, "work"));
    await reserveNow(hold(user.id, 500, "running"));
    expect((await user.send(accountCalls.currentUser)).data).toMatchObject({ token: 3500, balance: 500 });
  });
});

describe("the lists", () => {
  it("contain the user's own records, newest first, in pages, with the balance after each", async () => {
    const user = await test.user();
    const other = await test.user();
    await bookNow(...gifts(user.id));
    await bookNow(...welcomeGifts({ id: other.id, isInvited: false, currency: "USD" }));
    test.clock.advance(1000);
    await spendNow(tokens(user.id, -1500, "work"));
    const page = (currentPage: number) =>
      user.send(recordCalls.listTokens, { query: { currentPage, pageSize: 1 } }).then(({ data }) => data);
    expect(await page(1)).toMatchObject({
      count: 2,
      data: [{ operation: "consume", type: "ai_generate", amount: 1500, balance: 3500 }],
    });
    expect(await page(2)).toMatchObject({
      count: 2,
      data: [{ operation: "ADD", type: "initial", amount: 5000, balance: 5000, createdAt: "2026-01-02T09:00:00.000Z" }],
    });
    expect(await page(3)).toEqual({ count: 2, data: [] });
    expect((await user.send(recordCalls.listBalances)).data).toMatchObject({
      count: 1,
      data: [{ operation: "ADD", type: "initial", amount: 500, balance: 500 }],
    });
    expect((await other.send(recordCalls.listBalances)).data).toEqual({ count: 0, data: [] });
  });

  it.each(["currentPage=0", "pageSize=101", "pageSize=x", "sort=-amount"])("refuse ?%s", async (query) => {
    const user = await test.user();
    expect((await user.request(`/api/tokens?${query}`)).status).toBe(400);
  });
});
