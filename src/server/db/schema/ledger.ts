import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { BalanceType, TokenType } from "#core/billing/ledger.ts";
import type { Currency } from "#core/money.ts";
import { users } from "./accounts.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

const ownerId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/**
 * What a user has of each kind, in tokens or in cents of `currency`. A row changes in the same transaction as every
 * record and reservation of it, so that reading a balance sums nothing. The currency of tokens is '' and not null,
 * because a unique key treats all nulls as different.
 */
export const accounts = pgTable(
  "accounts",
  {
    userId: ownerId(),
    kind: text("kind").$type<"token" | "voucher">().notNull(),
    currency: text("currency").$type<Currency | "">().notNull().default(""),
    /** The sum of the records. It is below 0 after a reversal of an amount that was already spent. */
    balance: bigint("balance", { mode: "number" }).notNull().default(0),
    /** The sum of the open reservations. */
    reserved: bigint("reserved", { mode: "number" }).notNull().default(0),
    /** By how much `balance` falls short of `reserved`. A constraint ensures balance + overdrawn >= reserved. */
    overdrawn: bigint("overdrawn", { mode: "number" }).notNull().default(0),
    /** The sequence of the newest record. */
    sequence: bigint("sequence", { mode: "number" }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.currency] })],
);

/**
 * Amounts set aside until their real use is known. A row stays when it is closed, so that a replay of its cause finds
 * it.
 */
export const reservations = pgTable(
  "reservations",
  {
    cause: text("cause").primaryKey(),
    userId: ownerId(),
    kind: text("kind").$type<"token" | "voucher">().notNull(),
    currency: text("currency").$type<Currency | "">().notNull().default(""),
    /** The type of the record that settling books. */
    type: text("type").$type<TokenType | BalanceType>().notNull(),
    amount: integer("amount").notNull(),
    state: text("state").$type<"open" | "settled" | "released" | "expired">().notNull().default("open"),
    /** The real use that was passed when the reservation was settled. */
    used: integer("used"),
    /** How much of it was booked: less than `used` where the balance did not cover more. */
    taken: integer("taken"),
    createdAt: moment("created_at").notNull(),
    /** A job gives an open reservation back after this time. */
    expiresAt: moment("expires_at").notNull(),
    closedAt: moment("closed_at"),
  },
  (table) => [
    index("reservations_by_user").on(table.userId),
    index("reservations_to_expire").on(table.expiresAt).where(sql`${table.state} = 'open'`),
  ],
);

/**
 * The records of both ledgers, which only grow. Every record names its cause (`initial-tokens:<user>`), and a cause is
 * unique, so that a replay books nothing a second time.
 */
const columns = {
  id: text("id").primaryKey(),
  userId: ownerId(),
  /** Tokens or cents, signed: what is consumed or paid is negative. */
  amount: integer("amount").notNull(),
  cause: text("cause").notNull().unique(),
  /** The cause of the record that this one takes back, in whole or in part. */
  reverses: text("reverses"),
  /**
   * Numbers a user's records over both ledgers, from 1 without gaps, in the order in which they changed the accounts.
   */
  sequence: bigint("sequence", { mode: "number" }).notNull(),
  /** The balance of the record's account after it. */
  balance: bigint("balance", { mode: "number" }).notNull(),
  createdAt: moment("created_at").notNull(),
};

export const tokenRecords = pgTable(
  "token_records",
  { ...columns, type: text("type").$type<TokenType>().notNull() },
  (table) => [
    uniqueIndex("token_records_by_sequence").on(table.userId, table.sequence),
    index("token_records_by_reversed").on(table.reverses).where(sql`${table.reverses} is not null`),
  ],
);

export const balanceRecords = pgTable(
  "balance_records",
  {
    ...columns,
    type: text("type").$type<BalanceType>().notNull(),
    currency: text("currency").$type<Currency>().notNull(),
  },
  (table) => [
    uniqueIndex("balance_records_by_sequence").on(table.userId, table.sequence),
    index("balance_records_issued")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.type} = 'operator' and ${table.reverses} is null`),
    index("balance_records_by_reversed").on(table.reverses).where(sql`${table.reverses} is not null`),
  ],
);
