import { createHmac } from "node:crypto";
import { z } from "zod";
import type { RawMessage } from "#contract/body.ts";
import type { Evidence } from "#core/billing/orders.ts";
import type { Currency } from "#core/money.ts";
import type { Database } from "#server/db/client.ts";
import { installationKey } from "#server/db/keys.ts";
import { hashSecret, newId, sameSecret } from "#server/ids.ts";
import { onlyHeader } from "./message.ts";
import type { Notice, Payments, RefundState, StateThere } from "./port.ts";
import * as store from "./store.ts";

type Options = {
  db: Database;
  now: () => number;
  currency: Currency;
  /** Returns the site's URL for the readers of this currency's edition. */
  siteUrl: string;
};

/** The checkout page of the stand-in (features/sandbox/checkout-page.ts). */
export const checkoutPath = "/sandbox/pay";

/** Seconds by which a message may differ from our clock. */
const tolerance = 300;

const messageSchema = z.object({
  reference: z.string(),
  orderId: z.string(),
  providerId: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  paidAt: z.number().int(),
});

/**
 * Stands in for a provider: a checkout page of our own, a book in a table, and messages signed with a key of this
 * installation that travel through the ordinary call. Nobody pays anything.
 */
export function createEmbeddedPayments({ db, now, currency, siteUrl }: Options): Payments {
  const key = installationKey(db, "sandbox-payments");
  /** The same for one order, so that beginning again finds the same page; nobody can guess it. */
  const referenceOf = async (orderId: string) => hashSecret(`${await key()}:${orderId}`).slice(0, 32);
  const sign = async (body: string, time: number) =>
    createHmac("sha256", await key())
      .update(`${time}.${body}`)
      .digest("hex");
  const find = async (order: { id: string }) => store.findPayment(db, await referenceOf(order.id));

  async function readState(order: { id: string }): Promise<StateThere> {
    const found = await find(order);
    if (found?.state !== "paid") return { state: found?.state === "open" ? "open" : "closed" };
    return { state: "paid", evidence: evidenceOf(found) };
  }

  return {
    kind: "embedded",
    hoursAhead: 0,
    currency,
    async begin({ id: orderId, amount, expiresAt }) {
      const reference = await referenceOf(orderId);
      await store.putPayment(db, { reference, orderId, amount, currency, state: "open", expiresAt });
      return { reference, url: `${siteUrl}${checkoutPath}/${reference}` };
    },
    read: readState,
    async close(order) {
      await store.closePayment(db, await referenceOf(order.id));
    },
    async refund({ refundId, order, amount }): Promise<RefundState> {
      const isDone = await store.addRefund(db, await referenceOf(order.id), { refundId, amount });
      return { state: isDone ? "done" : "failed", providerId: isDone ? `sandbox-${refundId}` : null };
    },
    async readRefund({ refundId, order }) {
      const isDone = Object.hasOwn((await find(order))?.refunds ?? {}, refundId);
      return { state: isDone ? "done" : "pending", providerId: isDone ? `sandbox-${refundId}` : null };
    },
    async open(message): Promise<Notice> {
      const time = Number(onlyHeader(message, "x-sandbox-timestamp"));
      const signature = onlyHeader(message, "x-sandbox-signature");
      const body = Buffer.from(message.bytes).toString("utf8");
      if (!signature || !Number.isInteger(time)) return { kind: "refused", reason: "headers are missing or twice" };
      if (!sameSecret(signature, await sign(body, time))) return { kind: "refused", reason: "wrong signature" };
      if (Math.abs(now() / 1000 - time) > tolerance) return { kind: "refused", reason: "stale" };
      const { orderId, providerId, amount, currency: paidIn, paidAt } = messageSchema.parse(JSON.parse(body));
      const evidence: Evidence = {
        ...{ provider: "embedded", providerId, amount, currency: paidIn, foreignMerchant: null, paidAt },
      };
      return { kind: "payment", orderId, evidence };
    },
    async bill(day) {
      const from = new Date(`${day}T00:00:00Z`);
      const rows = await store.listPaid(db, currency, from, new Date(from.getTime() + 86_400_000));
      return rows.map(({ providerId, amount }) => ({ providerId: providerId ?? "", amount, currency }));
    },
    standIn: {
      async find(reference) {
        const found = await store.findPayment(db, reference);
        if (found?.currency !== currency) return null;
        const isOver = found.state === "open" && found.expiresAt.getTime() <= now();
        return { orderId: found.orderId, amount: found.amount, currency, state: isOver ? "closed" : found.state };
      },
      async pay(reference) {
        if ((await store.findPayment(db, reference))?.currency !== currency) return null;
        const paid = await store.payOnce(db, reference, { providerId: newId(), now: new Date(now()) });
        if (!paid) return null;
        const { orderId, amount, providerId } = paid;
        const paidAt = paid.paidAt?.getTime() ?? 0;
        const body = JSON.stringify({ reference, orderId, providerId, amount, currency, paidAt });
        const time = Math.floor(now() / 1000);
        return {
          bytes: Uint8Array.from(Buffer.from(body)),
          headers: [
            ["content-type", "application/json"],
            ["x-sandbox-timestamp", String(time)],
            ["x-sandbox-signature", await sign(body, time)],
          ],
        } satisfies RawMessage;
      },
    },
  };
}

function evidenceOf(row: store.SandboxPayment): Evidence {
  const { providerId, amount, currency, paidAt } = row;
  return {
    ...{ provider: "embedded", providerId: providerId ?? "", amount, currency, foreignMerchant: null },
    paidAt: paidAt?.getTime() ?? 0,
  };
}
