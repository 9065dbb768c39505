import { z } from "zod";
import { currencies } from "#core/money.ts";
import { json } from "./body.ts";
import { defineCall } from "./call.ts";
import {
  actionSchema,
  actKey,
  centsAbove0,
  decision,
  desk,
  personSchema,
  reasonText,
  searchText,
  typedTwice,
} from "./desk.ts";
import { idText, listOf, pagingQuery, timestamp } from "./paging.ts";
import { orderSchema } from "./records.ts";

export const orderStates = ["open", "paid", "closed", "asked", "refunded", "disputed"] as const;
export type DeskOrderState = (typeof orderStates)[number];
export const providers = ["voucher", "embedded", "wechat-pay", "stripe"] as const;

/** An order with its buyer. `refunded` and `asked` are the cents that went back and that the buyer asks back. */
export const deskOrderSchema = orderSchema.extend({
  /** Null once the account is removed. */
  user: personSchema.nullable(),
  provider: z.enum(providers).nullable(),
  refunded: z.number().int(),
  asked: z.number().int(),
  disputedAt: timestamp.nullable(),
});
export type DeskOrder = z.infer<typeof deskOrderSchema>;

export const deskRefundSchema = z.strictObject({
  _id: idText,
  /** Cents of the order's currency. */
  amount: z.number().int(),
  state: z.enum(["asked", "withdrawn", "refused", "approved", "done", "failed"]),
  begunBy: z.enum(["buyer", "operator", "provider"]),
  /** Why it was asked for, and what the operator answered. */
  reason: z.string(),
  answer: z.string(),
  createdAt: timestamp,
  decidedAt: timestamp.nullable(),
  doneAt: timestamp.nullable(),
});
export type DeskRefund = z.infer<typeof deskRefundSchema>;

const moneySchema = z.strictObject({ amount: z.number().int(), currency: z.string() });

/** A genuine message or payment that does not fit what we know. */
export const exceptionSchema = z.strictObject({
  _id: idText,
  /** One of `ExceptionKind` in core/billing/orders.ts. */
  kind: z.string(),
  orderId: idText.nullable(),
  provider: z.enum(providers),
  /** The provider's own number. */
  providerId: z.string(),
  /** As it was written, which may be no whole number. */
  came: moneySchema.extend({ amount: z.number(), merchant: z.string().nullable() }),
  expected: moneySchema.nullable(),
  createdAt: timestamp,
  resolvedAt: timestamp.nullable(),
  resolution: z.string(),
});
export type DeskException = z.infer<typeof exceptionSchema>;

export const deskOrderPageSchema = z.strictObject({
  order: deskOrderSchema,
  payment: z
    .strictObject({
      provider: z.enum(providers),
      providerId: z.string(),
      amount: z.number().int(),
      currency: z.enum(currencies),
      paidAt: timestamp,
      createdAt: timestamp,
    })
    .nullable(),
  refunds: z.array(deskRefundSchema),
  exceptions: z.array(exceptionSchema),
  actions: z.array(actionSchema),
  /** Cents that can still go back. */
  refundable: z.number().int(),
  /** Whether its provider is set up, so that it can be asked. */
  canAsk: z.boolean(),
  /** When the provider was last asked about it. */
  askedAt: timestamp.nullable(),
});
export type DeskOrderPage = z.infer<typeof deskOrderPageSchema>;

const day = z.iso.date().optional();
const filters = z.strictObject({
  /** An order's id, the provider's number of its payment, or a part of the buyer's email. */
  q: searchText,
  state: z.enum(orderStates).optional(),
  provider: z.enum(providers).optional(),
  /** Days in UTC on which orders were placed, both included. */
  from: day,
  to: day,
  user: idText.optional(),
});
export type OrderFilters = z.output<typeof filters>;

const ofOrder = { params: z.strictObject({ orderId: idText }), errors: ["notFound"] } as const;

export const deskOrderCalls = {
  listDeskOrders: defineCall({
    ...desk,
    method: "GET",
    path: "/api/admin/orders",
    summary: "Orders of all users with their buyers, newest first.",
    query: filters.extend(pagingQuery.omit({ sort: true }).shape),
    reply: listOf(deskOrderSchema),
  }),
  exportOrders: defineCall({
    ...desk,
    method: "GET",
    path: "/api/admin/orders.csv",
    summary: "The same orders as a table (CSV, UTF-8), without paging. No cell is read as a formula.",
    query: filters,
    answer: "binary",
    contentType: "text/csv; charset=utf-8",
    audit: true,
  }),
  getDeskOrder: defineCall({
    ...desk,
    ...ofOrder,
    method: "GET",
    path: "/api/admin/orders/:orderId",
    summary: "One order with its payment, refunds, exceptions, and what operators did to it.",
    reply: deskOrderPageSchema,
  }),
  askAboutOrder: defineCall({
    ...desk,
    ...ofOrder,
    method: "POST",
    path: "/api/admin/orders/:orderId/ask",
    summary: "Ask the provider about an order and its refunds now, and do what follows from the answer.",
    reply: deskOrderPageSchema,
    errors: ["notFound", "providerUnavailable"],
    audit: true,
  }),
  refundByDesk: defineCall({
    ...decision,
    ...ofOrder,
    path: "/api/admin/orders/:orderId/refund",
    summary: "Refund an order, in cents, in whole or in part, once for each `key`. The amount is typed twice.",
    body: json(typedTwice({ key: actKey, amount: centsAbove0, again: centsAbove0, reason: reasonText })),
    reply: deskOrderPageSchema,
    errors: ["notFound", "notRefundable", "keySpent"],
  }),
  decideRefund: defineCall({
    ...decision,
    path: "/api/admin/refunds/:refundId/decide",
    summary: "Approve or refuse a refund that a buyer asked for. The amount is typed again; the buyer is mailed.",
    params: z.strictObject({ refundId: idText }),
    body: json(z.strictObject({ verdict: z.enum(["approved", "refused"]), amount: centsAbove0, reason: reasonText })),
    reply: deskOrderPageSchema,
    errors: ["notFound", "notRefundable"],
  }),
  listExceptions: defineCall({
    ...desk,
    method: "GET",
    path: "/api/admin/exceptions",
    summary:
      "Genuine payments and messages that do not fit, oldest first; with `state=resolved` those that are settled.",
    query: pagingQuery.omit({ sort: true }).extend({ state: z.enum(["open", "resolved"]).default("open") }),
    reply: listOf(exceptionSchema),
  }),
  resolveException: defineCall({
    ...desk,
    method: "POST",
    path: "/api/admin/exceptions/:id/resolve",
    summary: "Say what became of an exception. Nothing else changes by it.",
    params: z.strictObject({ id: idText }),
    body: json(z.strictObject({ reason: reasonText })),
    reply: exceptionSchema,
    errors: ["notFound"],
  }),
} as const;
