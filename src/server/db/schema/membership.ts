import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const ownerId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** What a membership adds up from. Rows are only added: taking one back is a row of its own. */
export const grants = pgTable(
  "grants",
  {
    id: text("id").primaryKey(),
    userId: ownerId(),
    /** Numbers a user's rows in the order in which they are added up. */
    sequence: integer("sequence").notNull(),
    effect: text("effect").$type<"add" | "take" | "restore">().notNull(),
    /** The grant that is taken back or restored; null for one that is added. */
    ofGrant: text("of_grant"),
    /** The length in months, or the end of what is added. Neither of the two: for life. */
    months: integer("months"),
    until: moment("until"),
    source: text("source").$type<"order" | "operator" | "program" | "earlier" | "refund" | "dispute">().notNull(),
    cause: text("cause").notNull().unique(),
    grantedAt: moment("granted_at").notNull(),
  },
  (table) => [
    uniqueIndex("grants_by_sequence").on(table.userId, table.sequence),
    index("grants_by_grant").on(table.ofGrant).where(sql`${table.ofGrant} is not null`),
  ],
);

/** Keyed hashes of who had the gifts of a new account. They are kept when the account is removed. */
export const giftClaims = pgTable("gift_claims", {
  claim: text("claim").primaryKey(),
  claimedAt: moment("claimed_at").notNull(),
});

/** When a member last downloaded a PDF. */
export const memberDownloads = pgTable("member_downloads", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  downloadedAt: moment("downloaded_at").notNull(),
});
