import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What the stand-ins of mail and SMS would have sent; shown at /sandbox. */
export const outbox = pgTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    channel: text("channel").$type<"mail" | "sms">().notNull(),
    to: text("to").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index("outbox_by_address").on(table.to)],
);
