import fc from "fast-check";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { recordCalls } from "#contract/records.ts";
import { type LedgerEntry, welcomeGifts } from "#core/billing/ledger.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakeRenderer } from "#tests/harness/fake-renderer.ts";
import { balancesOf, book, spend } from "./service.ts";

const test = await createTestApp({ renderer: createFakeRenderer() });
afterEach(test.clear);
afterAll(test.close);

const { db } = test.deps;
const now = () => new Date(test.clock.now());
const tokens = (userId: string, amount: number, cause: string): LedgerEntry => ({
  account: "token",
  type: amount < 0 ? "ai_generate" : "purchase",
  userId,
  amount,
  cause,
});

describe("a cause", () => {
  it("is booked once, however often and however many at once tell it", async () => {
    const { id } = await test.user();
    const gifts = welcomeGifts({ id, isInvited: true });
    await Promise.all(Array.from({ length: 6 }, () => db.transaction((one) => book(one, gifts, now()))));
    await book(db, gifts, now());
    expect(await balancesOf(test.deps, id)).toEqual({ token: 5000, balance: 500 });
  });

  it("is not booked when the transaction around it fails", async () => {
    const { id } = await test.user();
    const failing = db.transaction(async (one) => {
      await book(one, welcomeGifts({ id, isInvited: true }), now());
      throw new Error("and then something failed");
    });
    await expect(failing).rejects.toThrow("and then");
    expect(await balancesOf(test.deps, id)).toEqual({ token: 0, balance: 0 });
  });
});

describe("spending", () => {
  it("takes what is there and no more: of ten at once as many as it covers", async () => {
    const { id } = await test.user();
    await book(db, [tokens(id, 1000, "gift")], now());
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) => spend(test.deps, tokens(id, -300, `work:${index}`))),
    );
    expect(results.filter((result) => result === "booked")).toHaveLength(3);
    expect(results.filter((result) => result === "insufficient")).toHaveLength(7);
    expect((await balancesOf(test.deps, id)).token).toBe(100);
  });

  it("takes once for one cause, also when the balance would not cover it again", async () => {
    const { id } = await test.user();
    await book(db, [tokens(id, 300, "gift")], now());
    const same = Array.from({ length: 5 }, () => spend(test.deps, tokens(id, -300, "work")));
    expect(new Set(await Promise.all(same))).toEqual(new Set(["booked"]));
    expect((await balancesOf(test.deps, id)).token).toBe(0);
  });

  it("takes exactly all there is, and not from the other account or another person", async () => {
    const [user, other] = [await test.user(), await test.user()];
    await book(db, [tokens(user.id, 10, "a"), { ...tokens(other.id, 99, "b") }], now());
    const voucher: LedgerEntry = { account: "voucher", type: "outcome", userId: user.id, amount: -1, cause: "c" };
    expect(await spend(test.deps, voucher)).toBe("insufficient");
    expect(await spend(test.deps, tokens(user.id, -11, "d"))).toBe("insufficient");
    expect(await spend(test.deps, tokens(user.id, -10, "e"))).toBe("booked");
  });
});

describe("the books", () => {
  it("agree whatever was booked: the balance is the sum, every record carries the one after it, none is negative", async () => {
    const step = fc.record({
      amount: fc.integer({ min: -400, max: 400 }),
      // Few causes, so that some come twice.
      cause: fc.integer({ min: 0, max: 12 }),
      account: fc.constantFrom("token" as const, "voucher" as const),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 8 }), async (rounds) => {
        const user = await test.user();
        for (const round of rounds) {
          // Those of a round come at once, in whatever order.
          const entries = round.map(({ amount, cause, account }): LedgerEntry => {
            const entry = { userId: user.id, amount, cause: `${user.id}:${cause}` };
            return account === "token"
              ? { ...entry, account, type: amount < 0 ? "ai_optimize" : "purchase" }
              : { ...entry, account, type: amount < 0 ? "outcome" : "referrer" };
          });
          await Promise.all(
            entries.map(async (entry) => {
              if (entry.amount < 0) await spend(test.deps, entry);
              else await db.transaction((one) => book(one, [entry], now()));
            }),
          );
        }
        const { token, balance: voucher } = await balancesOf(test.deps, user.id);
        const query = { pageSize: 100 };
        const lists = {
          token: (await user.send(recordCalls.listTokens, { query })).data.data,
          voucher: (await user.send(recordCalls.listBalances, { query })).data.data,
        };
        const balances = { token, voucher };
        for (const account of ["token", "voucher"] as const) {
          let running = 0;
          for (const record of lists[account].toReversed()) {
            running += record.operation === "ADD" ? record.amount : -record.amount;
            expect(record.balance).toBe(running);
            expect(running).toBeGreaterThanOrEqual(0);
          }
          expect(running).toBe(balances[account]);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("are what the person's balances are", async () => {
    const user = await test.user();
    await book(db, welcomeGifts({ id: user.id, isInvited: true }), now());
    await spend(test.deps, tokens(user.id, -1500, "work"));
    expect((await user.send(accountCalls.currentUser)).data).toMatchObject({ token: 3500, balance: 500 });
  });
});

describe("the lists", () => {
  it("are one's own, newest first, in pages, with what there was after each", async () => {
    const user = await test.user();
    const other = await test.user();
    await book(db, welcomeGifts({ id: user.id, isInvited: true }), now());
    await book(db, welcomeGifts({ id: other.id, isInvited: false }), now());
    test.clock.advance(1000);
    await spend(test.deps, tokens(user.id, -1500, "work"));
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
