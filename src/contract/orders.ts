import { z } from "zod";
import { planNames } from "#core/billing/membership.ts";
import { consentVersion } from "#core/billing/orders.ts";
import { limits } from "#core/limits.ts";
import type { Currency } from "#core/money.ts";
import { json, raw } from "./body.ts";
import { defineCall } from "./call.ts";
import { idText } from "./paging.ts";
import { orderSchema, refundStates } from "./records.ts";

const placed = z.strictObject({
  orderId: idText,
  /** Whether vouchers cover it: then it is confirmed and nothing is paid. */
  isBalancePay: z.boolean(),
  /** What the QR code shows; empty where vouchers cover the order. */
  payUrl: z.string(),
});

/** An order with the milliseconds for which it can still be paid, by the server's clock; 0 once that is over. */
const openOrder = orderSchema.extend({ expiresIn: z.number().int().min(0) });
export type OpenOrder = z.infer<typeof openOrder>;

const group = "orders";
const params = z.strictObject({ orderId: idText });
const planName = z.enum(planNames);
const placing = [{ rate: "order", per: ["user"] }] as const;
const changing = [{ rate: "changeOrder", per: ["user"] }] as const;
const ofOrder = { group, who: "user", scope: null, params } as const;
const refundSchema = z.strictObject({
  refundId: idText,
  amount: z.number().int(),
  state: z.enum(refundStates),
});

/** A provider's signed message; the status is the answer. Forged ones are refused, and nothing moves. */
const notice = (path: string, provider: string) =>
  defineCall({
    group,
    method: "POST",
    path,
    who: "public",
    scope: null,
    status: 204,
    summary: `Messages of ${provider}, signed. 204 once they are verified, 401 for any other, 404 where it is not set up.`,
    // A provider may add a query of its own.
    query: z.record(z.string(), z.string()),
    body: raw({ maxBytes: limits.body.raw }),
    answer: "page",
    errors: ["tooLarge"],
  });

export const orderCalls = {
  createOrder: defineCall({
    group,
    method: "POST",
    path: "/api/orders",
    who: "user",
    scope: null,
    limits: placing,
    summary:
      "Order a plan in CNY, paid by WeChat Pay or wholly by voucher. An open order for the same plan is returned again. 404 where nothing is sold.",
    body: json(z.strictObject({ planName })),
    reply: placed,
    status: 201,
    errors: ["alreadyLifetime", "providerUnavailable", "orderNotOpen", "notFound"],
  }),
  createEnOrder: defineCall({
    group,
    method: "POST",
    path: "/api/createEnOrder",
    who: "user",
    scope: null,
    limits: placing,
    summary:
      "Order a plan in USD. Open `checkout_url` to pay; it is empty where vouchers cover the order. Otherwise as POST /api/orders.",
    body: json(
      z.strictObject({
        planName,
        locale: z.enum(["en", "ch"]).default("en"),
        /** Names the words with which the buyer asked for the membership at once; kept with the order and its time. */
        consent: z.literal(consentVersion).optional(),
      }),
    ),
    reply: z.strictObject({ checkout_url: z.string(), orderId: idText, isBalancePay: z.boolean() }),
    status: 201,
    errors: ["alreadyLifetime", "providerUnavailable", "orderNotOpen", "notFound"],
  }),
  getOrder: defineCall({
    ...ofOrder,
    method: "GET",
    path: "/api/orders/:orderId",
    summary: "One of your orders. While it is open its provider is asked, at most every 8 s.",
    reply: openOrder,
    errors: ["notFound"],
  }),
  getPurse: defineCall({
    group,
    method: "GET",
    path: "/api/purse",
    who: "user",
    scope: null,
    summary: "The vouchers that you can spend now, in cents of each currency. 404 where nothing is sold.",
    reply: z.strictObject({ CNY: z.number().int(), USD: z.number().int() } satisfies Record<Currency, z.ZodType>),
    errors: ["notFound"],
  }),
  continueOrder: defineCall({
    ...ofOrder,
    method: "POST",
    path: "/api/orders/:orderId/continue",
    limits: placing,
    summary: "How an open order can be paid, as when it was placed.",
    reply: placed,
    errors: ["notFound", "orderNotOpen", "providerUnavailable"],
  }),
  confirmOrder: defineCall({
    ...ofOrder,
    method: "POST",
    path: "/api/orders/:orderId/confirm",
    limits: changing,
    summary: "Pay an order that vouchers cover, once. If they no longer do, nothing is taken and the order stays open.",
    reply: orderSchema,
    errors: ["notFound", "voucherTooLow", "orderNotOpen"],
  }),
  closeOrder: defineCall({
    ...ofOrder,
    method: "POST",
    path: "/api/orders/:orderId/close",
    limits: changing,
    summary: "Close an open order. A payment that arrives at the same moment is honoured instead.",
    reply: orderSchema,
    errors: ["notFound", "orderNotOpen", "providerUnavailable"],
  }),
  refundOrder: defineCall({
    ...ofOrder,
    method: "POST",
    path: "/api/orders/:orderId/refund",
    limits: changing,
    summary: `Ask for a refund of an order, in cents, or of all that is left, within ${limits.order.refundWindow / 86_400_000} days of the payment and while no PDF was downloaded as a member since. The operator decides.`,
    body: json(
      z.strictObject({
        reason: z.string().trim().max(limits.order.reasonLength).default(""),
        amount: z.number().int().min(1).optional(),
      }),
    ),
    reply: refundSchema,
    errors: ["notFound", "notRefundable", "refundTooLate", "refundAfterDownload"],
  }),
  withdrawRefund: defineCall({
    ...ofOrder,
    method: "DELETE",
    path: "/api/orders/:orderId/refund",
    limits: changing,
    summary: "Take back what you asked for, while nobody has decided.",
    reply: refundSchema,
    errors: ["notFound", "notRefundable"],
  }),
  noticeOfWechatPay: notice("/api/pay/wechat/notify", "WeChat Pay"),
  noticeOfStripe: notice("/api/pay/stripe/webhook", "Stripe"),
  payInSandbox: defineCall({
    group: "sandbox",
    method: "POST",
    path: "/api/sandbox/pay/:orderId",
    who: "user",
    scope: null,
    params,
    limits: changing,
    summary:
      "Pay one of your orders with the embedded stand-in, which sends its signed message. 404 where payments are not embedded.",
    reply: orderSchema,
    errors: ["notFound", "orderNotOpen"],
  }),
} as const;
