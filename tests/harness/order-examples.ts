import { generateKeyPairSync } from "node:crypto";
import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { Aes, Formatter, Rsa } from "wechatpay-axios-plugin";
import { orderCalls } from "#contract/orders.ts";
import type { receiptCalls } from "#contract/receipts.ts";
import type { Payments } from "#server/adapters/payments/port.ts";
import { createStripe } from "#server/adapters/payments/stripe.ts";
import { createWechatPay } from "#server/adapters/payments/wechat-pay.ts";
import { orders } from "#server/db/schema/orders.ts";
import { book } from "#server/features/ledger/service.ts";
import { insertOrder } from "./builders.ts";
import type { Arrange, World } from "./call-examples.ts";

const merchant = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});
const apiKey = "0123456789abcdef0123456789ABCDEF";
const webhookSecret = "whsec_example";
const publicKeyId = "PUB_KEY_ID_1";

/** Providers whose messages the examples sign; nothing is paid through them. */
export function messageProviders(now: () => number): Payments[] {
  const keys = { merchantId: "1900000109", appId: "wx8888888888888888", serial: "1DDE55AD98ED71D6EDD4" };
  const { privateKey, publicKey } = merchant;
  const notifyUrl = "https://cv.example.com/api/pay/wechat/notify";
  return [
    createWechatPay({ ...keys, privateKey, apiKey, publicKeys: { [publicKeyId]: publicKey }, notifyUrl, now }),
    createStripe({ secretKey: "sk_test_example", webhookSecret, isManaged: false, now }),
  ];
}

/** A genuine message of each provider that concerns no order of ours. */
function wechatPayMessage(now: number): RequestInit {
  const nonce = Formatter.nonce(12);
  const ciphertext = Aes.AesGcm.encrypt("{}", apiKey, nonce, "transaction");
  const body = JSON.stringify({
    event_type: "PAYSCORE.OTHER",
    resource: { ciphertext, nonce, associated_data: "transaction" },
  });
  const timestamp = String(Math.floor(now / 1000));
  const signature = Rsa.sign(Formatter.response(timestamp, nonce, body), Rsa.from(merchant.privateKey, "private"));
  const headers = { "wechatpay-timestamp": timestamp, "wechatpay-nonce": nonce, "wechatpay-serial": publicKeyId };
  return { method: "POST", body, headers: { ...headers, "wechatpay-signature": signature } };
}

function stripeMessage(now: number): RequestInit {
  const body = JSON.stringify({ id: "evt_1", type: "customer.created", data: { object: {} } });
  const timestamp = Math.floor(now / 1000);
  const signing = { payload: body, secret: webhookSecret, timestamp };
  const signature = new Stripe("sk_test_example").webhooks.generateTestHeaderString(signing);
  return { method: "POST", body, headers: { "stripe-signature": signature } };
}

const ownOrder = ({ test, user }: World) => insertOrder(test.deps, user.id);

const paidOrder = ({ test, user }: World, currency: "CNY" | "USD" = "USD") =>
  insertOrder(test.deps, user.id, { currency, tradeState: "SUCCESS", isUpdated: true });

/** An order at the stand-in. */
async function begunOrder({ test, user }: World): Promise<string> {
  const provider = test.deps.payments.find(({ currency, kind }) => kind === "embedded" && currency === "USD");
  const orderId = await insertOrder(test.deps, user.id, { provider: "embedded" });
  const [order] = await test.deps.db.select().from(orders).where(eq(orders.id, orderId));
  if (!provider || !order) throw new Error("The stand-in for payments is missing");
  const begun = await provider.begin({ ...order, description: "", locale: "en", returnUrl: "" });
  const change = { reference: begun.reference, payUrl: begun.url, providerState: "open" } as const;
  await test.deps.db.update(orders).set(change).where(eq(orders.id, orderId));
  return orderId;
}

export const orderExamples: Record<keyof typeof orderCalls, Arrange> = {
  createOrder: ({ user }) => ({ as: user, input: { body: { planName: "monthly" } } }),
  createEnOrder: ({ user }) => ({ as: user, input: { body: { planName: "yearly", locale: "en" } } }),
  getPurse: ({ user }) => ({ as: user, input: {} }),
  getOrder: async (world) => ({ as: world.user, input: { params: { orderId: await ownOrder(world) } } }),
  continueOrder: async (world) => ({ as: world.user, input: { params: { orderId: await ownOrder(world) } } }),
  async confirmOrder(world) {
    const { test, user } = world;
    const orderId = await insertOrder(test.deps, user.id, { isBalancePay: true, provider: "voucher" });
    const gift = { account: "voucher", currency: "USD", type: "initial", userId: user.id, amount: 1000 } as const;
    const now = new Date(test.clock.now());
    await test.deps.db.transaction((one) => book(one, [{ ...gift, cause: `gift ${orderId}` }], now));
    return { as: user, input: { params: { orderId } } };
  },
  closeOrder: async (world) => ({ as: world.user, input: { params: { orderId: await ownOrder(world) } } }),
  async refundOrder(world) {
    return {
      as: world.user,
      input: { params: { orderId: await paidOrder(world) }, body: { reason: "I bought it twice" } },
    };
  },
  async withdrawRefund(world) {
    const params = { orderId: await paidOrder(world) };
    await world.user.send(orderCalls.refundOrder, { params, body: {} });
    return { as: world.user, input: { params } };
  },
  payInSandbox: async (world) => ({ as: world.user, input: { params: { orderId: await begunOrder(world) } } }),
  noticeOfWechatPay: ({ test }) => ({ as: test.anonymous(), input: {}, init: wechatPayMessage(test.clock.now()) }),
  noticeOfStripe: ({ test }) => ({ as: test.anonymous(), input: {}, init: stripeMessage(test.clock.now()) }),
};

const invoice = { title: "Lovelace Engines <Ltd>", taxNumber: "", email: "books@example.com" };

export const receiptExamples: Record<keyof typeof receiptCalls, Arrange> = {
  getReceipt: async (world) => ({ as: world.user, input: { params: { orderId: await paidOrder(world) } } }),
  downloadReceipt: async (world) => ({ as: world.user, input: { params: { orderId: await paidOrder(world) } } }),
  async askForInvoice(world) {
    return { as: world.user, input: { params: { orderId: await paidOrder(world, "CNY") }, body: invoice } };
  },
  listInvoices: async ({ test }) => ({ as: await test.user({ role: "admin" }), input: {} }),
};
