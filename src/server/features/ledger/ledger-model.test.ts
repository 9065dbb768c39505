import fc from "fast-check";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { recordCalls } from "#contract/records.ts";
import { amountToSettle, type LedgerEntry, type LedgerHold, spendingTypes } from "#core/billing/ledger.ts";
import type { Transaction } from "#server/db/client.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { assertLedgerLaws } from "#tests/harness/ledger-law.ts";
import {
  balancesOf,
  book,
  bookHeld,
  LedgerMismatch,
  release,
  releaseExpired,
  reserve,
  reverse,
  settle,
  spend,
} from "./service.ts";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

const { db } = test.deps;
const minute = 60_000;

/** The steps given to the service, with small numbers so that causes and balances collide often. */
const amount = fc.integer({ min: 1, max: 300 });
const cause = fc.integer({ min: 0, max: 7 }).map(String);
const account = fc.constantFrom("token" as const, "CNY" as const, "USD" as const);
const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant("give" as const), account, amount, cause }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("reverse" as const), account, amount, cause }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("give held" as const), account, amount, cause }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("take back" as const), account, amount, cause }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("spend" as const), account, amount, cause }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("reserve" as const), account, amount, cause }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("settle" as const), amount: fc.nat(400), cause }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("release" as const), cause }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("wait" as const) }) },
);
/** A gift and its hold have one cause, and a hold that takes nothing leaves the gift's record the only one. */
const giftOfHeld = [
  { do: "give held", account: "token", amount: 1, cause: "0" },
  { do: "settle", amount: 0, cause: "0" },
] as const satisfies readonly Step[];
/** A use of the same amount and cause as a held gift is another booking, not the same one again. */
const useOfHeld = [
  { do: "give held", account: "CNY", amount: 89, cause: "2" },
  { do: "reserve", account: "CNY", amount: 89, cause: "2" },
] as const satisfies readonly Step[];
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;
type Account = "token" | "CNY" | "USD";

const now = () => new Date(test.clock.now());
const on = <Result>(work: (one: Transaction) => Promise<Result>) => db.transaction(work);

function facts(userId: string, name: string, which: Account, isSpending: boolean): LedgerHold {
  const base = { userId, amount: 0, cause: `${userId}:${name}` };
  if (which === "token") return { ...base, account: "token", type: isSpending ? "ai_generate" : "purchase" };
  return { ...base, account: "voucher", currency: which, type: isSpending ? "outcome" : "referrer" };
}

/** Applies one step to the service and returns its outcome in one word, with a number if there is one. */
async function applyStep(userId: string, step: Step): Promise<string> {
  try {
    switch (step.do) {
      case "give":
      case "reverse": {
        const sign = step.do === "give" ? 1 : -1;
        const entry: LedgerEntry = { ...facts(userId, step.cause, step.account, false), amount: sign * step.amount };
        return (await on((one) => book(one, [entry], now()))).join();
      }
      case "give held": {
        const entry: LedgerEntry = { ...facts(userId, step.cause, step.account, false), amount: step.amount };
        const expiresAt = new Date(test.clock.now() + minute);
        return await on((one) => bookHeld(one, entry, { now: now(), expiresAt }));
      }
      case "take back": {
        const entry = { ...facts(userId, step.cause, step.account, false), amount: -step.amount };
        const reversal = { ...entry, reverses: entry.cause, cause: `${entry.cause} ${step.amount} back` };
        return await on((one) => reverse(one, reversal, now()));
      }
      case "spend": {
        const entry: LedgerEntry = { ...facts(userId, step.cause, step.account, true), amount: -step.amount };
        return await on((one) => spend(one, entry, now()));
      }
      case "reserve": {
        const hold = { ...facts(userId, step.cause, step.account, true), amount: step.amount };
        const expiresAt = new Date(test.clock.now() + minute);
        return await on((one) => reserve(one, hold, { now: now(), expiresAt }));
      }
      case "settle": {
        const use = { cause: `${userId}:${step.cause}`, amount: step.amount };
        const settled = await on((one) => settle(one, use, now()));
        return settled.outcome === "missing" ? "missing" : `${settled.outcome} ${settled.taken}`;
      }
      case "release":
        return await on((one) => release(one, { cause: `${userId}:${step.cause}` }, now()));
      case "wait":
        test.clock.advance(minute);
        return `swept ${await releaseExpired(test.deps)}`;
    }
  } catch (error) {
    if (error instanceof LedgerMismatch) return "mismatch";
    throw error;
  }
}

type Held = {
  account: Account;
  amount: number;
  /** True for the hold of a gift, which a reservation for a use is never a repetition of. */
  isGift: boolean;
  state: "open" | "settled" | "released" | "expired";
  used: number;
  taken: number;
};

/** The same rules over plain numbers, one step at a time, written without looking at the service. */
class Model {
  readonly balance: Record<Account, number> = { token: 0, CNY: 0, USD: 0 };
  readonly booked = new Map<string, { amount: number; isSpending: boolean; account: Account }>();
  readonly held = new Map<string, Held>();
  /** What is left of the gifts of which something was taken back. */
  readonly left = new Map<string, number>();

  reserved(which: Account): number {
    let sum = 0;
    for (const one of this.held.values()) if (one.state === "open" && one.account === which) sum += one.amount;
    return sum;
  }

  free(which: Account): number {
    return this.balance[which] - this.reserved(which);
  }

  /** The two ledgers have separate causes; both currencies share one ledger. */
  #key(which: Account, name: string): string {
    return `${which === "token" ? "token" : "voucher"}:${name}`;
  }

  #repeats(which: Account, name: string, amount: number, isSpending: boolean): "repeated" | "mismatch" | null {
    const before = this.booked.get(this.#key(which, name));
    if (!before) return null;
    const isSame = before.account === which && before.amount === amount && before.isSpending === isSpending;
    return isSame ? "repeated" : "mismatch";
  }

  #book(which: Account, name: string, amount: number, isSpending: boolean): "booked" {
    this.booked.set(this.#key(which, name), { account: which, amount, isSpending });
    this.balance[which] += amount;
    return "booked";
  }

  #hold({ account, amount, cause }: { account: Account; amount: number; cause: string }, isGift: boolean): void {
    this.held.set(cause, { account, amount, isGift, state: "open", used: 0, taken: 0 });
  }

  answer(step: Step): string {
    if (step.do === "give" || step.do === "reverse") {
      const signed = step.do === "give" ? step.amount : -step.amount;
      return (
        this.#repeats(step.account, step.cause, signed, false) ?? this.#book(step.account, step.cause, signed, false)
      );
    }
    if (step.do === "give held") {
      const repeats = this.#repeats(step.account, step.cause, step.amount, false);
      if (repeats) return repeats;
      if (this.held.has(step.cause)) return "mismatch";
      this.#hold(step, true);
      return this.#book(step.account, step.cause, step.amount, false);
    }
    if (step.do === "take back") {
      const cause = `${step.cause} ${step.amount} back`;
      const repeats = this.#repeats(step.account, cause, -step.amount, false);
      if (repeats) return repeats;
      const key = this.#key(step.account, step.cause);
      const left = this.left.get(key) ?? this.booked.get(key)?.amount ?? 0;
      if (left < step.amount || this.booked.get(key)?.account !== step.account) return "mismatch";
      this.left.set(key, left - step.amount);
      return this.#book(step.account, cause, -step.amount, false);
    }
    if (step.do === "spend") {
      const repeats = this.#repeats(step.account, step.cause, -step.amount, true);
      if (repeats) return repeats;
      if (this.free(step.account) < step.amount) return "insufficient";
      return this.#book(step.account, step.cause, -step.amount, true);
    }
    if (step.do === "reserve") {
      const before = this.held.get(step.cause);
      if (before) {
        const isSame = before.account === step.account && before.amount === step.amount && !before.isGift;
        return isSame ? "repeated" : "mismatch";
      }
      if (this.booked.has(this.#key(step.account, step.cause))) return "mismatch";
      if (this.free(step.account) < step.amount) return "insufficient";
      this.#hold(step, false);
      return "reserved";
    }
    if (step.do === "wait") {
      const open = [...this.held.values()].filter(({ state }) => state === "open");
      for (const one of open) one.state = "expired";
      return `swept ${open.length}`;
    }
    const found = this.held.get(step.cause);
    if (!found) return "missing";
    if (step.do === "release") {
      if (found.state === "settled") return "mismatch";
      if (found.state !== "open") return "repeated";
      found.state = "released";
      return "released";
    }
    if (found.state === "settled") return found.used === step.amount ? `repeated ${found.taken}` : "mismatch";
    if (found.state === "released") return "mismatch";
    const state = { balance: this.balance[found.account], reserved: this.reserved(found.account) };
    const taken = amountToSettle(state, found.state === "open" ? found.amount : 0, step.amount);
    if (taken > 0) {
      // A spending was booked with the reservation's cause in between.
      if (this.booked.has(this.#key(found.account, step.cause))) return "mismatch";
      this.#book(found.account, step.cause, -taken, true);
    }
    Object.assign(found, { state: "settled", used: step.amount, taken });
    return `settled ${taken}`;
  }
}

async function listsOf(user: TestUser) {
  const query = { pageSize: 100 };
  return {
    token: (await user.send(recordCalls.listTokens, { query })).data.data,
    voucher: (await user.send(recordCalls.listBalances, { query })).data.data,
  };
}

describe("the ledger", () => {
  it("answers and stores the same as a model over plain numbers, for any steps in any order", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 25 }), async (steps) => {
        const user = await test.user();
        const model = new Model();
        const answers: string[] = [];
        const expected: string[] = [];
        for (const step of steps) {
          answers.push(await applyStep(user.id, step));
          expected.push(model.answer(step));
        }
        expect(answers).toEqual(expected);
        const { token, vouchers } = await balancesOf(test.deps, user.id);
        for (const [which, found] of Object.entries({ token, ...vouchers }) as [Account, typeof token][]) {
          expect(found).toEqual({ balance: model.balance[which], reserved: model.reserved(which) });
        }
        await assertLedgerLaws(db.pool);
        // The next run's waiting step would otherwise release what this run reserves.
        test.clock.advance(minute);
        await releaseExpired(test.deps);
      }),
      { numRuns: 40, examples: [[[...giftOfHeld]], [[...useOfHeld]]] },
    );
  });

  it("adds up after any concurrent steps, and nobody spends below 0", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(anyStep, { minLength: 2, maxLength: 6 }), { minLength: 2, maxLength: 5 }),
        async (rounds) => {
          const user = await test.user();
          // The steps of a round arrive at once, in whatever order the database takes them.
          for (const round of rounds) await Promise.all(round.map((step) => applyStep(user.id, step)));
          await assertLedgerLaws(db.pool);
          const { token } = await balancesOf(test.deps, user.id);
          const { token: list } = await listsOf(user);
          let running = 0;
          for (const record of list.toReversed()) {
            running += record.operation === "ADD" ? record.amount : -record.amount;
            expect(record.balance).toBe(running);
            if (spendingTypes.has(record.type)) expect(running).toBeGreaterThanOrEqual(0);
          }
          expect(token.balance).toBe(running);
        },
      ),
      { numRuns: 25 },
    );
  });
});
