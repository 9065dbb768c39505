import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique, uniqueIndex } from "drizzle-orm/pg-core";
import type { PlanName } from "#core/billing/membership.ts";
import type { Currency } from "#core/money.ts";
import { users } from "./accounts.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const orderId = () =>
  text("order_id")
    .notNull()
    .references(() => orders.id);
/** What money comes through: the vouchers, or a payment provider. */
export type PaidBy = "voucher" | "embedded" | "wechat-pay" | "stripe";

/** One row per order. It stays when its user is removed. */
export const orders = pgTable(
  "orders",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    planName: text("plan_name").$type<PlanName>().notNull(),
    paymentMethod: text("payment_method").notNull(),
    /** In cents of `currency`. */
    amount: integer("amount").notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    tradeState: text("trade_state").$type<"NOTPAY" | "SUCCESS" | "CLOSED">().notNull().default("NOTPAY"),
    /** Whether the user has received what was paid for. */
    isUpdated: boolean("is_updated").notNull().default(false),
    isBalancePay: boolean("is_balance_pay").notNull().default(false),
    payUrl: text("pay_url").notNull().default(""),
    /** Null for an order from before. */
    provider: text("provider").$type<PaidBy>(),
    /** What the provider calls the order; null while nothing was begun there. */
    reference: text("reference"),
    /** What is known of the order at the provider; `none` where nothing was begun there. */
    providerState: text("provider_state").$type<"none" | "open" | "closed" | "paid">().notNull().default("none"),
    /** When the provider was last asked about it. */
    askedAt: moment("asked_at"),
    /** Cents that went back to the buyer, and when the last of them did. */
    refunded: integer("refunded").notNull().default(0),
    refundedAt: moment("refunded_at"),
    /** When a dispute about its payment began that has not been decided. */
    disputedAt: moment("disputed_at"),
    /** The words with which the buyer asked for the service at once, and when. */
    consentVersion: text("consent_version"),
    consentedAt: moment("consented_at"),
    /** Whether the browser that ordered had been signed in to the account of whoever invited the buyer. */
    isInvitersDevice: boolean("is_inviters_device").notNull().default(false),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    paidAt: moment("paid_at"),
  },
  (table) => [
    index("orders_by_user").on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("orders_by_time").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("orders_by_state").on(table.tradeState, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("orders_to_close")
      .on(table.expiresAt)
      .where(sql`${table.tradeState} = 'NOTPAY' and ${table.providerState} = 'none'`),
    index("orders_by_bare_id").on(sql`replace(${table.id}, '-', '')`),
    index("orders_at_providers").on(table.expiresAt).where(sql`${table.providerState} = 'open'`),
  ],
);

/** What was paid for an order. A second payment of the same order becomes an order of its own. */
export const payments = pgTable(
  "payments",
  {
    id: text("id").primaryKey(),
    orderId: orderId().unique("payments_by_order"),
    provider: text("provider").$type<PaidBy>().notNull(),
    /** The provider's number of the payment; of a voucher the order's id. */
    providerId: text("provider_id").notNull(),
    amount: integer("amount").notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    paidAt: moment("paid_at").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    unique("payments_by_provider").on(table.provider, table.providerId),
    index("payments_by_number").on(table.providerId),
  ],
);

/** What was asked back of an order, and what became of it. */
export const refunds = pgTable(
  "refunds",
  {
    id: text("id").primaryKey(),
    orderId: orderId(),
    amount: integer("amount").notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    /** `approved`: the provider was or will be told; `done`: it says that the money went back. */
    state: text("state").$type<"asked" | "withdrawn" | "refused" | "approved" | "done" | "failed">().notNull(),
    begunBy: text("begun_by").$type<"buyer" | "operator" | "provider">().notNull(),
    reason: text("reason").notNull().default(""),
    /** What the operator answered. */
    answer: text("answer").notNull().default(""),
    providerId: text("provider_id"),
    createdAt: moment("created_at").notNull(),
    decidedAt: moment("decided_at"),
    doneAt: moment("done_at"),
  },
  (table) => [
    index("refunds_by_order").on(table.orderId),
    index("refunds_asked").on(table.orderId).where(sql`${table.state} = 'asked'`),
    index("refunds_on_the_way").on(table.createdAt).where(sql`${table.state} in ('asked', 'approved')`),
    uniqueIndex("refunds_by_provider").on(table.providerId).where(sql`${table.providerId} is not null`),
  ],
);

/** Genuine messages and payments that do not fit, for the operator. */
export const paymentExceptions = pgTable(
  "payment_exceptions",
  {
    id: text("id").primaryKey(),
    kind: text("kind").notNull(),
    orderId: text("order_id").references(() => orders.id),
    provider: text("provider").$type<PaidBy>().notNull(),
    providerId: text("provider_id").notNull(),
    facts: jsonb("facts").notNull(),
    createdAt: moment("created_at").notNull(),
    resolvedAt: moment("resolved_at"),
    resolution: text("resolution").notNull().default(""),
  },
  (table) => [
    unique("payment_exceptions_once").on(table.provider, table.providerId, table.kind),
    index("payment_exceptions_by_order").on(table.orderId).where(sql`${table.orderId} is not null`),
    index("payment_exceptions_open").on(table.createdAt).where(sql`${table.resolvedAt} is null`),
  ],
);

/** When a provider last sent a message that was genuine. */
export const paymentNotices = pgTable("payment_notices", {
  provider: text("provider").$type<PaidBy>().primaryKey(),
  receivedAt: moment("received_at").notNull(),
});

/** What the embedded provider keeps on its side. */
export const sandboxPayments = pgTable("sandbox_payments", {
  reference: text("reference").primaryKey(),
  orderId: orderId().unique(),
  amount: integer("amount").notNull(),
  currency: text("currency").$type<Currency>().notNull(),
  state: text("state").$type<"open" | "closed" | "paid">().notNull(),
  providerId: text("provider_id").unique(),
  expiresAt: moment("expires_at").notNull(),
  paidAt: moment("paid_at"),
  /** Cents that went back, by the number of the refund. */
  refunds: jsonb("refunds").$type<Record<string, number>>().notNull().default({}),
});
