import { afterAll, afterEach, describe, expect, it } from "vitest";
import { orderCalls } from "#contract/orders.ts";
import { limits } from "#core/limits.ts";
import type { TestUser } from "#tests/harness/app.ts";
import { createMoneyApp } from "#tests/harness/money.ts";
import { removeAccount } from "../account-removal/service.ts";
import { balancesOf } from "../ledger/service.ts";
import { reconcile, settle } from "./service.ts";

/** Payments that are genuine and come otherwise than usual: twice, slowly, or for people who are gone. */
const money = await createMoneyApp();
const { test, wechat, stripe } = money;
afterEach(money.clear);
afterAll(money.close);
const { deps, clock } = test;

const buy = async (user: TestUser) =>
  (await user.send(orderCalls.createOrder, { body: { planName: "monthly" } })).data.orderId;
const buyEn = async (user: TestUser) =>
  (await user.send(orderCalls.createEnOrder, { body: { planName: "monthly" } })).data.orderId;
const get = async (user: TestUser, orderId: string) =>
  (await user.send(orderCalls.getOrder, { params: { orderId } })).data;
const tokens = async (user: TestUser) => (await balancesOf(deps, user.id)).token.balance;
const member = (user: TestUser) => deps.db.query.users.findFirst({ where: (one, { eq }) => eq(one.id, user.id) });
const exceptions = async () => (await deps.db.query.paymentExceptions.findMany()).map(({ kind }) => kind);

it("two genuine payments of one order are two extensions, each once, and the operator sees the second", async () => {
  const user = await test.user();
  const orderId = await buy(user);
  wechat.pay(orderId);
  await reconcile(deps, "open");
  const evidence = { provider: "wechat-pay", amount: 1000, currency: "CNY", foreignMerchant: null } as const;
  const second = { ...evidence, providerId: "4200000000000000000000000002", paidAt: clock.now() };
  const settled = await Promise.all([1, 2, 3].map(() => settle(deps, orderId, second)));
  expect(settled.sort()).toEqual(["repeated", "repeated", "second"]);
  expect((await member(user))?.validTo?.toISOString()).toBe("2026-03-02T09:00:00.000Z");
  expect(await tokens(user)).toBe(100_000);
  expect(await exceptions()).toEqual(["second-payment"]);
  const orders = await deps.db.query.orders.findMany();
  expect(orders.map(({ tradeState, isUpdated }) => [tradeState, isUpdated])).toEqual(Array(2).fill(["SUCCESS", true]));
  expect(await deps.db.query.payments.findMany()).toHaveLength(2);
});

describe("a checkout session", () => {
  it("is expired by a call after 15 minutes, though Stripe would keep it open for longer", async () => {
    const user = await test.user();
    const orderId = await buyEn(user);
    clock.advance(limits.order.lifetime);
    await reconcile(deps, "open");
    expect([...stripe.sessions.values()].map(({ status }) => status)).toEqual(["expired"]);
    expect(await get(user, orderId)).toMatchObject({ status: 2, trade_state: "CLOSED" });
    expect(stripe.pay(orderId)).toBe(false);
  });

  it("that is paid in a slow way grants nothing before the money is there, and everything then", async () => {
    const user = await test.user();
    const orderId = await buyEn(user);
    stripe.payLater(orderId);
    expect(await money.notify("USD", stripe.message(orderId))).toBe(204);
    await test.settle();
    clock.advance(limits.order.lifetime);
    await reconcile(deps, "open");
    expect([await get(user, orderId), await tokens(user)]).toMatchObject([{ isUpdated: false }, 0]);
    stripe.arrive(orderId);
    const type = "checkout.session.async_payment_succeeded";
    expect(await money.notify("USD", stripe.message(orderId, { type }))).toBe(204);
    await test.settle();
    expect([await get(user, orderId), await tokens(user)]).toMatchObject([{ status: 1, isUpdated: true }, 50_000]);
  });
});

it("an order that was paid by voucher keeps its evidence, and nothing of the person, when the account is removed", async () => {
  const user = await test.user();
  await money.give(user, "CNY", 1000);
  const orderId = await buy(user);
  await user.send(orderCalls.confirmOrder, { params: { orderId } });
  await removeAccount(deps, user.id);
  expect(await deps.db.query.orders.findMany()).toMatchObject([
    { id: orderId, userId: null, tradeState: "SUCCESS", isUpdated: true, amount: 1000, currency: "CNY" },
  ]);
  expect(await deps.db.query.payments.findMany()).toMatchObject([{ orderId, provider: "voucher", amount: 1000 }]);
  for (const table of ["orders", "payments", "payment_exceptions", "jobs"]) {
    const { rows } = await deps.db.pool.query<{ text: string }>(`select t::text as text from "${table}" t`);
    expect(rows.map(({ text }) => text).join()).not.toMatch(new RegExp(`${user.id}|${user.email}`));
  }
});
