import { afterAll, afterEach, describe, expect, it } from "vitest";
import { orderCalls } from "#contract/orders.ts";
import type { TestUser } from "#tests/harness/app.ts";
import { createMoneyApp } from "#tests/harness/money.ts";
import { balancesOf } from "../ledger/service.ts";
import { compareBills, reconcile } from "./service.ts";

const money = await createMoneyApp();
const { test, wechat, stripe } = money;
afterEach(money.clear);
afterAll(money.close);

const { deps, clock } = test;
type Plan = "monthly" | "yearly";
const buy = async (user: TestUser, planName: Plan = "monthly") =>
  (await user.send(orderCalls.createOrder, { body: { planName } })).data;
const buyEn = async (user: TestUser) =>
  (await user.send(orderCalls.createEnOrder, { body: { planName: "monthly" } })).data;
const confirm = (user: TestUser, orderId: string) => user.send(orderCalls.confirmOrder, { params: { orderId } });
const exceptions = async () => (await deps.db.query.paymentExceptions.findMany()).map(({ kind }) => kind);
const tokens = async (user: TestUser) => (await balancesOf(deps, user.id)).token.balance;

describe("an order", () => {
  it("has its turn to be asked about, however many there are", async () => {
    const user = await test.user();
    const { orderId } = await buy(user);
    wechat.pay(orderId);
    const others = `insert into orders (id, user_id, plan_name, payment_method, amount, currency, provider, provider_state,
      created_at, expires_at, asked_at) select 'other-' || n, $1, 'yearly', 'wechat', 6000, 'CNY', 'wechat-pay', 'open',
      $2::timestamptz, $2::timestamptz + interval '14 minutes', $3 from generate_series(1, 250) n`;
    const moment = new Date(clock.now());
    await deps.db.pool.query(others, [user.id, moment, moment]);
    await deps.db.pool.query("update orders set asked_at = $2 where id = $1", [orderId, new Date(clock.now() + 1)]);
    await reconcile(deps, "open");
    expect(await tokens(user)).toBe(0);
    clock.advance(30_000);
    await reconcile(deps, "open");
    expect(await tokens(user)).toBe(50_000);
  });
});

describe("a voucher", () => {
  it("takes nothing for an order that is closed at the same moment, or is paid before it is closed", async () => {
    for (let round = 0; round < 8; round += 1) {
      const user = await test.user();
      await money.give(user, "CNY", 1000);
      const { orderId } = await buy(user);
      const close = () => user.send(orderCalls.closeOrder, { params: { orderId } });
      const doors = round % 2 === 0 ? [confirm(user, orderId), close()] : [close(), confirm(user, orderId)];
      await Promise.all(doors);
      const { status } = (await user.send(orderCalls.getOrder, { params: { orderId } })).data;
      expect((await balancesOf(deps, user.id)).vouchers.CNY).toEqual({ balance: status === 1 ? 0 : 1000, reserved: 0 });
      expect(await tokens(user)).toBe(status === 1 ? 50_000 : 0);
    }
  });
});

describe("a bill of the provider", () => {
  it("that has a payment which we have not is shown to the operator, once", async () => {
    const user = await test.user();
    const [known, unknown] = [await buy(user), await buy(user, "yearly")];
    wechat.pay(known.orderId);
    await reconcile(deps, "open");
    expect(await exceptions()).toEqual([]);
    wechat.pay(unknown.orderId);
    for (let again = 0; again < 2; again += 1) await compareBills(deps, "2026-01-02");
    expect(await exceptions()).toEqual(["bill"]);
  });

  it("that lacks a payment of ours is shown to the operator, unless the provider has it on another day", async () => {
    const user = await test.user();
    const [known, gone] = [await buy(user), await buy(user, "yearly")];
    for (const { orderId } of [known, gone]) wechat.pay(orderId);
    await reconcile(deps, "open");
    wechat.state.isBillEmpty = true;
    wechat.trades.delete(gone.orderId.replaceAll("-", ""));
    for (const day of ["2026-01-01", "2026-01-02", "2026-01-02"]) await compareBills(deps, day);
    expect(await deps.db.query.paymentExceptions.findMany()).toMatchObject([
      { kind: "bill", orderId: gone.orderId, facts: { came: { amount: 0 }, expected: { amount: 6000 } } },
    ]);
  });

  it("is compared though another provider does not answer", async () => {
    const user = await test.user();
    wechat.state.fault = "down";
    stripe.pay((await buyEn(user)).orderId);
    await expect(compareBills(deps, "2026-01-02")).rejects.toThrow("WeChat Pay");
    expect(await exceptions()).toEqual(["bill"]);
  });
});
