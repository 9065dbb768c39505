import { afterAll, afterEach, describe, expect, it } from "vitest";
import { orderCalls } from "#contract/orders.ts";
import { recordCalls } from "#contract/records.ts";
import { referralCalls } from "#contract/referrals.ts";
import { limits } from "#core/limits.ts";
import type { Currency } from "#core/money.ts";
import type { TestUser } from "#tests/harness/app.ts";
import { createMoneyApp } from "#tests/harness/money.ts";
import { removeAccount } from "../account-removal/service.ts";
import { balancesOf } from "../ledger/service.ts";
import { carryOutRefunds, decideRefund, reconcile } from "./service.ts";

const money = await createMoneyApp();
const { test, wechat, stripe } = money;
afterEach(money.clear);
afterAll(money.close);

const { deps, clock } = test;
const month = "monthly" as const;
type Plan = "monthly" | "quarterly" | "yearly" | "lifetime";
const buy = async (user: TestUser, planName: Plan = month) =>
  (await user.send(orderCalls.createOrder, { body: { planName } })).data;
const buyEn = async (user: TestUser, planName: Plan = month) =>
  (await user.send(orderCalls.createEnOrder, { body: { planName } })).data;
const get = async (user: TestUser, orderId: string) =>
  (await user.send(orderCalls.getOrder, { params: { orderId } })).data;
const confirm = (user: TestUser, orderId: string) => user.send(orderCalls.confirmOrder, { params: { orderId } });
const exceptions = async () => (await deps.db.query.paymentExceptions.findMany()).map(({ kind }) => kind).sort();
const tokens = async (user: TestUser) => (await balancesOf(deps, user.id)).token.balance;
const member = async (user: TestUser) => (await deps.db.query.users.findMany()).find(({ id }) => id === user.id);
const vouchers = async (user: TestUser, currency: Currency) => (await balancesOf(deps, user.id)).vouchers[currency];

/** A buyer whom `inviter` invited. */
async function invitedBy(inviter: TestUser): Promise<TestUser> {
  const user = await test.user();
  await deps.db.pool.query("update users set inviter_id = $1 where id = $2", [inviter.id, user.id]);
  return user;
}

describe("an order", () => {
  it("in the Chinese edition is a QR code of WeChat Pay, in the English one a page of Stripe", async () => {
    const user = await test.user();
    expect((await buy(user)).payUrl).toMatch(/^weixin:\/\/wxpay\//);
    expect((await buyEn(user)).checkout_url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    const listed = (await user.send(recordCalls.listOrders)).data.data;
    expect(listed.map(({ currency, amount, paymentMethod }) => [currency, amount, paymentMethod]).sort()).toEqual([
      ["CNY", 1000, "wechat"],
      ["USD", 1000, "stripe"],
    ]);
  });

  it("of two tabs is one, and another plan is another", async () => {
    const user = await test.user();
    const [one, two] = await Promise.all([buy(user), buy(user)]);
    expect(one).toEqual(two);
    expect((await buy(user, "yearly")).orderId).not.toBe(one.orderId);
    const again = await user.send(orderCalls.continueOrder, { params: { orderId: one.orderId } });
    expect(again.data).toEqual(one);
  });

  it("that is paid is delivered at the next look, even where no message ever comes", async () => {
    const user = await test.user();
    const { orderId } = await buy(user);
    expect(await get(user, orderId)).toMatchObject({ status: 0, trade_state: "NOTPAY" });
    wechat.pay(orderId);
    // The provider was asked a moment ago.
    expect(await get(user, orderId)).toMatchObject({ status: 0 });
    clock.advance(limits.order.askEvery);
    expect(await get(user, orderId)).toMatchObject({ status: 1, trade_state: "SUCCESS", isUpdated: true, payUrl: "" });
    expect(await tokens(user)).toBe(50_000);
    expect((await member(user))?.validTo?.toISOString()).toBe("2026-02-02T09:00:08.000Z");
  });

  it("that is paid is delivered by the job without anybody looking", async () => {
    const [user, other] = [await test.user(), await test.user()];
    const { orderId } = await buy(user, "lifetime");
    const { orderId: second } = await buyEn(other, "quarterly");
    wechat.pay(orderId);
    stripe.pay(second);
    await reconcile(deps, "open");
    expect([await tokens(user), await tokens(other)]).toEqual([2_000_000, 150_000]);
    expect((await member(user))?.isVip).toBe(true);
  });

  it("is closed at the provider when its time is over, and can be ordered again", async () => {
    const user = await test.user();
    const first = await buy(user);
    clock.advance(limits.order.lifetime);
    expect(await get(user, first.orderId)).toMatchObject({ status: 2, trade_state: "CLOSED", payUrl: "" });
    expect(wechat.pay(first.orderId)).toBe(false);
    expect((await buy(user)).orderId).not.toBe(first.orderId);
    const late = await user.send(orderCalls.continueOrder, { params: { orderId: first.orderId } });
    expect(late.code).toBe(100420);
  });

  it("that was paid while it was closed is honoured, by the hourly look", async () => {
    const user = await test.user();
    const { orderId } = await buy(user);
    wechat.pay(orderId);
    await deps.db.pool.query("update orders set trade_state = 'CLOSED', provider_state = 'closed'");
    await reconcile(deps, "closed");
    expect(await get(user, orderId)).toMatchObject({ status: 1, isUpdated: true });
  });

  it("can be closed by its buyer, unless it was paid at that moment", async () => {
    const user = await test.user();
    const [one, two] = [await buy(user), await buy(user, "yearly")];
    const close = (orderId: string) => user.send(orderCalls.closeOrder, { params: { orderId } });
    expect((await close(one.orderId)).data).toMatchObject({ status: 2 });
    wechat.pay(two.orderId);
    expect((await close(two.orderId)).data).toMatchObject({ status: 1 });
    expect((await close(two.orderId)).code).toBe(100420);
  });

  it("that is closed while its provider still prepares it cannot be paid there", async () => {
    const user = await test.user();
    const placing = user.send(orderCalls.createOrder, { body: { planName: month } });
    await expect.poll(async () => (await deps.db.query.orders.findMany()).length).toBe(1);
    const [order] = await deps.db.query.orders.findMany();
    const orderId = order?.id ?? "";
    const closed = await user.send(orderCalls.closeOrder, { params: { orderId } });
    const placed = await placing;
    // Whichever came first, nothing that is closed can be paid, and what can be paid is not closed.
    expect(closed.status).toBe(200);
    expect([201, 409]).toContain(placed.status);
    expect(wechat.pay(orderId)).toBe(false);
  });

  it("is shown while its provider fails, and a new one says that it is unavailable", async () => {
    const user = await test.user();
    const { orderId } = await buy(user);
    for (const fault of ["down", "silent", "forged"] as const) {
      wechat.state.fault = fault;
      clock.advance(limits.order.askEvery);
      expect(await get(user, orderId)).toMatchObject({ status: 0 });
      const failed = await user.send(orderCalls.createOrder, { body: { planName: "yearly" } });
      expect([failed.status, failed.code]).toEqual([503, 100503]);
    }
    wechat.state.fault = "none";
    expect((await buy(user, "yearly")).payUrl).toMatch(/^weixin:/);
  });

  it("belongs to its buyer: to all others it does not exist", async () => {
    const [user, other] = [await test.user(), await test.user()];
    const { orderId } = await buy(user);
    for (const call of [orderCalls.getOrder, orderCalls.confirmOrder, orderCalls.closeOrder, orderCalls.refundOrder]) {
      expect((await other.send(call as typeof orderCalls.getOrder, { params: { orderId } })).code).toBe(100404);
    }
  });

  it("is refused to a member for life; the money of one that was open is honoured with tokens, and shown", async () => {
    const user = await test.user();
    const [open, lifetime] = [await buy(user), await buy(user, "lifetime")];
    wechat.pay(lifetime.orderId);
    await reconcile(deps, "open");
    expect((await user.send(orderCalls.createOrder, { body: { planName: month } })).code).toBe(100418);
    wechat.pay(open.orderId);
    await reconcile(deps, "open");
    expect(await tokens(user)).toBe(2_050_000);
    expect(await exceptions()).toEqual(["already-lifetime"]);
  });

  it("of a removed account takes the money into the books, without the person, and is shown", async () => {
    const user = await test.user();
    const { orderId } = await buy(user);
    await removeAccount(deps, user.id);
    wechat.pay(orderId);
    await reconcile(deps, "open");
    expect(await deps.db.query.orders.findMany()).toMatchObject([
      { userId: null, tradeState: "SUCCESS", isUpdated: false },
    ]);
    expect(await exceptions()).toEqual(["removed-account"]);
    expect(await money.books("CNY")).toEqual({ theirs: 1000, ours: 1000 });
  });

  it.each([{ planName: "weekly" }, { planName: "" }, {}, { planName: "monthly", amount: 1 }, { planName: null }])(
    "for %j is refused by its fields",
    async (body) => {
      const user = await test.user();
      expect((await user.send(orderCalls.createOrder, { body: body as never })).code).toBe(100400);
      expect(await deps.db.query.orders.findMany()).toEqual([]);
    },
  );

  it("leads to a mail with its receipt", async () => {
    const user = await test.user();
    const { orderId } = await buy(user);
    wechat.pay(orderId);
    await reconcile(deps, "open");
    await test.settle();
    const mail = await (await user.request(`/api/sandbox/outbox?to=${user.email}`)).text();
    expect(mail).toContain("¥10.00");
    expect(mail).toContain(orderId);
  });
});

describe("a voucher", () => {
  it("that covers the price pays it, once, when that is confirmed", async () => {
    const user = await test.user();
    await money.give(user, "CNY", 1500);
    const order = await buy(user);
    expect(order).toMatchObject({ isBalancePay: true, payUrl: "" });
    expect(await vouchers(user, "CNY")).toEqual({ balance: 1500, reserved: 0 });
    expect((await confirm(user, order.orderId)).data).toMatchObject({ status: 1, isUpdated: true });
    expect((await confirm(user, order.orderId)).data).toMatchObject({ status: 1 });
    expect(await vouchers(user, "CNY")).toEqual({ balance: 500, reserved: 0 });
  });

  it("does not pay part of a price, nor another currency", async () => {
    const user = await test.user();
    await money.give(user, "CNY", 999);
    await money.give(user, "USD", 5000);
    expect(await buy(user)).toMatchObject({ isBalancePay: false });
    expect(await buyEn(user)).toMatchObject({ isBalancePay: true, checkout_url: "" });
  });

  it("that was spent meanwhile leaves the order as it is", async () => {
    const user = await test.user();
    await money.give(user, "CNY", 2000);
    const [one, two] = [await buy(user), await buy(user, "quarterly")];
    expect((await confirm(user, one.orderId)).status).toBe(200);
    expect((await confirm(user, two.orderId)).code).toBe(100419);
    expect(await get(user, two.orderId)).toMatchObject({ status: 0 });
    clock.advance(limits.order.lifetime);
    expect((await confirm(user, two.orderId)).code).toBe(100420);
  });
});

describe("an invitation", () => {
  it("earns a fifth of each payment, pending for 14 days, and nothing of vouchers", async () => {
    const inviter = await test.user();
    const user = await invitedBy(inviter);
    const { orderId } = await buyEn(user, "yearly");
    stripe.pay(orderId);
    await reconcile(deps, "open");
    expect(await vouchers(inviter, "USD")).toEqual({ balance: 1200, reserved: 1200 });
    const read = async () => (await inviter.send(referralCalls.listReferrals)).data;
    expect(await read()).toMatchObject({ earned: 1200 });
    expect((await read()).data[0]).toMatchObject({ event: "reward", amount: 1200, currency: "USD", state: "pending" });
    await money.give(user, "USD", 1000);
    await confirm(user, (await buyEn(user)).orderId);
    clock.advance(limits.order.rewardHold + 1);
    await test.runRecurrentJobs();
    expect(await vouchers(inviter, "USD")).toEqual({ balance: 1200, reserved: 0 });
    expect((await read()).data[0]).toMatchObject({ state: "booked" });
  });

  it("of oneself earns nothing and is shown", async () => {
    const inviter = await test.user({ email: "ada@gmail.com" });
    const user = await invitedBy(inviter);
    await deps.db.pool.query("update users set email = 'a.da+2@gmail.com' where id = $1", [user.id]);
    const { orderId } = await buy(user);
    wechat.pay(orderId);
    await reconcile(deps, "open");
    expect(await exceptions()).toEqual(["own-invitation"]);
    expect(await vouchers(inviter, "CNY")).toEqual({ balance: 0, reserved: 0 });
  });
});

describe("a refund", () => {
  const paidOrder = async (user: TestUser) => {
    const { orderId } = await buyEn(user);
    stripe.pay(orderId);
    await reconcile(deps, "open");
    return orderId;
  };
  const decide = (refundId: string, amount: number, verdict: "approved" | "refused" = "approved") =>
    decideRefund(deps, { actorId: null, refundId, amount, verdict, reason: "within 14 days" });
  const ask = async (user: TestUser, orderId: string, amount?: number) =>
    user.send(orderCalls.refundOrder, {
      params: { orderId },
      body: { reason: "changed my mind", ...(amount ? { amount } : {}) },
    });

  it("is asked for, decided, carried out, and then takes back what the order granted", async () => {
    const inviter = await test.user();
    const user = await invitedBy(inviter);
    const orderId = await paidOrder(user);
    const { refundId, amount } = (await ask(user, orderId)).data;
    expect(amount).toBe(1000);
    expect((await ask(user, orderId)).code).toBe(100423);
    stripe.state.isRefundSlow = true;
    await decide(refundId, 1000);
    await carryOutRefunds(deps);
    expect(await tokens(user)).toBe(50_000);
    stripe.state.isRefundSlow = false;
    await carryOutRefunds(deps);
    expect(await get(user, orderId)).toMatchObject({
      status: 1,
      trade_state: "SUCCESS",
      refundedAt: expect.any(String),
    });
    expect(await tokens(user)).toBe(0);
    expect((await member(user))?.validTo).toBeNull();
    expect(await vouchers(inviter, "USD")).toEqual({ balance: 0, reserved: 0 });
    const { data } = (await inviter.send(referralCalls.listReferrals)).data;
    expect(data.map(({ event, state }) => [event, state]).sort()).toEqual([
      ["joined", null],
      ["reversed", null],
      ["reward", "reversed"],
    ]);
    expect(await deps.db.query.adminActions.findMany()).toMatchObject([{ action: "refund-approved", actorId: null }]);
  });

  it("of a part leaves the membership and takes the inviter's share of that part", async () => {
    const inviter = await test.user();
    const user = await invitedBy(inviter);
    const orderId = await paidOrder(user);
    await decide((await ask(user, orderId, 250)).data.refundId, 250);
    await carryOutRefunds(deps);
    expect((await member(user))?.validTo).not.toBeNull();
    expect(await vouchers(inviter, "USD")).toEqual({ balance: 150, reserved: 150 });
    const { sums, data } = (await inviter.send(referralCalls.listReferrals)).data;
    expect(sums).toEqual([{ currency: "USD", pending: 150, booked: 0, reversed: 50 }]);
    expect(data.find(({ event }) => event === "reward")).toMatchObject({ amount: 200, state: "pending" });
    expect((await ask(user, orderId, 751)).code).toBe(100423);
  });

  it("needs the amount typed again, and is decided once", async () => {
    const user = await test.user();
    const { refundId } = (await ask(user, await paidOrder(user))).data;
    await expect(decide(refundId, 100)).rejects.toMatchObject({ error: "notRefundable" });
    await decide(refundId, 1000, "refused");
    await expect(decide(refundId, 1000)).rejects.toMatchObject({ error: "notFound" });
    expect(await tokens(user)).toBe(50_000);
  });

  it("of a voucher gives the voucher back", async () => {
    const user = await test.user();
    await money.give(user, "CNY", 1000);
    const { orderId } = await buy(user);
    await confirm(user, orderId);
    await decide((await ask(user, orderId)).data.refundId, 1000);
    await carryOutRefunds(deps);
    expect(await vouchers(user, "CNY")).toEqual({ balance: 1000, reserved: 0 });
    expect((await member(user))?.validTo).toBeNull();
  });

  it("that was made at the provider is booked like one of ours, once", async () => {
    const user = await test.user();
    const orderId = await paidOrder(user);
    const message = stripe.refundThere(orderId, 1000);
    for (let again = 0; again < 3; again += 1) expect(await money.notify("USD", message)).toBe(204);
    expect(await deps.db.query.refunds.findMany()).toMatchObject([{ begunBy: "provider", amount: 1000 }]);
    expect((await member(user))?.validTo).toBeNull();
  });

  it.each([
    ["won", ["needs_response", "won"], "2026-02-02T09:00:00.000Z"],
    ["won, told in another order", ["won", "needs_response"], "2026-02-02T09:00:00.000Z"],
    ["lost", ["needs_response", "lost", "lost"], null],
    ["open", ["needs_response", "needs_response"], null],
  ] as const)("for a dispute that is %s", async (_, told, end) => {
    const user = await test.user();
    const orderId = await paidOrder(user);
    for (const status of told) await money.notify("USD", stripe.disputeMessage(orderId, "dp_1", status));
    expect((await member(user))?.validTo?.toISOString() ?? null).toBe(end);
    const refunds = await deps.db.query.refunds.findMany();
    expect(refunds.map(({ amount }) => amount)).toEqual(told.some((status) => status === "lost") ? [1000] : []);
  });
});
