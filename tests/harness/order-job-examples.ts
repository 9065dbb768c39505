import { expect } from "vitest";
import { limits } from "#core/limits.ts";
import { listOutbox } from "#server/adapters/mail/store.ts";
import { askForRefund, placeOrder, refundOrder, settle } from "#server/features/orders/service.ts";
import { askForInvoice } from "#server/features/receipts/service.ts";
import { newId } from "#server/ids.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import type { JobKind } from "#server/jobs/registry.ts";
import type { TestApp } from "./app.ts";
import { insertOrder } from "./builders.ts";
import type { JobExample } from "./job-examples.ts";

const email = "buyer@example.com";

/** Places an order of a month with the stand-in, and returns its id. */
async function place(test: TestApp): Promise<string> {
  const { id: userId } = await test.user({ email });
  const order = { userId, planName: "monthly", currency: "USD", locale: "en" } as const;
  return (await placeOrder(test.deps, order)).orderId;
}

/** The same, paid at the stand-in, whose message is lost. */
async function placeAndPay(test: TestApp): Promise<string> {
  const orderId = await place(test);
  const order = (await test.deps.db.query.orders.findMany())[0];
  const provider = test.deps.payments.find(({ currency }) => currency === "USD");
  expect(await provider?.standIn?.pay(order?.reference ?? "")).toBeTruthy();
  return orderId;
}

async function settled(test: TestApp): Promise<string> {
  const orderId = await place(test);
  const paid = { provider: "embedded", providerId: "1", amount: 1000, currency: "USD", foreignMerchant: null } as const;
  expect(await settle(test.deps, orderId, { ...paid, paidAt: test.clock.now() })).toBe("settled");
  return orderId;
}

async function isDelivered(test: TestApp): Promise<void> {
  expect(await test.deps.db.query.orders.findMany()).toMatchObject([{ tradeState: "SUCCESS", isUpdated: true }]);
  expect(await test.deps.db.query.grants.findMany()).toHaveLength(1);
}

/** Whether the operator was told, in one of these mails. */
async function isTold(test: TestApp, atMost: number, text: string): Promise<void> {
  const { rows, count } = await listOutbox(test.deps.db, test.config.contactEmail ?? "", { limit: 1, offset: 0 });
  expect(count).toBeGreaterThanOrEqual(1);
  expect(count).toBeLessThanOrEqual(atMost);
  expect(rows[0]?.text).toContain(text);
}

export const orderJobExamples: Record<Extract<JobKind, `orders.${string}` | `receipts.${string}`>, JobExample> = {
  "orders.ask": {
    async prepare(test) {
      const orderId = await placeAndPay(test);
      await enqueue(test.deps, test.deps.db, "orders.ask", { orderId });
    },
    check: isDelivered,
  },
  "orders.reconcile": {
    async prepare(test) {
      await placeAndPay(test);
      await enqueue(test.deps, test.deps.db, "orders.reconcile", {});
    },
    check: isDelivered,
  },
  "orders.watch-late": {
    async prepare(test) {
      await placeAndPay(test);
      await test.deps.db.pool.query("update orders set trade_state = 'CLOSED', provider_state = 'closed'");
      test.clock.advance(limits.order.lateEvery);
      await enqueue(test.deps, test.deps.db, "orders.watch-late", {});
    },
    check: isDelivered,
  },
  "orders.compare-bills": {
    async prepare(test) {
      await placeAndPay(test);
      test.clock.advance(26 * 3_600_000);
      await enqueue(test.deps, test.deps.db, "orders.compare-bills", {});
    },
    async check(test) {
      const found = await test.deps.db.query.paymentExceptions.findMany();
      expect(found).toMatchObject([{ kind: "bill", provider: "embedded", facts: { came: { amount: 1000 } } }]);
    },
  },
  "orders.carry-out-refund": {
    async prepare(test) {
      const orderId = await settled(test);
      // Its payment is in the books of the stand-in as well.
      const [{ reference } = { reference: null }] = await test.deps.db.query.orders.findMany();
      await test.deps.payments.find(({ currency }) => currency === "USD")?.standIn?.pay(reference ?? "");
      await refundOrder(test.deps, { actorId: null, key: newId(), orderId, amount: 1000, reason: "asked by mail" });
    },
    async check(test) {
      expect(await test.deps.db.query.orders.findMany()).toMatchObject([{ tradeState: "SUCCESS", refunded: 1000 }]);
      expect(await test.deps.db.query.refunds.findMany()).toMatchObject([{ state: "done" }]);
      const [user] = await test.deps.db.query.users.findMany();
      expect(user).toMatchObject({ validTo: null });
    },
  },
  "orders.tell-buyer-of-refund": {
    async prepare(test) {
      const orderId = await settled(test);
      await refundOrder(test.deps, { actorId: null, key: newId(), orderId, amount: 400, reason: "You paid twice" });
    },
    async check(test, atMost) {
      const { rows } = await listOutbox(test.deps.db, email, { limit: 10, offset: 0 });
      const told = rows.filter(({ text }) => text.includes("You paid twice"));
      expect(told.length).toBeGreaterThanOrEqual(1);
      expect(told.length).toBeLessThanOrEqual(atMost);
      expect(told[0]?.text).toContain("$4.00");
    },
  },
  "orders.send-receipt": {
    async prepare(test) {
      await settled(test);
    },
    async check(test, atMost) {
      const { rows, count } = await listOutbox(test.deps.db, email, { limit: 1, offset: 0 });
      expect(count).toBeGreaterThanOrEqual(1);
      expect(count).toBeLessThanOrEqual(atMost);
      expect(rows[0]?.text).toContain("$10.00");
    },
  },
  "orders.tell-operator-of-refund": {
    async prepare(test) {
      const orderId = await settled(test);
      const [user] = await test.deps.db.query.users.findMany();
      await askForRefund(test.deps, { userId: user?.id ?? "", orderId, reason: "It is not for me" });
    },
    check: (test, atMost) => isTold(test, atMost, "It is not for me"),
  },
  "receipts.tell-of-invoice": {
    async prepare(test) {
      const { id: userId } = await test.user({ email });
      const orderId = await insertOrder(test.deps, userId, { currency: "CNY", tradeState: "SUCCESS", isUpdated: true });
      await askForInvoice(test.deps, { userId, orderId, title: "墨水有限公司", taxNumber: "", email });
    },
    check: (test, atMost) => isTold(test, atMost, "墨水有限公司"),
  },
};
