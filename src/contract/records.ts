import { z } from "zod";
import { balanceTypes, tokenTypes } from "#core/billing/ledger.ts";
import { planNames } from "#core/billing/membership.ts";
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

/** A voucher record, in cents; otherwise like a token record. */
export const balanceRecordSchema = z.strictObject({
  _id: idText,
  operation: z.enum(["ADD", "SUB"]),
  type: z.enum(balanceTypes),
  amount: z.number().int().min(0),
  balance: z.number().int(),
  createdAt: timestamp,
});
export type BalanceRecord = z.infer<typeof balanceRecordSchema>;

export const orderSchema = z.strictObject({
  orderId: idText,
  planName: z.enum(planNames),
  paymentMethod: z.string(),
  /** Cents. */
  amount: z.number().int(),
  /** 0 created, 1 paid, 2 expired. */
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  trade_state: z.enum(["NOTPAY", "SUCCESS", "CLOSED"]),
  isUpdated: z.boolean(),
  isBalancePay: z.boolean(),
  payUrl: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp,
  paidAt: timestamp.nullable(),
});
export type Order = z.infer<typeof orderSchema>;

const query = pagingQuery.omit({ sort: true });
const group = "records";

export const recordCalls = {
  listTokens: defineCall({
    group,
    method: "GET",
    path: "/api/tokens",
    who: "user",
    scope: "account:read",
    summary: "Your token records, newest first.",
    query,
    reply: listOf(tokenRecordSchema),
  }),
  listBalances: defineCall({
    group,
    method: "GET",
    path: "/api/balances",
    who: "user",
    scope: "account:read",
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
    summary: "Your orders, newest first.",
    query,
    reply: listOf(orderSchema),
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
