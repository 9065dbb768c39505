import fc from "fast-check";
import { afterAll, afterEach, expect, it } from "vitest";
import { foldGrants, type GrantRow, lengthOf, type PlanName } from "#core/billing/membership.ts";
import { bonusOf, priceOf, reversalOf, rewardFor } from "#core/billing/orders.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Currency } from "#core/money.ts";
import { newId } from "#server/ids.ts";
import type { TestUser } from "#tests/harness/app.ts";
import { assertLedgerLaws } from "#tests/harness/ledger-law.ts";
import { createMoneyApp } from "#tests/harness/money.ts";
import { isFull } from "#tests/harness/print-set.ts";
import { createSecondApp } from "#tests/harness/second-app.ts";
import { removeAccount } from "../account-removal/service.ts";
import { balancesOf } from "../ledger/service.ts";
import {
  cancelOrder,
  carryOutRefunds,
  confirmOrder,
  placeOrder,
  reconcile,
  refreshed,
  refundOrder,
} from "./service.ts";

/**
 * Random lives of one buyer and an inviter, told to the services and to a model over plain values, which uses the rules of
 * core and nothing of the services. Two processes do the steps in turns. After each step the books and the laws of the
 * database agree with it.
 */
const money = await createMoneyApp();
const { test, stripe } = money;
const second = await createSecondApp(test);
afterEach(money.clear);
afterAll(async () => {
  await second.close();
  await money.close();
});
const { deps, clock } = test;
type Process = Pick<typeof test, "deps" | "app" | "services">;

const runs = isFull ? 1000 : 40;
const plan = fc.constantFrom<PlanName>("monthly", "quarterly", "yearly", "lifetime");
const which = fc.nat(5);
const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("order" as const), plan }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("pay" as const), which }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("notify" as const), which }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("poll" as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("confirm" as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("close" as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("reconcile" as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("give" as const), amount: fc.integer({ min: 1, max: 2500 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("refund" as const), which, part: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("clock" as const), minutes: fc.integer({ min: -10, max: 20 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("expire" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("dispute" as const),
      which,
      status: fc.constantFrom("needs_response" as const, "won" as const, "lost" as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("remove" as const) }) },
);
const anyCurrency = fc.constantFrom<Currency>("CNY", "USD");
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

type Known = {
  id: string;
  plan: PlanName;
  amount: number;
  isByVoucher: boolean;
  isPaidThere: boolean;
  isDelivered: boolean;
  isDone: boolean;
  refunded: number;
  rewardLeft: number;
  bonusLeft: number;
  /** What was told of a dispute about it. */
  disputed: Set<"needs_response" | "won" | "lost">;
};

/** What a buyer and an inviter own after what happened. */
class Model {
  constructor(readonly currency: Currency) {}

  readonly orders: Known[] = [];
  readonly grants: GrantRow[] = [];
  tokens = 0;
  vouchers = 0;
  rewards = 0;
  isRemoved = false;

  deliver(order: Known, now: number): void {
    if (order.isDone) return;
    order.isDone = true;
    if (this.isRemoved) return;
    order.isDelivered = true;
    this.grants.push({ effect: "add", id: order.id, at: now, length: lengthOf(order.plan) });
    order.bonusLeft = bonusOf({ id: order.id, userId: "", planName: order.plan }).amount;
    this.tokens += order.bonusLeft;
    if (!order.isByVoucher) order.rewardLeft = rewardFor(order.amount);
    this.rewards += order.rewardLeft;
  }

  refund(order: Known, amount: number): void {
    const facts = {
      ...{ paid: order.amount, refunded: order.refunded, isPaidByVoucher: order.isByVoucher },
      ...{ bonusLeft: order.bonusLeft, freeTokens: this.isRemoved ? 0 : this.tokens, rewardLeft: order.rewardLeft },
    };
    const back = reversalOf(facts, amount);
    order.refunded += amount;
    order.rewardLeft -= back.reward;
    order.bonusLeft -= back.tokens;
    this.tokens -= back.tokens;
    this.rewards -= back.reward;
    this.vouchers += this.isRemoved ? 0 : back.voucher;
    if (back.takesGrant) this.grants.push({ effect: "take", of: order.id });
  }
}

/** What a message about a dispute means, in whatever order such messages come. */
function dispute(model: Model, order: Known, status: "needs_response" | "won" | "lost"): void {
  const { disputed } = order;
  const left = order.amount - order.refunded;
  if (!order.isDone || disputed.has(status) || left === 0) return;
  if (status === "needs_response" && (disputed.has("won") || disputed.has("lost"))) return;
  disputed.add(status);
  if (status === "lost") model.refund(order, left);
  else if (order.isDelivered) model.grants.push({ effect: status === "won" ? "restore" : "take", of: order.id });
}

async function allowed(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Applies a step to the services of a process, and what it means to the model. */
async function apply(step: Step, model: Model, user: TestUser, { deps, app, services }: Process): Promise<void> {
  const order = "which" in step ? model.orders[step.which % Math.max(1, model.orders.length)] : undefined;
  const stored = async (id: string) => deps.db.query.orders.findFirst({ where: (row, { eq }) => eq(row.id, id) });
  const now = clock.now();
  const { currency } = model;
  const peer = money.peerOf(currency);
  switch (step.do) {
    case "order": {
      if (model.isRemoved) return;
      const isLifetime = foldGrants(model.grants).isVip;
      const locale = currency === "CNY" ? "ch" : "en";
      const input = { userId: user.id, planName: step.plan, currency, locale } as const;
      let placed: { orderId: string; isBalancePay: boolean } | null = null;
      const isPlaced = await allowed(async () => {
        placed = await placeOrder(deps, input);
      });
      expect(isPlaced).toBe(!isLifetime);
      const { orderId: id, isBalancePay: isByVoucher } = (placed ?? { orderId: "", isBalancePay: false }) as never as {
        orderId: string;
        isBalancePay: boolean;
      };
      if (!isPlaced || model.orders.some((one) => one.id === id)) return;
      expect(isByVoucher).toBe(model.vouchers >= priceOf(step.plan));
      const blank = { isPaidThere: false, isDelivered: false, isDone: false, refunded: 0, rewardLeft: 0, bonusLeft: 0 };
      const known = { id, plan: step.plan, amount: priceOf(step.plan), isByVoucher, ...blank };
      model.orders.push({ ...known, disputed: new Set() });
      return;
    }
    case "pay":
      if (order && !order.isByVoucher && peer.pay(order.id)) order.isPaidThere = true;
      return;
    case "notify":
      if (!order || order.isByVoucher) return;
      expect(await money.notify(currency, peer.message(order.id), app)).toBe(204);
      await services.runDueJobs(["orders.ask"]);
      if (order.isPaidThere) model.deliver(order, now);
      return;
    case "poll": {
      const row = order && (await stored(order.id));
      if (!order || !row) return;
      const after = await refreshed(deps, row);
      // It may have been asked about a moment ago; if it was, and it is paid, it is delivered.
      if (after.tradeState === "SUCCESS") {
        expect(order.isPaidThere || order.isDone).toBe(true);
        model.deliver(order, now);
      }
      return;
    }
    case "confirm": {
      const row = order && (await stored(order.id));
      if (!order || !row || model.isRemoved) return;
      const isOpen = row.tradeState === "NOTPAY" && row.expiresAt.getTime() > now;
      const isCovered = model.vouchers >= order.amount;
      const isAllowed = await allowed(() => confirmOrder(deps, { userId: user.id, orderId: order.id }));
      expect(isAllowed).toBe(order.isByVoucher && (order.isDone || (isOpen && isCovered)));
      if (!isAllowed || order.isDone) return;
      model.vouchers -= order.amount;
      model.deliver(order, now);
      return;
    }
    case "close":
      if (!order || model.isRemoved) return;
      await allowed(() => cancelOrder(deps, { userId: user.id, orderId: order.id }));
      if (order.isPaidThere) model.deliver(order, now);
      return;
    case "expire":
    case "reconcile":
      if (step.do === "expire") clock.advance(limits.order.lifetime);
      await reconcile(deps, "open");
      await reconcile(deps, "closed");
      // In the order in which the orders were asked about, which decides nothing at the same moment.
      for (const one of await deps.db.query.orders.findMany()) {
        const found = model.orders.find(({ id }) => id === one.id);
        if (one.tradeState === "SUCCESS" && found && !found.isDone) {
          expect(found.isPaidThere).toBe(true);
          model.deliver(found, clock.now());
        }
      }
      return;
    case "give":
      if (model.isRemoved) return;
      await money.give(user, currency, step.amount);
      model.vouchers += step.amount;
      return;
    case "refund": {
      if (!order) return;
      const amount = Math.max(1, Math.floor(order.amount / step.part));
      const input = { actorId: null, key: newId(), orderId: order.id, amount, reason: "test" };
      const isAllowed = await allowed(() => refundOrder(deps, input));
      expect(isAllowed).toBe(order.isDone && order.refunded + amount <= order.amount);
      await carryOutRefunds(deps);
      if (isAllowed) model.refund(order, amount);
      return;
    }
    case "dispute":
      // WeChat Pay knows no disputes, and a payment that never was cannot be disputed.
      if (!order?.isPaidThere || currency !== "USD") return;
      expect(await money.notify("USD", stripe.disputeMessage(order.id, `dp_${order.id}`, step.status), app)).toBe(204);
      return dispute(model, order, step.status);
    case "clock":
      clock.set(Math.max(now + step.minutes * 60_000, Date.UTC(2026, 0, 2)));
      return;
    case "remove":
      await removeAccount(deps, user.id);
      model.isRemoved = true;
      Object.assign(model, { tokens: 0, vouchers: 0 });
      return;
  }
}

it(`${runs} random histories end as a model says, and the books add up after each step`, {
  timeout: 3_600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyCurrency, fc.array(anyStep, { minLength: 4, maxLength: 18 }), async (currency, steps) => {
      const [inviter, user] = [await test.user(), await test.user()];
      await deps.db.pool.query("update users set inviter_id = $1 where id = $2", [inviter.id, user.id]);
      const model = new Model(currency);
      for (const [turn, step] of steps.entries()) {
        // The first app is made anew by each `clear`.
        await apply(step, model, user, turn % 2 === 0 ? test : second);
        await assertLedgerLaws(deps.db.pool);
        const balances = await balancesOf(deps, user.id);
        expect([balances.token.balance, balances.vouchers[currency].balance]).toEqual([model.tokens, model.vouchers]);
        expect((await balancesOf(deps, inviter.id)).vouchers[currency].balance).toBe(model.rewards);
        const row = await deps.db.query.users.findFirst({ where: (one, { eq }) => eq(one.id, user.id) });
        if (model.isRemoved) expect(row).toBeUndefined();
        else {
          const { isVip, valiTo } = foldGrants(model.grants);
          expect([row?.isVip, row?.validTo?.getTime() ?? null]).toEqual([isVip, valiTo]);
        }
      }
      // Whatever was paid is in the end in our books, and nothing else is.
      clock.advance(limits.order.lifetime + limits.order.askEvery);
      await reconcile(deps, "open");
      await reconcile(deps, "closed");
      const { ours, theirs } = await money.books(currency);
      expect(ours).toBe(theirs);
      await money.clear();
    }),
    { numRuns: runs },
  );
});
