import { afterAll, afterEach, describe, expect, it } from "vitest";
import { recordCalls } from "#contract/records.ts";
import type { orders } from "#server/db/schema/orders.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { insertOrder } from "#tests/harness/builders.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

const order = (userId: string | null, overrides: Partial<typeof orders.$inferInsert> = {}) =>
  insertOrder(test.deps, userId, { paymentMethod: "wechat", currency: "CNY", ...overrides });

describe("orders", () => {
  it("of the user are listed newest first, in pages", async () => {
    const [user, other] = [await test.user(), await test.user()];
    const first = await order(user.id);
    await order(other.id);
    test.clock.advance(1000);
    const second = await order(user.id, { planName: "yearly", amount: 6000, isBalancePay: true, payUrl: "weixin://x" });
    const page = (currentPage: number) =>
      user.send(recordCalls.listOrders, { query: { currentPage, pageSize: 1 } }).then(({ data }) => data);
    expect(await page(1)).toEqual({
      count: 2,
      data: [
        {
          orderId: second,
          planName: "yearly",
          paymentMethod: "wechat",
          amount: 6000,
          currency: "CNY",
          status: 0,
          trade_state: "NOTPAY",
          isUpdated: false,
          isBalancePay: true,
          payUrl: "weixin://x",
          createdAt: "2026-01-02T09:00:01.000Z",
          expiresAt: "2026-01-02T09:15:01.000Z",
          paidAt: null,
          refundedAt: null,
          receiptUrl: null,
          refunded: 0,
          refund: null,
          refundable: { until: null, why: "notPaid" },
        },
      ],
    });
    expect((await page(2)).data[0]?.orderId).toBe(first);
  });

  it("of all users are listed for an admin, including those of removed users", async () => {
    const [user, admin] = [await test.user(), await test.user({ role: "admin" })];
    const ids = [await order(user.id), await order(null)];
    const all = (await admin.send(recordCalls.listAllOrders)).data;
    expect(all.data.map((one) => one.orderId).sort()).toEqual(ids.sort());
    expect((await admin.send(recordCalls.listOrders)).data.count).toBe(0);
    expect((await user.send(recordCalls.listAllOrders)).code).toBe(100403);
  });

  it("are shown as created, paid or expired, even before their rows are closed", async () => {
    const user = await test.user();
    const at = new Date(test.clock.now());
    await order(user.id, { tradeState: "SUCCESS", paidAt: at, isUpdated: true });
    await order(user.id, { tradeState: "CLOSED" });
    await order(user.id);
    const states = async () =>
      (await user.send(recordCalls.listOrders)).data.data
        .map(({ status, trade_state }) => `${status} ${trade_state}`)
        .sort();
    expect(await states()).toEqual(["0 NOTPAY", "1 SUCCESS", "2 CLOSED"]);
    test.clock.advance(899_999);
    expect(await states()).toContain("0 NOTPAY");
    test.clock.advance(1);
    expect(await states()).toEqual(["1 SUCCESS", "2 CLOSED", "2 CLOSED"]);
  });
});
