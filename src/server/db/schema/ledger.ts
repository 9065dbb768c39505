import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { BalanceType, TokenType } from "#core/billing/ledger.ts";
import { users } from "./accounts.ts";

/**
 * Two ledgers. A balance is the sum of its records and is stored nowhere else. Every record names what caused it
 * (`sign-up:<user>`, `order:<id>`), and a cause is unique: whatever is replayed books nothing a second time.
 */
const columns = {
  id: text("id").primaryKey(),
  userId: text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Signed: what is consumed or paid is negative. Tokens, or cents. */
  amount: integer("amount").notNull(),
  cause: text("cause").notNull().unique(),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
};

export const tokenRecords = pgTable(
  "token_records",
  { ...columns, type: text("type").$type<TokenType>().notNull() },
  (table) => [index("token_records_by_user").on(table.userId, table.id)],
);

export const balanceRecords = pgTable(
  "balance_records",
  { ...columns, type: text("type").$type<BalanceType>().notNull() },
  (table) => [index("balance_records_by_user").on(table.userId, table.id)],
);
