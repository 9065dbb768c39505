import { afterAll, describe, expect, it } from "vitest";
import type { RawMessage } from "#contract/body.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { insertOrder } from "#tests/harness/builders.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { type StripeChange, type StripeFault, startStripePeer } from "#tests/harness/stripe-peer.ts";
import { startWechatPayPeer, type WechatPayChange, type WechatPayFault } from "#tests/harness/wechat-pay-peer.ts";
import { type PaymentsBench, paymentsSuite } from "./contract.ts";
import { createEmbeddedPayments } from "./embedded.ts";
import { createStripe } from "./stripe.ts";
import { createWechatPay } from "./wechat-pay.ts";

const test = await createTestApp({ printer: createFakePrinter() });
const { now } = test.clock;
const wechat = await startWechatPayPeer({ now });
const stripe = await startStripePeer({ now });
afterAll(async () => {
  await wechat.close();
  await stripe.close();
  await test.close();
});

const raw = ({ body, headers }: { body: string; headers: Record<string, string> }): RawMessage => ({
  bytes: Uint8Array.from(Buffer.from(body)),
  headers: Object.entries(headers),
});
const timeoutMs = 1_500;
const stale = { timestamp: Math.floor(now() / 1000) - 301 };

const embedded = createEmbeddedPayments({ db: test.deps.db, now, currency: "CNY", siteUrl: "http://localhost" });
const other = createEmbeddedPayments({ db: test.deps.db, now: () => now() - 301_000, currency: "CNY", siteUrl: "" });
const messageOf = async (payments: typeof embedded, reference: string) => {
  const message = await payments.standIn?.pay(reference);
  if (!message) throw new Error("The stand-in cannot be paid");
  return message;
};
paymentsSuite("embedded", () => ({
  payments: embedded,
  now,
  async order(id) {
    await insertOrder(test.deps, null, { id, currency: "CNY" });
  },
  pay: async ({ reference }) => (await embedded.standIn?.pay(reference)) != null,
  message: ({ reference }) => messageOf(embedded, reference),
  failing: {},
  forged: { stale: ({ reference }) => messageOf(other, reference) },
}));

const wechatPay = createWechatPay({
  ...{
    ...wechat.keys,
    endpoint: wechat.url,
    now,
    timeoutMs,
    notifyUrl: "https://cv.example.com/api/pay/wechat/notify",
  },
});
const wechatBench: PaymentsBench = {
  payments: wechatPay,
  now,
  order: async () => {},
  pay: async ({ id }) => wechat.pay(id),
  message: async ({ id }) => raw(wechat.message(id)),
  failing: Object.fromEntries(
    (["silent", "down", "forged", "cut", "another serial"] satisfies WechatPayFault[]).map((fault) => [
      fault,
      (work: () => Promise<void>) => during(wechat.state, fault, work),
    ]),
  ),
  forged: Object.fromEntries(
    Object.entries<WechatPayChange>({
      ...{
        stale,
        "another key": { tamper: "key" },
        "changed bytes": { tamper: "body" },
        "cut bytes": { tamper: "cut" },
      },
      ...{ "another cipher": { tamper: "cipher" }, "another serial": { serial: "PUB_KEY_ID_X" } },
    }).map(([how, change]) => [how, ({ id }: { id: string }) => raw(wechat.message(id, change))]),
  ),
};
paymentsSuite("WeChat Pay", () => wechatBench);

const checkout = createStripe({ ...stripe.keys, endpoint: stripe.url, now, timeoutMs });
paymentsSuite("Stripe", () => ({
  payments: checkout,
  now,
  order: async () => {},
  pay: async ({ id }) => stripe.pay(id),
  message: async ({ id }) => raw(stripe.message(id)),
  failing: Object.fromEntries(
    (["silent", "down", "garbage"] satisfies StripeFault[]).map((fault) => [
      fault,
      (work: () => Promise<void>) => during(stripe.state, fault, work),
    ]),
  ),
  forged: Object.fromEntries(
    Object.entries<StripeChange>({
      ...{ stale, "another secret": { secret: "whsec_other" } },
      ...{ "changed bytes": { tamper: "body" }, "cut bytes": { tamper: "cut" } },
    }).map(([how, change]) => [how, ({ id }: { id: string }) => raw(stripe.message(id, change))]),
  ),
}));

async function during<Fault>(state: { fault: Fault }, fault: Fault, work: () => Promise<void>): Promise<void> {
  const before = state.fault;
  state.fault = fault;
  try {
    await work();
  } finally {
    state.fault = before;
  }
}

describe("what a genuine message may say otherwise", () => {
  it("is passed on as it came, for the order to be compared with", async () => {
    const { reference } = await wechatPay.begin({
      ...{ id: "0198aaaa-0000-7000-8000-000000000001", amount: 1000, currency: "CNY", description: "x", locale: "ch" },
      ...{ expiresAt: new Date(now() + 900_000), returnUrl: "" },
    });
    expect(reference).toBe("0198aaaa000070008000000000000001");
    wechat.pay(reference);
    const open = async (change: WechatPayChange) => wechatPay.open(raw(wechat.message(reference, change)));
    expect(await open({ total: 1 })).toMatchObject({ evidence: { amount: 1 } });
    expect(await open({ currency: "USD" })).toMatchObject({ evidence: { currency: "USD" } });
    expect(await open({ mchid: "1" })).toMatchObject({ evidence: { foreignMerchant: "1 wx8888888888888888" } });
  });
});

describe("a refund that takes its time", () => {
  it.each([
    ["WeChat Pay", wechatPay, wechat],
    ["Stripe", checkout, stripe],
  ] as const)("is pending at %s until it is done", async (_, payments, peer) => {
    const id = `0198aaaa-0000-7000-8000-00000000000${payments.kind === "stripe" ? 2 : 3}`;
    const order = { id, amount: 1000, currency: payments.currency, description: "x", locale: "en" } as const;
    const { reference } = await payments.begin({
      ...order,
      expiresAt: new Date(now() + 900_000),
      returnUrl: "https://a.b",
    });
    peer.pay(id);
    const known = await payments.read({ id, reference });
    if (known.state !== "paid") throw new Error("It is not paid");
    const { providerId } = known.evidence;
    const refundId = `0198aaaa-0000-7000-8000-00000000001${payments.kind === "stripe" ? 2 : 3}`;
    const refund = { refundId, order: { id, reference }, providerId, amount: 1000, total: 1000 };
    peer.state.isRefundSlow = true;
    expect(await payments.refund({ ...refund, currency: payments.currency })).toMatchObject({ state: "pending" });
    peer.state.isRefundSlow = false;
    expect(await payments.readRefund({ ...refund, currency: payments.currency })).toMatchObject({ state: "done" });
  });
});
