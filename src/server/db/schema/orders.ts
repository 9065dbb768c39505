import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { PlanName } from "#core/billing/membership.ts";
import { users } from "./accounts.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** One row per order. It stays when its user is removed. */
export const orders = pgTable(
  "orders",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    planName: text("plan_name").$type<PlanName>().notNull(),
    paymentMethod: text("payment_method").notNull(),
    /** In cents. */
    amount: integer("amount").notNull(),
    tradeState: text("trade_state").$type<"NOTPAY" | "SUCCESS" | "CLOSED">().notNull().default("NOTPAY"),
    /** Whether the user has received what was paid for. */
    isUpdated: boolean("is_updated").notNull().default(false),
    isBalancePay: boolean("is_balance_pay").notNull().default(false),
    payUrl: text("pay_url").notNull().default(""),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    paidAt: moment("paid_at"),
  },
  (table) => [
    index("orders_by_user").on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("orders_by_time").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
