import { describe, expect, it } from "vitest";
import type { RawMessage } from "#contract/body.ts";
import { newId } from "#server/ids.ts";
import { type Payments, PaymentsUnavailable } from "./port.ts";

/** What the suite needs of the other side: to pay there, and what it sends about that. */
export type PaymentsBench = {
  payments: Payments;
  now(): number;
  /** Creates what an adapter's rows refer to. */
  order(id: string): Promise<void>;
  pay(order: { id: string; reference: string }): Promise<boolean>;
  message(order: { id: string; reference: string }): Promise<RawMessage>;
  /** Each way of the provider to fail a request; the provider works again when `work` has ended. */
  failing: Readonly<Record<string, (work: () => Promise<void>) => Promise<void>>>;
  /** Each way to send what is not a genuine message about this order. */
  forged: Readonly<Record<string, (order: { id: string; reference: string }) => Promise<RawMessage> | RawMessage>>;
};

const minute = 60_000;

/** The suite that every payment provider must pass. */
export function paymentsSuite(name: string, bench: () => PaymentsBench): void {
  const begin = async () => {
    const { payments, now, order } = bench();
    const id = newId();
    await order(id);
    const { currency } = payments;
    const payable = { id, amount: 1000, currency, description: "Membership", locale: "en" } as const;
    const expiresAt = new Date(now() + 15 * minute);
    const full = { ...payable, expiresAt, returnUrl: "https://cv.example.com/pricing" };
    return { full, ...(await payments.begin(full)), id };
  };
  const paid = async () => {
    const order = await begin();
    expect(await bench().pay(order)).toBe(true);
    return order;
  };

  describe(`payments: ${name}`, () => {
    it("begins an order once, however often it is asked, and says where to pay", async () => {
      const { payments } = bench();
      const first = await begin();
      expect(first.url).toMatch(/^\w+:\/\/\S+$/);
      const again = await payments.begin(first.full);
      expect(again).toEqual({ reference: first.reference, url: first.url });
      expect(await payments.read(first)).toEqual({ state: "open" });
    });

    it("says what was paid, the same at every reading", async () => {
      const { payments } = bench();
      const order = await paid();
      const known = await payments.read(order);
      expect(known).toMatchObject({
        state: "paid",
        evidence: { provider: payments.kind, amount: 1000, currency: payments.currency, foreignMerchant: null },
      });
      expect(await payments.read(order)).toEqual(known);
    });

    it("closes what is not paid, and nothing else", async () => {
      const { payments, pay } = bench();
      const open = await begin();
      await payments.close(open);
      await payments.close(open);
      expect(await payments.read(open)).toEqual({ state: "closed" });
      expect(await pay(open)).toBe(false);
      const order = await paid();
      await payments.close(order);
      expect(await payments.read(order)).toMatchObject({ state: "paid" });
    });

    it("knows nothing of an order that was never begun", async () => {
      expect(await bench().payments.read({ id: newId(), reference: null })).toEqual({ state: "closed" });
      await bench().payments.close({ id: newId(), reference: null });
    });

    it("sends money back once for each number, and no more than was paid", async () => {
      const { payments } = bench();
      const order = await paid();
      const known = await payments.read(order);
      const providerId = known.state === "paid" ? known.evidence.providerId : "";
      const refund = { refundId: newId(), order, providerId, amount: 600, total: 1000, currency: payments.currency };
      const first = await payments.refund(refund);
      expect(first).toMatchObject({ state: "done", providerId: expect.any(String) });
      expect(await payments.refund(refund)).toEqual(first);
      expect(await payments.readRefund(refund)).toEqual(first);
      expect(await payments.refund({ ...refund, refundId: newId() })).toMatchObject({ state: "failed" });
      expect(await payments.refund({ ...refund, refundId: newId(), amount: 400 })).toMatchObject({ state: "done" });
      // What went back does not unmake the payment.
      expect(await payments.read(order)).toEqual(known);
    });

    it("opens its own messages, which say the same as it does", async () => {
      const { payments, message } = bench();
      const order = await paid();
      const known = await payments.read(order);
      const notice = await payments.open(await message(order));
      expect(notice).toMatchObject({ kind: "payment", orderId: order.id });
      expect(notice.kind === "payment" && notice.evidence).toEqual(known.state === "paid" && known.evidence);
    });

    it("refuses every message that is not its own, stale, cut, or has its headers twice or not at all", async () => {
      const { payments, message, forged } = bench();
      const order = await paid();
      const genuine = await message(order);
      const attempts: Record<string, RawMessage> = {
        "no headers": { ...genuine, headers: [] },
        "headers twice": { ...genuine, headers: [...genuine.headers, ...genuine.headers] },
        "half the bytes": { ...genuine, bytes: genuine.bytes.slice(0, genuine.bytes.length >> 1) },
        nothing: { ...genuine, bytes: new Uint8Array() },
        "a byte more": { ...genuine, bytes: Uint8Array.from([...genuine.bytes, 32]) },
      };
      for (const [how, make] of Object.entries(forged)) attempts[how] = await make(order);
      for (const [how, attempt] of Object.entries(attempts)) {
        expect(await payments.open(attempt), how).toMatchObject({ kind: "refused" });
      }
    });

    it("has the day's payments in its bill", async () => {
      const { payments, now } = bench();
      const order = await paid();
      const known = await payments.read(order);
      const providerId = known.state === "paid" ? known.evidence.providerId : "";
      const bill = await payments.bill(new Date(now()).toISOString().slice(0, 10));
      expect(bill).toContainEqual({ providerId, amount: 1000, currency: payments.currency });
    });

    it("is unavailable, and tells so, when it fails in any way", async () => {
      const { payments, failing } = bench();
      const order = await paid();
      for (const [how, fail] of Object.entries(failing)) {
        await fail(async () => {
          const refund = {
            refundId: newId(),
            order,
            providerId: "x",
            amount: 1,
            total: 1000,
            currency: payments.currency,
          };
          for (const work of [
            () => payments.begin({ ...order.full, id: newId() }),
            () => payments.read(order),
            () => payments.close(order),
            () => payments.refund(refund),
          ]) {
            await expect(work(), how).rejects.toBeInstanceOf(PaymentsUnavailable);
          }
        });
      }
      expect(await payments.read(order)).toMatchObject({ state: "paid" });
    });
  });
}
