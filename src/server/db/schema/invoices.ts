import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { orders } from "./orders.ts";

/** Whom the invoice for an order is made out to, as its buyer asked. */
export const invoiceRequests = pgTable(
  "invoice_requests",
  {
    orderId: text("order_id")
      .primaryKey()
      .references(() => orders.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    /** Empty where a person asks and not a company. */
    taxNumber: text("tax_number").notNull(),
    email: text("email").notNull(),
    /** When it was asked for, or last corrected. */
    askedAt: timestamp("asked_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index("invoice_requests_by_user").on(table.userId),
    index("invoice_requests_by_time").on(table.askedAt, table.orderId),
  ],
);
