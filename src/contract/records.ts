import { z } from "zod";
import { balanceTypes, tokenTypes } from "#core/billing/ledger.ts";
import { planNames } from "#core/billing/membership.ts";
import { currencies } from "#core/money.ts";
import { defineCall } from "./call.ts";
import { idText, listOf, pagingQuery, timestamp } from "./paging.ts";

/** A token record: `amount` is what was added or consumed, never negative; `balance` is the balance after it. */
export const tokenRecordSchema = z.strictObject({
  _id: idText,
  operation: z.enum(["ADD", "consume"]),
  type: z.enum(tokenTypes),
  amount: z.number().int().min(0),
  balance: z.number().int(),
  createdAt: timestamp,
});
export type TokenRecord = z.infer<typeof tokenRecordSchema>;

/**
 * A voucher record, in cents of its currency; otherwise like a token record. `pending` is in the balance and cannot be
 * spent yet; `reversed` was taken back by a later record.
 */
export const balanceRecordSchema = z.strictObject({
  _id: idText,
  operation: z.enum(["ADD", "SUB"]),
  type: z.enum(balanceTypes),
  amount: z.number().int().min(0),
  currency: z.enum(currencies),
  state: z.enum(["booked", "pending", "reversed"]),
  balance: z.number().int(),
  createdAt: timestamp,
});
export type BalanceRecord = z.infer<typeof balanceRecordSchema>;

/** `asked` waits for the operator, `approved` for the provider. */
export const refundStates = ["asked", "withdrawn", "refused", "approved", "done", "failed"] as const;

export const orderSchema = z.strictObject({
  orderId: idText,
  planName: z.enum(planNames),
  paymentMethod: z.string(),
  /** Cents of its currency. */
  amount: z.number().int(),
  currency: z.enum(currencies),
  /** 0 created, 1 paid, 2 expired. */
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  trade_state: z.enum(["NOTPAY", "SUCCESS", "CLOSED"]),
  isUpdated: z.boolean(),
  isBalancePay: z.boolean(),
  payUrl: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp,
  paidAt: timestamp.nullable(),
  /** When money last went back to the buyer; `trade_state` stays SUCCESS. */
  refundedAt: timestamp.nullable(),
  /** The page of its receipt; null until it is paid. */
  receiptUrl: z.string().nullable(),
});
export type Order = z.infer<typeof orderSchema>;

/** An order as its buyer sees it: with what was asked back of it, and whether it still can be. */
export const ownOrderSchema = orderSchema.extend({
  /** Cents that went back. */
  refunded: z.number().int().min(0),
  /** The newest refund, whoever began it; null where there is none. */
  refund: z
    .strictObject({
      state: z.enum(refundStates),
      amount: z.number().int(),
      begunBy: z.enum(["buyer", "operator", "provider"]),
      reason: z.string(),
      /** What the operator answered; empty until then. */
      answer: z.string(),
      createdAt: timestamp,
    })
    .nullable(),
  /** Until when a refund can be asked for, or why it cannot. */
  refundable: z.strictObject({
    until: timestamp.nullable(),
    why: z.enum(["notPaid", "refunded", "begun", "late", "downloaded"]).nullable(),
  }),
});
export type OwnOrder = z.infer<typeof ownOrderSchema>;

const query = pagingQuery.omit({ sort: true });
const group = "records";

export const recordCalls = {
  listTokens: defineCall({
    group,
    method: "GET",
    path: "/api/tokens",
    who: "user",
    scope: null,
    summary: "Your token records, newest first.",
    query,
    reply: listOf(tokenRecordSchema),
  }),
  listBalances: defineCall({
    group,
    method: "GET",
    path: "/api/balances",
    who: "user",
    scope: null,
    summary: "Your voucher records, newest first.",
    query,
    reply: listOf(balanceRecordSchema),
  }),
  listOrders: defineCall({
    group,
    method: "GET",
    path: "/api/orders",
    who: "user",
    scope: null,
    summary: "Your orders, newest first, with what became of refunds.",
    query,
    reply: listOf(ownOrderSchema),
  }),
  listAllOrders: defineCall({
    group,
    method: "GET",
    path: "/api/ordersAdmin",
    who: "admin",
    scope: null,
    summary: "All users' orders, newest first.",
    query,
    reply: listOf(orderSchema),
  }),
} as const;
